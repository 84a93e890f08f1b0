#!/usr/bin/env bash
# Runs the tests in two processes, each of which takes half of them. The arguments are what starts one:
# run.sh mono Nino.NetStandardTests.dll
set -euo pipefail

log=$(mktemp)
status=0
"$@" --share=2/2 >"$log" 2>&1 &
"$@" --share=1/2 || status=$?
wait $! || status=$?
cat "$log"
rm "$log"
exit $status
