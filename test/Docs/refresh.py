# Prints a page with the output of its commands as it is now.
#
#     refresh.py PAGE > REFRESHED
#
# In a fenced block that starts with ```console, a line after "$ " is a command
# of bash and those after "> " continue it; what follows is what it prints, both
# streams together. All commands of a page run in the present folder, in their
# order, each in a shell of its own. A test compares the page with this; after a
# change that is meant, the page is replaced by it.

import os
import re
import subprocess
import sys


def print_of(command):
    """The lines that a command prints, without spaces at their ends, and without
    empty lines after the last."""
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    process = subprocess.run(
        ["bash", "-c", command],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=60,
        check=False,
    )
    return [line.rstrip() for line in process.stdout.rstrip().splitlines()]


def refreshed_block(lines):
    """The commands of a block, each with what it prints now."""
    result = []
    position = 0
    while position < len(lines):
        if not lines[position].startswith("$ "):
            sys.exit(f"a block starts with output: {lines[position]!r}")
        command = [lines[position]]
        position += 1
        while position < len(lines) and lines[position].startswith("> "):
            command.append(lines[position])
            position += 1
        while position < len(lines) and not lines[position].startswith("$ "):
            position += 1
        output = print_of("\n".join(line[2:] for line in command))
        result += command + output
    return result


def refreshed_page(text):
    """The text with all of its blocks refreshed."""
    block = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)
    return block.sub(
        lambda match: "\n".join(["```console", *refreshed_block(match[1].splitlines()), "```"]),
        text,
    )


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as page:
        sys.stdout.write(refreshed_page(page.read()))
