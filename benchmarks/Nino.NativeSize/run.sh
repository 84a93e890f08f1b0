#!/usr/bin/env bash
# Prints the bytes of the smallest native program, and of the same with ten types that Nino writes and reads.
# With a number of bytes as its argument it fails where Nino adds more.
set -euo pipefail
cd "$(dirname "$0")"

artifacts=$(realpath -m ../../artifacts)

measure() { # name options...
    rm -rf obj/Release
    dotnet publish -c Release -v quiet --nologo -o "$artifacts/$1" "${@:2}"
    [ "$("$artifacts/$1/Nino.NativeSize")" = "Hello 1" ]
    size=$(stat -c %s "$artifacts/$1/Nino.NativeSize")
    echo "$1: $size bytes"
}

measure native-plain
plain=$size
measure native-nino -p:WithNino=true
added=$((size - plain))
echo "Nino adds $added bytes"
[ "$added" -le "${1:-$added}" ]
