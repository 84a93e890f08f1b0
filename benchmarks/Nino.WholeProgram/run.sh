#!/usr/bin/env bash
# Times programs that do nothing but read one object: a program a serializer, RUNS processes of each in turn.
# PEERS=all adds the serializers that not every feed has. Options go to the build.
set -euo pipefail
# The clock of the shell, and awk, write numbers as the locale does.
export LC_ALL=C
cd "$(dirname "$0")"

programs=$(realpath -m ../../artifacts/whole-program)
serializers=(Nothing Nino SystemTextJson GoogleProtobuf)
[ "${PEERS:-}" != all ] || serializers+=(MemoryPack MessagePack ProtobufNet)

for one in "${serializers[@]}"; do
    [ -z "${BUILT:-}" ] || break
    rm -rf obj "$programs/$one"
    dotnet build -c Release -v quiet --nologo -o "$programs/$one" -p:Serializer="$one" "$@"
    dotnet "$programs/$one/Nino.WholeProgram.dll" write "$programs/$one.bin"
done

: >"$programs/times"
for ((i = 0; i < ${RUNS:-15}; i++)); do
    for one in "${serializers[@]}"; do
        start=$EPOCHREALTIME
        read=$(dotnet "$programs/$one/Nino.WholeProgram.dll" "$programs/$one.bin")
        end=$EPOCHREALTIME
        echo "$one $read $(((${end/./} - ${start/./}) / 10))" >>"$programs/times"
    done
done

median() { # serializer column
    awk -v one="$1" -v column="$2" '$1 == one { print $column }' "$programs/times" | sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'
}

empty=$(median Nothing 3)
echo "| | the read, ms | the program, ms | more than without |"
echo "|---|---:|---:|---:|"
for one in "${serializers[@]}"; do
    awk -v one="$one" -v read="$(median "$one" 2)" -v all="$(median "$one" 3)" -v empty="$empty" \
        'BEGIN { printf "| %s | %.1f | %.1f | %.1f |\n", one, read, all / 100, (all - empty) / 100 }'
done
