// Where updates stand: in spare time, or else behind the last action, before the waits there.

// With one stage on a rank its gradients are complete when it has nothing more to do. What is posted
// goes first, and other ranks may take long to receive it.
// RUN: pipeline-opt %S/Inputs/four-layers.mlir --pipe-partition="ranks=2" --pipe-differentiate --pipe-schedule="schedule=1f1b microbatches=4" --pipe-lower-to-ranks --pipe-verify=phase=ranked -o %t.1f1b.mlir
// RUN: FileCheck %s --check-prefix=ONE --implicit-check-not="pipe.update " < %t.1f1b.mlir
// ONE:      pipe.program @m.rank0
// ONE:      pipe.action B 0[3]
// ONE-NEXT: pipe.update adamw %w0
// ONE-NEXT: pipe.update adamw %w1
// ONE:      pipe.program @m.rank1
// ONE:      pipe.action B 1[3]
// ONE-NEXT: pipe.send
// ONE-NEXT: pipe.update adamw %w2
// ONE-NEXT: pipe.update adamw %w3
// ONE-NEXT: pipe.wait

// Gradients are made zero in spare time too: here while the first of them comes, or the first input.
// RUN: FileCheck %s --check-prefix=ZERO --implicit-check-not="pipe.zero " < %t.1f1b.mlir
// ZERO:      pipe.program @m.rank0
// ZERO:      pipe.action F 0[1]
// ZERO-NEXT: pipe.send
// ZERO-NEXT: pipe.zero %g.w0
// ZERO-NEXT: pipe.zero %g.w1
// ZERO-NEXT: pipe.wait
// ZERO-NEXT: pipe.recv
// ZERO-NEXT: pipe.wait
// ZERO-NEXT: pipe.load
// ZERO-NEXT: pipe.action B 0[0]
// ZERO:      pipe.program @m.rank1
// ZERO:      pipe.zero %g.w2
// ZERO-NEXT: pipe.zero %g.w3
// ZERO:      pipe.action F 1[0]

// Nobody idles in these actions once stage 2 is complete. But nobody needs what rank 0 does then, so
// it may as well update. Rank 1 must not: rank 0 waits for its backwards.
// RUN: pipeline-opt %S/Inputs/four-layers.mlir --pipe-partition="ranks=2 chunks=2" --pipe-differentiate --pipe-schedule="schedule=interleaved-1f1b microbatches=4" --pipe-lower-to-ranks --pipe-verify=phase=ranked -o %t.chunks.mlir
// RUN: FileCheck %s --check-prefix=CHUNKS --implicit-check-not="pipe.update " < %t.chunks.mlir
// CHUNKS:      pipe.program @m.rank0
// CHUNKS:      pipe.action B 2[3]
// CHUNKS:      pipe.recv %[[GRADIENT:.*]] from 1
// CHUNKS-NEXT: pipe.update adamw %w2
// CHUNKS-NEXT: pipe.wait %[[GRADIENT]]
// CHUNKS-NEXT: pipe.load
// CHUNKS-NEXT: pipe.action B 0[2]
// CHUNKS:      pipe.action B 0[3]
// CHUNKS-NEXT: pipe.update adamw %w0
// CHUNKS:      pipe.program @m.rank1
// CHUNKS:      pipe.action B 3[3]
// CHUNKS:      pipe.action B 1[3]
// CHUNKS-NEXT: pipe.send
// CHUNKS-NEXT: pipe.update adamw %w1
// CHUNKS-NEXT: pipe.update adamw %w3
// CHUNKS-NEXT: pipe.wait

// A program with loops has the same updates.
// RUN: pipeline-opt %t.chunks.mlir --pipe-roll-loops --pipe-verify=phase=ranked | FileCheck %s --check-prefix=CHUNKS --implicit-check-not="pipe.update "

