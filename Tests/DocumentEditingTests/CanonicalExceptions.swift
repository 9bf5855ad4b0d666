/// Documents of the collection that Xcode would not write as they are, by causes; told by their hashes, so that the list names
/// nobody's project.
enum CanonicalExceptions {
  enum Cause {
    /// Blank lines, or lines that are not indented as deep as they are: left by merges, or by hand.
    case spacing
    /// The order of attributes is a person's or a program's; most have ids that Xcode does not give.
    case attributesByHand
    /// `>` as it is in attributes, as releases before 5056 wrote it; that one writes both.
    case plainGreaterThan
    /// The order of two attributes that one or two documents alone have together, or that depends on more than is known.
    case fewTell
    /// Saved by another program, with a byte order mark.
    case otherProgram
  }

  private static let causes: [String: Cause] = [
    "46ad480117c219ba": .spacing, "a83e7b04744e23b0": .spacing, "88331d1a088ab9d4": .spacing,
    "166a79d7b698752e": .spacing,
    "5b6e5c02e4da8c56": .spacing, "0c7890eb39f77d2c": .spacing, "007bad1002f2f6b4": .spacing,
    "30729346a064732a": .spacing,
    // customView userLabel, progressIndicator hidden, font size, constraint constant, viewController sceneMemberID,
    // constraint firstItem behind what they stand before in all others.
    "59509caf8f619ac3": .attributesByHand, "96b5930429177882": .attributesByHand,
    "d0d9a5ec4fbac917": .attributesByHand,
    "4bacb7959628d09c": .attributesByHand, "95b9bfdc0fbe6279": .attributesByHand,
    "39c2c3bd4b96a288": .attributesByHand,
    "f9f74ed610fc9dae": .plainGreaterThan, "6a921f0cf4d20ad8": .plainGreaterThan,
    "f136ea9ac5afa258": .plainGreaterThan,
    "e1797fbb1ee0df53": .plainGreaterThan,
    // tabBarItem selectedImage and catalog, splitViewController title, tableView tag, mapView showsBuildings.
    "aee4b1534fd73746": .fewTell, "7d7ec11823b53040": .fewTell, "a169579fa3590b92": .fewTell,
    "b624f5984ea499fc": .fewTell,
    "c9927bc9081c0cef": .fewTell,
    "9e07a89c90d8cbdc": .otherProgram,
  ]

  static func cause(of bytes: [UInt8]) -> Cause? { causes[hash(bytes)] }

  /// 16 hexadecimal digits of the FNV-1a hash of 64 bits.
  static func hash(_ bytes: [UInt8]) -> String {
    let value = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
