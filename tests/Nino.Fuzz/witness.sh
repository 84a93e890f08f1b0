#!/usr/bin/env bash
# Leaves out each check of the runtime in turn, but for those that Instrumentation/Checks.cs leaves alone, and shows which input of the corpus notices; where none does, which test.
# Prints a line for each check, and a sum for each kind. `--json docs/data/witness.json` writes the result.
set -euo pipefail
json=()
[ $# -eq 0 ] || json=(--json "$(realpath "$2")")
cd "$(dirname "$0")"
dotnet build -c Release -v quiet --nologo
exec dotnet bin/Release/net10.0/Nino.Fuzz.dll witness --tests "${json[@]}"
