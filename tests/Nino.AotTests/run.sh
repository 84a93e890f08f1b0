#!/usr/bin/env bash
# Compiles the check of every workload to native code, where a trim or AOT warning is an error, and runs it.
set -euo pipefail
cd "$(dirname "$0")"

artifacts=$(realpath -m ../../artifacts)

publish() { # folder options...
    # A native compilation that failed over a warning would pass for up to date.
    rm -rf obj/Release/net8.0/*/native
    dotnet publish -c Release -v quiet --nologo -o "$artifacts/$1" "${@:2}"
}

publish aot-whole -p:WholeRuntime=true
publish aot
echo "native binary: $(stat -c %s "$artifacts/aot/Nino.AotTests") bytes"
"$artifacts/aot/Nino.AotTests" ../WorkloadCheck/Hex

# The same with runtime mode, of which the publisher warns.
publish aot-interpreted -p:NinoRuntimeMode=true -p:MSBuildTreatWarningsAsErrors=false -p:TrimmerSingleWarn=true
"$artifacts/aot-interpreted/Nino.AotTests" ../WorkloadCheck/Hex

# The bytes that Nino adds to a native program with ten types.
../../benchmarks/Nino.NativeSize/run.sh 694000