// Where gradients are clipped, their norms are summed in spare time, and all updates wait for the
// norm of all.
// RUN: pipeline-opt %S/Inputs/four-layers.mlir --pipe-partition="ranks=2 chunks=2" --pipe-differentiate --pipe-schedule="schedule=interleaved-1f1b microbatches=4" --pipe-lower-to-ranks=clip=true --pipe-verify=phase=ranked -o %t.clip.mlir
// RUN: FileCheck %s --check-prefix=CLIP --implicit-check-not="pipe.update " < %t.clip.mlir
// CLIP:      pipe.program @m.rank0
// CLIP:      pipe.action B 2[3]
// CLIP:      pipe.recv
// CLIP-NEXT: pipe.gradient_norm 2
// CLIP-NEXT: pipe.wait
// CLIP:      pipe.action B 0[3]
// CLIP-NEXT: pipe.gradient_norm 0
// CLIP-NEXT: pipe.exchange_norms
// CLIP-NEXT: pipe.update adamw %w0
// CLIP-NEXT: pipe.update adamw %w2
// CLIP:      pipe.program @m.rank1
// CLIP:      pipe.action B 1[3]
// CLIP-NEXT: pipe.send
// CLIP-NEXT: pipe.gradient_norm 1
// CLIP-NEXT: pipe.gradient_norm 3
// CLIP-NEXT: pipe.wait
// CLIP-NEXT: pipe.wait
// CLIP-NEXT: pipe.exchange_norms
// CLIP-NEXT: pipe.update adamw %w1
// CLIP-NEXT: pipe.update adamw %w3

// With I and W it is the last W that completes a gradient.
// RUN: pipeline-opt %S/Inputs/four-layers.mlir --pipe-partition="ranks=2" --pipe-differentiate="split-backward=true" --pipe-schedule="schedule=zb-h1 microbatches=4" --pipe-lower-to-ranks --pipe-verify=phase=ranked | FileCheck %s --check-prefix=SPLIT --implicit-check-not="pipe.update "
// SPLIT:      pipe.program @m.rank0
// SPLIT:      pipe.action W 0[3]
// SPLIT-NEXT: pipe.update adamw %w0
// SPLIT-NEXT: pipe.update adamw %w1
// SPLIT:      pipe.program @m.rank1
// SPLIT:      pipe.action W 1[3]
// SPLIT-NEXT: pipe.update adamw %w2
// SPLIT-NEXT: pipe.update adamw %w3

// RUN: pipeline-opt %S/Inputs/four-layers.mlir --pipe-partition="ranks=2 chunks=2 placement=v" --pipe-differentiate="split-backward=true" --pipe-schedule="schedule=zbv microbatches=4" --pipe-lower-to-ranks --pipe-verify=phase=ranked | FileCheck %s --check-prefix=VSHAPE --implicit-check-not="pipe.update "
// VSHAPE:      pipe.program @m.rank0
// VSHAPE:      pipe.action W 3[3]
// VSHAPE:      pipe.recv
// VSHAPE-NEXT: pipe.update adamw %w3
// VSHAPE-NEXT: pipe.wait
// VSHAPE:      pipe.action I 0[3]
// VSHAPE:      pipe.action W 0[3]
// VSHAPE-NEXT: pipe.update adamw %w0
// VSHAPE:      pipe.program @m.rank1
// VSHAPE:      pipe.action W 2[3]
// VSHAPE-NEXT: pipe.action W 1[3]
// VSHAPE-NEXT: pipe.update adamw %w1
// VSHAPE-NEXT: pipe.update adamw %w2

// A parameter that another rank has too waits for the exchange, which the others overlap with.
// RUN: sed 's/ranks = 4, owners = \[0, 1, 2, 3\]/ranks = 2, owners = [0, 1, 0, 1]/' %S/Inputs/four-stages.mlir | pipeline-opt --pipe-schedule="schedule=interleaved-1f1b microbatches=4" --pipe-lower-to-ranks --pipe-verify=phase=ranked | FileCheck %s --check-prefix=TIED --implicit-check-not="pipe.update "
// TIED:      pipe.program @m.rank0
// TIED:      pipe.action B 2[3]
// TIED:      pipe.update adamw %w2
// TIED:      pipe.action B 0[3]
// TIED-NEXT: pipe.recv %g.w0_layer_3 from 1
// TIED-NEXT: pipe.send %g.w0_layer_0 to 1
// TIED-NEXT: pipe.wait %g.w0_layer_3
// TIED-NEXT: pipe.wait %g.w0_layer_0
// TIED-NEXT: pipe.update adamw %w0
// TIED:      pipe.program @m.rank1
// TIED:      pipe.action B 1[3]
// TIED-NEXT: pipe.send
// TIED-NEXT: pipe.recv %g.w0_layer_0 from 0
// TIED-NEXT: pipe.send %g.w0_layer_3 to 0
// TIED-NEXT: pipe.update adamw %w1
// TIED-NEXT: pipe.wait
// TIED:      pipe.wait %g.w0_layer_0
// TIED-NEXT: pipe.wait %g.w0_layer_3
// TIED-NEXT: pipe.update adamw %w0

