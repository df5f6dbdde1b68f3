# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files of weights: safetensors under the names of the program's arguments."""

from pathlib import Path

from safetensors.torch import save_file
from torch import Tensor, nn


def named_tensors(module: nn.Module) -> dict[str, Tensor]:
    """Parameters and persistent buffers by their names in the state_dict; of tied ones the
    first."""
    names: dict[int, str] = {}
    parameters = dict(module.named_parameters(remove_duplicate=False))
    state = module.state_dict(keep_vars=True)
    # A name that is in no state_dict (a buffer that is not persistent) is no argument. The order of
    # named_parameters says which of tied names is first; state_dict has the same.
    for name, tensor in {**parameters, **state}.items():
        if name in state:
            names.setdefault(id(tensor), name)
    return {name: state[name].detach() for name in names.values()}


def write_weights(module: nn.Module, path: Path) -> None:
    """Writes what the program's arguments start from. transformers and load_state_dict read it."""
    tensors = {name: tensor.contiguous().cpu() for name, tensor in named_tensors(module).items()}
    save_file(tensors, path, metadata={"format": "pt"})
