#!/usr/bin/env bash
# Checks every workload where Mono compiled everything ahead of time, without generated code: every type is interpreted, as on IL2CPP.
set -euo pipefail
cd "$(dirname "$0")"

folder=$(realpath -m ../../artifacts/mono-aot)
hex=$(realpath ../WorkloadCheck/Hex)
framework=$(realpath "$(dirname "$(command -v mono)")/../lib/mono/4.5")

copy() { # assembly: beside the program, with what it references
    local reference
    for reference in $(monodis --assemblyref "$1" | sed -n 's/^\s*Name=//p'); do
        if [ -f "$framework/$reference.dll" ] && [ ! -f "$folder/$reference.dll" ]; then
            cp "$framework/$reference.dll" "$folder"
            copy "$framework/$reference.dll"
        fi
    done
}

rm -rf "$folder"
dotnet build -c Release -v quiet --nologo -o "$folder"
cp "$framework/Facades/netstandard.dll" "$folder"
copy "$framework/Facades/netstandard.dll"

cd "$folder"
export MONO_PATH=.
compile() {
    mono --aot=full,nodebug "$1" > "$1.log" 2>&1 || { tail -n 20 "$1.log"; exit 1; }
}
export -f compile
# Compiled code loads all that it references, so that all of it is compiled.
printf '%s\n' *.dll | xargs -P 2 -I {} bash -c 'compile {}'

mono --full-aot Nino.MonoAotTests.dll "$hex"
