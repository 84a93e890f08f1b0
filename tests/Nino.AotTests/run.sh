#!/usr/bin/env bash
# Compiles the check of every workload to native code, where a trim or AOT warning is an error, and runs it.
set -euo pipefail
cd "$(dirname "$0")"

dotnet publish -c Release -v quiet --nologo -o ../../artifacts/aot
echo "binary: $(stat -c %s ../../artifacts/aot/Nino.AotTests) bytes"
../../artifacts/aot/Nino.AotTests ../WorkloadCheck/Hex
