#!/usr/bin/env bash
# Three releases of one program. Each reads the files of the others; the schema stops what would break them.
set -euo pipefail
cd "$(dirname "$0")"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0
failed=0

check() { # what expected printed
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf '%s\n  expected: %s\n  printed:  %s\n' "$1" "$2" "$3"
    fi
}

# Everything that is built is apart from the repository's own.
build() { # release property...
    local release=$1
    shift
    dotnet build -c Release -v quiet --nologo --no-dependencies --no-restore -m:1 -p:ShopRelease="$release" -p:ShopFolder="$folder" "$@" 2>&1
}

# The ids of what a build reports about the schema, in a line.
reported() { grep -oE 'NINO04[678]' | sort -u | tr '\n' ' ' || true; }

run() { dotnet "$folder/$1/Releases.dll" "$2" "$folder/$3"; }

dotnet build -c Release -v quiet --nologo
for release in 1 2 3; do
    if [ "$release" -gt 1 ]; then
        printed=$(build "$release" -p:ShopMistake=true || true)
        check "release $release with a mistake does not build" "NINO046 " "$(reported <<<"$printed")"
        grep -om1 "error NINO046: .*" <<<"$printed" | sed 's/ (http.*//'
    fi

    [ "$release" -ne 2 ] || check "release 2 asks for the schema" "NINO047 " "$(build 2 | reported)"
    build "$release" -p:NinoUpdateSchema=true >"$folder/log" || { cat "$folder/log"; exit 1; }
    check "release $release agrees with the schema" "" "$(build "$release" --no-incremental | reported)"
    run "$release" write "order$release"
done

mv "$folder/nino.schema.json" "$folder/kept.json"
check "a schema that is gone is asked for" "NINO047 " "$(build 3 | reported)"
mv "$folder/kept.json" "$folder/nino.schema.json"

# Each release reads and writes again what each has written, and loses nothing.
check "1 reads 1" "order 1 of Ada: 3 pen" "$(cp "$folder/order1" "$folder/x"; run 1 read x)"
check "2 reads 2" "order 2 of Grace: 1 ink, paid by Card" "$(cp "$folder/order2" "$folder/x"; run 2 read x)"
check "3 reads 3" "order 3 of Edsger: 18 for 2 pad, paid by Transfer (gift)" "$(cp "$folder/order3" "$folder/x"; run 3 read x)"
check "2 reads 1" "order 1 of Ada: 3 pen, paid by nothing" "$(cp "$folder/order1" "$folder/x"; run 2 read x)"
check "3 reads 1" "order 1 of Ada: 3 for 3 pen, paid by nothing" "$(cp "$folder/order1" "$folder/x"; run 3 read x)"
check "1 reads 2" "order 2 of Grace: 1 ink" "$(cp "$folder/order2" "$folder/x"; run 1 read x)"
check "3 reads 2" "order 2 of Grace: 4.5 for 1 ink, paid by Card" "$(cp "$folder/order2" "$folder/x"; run 3 read x)"
check "1 reads 3" "order 3 of Edsger: 2 pad" "$(cp "$folder/order3" "$folder/x"; run 1 read x)"
check "2 reads 3" "order 3 of Edsger: 2 pad, paid by OtherPayment" "$(cp "$folder/order3" "$folder/x"; run 2 read x)"
check "3 reads what 1 and 2 passed on" "order 3 of Edsger: 18 for 2 pad, paid by Transfer (gift)" "$(cp "$folder/order3" "$folder/x"; run 1 read x >/dev/null; run 2 read x >/dev/null; run 3 read x)"

echo "$passed passed, $failed failed"
exit $((failed > 0))
