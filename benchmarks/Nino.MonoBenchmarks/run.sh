#!/usr/bin/env bash
# Measures on Mono. A workload's name measures it alone; PEERS=all adds the peers that not every feed has.
set -euo pipefail
cd "$(dirname "$0")"

dotnet build -c Release -v quiet --nologo -p:Peers="${PEERS:-}"
mono bin/Release/netstandard2.1/Nino.MonoBenchmarks.dll "$@"
