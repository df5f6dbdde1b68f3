# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line: docs/Export.md."""

import argparse
import sys
import warnings
from pathlib import Path

import torch
import transformers

from pipeline_export import compare
from pipeline_export.decompositions import NAMES
from pipeline_export.exporter import export
from pipeline_export.huggingface import Sizes, Task, load_task
from pipeline_export.notices import ExportError, ExportWarning
from pipeline_export.weights import write_weights


def main(arguments: list[str] | None = None) -> int:
    """Runs a command. The exit status is 0, 1 for a failed check, 2 for an error."""
    options = _parser().parse_args(arguments)
    transformers.logging.set_verbosity_error()
    transformers.logging.disable_progress_bar()
    try:
        return options.run(options)
    except (ExportError, OSError) as error:
        print(f"pipeline-export: error: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pipeline-export",
        description="Training losses of PyTorch as MLIR that pipeline-import linalg reads.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    hf = commands.add_parser(
        "hf", help="export a model of transformers", description="Exports a model of transformers."
    )
    _add_model_options(hf)
    hf.add_argument(
        "--decompositions",
        choices=NAMES,
        default="clean",
        help="how torch's operators are taken apart: in f32 throughout and without gathers where "
        "possible (clean), or as torch-mlir does (default); clean unless given",
    )
    hf.add_argument(
        "--verify",
        action="store_true",
        help="run the model and what was exported, and compare their losses and gradients",
    )
    hf.add_argument(
        "--strict", action="store_true", help="treat what is not kept as an error, not a warning"
    )
    hf.add_argument("-o", dest="prefix", required=True, metavar="PREFIX", help="writes PREFIX.mlir")
    hf.set_defaults(run=_run_hf)

    gradients = commands.add_parser(
        "gradients",
        help="torch's loss and gradients for a model of transformers",
        description="Writes torch's loss and gradients of one step, for check to compare with.",
    )
    _add_model_options(gradients)
    gradients.add_argument(
        "--inputs", type=Path, required=True, metavar="FILE", help="the inputs of one or more steps"
    )
    gradients.add_argument(
        "--microbatches", type=_positive, default=1, metavar="M", help="of a step; 1 unless given"
    )
    gradients.add_argument(
        "--loss-weight", metavar="NAME", help="the input or result that a microbatch counts for"
    )
    gradients.add_argument("-o", dest="output", type=Path, required=True, metavar="FILE")
    gradients.set_defaults(run=_run_gradients)

    check = commands.add_parser(
        "check",
        help="compare gradients with torch's",
        description="Compares a file of pipeline-run --gradients with torch's gradients. "
        "Every tensor's error has to be within "
        f"{compare.RELATIVE_LIMIT:g} of its norm plus {compare.ABSOLUTE_LIMIT:g}.",
    )
    check.add_argument("expected", type=Path, metavar="EXPECTED")
    check.add_argument("gradients", type=Path, metavar="GRADIENTS")
    check.add_argument("--all", action="store_true", help="list the tensors that agree too")
    check.set_defaults(run=_run_check)
    return parser


def _positive(text: str) -> int:
    value = int(text)
    if value <= 0:
        raise argparse.ArgumentTypeError(f"{text} is not positive")
    return value


def _add_model_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "config", type=Path, metavar="CONFIG", help="a config.json, or the folder that has it"
    )
    parser.add_argument(
        "--batch-size", type=_positive, required=True, metavar="N", help="examples in a microbatch"
    )
    parser.add_argument(
        "--sequence-length", type=_positive, metavar="N", help="tokens of an example"
    )
    parser.add_argument(
        "--target-length",
        type=_positive,
        metavar="N",
        help="tokens of an encoder-decoder's targets; as the sequence unless given",
    )
    parser.add_argument(
        "--image-size",
        type=_positive,
        metavar="N",
        help="height and width of an image, where the configuration does not say or not this",
    )
    parser.add_argument(
        "--architecture", metavar="CLASS", help="instead of the configuration's first"
    )
    parser.add_argument("--attention", choices=("eager", "sdpa"), default="eager")
    parser.add_argument(
        "--mask-input",
        action="store_true",
        help="make the attention mask, which is added to scores, an input",
    )
    parser.add_argument(
        "--count-tokens",
        action="store_true",
        help='add a result "tokens": how many labels the loss is the mean of',
    )
    source = parser.add_mutually_exclusive_group()
    source.add_argument(
        "--weights",
        type=Path,
        metavar="DIR|FILE",
        help="a checkpoint, whose weights PREFIX.safetensors will have",
    )
    source.add_argument(
        "--initialize",
        type=int,
        metavar="SEED",
        help="write transformers' initial weights to PREFIX.safetensors",
    )


