#!/usr/bin/env bash
# Packs Nino as users get it and runs it in projects that know nothing of this repository.
set -euo pipefail
cd "$(dirname "$0")"

artifacts=$(realpath -m ../../artifacts)
own=$artifacts/package-tests
rm -rf "$artifacts/packages" "$own/bin" "$own/obj" "$own/packages/nino"

dotnet pack ../../src/Nino -c Release -o "$artifacts/packages" -v quiet --nologo
dotnet pack ../../src/Nino.Templates -c Release -o "$artifacts/packages" -v quiet --nologo
NinoVersion=$(dotnet msbuild ../../src/Nino -getProperty:PackageVersion)
export NinoVersion

use() { # project framework options...
    echo "$*"
    dotnet run --project "$1" -f "$2" -c Release "${@:3}" || echo "0 passed, 1 failed"
}

# After CSharp9 as usual. With a property every type is served by reflection.
leave_out_generator() {
    local assembly=$own/bin/CSharp9/release_net8.0/CSharp9.dll
    echo "its assembly has generated code"
    grep -qa "DrawingFormatter" "$assembly" && echo "1 passed, 0 failed" || echo "0 passed, 1 failed"
    use CSharp9 net8.0 -p:NinoGenerator=false
    echo "its assembly has no generated code"
    [ -f "$assembly" ] && ! grep -qa "DrawingFormatter" "$assembly" && echo "1 passed, 0 failed" || echo "0 passed, 1 failed"
}

# Another feed may hold the same version.
compare_installed() {
    echo "installed package is the packed one"
    cmp "$artifacts/packages/Nino.$NinoVersion.nupkg" "$own/packages/nino/$NinoVersion/nino.$NinoVersion.nupkg" \
        && echo "1 passed, 0 failed" || echo "0 passed, 1 failed"
}

# What a fence of a page holds, by the text behind its backticks: the first one.
fence() { # kind file
    awk -v kind="\`\`\`$1" '$0 == kind { inside = 1; next } inside && /^```/ { exit } inside' "$2"
}

# Writes the schema of the library that the template made, takes a member away, and expects the build to refuse that. "#" and ";" begin comments in what the compiler reads properties from.
keep_schema() { # folder
    local library=$1/C\#\;/Contracts
    export NUGET_PACKAGES=$own/packages
    mkdir "$1/C#;" && cp -r "$1/Contracts" "$library" && rm -rf "$library/bin" "$library/obj" || return 1
    echo '[Nino.Core.NinoType] public class Kept { public int A; public int B; }' >"$library/Kept.cs"
    (cd "$library" && dotnet build -nologo -p:NinoSchema=true -p:NinoUpdateSchema=true && dotnet build -nologo -p:NinoSchema=true -warnaserror) || return 1
    echo '[Nino.Core.NinoType] public class Kept { public int A; }' >"$library/Kept.cs"
    (cd "$library" && ! dotnet build -nologo -p:NinoSchema=true) | grep "NINO046.*Kept.B" || return 1

    # It is the generator that compares: without it nothing does, as the page says.
    (cd "$library" && dotnet build -nologo -p:NinoSchema=true -p:NinoGenerator=false -warnaserror)
}

# Both pages of the packages have the same line, and the SDK calls nothing in it out of date.
install_as_told() { # folder
    local line
    line=$(grep -oh 'dotnet new install Nino[^`]*' ../../src/Nino/README.md ../../src/Nino.Templates/README.md | sort -u) || return 1
    (cd "$1" && NUGET_PACKAGES=$own/packages $line --debug:custom-hive "$1/hive-of-line" >installed 2>&1) || { cat "$1/installed"; return 1; }
    cat "$1/installed"
    ! grep -i deprecated "$1/installed"
}

# Outside of the repository, from the folder of packages and with README's nuget.config.
use_templates() {
    local folder status
    folder=$(mktemp -d)
    fence xml ../../README.md >"$folder/nuget.config"
    fence text ../../docs/en/index.md >"$folder/expected"
    ln -s "$artifacts/packages" "$folder/packages"
    set +e # Left of "||" nothing that fails would end the group.
    (
        set -e
        cd "$folder"
        export NUGET_PACKAGES=$own/packages
        dotnet new install "packages/Nino.Templates.$NinoVersion.nupkg" --debug:custom-hive "$folder/hive"
        dotnet new nino-console -o First.App --debug:custom-hive "$folder/hive"
        dotnet new nino-library -o Contracts --debug:custom-hive "$folder/hive"
        dotnet build Contracts -c Release -v quiet --nologo -warnaserror
        dotnet run --project First.App -c Release -p:TreatWarningsAsErrors=true >printed
    ) >"$folder/log" 2>&1
    status=$?
    set -e
    [ $status -eq 0 ] && echo "1 passed, 0 failed" || { cat "$folder/log"; echo "0 passed, 1 failed"; }
    echo "they are installed by the line of the package's page"
    install_as_told "$folder" >"$folder/log" 2>&1 && echo "1 passed, 0 failed" || { cat "$folder/log"; echo "0 passed, 1 failed"; }
    echo "a schema is found below a folder named 'C#;'"
    keep_schema "$folder" >"$folder/log" 2>&1 && echo "1 passed, 0 failed" || { cat "$folder/log"; echo "0 passed, 1 failed"; }
    echo "the first program prints what the start page says"
    diff "$folder/printed" "$folder/expected" && echo "1 passed, 0 failed" || echo "0 passed, 1 failed"
    rm -rf "$folder"
}

# What package managers show: icon, project, repository, licence, readme and release notes.
compare_nuspec() {
    echo "package names where it comes from"
    local nuspec element missing=0
    nuspec=$(<../../src/Nino/obj/Release/Nino.$NinoVersion.nuspec)
    for element in '<icon>icon.png<' '<readme>README.md<' '<projectUrl>https://' '<repository type="git" url="https://' '<releaseNotes>' '<license type="expression">MIT<'; do
        grep -qF "$element" <<<"$nuspec" || { echo "missing: $element"; missing=1; }
    done
    [ $missing -eq 0 ] && echo "1 passed, 0 failed" || echo "0 passed, 1 failed"
}

# Editors show them without the repository.
compare_comments() {
    echo "comments link to the page of the format"
    local comments=$own/packages/nino/$NinoVersion/lib/net10.0/Nino.Core.xml
    [ "$(grep -c '<see href="https://[^"]*/en/format">format' "$comments")" -gt 50 ] && ! grep -qF 'format.md' "$comments" \
        && echo "1 passed, 0 failed" || echo "0 passed, 1 failed"
}

{
    use Latest net10.0
    use Latest net8.0
    use CSharp9 net8.0
    leave_out_generator
    compare_installed
    compare_nuspec
    compare_comments
    echo "templates make projects that build and run"
    use_templates
} | awk '/^[0-9]+ passed, [0-9]+ failed$/ { passed += $1; failed += $3; next } { print }
    END { print passed + 0 " passed, " failed + 0 " failed"; exit failed > 0 }'
