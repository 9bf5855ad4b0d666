# shellcheck shell=bash
# The program that packs Studio/page into one file: `build_packer` makes it where its sources have changed, as "$packer".

packer=.build-studio/pack-studio

build_packer() {
  mkdir -p "${packer%/*}"
  if ! [ -e "$packer" ] || [ -n "$(find Studio/Packer -newer "$packer" -print -quit)" ]; then
    swiftc -swift-version 6 -warnings-as-errors -O -o "$packer.new" Studio/Packer/*.swift
    mv "$packer.new" "$packer"
  fi
}
