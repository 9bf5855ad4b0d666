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

# The toolchain's folder of standard libraries, as the compiler itself knows it.
swift_resources() {
  swift -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p'
}
