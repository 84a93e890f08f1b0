#!/usr/bin/env bash
# Checks every workload and runs the tests where Mono compiled everything ahead of time, without generated code: every type is interpreted, as on IL2CPP.
set -euo pipefail
cd "$(dirname "$0")"

folder=$(realpath -m ../../artifacts/mono-aot)
hex=$(realpath ../WorkloadCheck/Hex)
tests=$(realpath ../Nino.NetStandardTests)
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
dotnet build -c Release -v quiet --nologo -o "$folder" "$tests"
cp "$framework/Facades/netstandard.dll" "$folder"
copy "$framework/Facades/netstandard.dll"
for facade in $(for library in "$folder"/xunit*.dll; do monodis --assemblyref "$library"; done | sed -n 's/^\s*Name=//p' | sort -u); do
    if [ -f "$framework/Facades/$facade.dll" ]; then
        cp "$framework/Facades/$facade.dll" "$folder"
        copy "$framework/Facades/$facade.dll"
    fi
done

cd "$folder"
export MONO_PATH=.
# As many trampolines as so many tests may need; each kind runs out on its own, and then the program is ended.
options=full,nodebug
for kind in ntrampolines nrgctx-trampolines nimt-trampolines ngsharedvt-trampolines nftnptr-arg-trampolines nunbox-arbitrary-trampolines; do
    options+=,$kind=131072
done
export options
compile() {
    mono --aot="$options" "$1" > "$1.log" 2>&1 || { tail -n 20 "$1.log"; exit 1; }
}
export -f compile
# Compiled code loads all that it references, so that all of it is compiled; what takes longest begins.
ls -S -- *.dll | xargs -P 2 -I {} bash -c 'compile {}'

mono --full-aot Nino.MonoAotTests.dll "$hex"
"$tests/run.sh" mono --full-aot Nino.NetStandardTests.dll
