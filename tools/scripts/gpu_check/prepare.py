# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the folder that check.py takes to a machine with a GPU. Called by gpu_check.sh."""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NoReturn

from prepared import MEDIUM, MEDIUM_BUNDLE, MOST_BYTES, SMALL, SMALL_BUNDLES, STEPS
from prepared import Folder, PreparedBundle, training_options
from workloads import Workload

ROOT = Path(__file__).parents[3]
# Parts of CUDA and the driver, which the other machine has, and of every Linux.
NOT_COPIED = re.compile(r"lib(cuda|cudart|cublas\w*|nccl|nvidia\S*|c|m|dl|pthread|rt)\.so|ld-linux")

# Of the compiler, which need the libc that they were built for.
OF_COMPILER = re.compile(r"lib(stdc\+\+|gcc_s)\.so")


def say(text: str) -> None:
    """Progress."""
    print(f"gpu_check: {text}", file=sys.stderr, flush=True)


def fail(text: str) -> NoReturn:
    """Ends with an error."""
    say(f"error: {text}")
    sys.exit(1)


def run(*command: str | Path) -> str:
    """Its output; what fails ends all."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except OSError as error:
        fail(f"'{words[0]}' can't be run: {error.strerror}")
    if done.returncode:
        fail(f"{' '.join(words)}\nended with status {done.returncode}:\n{done.stderr.strip()}")
    return done.stdout


def import_model(workload: Workload, tools: Path, scratch: Path) -> Path:
    """The model's module."""
    configuration = scratch / f"{workload.name}.json"
    configuration.write_text(json.dumps(workload.configuration()), encoding="utf-8")
    module = scratch / f"{workload.name}.mlir"
    sizes = [f"--batch-size={workload.batch}", f"--sequence-length={workload.sequence}"]
    run(tools / "pipeline-import", "gpt2", configuration, *sizes, "-o", module)
    return module


def compile_bundle(
    bundle: PreparedBundle, module: Path, folder: Folder, options: argparse.Namespace
) -> None:
    """For CUDA."""
    say(f"compiling {bundle.name}")
    run(
        options.tools / "pipeline-compile",
        module,
        "--target=cuda",
        f"--gpu-arch={options.gpu_arch}",
        f"--gpu-precision={bundle.precision}",
        # Of the host's code: the other machine's processor is not known.
        "--cpu=x86-64-v3",
        f"--ranks={bundle.ranks}",
        f"--schedule={bundle.schedule}",
        f"--microbatches={bundle.workload.microbatches}",
        "-o",
        folder.bundle(bundle),
    )


def losses_on_cpu(module: Path, tools: Path, scratch: Path, text: Path) -> list[float]:
    """Of one rank."""
    say("training on the CPU, for its losses")
    report = scratch / "cpu.json"
    run(
        tools / "pipeline-run",
        module,
        f"--data={text}",
        f"--microbatches={SMALL.microbatches}",
        *training_options(STEPS),
        f"--json={report}",
    )
    result = json.loads(report.read_text(encoding="utf-8"))
    return [step["loss"] for step in result["steps"]]


def copy_programs(folder: Folder, tools: Path) -> None:
    """pipeline-launch with its libraries, in the places that they have in the build folder."""
    folder.launch.parent.mkdir()
    folder.compiler_libraries.mkdir(parents=True)
    shutil.copy2(tools / "pipeline-launch", folder.launch)
    own = tools.parent / "lib"
    cuda = own / "libPipelineRuntimeCuda.so"
    if not cuda.is_file():
        fail(f"there is no '{cuda}': the tools were built without CUDA")
    # What ldd resolves, by the name under which it is looked for.
    needed = {}
    for program in (folder.launch, cuda):
        for name, path in re.findall(r"^\s*(\S+) => (\S+)", run("ldd", program), re.MULTILINE):
            needed[name] = path
    for name in own.glob("libPipelineRuntime*.so"):
        needed[name.name] = str(name)
    for name, path in needed.items():
        if NOT_COPIED.match(name):
            continue
        source = own / name if (own / name).is_file() else Path(path)
        place = folder.compiler_libraries if OF_COMPILER.match(name) else folder.libraries
        shutil.copy2(source, place / name)


def main() -> None:
    """Writes the folder anew."""
    parser = argparse.ArgumentParser(prog="gpu_check --prepare", add_help=False, allow_abbrev=False)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tools", type=Path, required=True)
    parser.add_argument("--gpu-arch", default="sm_80,sm_90")
    options = parser.parse_args()
    folder = Folder(options.folder)
    if folder.path.exists() and any(folder.path.iterdir()) and not folder.facts.exists():
        fail(f"'{folder.path}' holds something else than what this script writes")
    shutil.rmtree(folder.path, ignore_errors=True)
    (folder.path / "bundles").mkdir(parents=True)
    shutil.copy2(ROOT / "LICENSE", folder.text)
    copy_programs(folder, options.tools)
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        small = import_model(SMALL, options.tools, scratch)
        for bundle in SMALL_BUNDLES:
            compile_bundle(bundle, small, folder, options)
        compile_bundle(MEDIUM_BUNDLE, import_model(MEDIUM, options.tools, scratch), folder, options)
        losses = losses_on_cpu(small, options.tools, scratch, folder.text)
    commit = run("git", "-C", ROOT, "describe", "--always", "--dirty").strip()
    facts = {"commit": commit, "gpu_arch": options.gpu_arch, "cpu_losses": losses}
    folder.facts.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    size = folder.bytes()
    say(f"'{folder.path}' is written: {size / 1e6:.1f} MB")
    if size > MOST_BYTES:
        fail(f"it has {size} bytes, more than the {MOST_BYTES} that may be sent")


if __name__ == "__main__":
    main()
