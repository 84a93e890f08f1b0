#!/usr/bin/env bash
# Runs the samples of stores against servers of their own on 127.0.0.1, from Debian's packages redis-server and postgresql.
set -euo pipefail
cd "$(dirname "$0")"

folder=$(mktemp -d)
redis=
postgres=

# What the servers say when they are ended does not count.
finish() {
    for pid in $redis $postgres; do kill "$pid" 2>/dev/null && wait "$pid" 2>/dev/null || true; done
    rm -rf "$folder"
}
trap finish EXIT

# PostgreSQL refuses to run as root.
as_postgres=()
[ "$(id -u)" -ne 0 ] || as_postgres=(runuser -u postgres --)

# One that nobody answers at, below those that the system gives to clients.
free_port() {
    local port
    while port=$((20000 + RANDOM % 10000)); (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
    echo "$port"
}

dotnet build -c Release -v quiet --nologo

redis_port=$(free_port)
redis-server --bind 127.0.0.1 --port "$redis_port" --save '' --dir "$folder" --daemonize no >"$folder/redis.log" &
redis=$!

binaries=$(find /usr/lib/postgresql -maxdepth 2 -name bin | sort -V | tail -1)
port=$(free_port)
data=$folder/postgresql
mkdir "$data"
[ "$(id -u)" -ne 0 ] || { chmod 755 "$folder"; chown postgres "$data"; }
"${as_postgres[@]}" "$binaries/initdb" --pgdata "$data" --username nino --auth trust --no-sync >"$folder/initdb.log"
"${as_postgres[@]}" "$binaries/postgres" -D "$data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off >"$folder/postgresql.log" 2>&1 &
postgres=$!
for _ in $(seq 100); do "$binaries/pg_isready" -q -h 127.0.0.1 -p "$port" && redis-cli -p "$redis_port" ping >/dev/null 2>&1 && break; sleep 0.1; done

dotnet run -c Release --no-build -- "$redis_port" "Host=127.0.0.1;Port=$port;Username=nino;Database=postgres"
