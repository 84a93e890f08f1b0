#!/usr/bin/env bash
# Checks every workload on Mono, which stands in for Unity, and runs the tests there, compiled at run time and interpreted.
set -euo pipefail
cd "$(dirname "$0")"

dotnet build -c Release -v quiet --nologo
mono bin/Release/netstandard2.1/Nino.MonoTests.dll ../WorkloadCheck/Hex

dotnet build -c Release -v quiet --nologo ../Nino.NetStandardTests
tests=../Nino.NetStandardTests/bin/Release/netstandard2.1/Nino.NetStandardTests.dll
log=$(mktemp)
status=0
mono "$tests" --interpret >"$log" 2>&1 &
mono "$tests" || status=$?
wait $! || status=$?
cat "$log"
rm "$log"
exit $status
