#!/usr/bin/env bash
# Adds the golden set of a release: freezes the types and values of Next under the release's name and writes their bytes.
#   tests/Nino.Tests/Golden/add.sh 1.2.0
set -euo pipefail
cd "$(dirname "$0")"
[ $# -eq 1 ] || { echo "usage: $0 VERSION" >&2; exit 2; }

name="V${1//[.-]/_}"
[ ! -e "$name" ] || { echo "$name is there already; a set never changes." >&2; exit 1; }
tag=$((60000 - $(find . -maxdepth 1 -type d -name 'V*' | wc -l) - 1))

cp -r Next "$name"
sed -i "s/Golden\.Next/Golden.$name/g; s/60000/$tag/" "$name"/*.cs
NINO_UPDATE_HEX=1 dotnet test ../ -c Release --filter "FullyQualifiedName~File_HoldsEveryValue"