// One that two stages of a rank share has its gradient when both are done, whatever reads it without
// adding to it: here stage 0 reads stage 2's.
// RUN: sed 's/ranks = 4, owners = \[0, 1, 2, 3\]/ranks = 2, owners = [0, 1, 0, 1]/; s/@first.forward(%%tok, %%w0)/@first.forward(%%tok, %%w2)/; s/@first.backward(%%tok, %%r0, %%w0,/@first.backward(%%tok, %%r0, %%w2,/' %S/Inputs/untied-stages.mlir > %t.read.mlir
// RUN: pipeline-opt %t.read.mlir --pipe-schedule="schedule=interleaved-1f1b microbatches=4" --pipe-lower-to-ranks --pipe-verify=phase=ranked -o %t.reads.mlir
// RUN: FileCheck %s --check-prefix=READ --implicit-check-not="pipe.update " < %t.reads.mlir
// READ:      pipe.program @m.rank0
// READ:      pipe.action B 0[3]
// READ-NEXT: pipe.update adamw %w0
// READ-NEXT: pipe.update adamw %w2
// READ:      pipe.program @m.rank1
// READ:      pipe.update adamw %w1
// READ-NEXT: pipe.update adamw %w3

// Nothing to update, and nothing to make zero.
// RUN: pipeline-opt %S/Inputs/four-layers.mlir --pipe-partition="ranks=2 chunks=2" --pipe-differentiate=forward-only --pipe-schedule="schedule=interleaved-1f1b microbatches=4" --pipe-lower-to-ranks --pipe-verify=phase=ranked | FileCheck %s --check-prefix=FORWARD --implicit-check-not="pipe.{{update|zero|gradient_norm|exchange}}"
// FORWARD: pipe.program @m.rank1

// Programs that a person has edited: an update before the last backward of its stage, or of another
// stage that reads the parameter.
// RUN: sed '/pipe.program @m.rank0/,/pipe.program @m.rank1/{/pipe.update adamw %%w2/d;/pipe.action B 2\[3\]/{h;s/.*/    pipe.update adamw %%w2 gradients(%%g.w2 : !pipe.buffer<tensor<8x8xf32>>) state(%%w2_first_moment, %%w2_second_moment : !pipe.buffer<tensor<8x8xf32>>, !pipe.buffer<tensor<8x8xf32>>) : <tensor<8x8xf32>>/;G}}' %t.chunks.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=EARLY
// EARLY: error: 'pipe.update' op R6: needs the gradient of 'w2' in layer 2 over all microbatches, in the order of layers, but has the gradient of 'w2' in layer 2 over 3 of them so far
// RUN: sed '/pipe.program @m.rank0/,/pipe.program @m.rank1/{/pipe.update adamw %%w2/d;/pipe.action B 0\[3\]/{h;s/.*/    pipe.update adamw %%w2 gradients(%%g.w2 : !pipe.buffer<tensor<8x8xf32>>) state(%%w2_first_moment, %%w2_second_moment : !pipe.buffer<tensor<8x8xf32>>, !pipe.buffer<tensor<8x8xf32>>) : <tensor<8x8xf32>>/;G}}' %t.reads.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=READER
// READER: error: 'pipe.action' op R2: operand #2, parameter 'w2', has been updated already

// A norm of part of a gradient, and an update that does not wait for the norm of all.
// RUN: sed '/pipe.program @m.rank0/,/pipe.program @m.rank1/{/pipe.gradient_norm 2/d;/pipe.action B 2\[3\]/{h;s/.*/    pipe.gradient_norm 2 (%%g.w2) : !pipe.buffer<tensor<8x8xf32>>/;G}}' %t.clip.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=PARTIAL
// PARTIAL: error: 'pipe.gradient_norm' op R6: needs the gradient of 'w2' in layer 2 over all microbatches, in the order of layers, but has the gradient of 'w2' in layer 2 over 3 of them so far
// RUN: sed '/pipe.program @m.rank0/,/pipe.program @m.rank1/{/pipe.update adamw %%w2/d;/pipe.gradient_norm 2/{s/.*/&\n    pipe.update adamw %%w2 gradients(%%g.w2 : !pipe.buffer<tensor<8x8xf32>>) state(%%w2_first_moment, %%w2_second_moment : !pipe.buffer<tensor<8x8xf32>>, !pipe.buffer<tensor<8x8xf32>>) : <tensor<8x8xf32>>/}}' %t.clip.mlir | not pipeline-opt --pipe-verify=phase=ranked -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNCLIPPED
// UNCLIPPED: error: 'pipe.exchange_norms' op R6: comes after an update, which needs the norm
