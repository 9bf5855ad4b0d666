# shellcheck shell=bash
# Finding the Swift toolchain; for other scripts to source.

required_swift=6.3

# Ends the script with a message where Swift is absent or too old.
require_swift() {
  local version
  if ! command -v swift >/dev/null 2>&1; then
    echo "Plumb is written in Swift, and no 'swift' is on the PATH." >&2
    echo "Install Swift $required_swift or later: https://www.swift.org/install" >&2
    exit 2
  fi
  version=$(swift --version 2>/dev/null </dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  if [ "$(printf '%s\n' "$required_swift" "${version:-0}" | sort -V | head -n 1)" != "$required_swift" ]; then
    echo "Plumb needs Swift $required_swift or later; '$(command -v swift)' is ${version:-of an unknown version}." >&2
    echo "Install a newer one: https://www.swift.org/install" >&2
    exit 2
  fi
}

# The build of the release program, which also makes what WebAssembly is compared with. Functions that are the same machine
# code, and whose addresses nobody compares, are there once: 1 % of the program. It exports nothing: 1 MB.
# shellcheck disable=SC2034 # scripts that read this file use it
release_build=(
  -c release --static-swift-stdlib -Xlinker -s -Xlinker --icf=safe -Xlinker --no-export-dynamic
  --scratch-path .build-release
)

# Adds to that what brings the studio's server, where libevent is installed as a static library; else it fails.
with_static_libevent() {
  local folder static=$PWD/.build-release/static
  folder=$(pkg-config --variable=libdir libevent 2>/dev/null) && [ -e "$folder/libevent.a" ] || return 1
  # In a folder the linker takes a shared library before a static one; here there is no other. SwiftPM names the folders of
  # pkg-config before all that it is told, so that pkg-config has to tell of this one.
  mkdir -p "$static"
  ln -sf "$folder/libevent.a" "$static/"
  cat >"$static/libevent.pc" <<PC
libdir=$folder
Name: libevent
Description: The static library alone.
Version: $(pkg-config --modversion libevent)
Cflags: $(pkg-config --cflags libevent)
Libs: -L${static// /\\ } -levent
PC
  export PKG_CONFIG_PATH=$static${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
  release_build+=(--traits Server)
}

# Packs the WebAssembly module for the page. zopfli takes ten seconds and packs it a twentieth smaller than gzip.
pack_module() { # MODULE
  if command -v zopfli >/dev/null; then zopfli -c --i5 "$1"; else gzip -9nc "$1"; fi
}

# Runs `swift build` with its output in a log.
swift_build() { # LOG ARGUMENTS…
  local log=$1
  shift
  with_progress "$log" swift build "$@"
}

# Runs a command with its output in a log. On a terminal one line shows how far it is, in what stands in brackets at the
# beginning of the log's last such line, SwiftPM's count of steps, and in seconds; elsewhere nothing is shown.
with_progress() { # LOG COMMAND…
  local log=$1
  shift
  : >"$log"
  while_watching "$log" logged "$log" "$@"
}

logged() { # LOG COMMAND…
  local log=$1
  shift
  "$@" >"$log" 2>&1 </dev/null
}

# Runs a command, and shows meanwhile how far a log is.
while_watching() { # LOG COMMAND…
  local watcher='' status=0
  if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then
    # It must not keep a lock that the caller holds.
    watch_build "$1" "$BASHPID" 9>&- &
    watcher=$!
  fi
  shift
  "$@" || status=$?
  if [ -n "$watcher" ]; then
    kill "$watcher" 2>/dev/null || true
    wait "$watcher" 2>/dev/null || true
    printf '\r\033[K' >&2
  fi
  return "$status"
}

# Shows the last `[12/48]` of a build's log, and the seconds since the beginning, while the process that builds is there.
watch_build() { # LOG PROCESS
  local steps started=$SECONDS
  while kill -0 "$2" 2>/dev/null; do
    steps=$(sed -n 's/^\(\[[0-9a-z/ ]*\]\).*/\1/p' "$1")
    steps=${steps##*$'\n'}
    printf '\r\033[K  %s  %d s' "${steps:-[planning]}" $((SECONDS - started)) >&2
    sleep 1
  done
}

# The toolchain's folder of standard libraries, as the compiler itself knows it.
swift_resources() {
  swift -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p'
}

# forget_clients SCRATCH TARGET…: removes what was compiled of clients' targets, where Plumb's sources have changed. A public type
# that gains a member has another layout, and SwiftPM does not compile its clients in other packages anew for that.
forget_clients() {
  local scratch=$1 sum target
  shift
  mkdir -p "$scratch"
  sum=$(find Sources -type f -print0 | LC_ALL=C sort -z | xargs -0 cksum | cksum)
  if [ "$sum" != "$(cat "$scratch/sources.sum" 2>/dev/null)" ]; then
    for target; do
      find "$scratch" -maxdepth 3 -path "*/debug/$(basename "$target").build" -exec rm -rf {} +
    done
  fi
  echo "$sum" >"$scratch/sources.sum"
}
