#!/usr/bin/env bash
# Packs Nino as users get it and runs it in projects that know nothing of this repository.
set -euo pipefail
cd "$(dirname "$0")"

artifacts=$(realpath -m ../../artifacts)
own=$artifacts/package-tests
rm -rf "$artifacts/packages" "$own/bin" "$own/obj" "$own/packages/nino"

dotnet pack ../../src/Nino -c Release -o "$artifacts/packages" -v quiet --nologo
NinoVersion=$(dotnet msbuild ../../src/Nino -getProperty:PackageVersion)
export NinoVersion

use() { # project framework
    echo "$1 on $2"
    dotnet run --project "$1" -f "$2" -c Release || echo "0 passed, 1 failed"
}

# Another feed may hold the same version.
compare_installed() {
    echo "installed package is the packed one"
    cmp "$artifacts/packages/Nino.$NinoVersion.nupkg" "$own/packages/nino/$NinoVersion/nino.$NinoVersion.nupkg" \
        && echo "1 passed, 0 failed" || echo "0 passed, 1 failed"
}

{
    use Latest net10.0
    use Latest net8.0
    use CSharp9 net8.0
    compare_installed
} | awk '/^[0-9]+ passed, [0-9]+ failed$/ { passed += $1; failed += $3; next } { print }
    END { print passed + 0 " passed, " failed + 0 " failed"; exit failed > 0 }'
