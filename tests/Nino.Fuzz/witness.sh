#!/usr/bin/env bash
# Leaves out each check of the runtime in turn, and shows which input of the corpus notices.
set -euo pipefail
cd "$(dirname "$0")"
dotnet run -c Release -- witness
