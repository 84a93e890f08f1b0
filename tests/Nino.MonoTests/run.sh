#!/usr/bin/env bash
# Checks every workload on Mono, which stands in for Unity.
set -euo pipefail
cd "$(dirname "$0")"

dotnet build -c Release -v quiet --nologo
mono bin/Release/netstandard2.1/Nino.MonoTests.dll ../WorkloadCheck/Hex
