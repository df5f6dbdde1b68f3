# The lit suite: `lit build/PRESET/test`, or one file or folder of it.

import os
import shutil

import lit.formats

config.name = "pipeline"
config.test_format = lit.formats.ShTest(not config.windows)
config.suffixes = [".mlir", ".test", ".json"]
config.excludes = ["Inputs", "Models", "Unit", "Benchmark", "CMakeLists.txt"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.build_root, "test")

path = [config.tools_dir, config.llvm_tools_dir, os.environ.get("PATH", "")]
config.environment["PATH"] = os.path.pathsep.join(path)

# CHECK lines bind variables per label unless they start with $.
config.substitutions.append(("%tools", config.tools_dir))

# What some machines have, and some tests need.
for tool in ["ptxas", "nvdisasm"]:
    if shutil.which(tool, path=config.environment["PATH"]):
        config.available_features.add(tool)
