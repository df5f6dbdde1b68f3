#!/bin/sh
# tensor-file.sh HEADER BYTES: a safetensors file of this header and so many bytes of data, all zero.
length=${#1}
# shellcheck disable=SC2059 # The octal numbers of two bytes are the format.
printf "$(printf '\\%03o\\%03o' $((length % 256)) $((length / 256)))"
head -c 6 /dev/zero
printf '%s' "$1"
head -c "$2" /dev/zero
