#!/usr/bin/env bash
# Checks every workload on Mono, which stands in for Unity, and runs the tests there, compiled at run time. Interpreted they
# run where Mono compiled everything ahead of time.
set -euo pipefail
cd "$(dirname "$0")"

dotnet build -c Release -v quiet --nologo
mono bin/Release/netstandard2.1/Nino.MonoTests.dll ../WorkloadCheck/Hex

dotnet build -c Release -v quiet --nologo ../Nino.NetStandardTests
../Nino.NetStandardTests/run.sh mono ../Nino.NetStandardTests/bin/Release/netstandard2.1/Nino.NetStandardTests.dll
