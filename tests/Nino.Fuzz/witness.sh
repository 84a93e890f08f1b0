#!/usr/bin/env bash
# Leaves out each check of the runtime in turn, and shows which input of the corpus notices.
# With numbers of checks, lines of checks.txt: whether the tests of hostile bytes notice.
set -euo pipefail
cd "$(dirname "$0")"
dotnet build -c Release -v quiet --nologo
fuzz=bin/Release/net10.0/Nino.Fuzz.dll
if [ $# -eq 0 ]; then
    exec dotnet "$fuzz" witness
fi

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
dotnet "$fuzz" checks "$copy/fuzz"
cp -r ../Nino.Tests/bin/Release/net10.0 "$copy/tests"
cp "$copy/fuzz/Nino.Core.dll" "$copy/tests"
for check in 0 "$@"; do
    echo "$([ "$check" -eq 0 ] && echo 'all checks' || sed -n "${check}p" "$copy/fuzz/checks.txt"):"
    NINO_LEAVE_OUT=$check timeout 600 dotnet vstest "$copy/tests/Nino.Tests.dll" --TestCaseFilter:"FullyQualifiedName~Hostile" 2>&1 | grep -aE '^ +Failed |^Passed!|^Failed!|crashed|aborted' | head -4 || true
done
