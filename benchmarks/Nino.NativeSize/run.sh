#!/usr/bin/env bash
# Prints the bytes of the smallest native program, and of the same with Nino.
set -euo pipefail
cd "$(dirname "$0")"

artifacts=$(realpath -m ../../artifacts)

measure() { # name options...
    rm -rf obj/Release
    dotnet publish -c Release -v quiet --nologo -o "$artifacts/$1" "${@:2}"
    [ "$("$artifacts/$1/Nino.NativeSize")" = "Hello 1" ]
    echo "$1: $(stat -c %s "$artifacts/$1/Nino.NativeSize") bytes"
}

measure native-plain
measure native-nino -p:WithNino=true