def _load(options: argparse.Namespace) -> Task:
    if options.initialize is not None:
        torch.manual_seed(options.initialize)
    sizes = Sizes(
        options.batch_size, options.sequence_length, options.target_length, options.image_size
    )
    return load_task(
        options.config,
        sizes,
        weights=options.weights,
        architecture=options.architecture,
        attention=options.attention,
        mask_input=options.mask_input,
        count_tokens=options.count_tokens,
    )


def _run_hf(options: argparse.Namespace) -> int:
    task = _load(options)
    with warnings.catch_warnings():
        # They are printed below, in this tool's form.
        warnings.simplefilter("ignore", ExportWarning)
        exported = export(
            task.model,
            task.inputs,
            loss=task.loss,
            decompositions=options.decompositions,
            verify=options.verify,
        )
    for notice in exported.notices:
        kind = "error" if options.strict else "warning"
        print(f"pipeline-export: {kind}: {notice}", file=sys.stderr)
    if exported.notices and options.strict:
        return 2
    Path(f"{options.prefix}.mlir").write_text(exported.text, encoding="utf-8")
    if options.weights is not None or options.initialize is not None:
        write_weights(task.model, Path(f"{options.prefix}.safetensors"))
    return 0


def _run_gradients(options: argparse.Namespace) -> int:
    task = _load(options)
    inputs, _ = compare.read_tensors(options.inputs)
    if set(inputs) != set(task.inputs):
        raise ExportError(
            f"{options.inputs}: has {', '.join(sorted(inputs))}, and the model's inputs are "
            f"{', '.join(sorted(task.inputs))}"
        )
    first = {
        name: inputs[name][: options.microbatches * task.inputs[name].shape[0]]
        for name in task.inputs
    }
    for name, value in first.items():
        wanted = [options.microbatches * options.batch_size, *task.inputs[name].shape[1:]]
        if list(value.shape) != wanted:
            raise ExportError(
                f"{options.inputs}: {name} has shape {list(inputs[name].shape)}, and a step takes "
                f"{wanted}"
            )
    batches = compare.microbatches(first, options.microbatches)
    result = compare.expected(task.model, batches, task.loss, options.loss_weight)
    compare.write_expected(options.output, task.model, result)
    print(f"loss {result['loss'].item():.6f}")
    return 0


def _run_check(options: argparse.Namespace) -> int:
    expected, others = compare.read_tensors(options.expected)
    gradients, _ = compare.read_tensors(options.gradients)
    differences, problems = compare.compare(expected, gradients, others)
    shown = [d for d in differences if options.all or not d.good]
    width = max((len(d.name) for d in shown), default=0)
    if shown:
        print(f"{'tensor':{width}}  {'error':>8}  {'norm':>8}  {'limit':>8}")
    for d in shown:
        verdict = "" if d.good else "  too far"
        print(f"{d.name:{width}}  {d.error:8.1e}  {d.norm:8.1e}  {d.limit:8.1e}{verdict}")
    for problem in problems:
        print(problem)
    good = sum(d.good for d in differences)
    print(f"{good} of {len(differences)} tensors agree with torch's")
    return 0 if good == len(differences) and not problems else 1


if __name__ == "__main__":
    sys.exit(main())
