extension Device {
  /// Every screen, family by family.
  public static let all: [Device] = phones + pads + televisions + desktops

  /// The device with a document's name for it, also where that has a suffix such as `.fullscreen`, or with a
  /// model's name.
  ///
  /// Names are read as people type them: case, spaces, dashes and dots do not count, nor do “inch” and
  /// “generation”, and “2nd” is 2. Without its generation a name means the latest: “iPhone SE” is the third.
  /// The device has the model's name for its title.
  public static func named(_ name: String) -> Device? {
    let stem = name.utf8.firstIndex(of: 0x2E).map { String(name[..<$0]) } ?? name
    if let device = all.first(where: { $0.name == stem }) { return device }
    let wanted = DeviceNameKey(name)
    guard !wanted.isEmpty else { return nil }
    if let device = all.first(where: { DeviceNameKey($0.name) == wanted }) { return device }
    if let device = all.first(where: { DeviceNameKey($0.title) == wanted }) { return device }
    var latest: Device?
    for device in all {
      for model in device.models {
        var meant = device
        meant.title = model
        if DeviceNameKey(model) == wanted { return meant }
        if DeviceNameKey(model, withoutGeneration: true) == wanted { latest = meant }
      }
    }
    return latest
  }
}

/// What counts in the name of a device.
struct DeviceNameKey: Equatable {
  private var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// - Parameter withoutGeneration: Leaves out what stands in parentheses.
  init(_ name: String, withoutGeneration: Bool = false) {
    var word: [UInt8] = []
    for byte in name.utf8 {
      if withoutGeneration, byte == 0x28 { break }
      switch byte {
      case 0x30...0x39, 0x61...0x7A: word.append(byte)
      case 0x41...0x5A: word.append(byte + 0x20)
      // The dot of “12.9”, and what stands for an inch.
      case 0x2E, 0x22, 0x27: continue
      // “8+” is the 8 Plus.
      case 0x2B:
        add(word)
        add(Array("plus".utf8))
        word = []
      // A letter of another alphabet: no name has one.
      case 0x80...: word.append(byte)
      default:
        add(word)
        word = []
      }
    }
    add(word)
  }

  private mutating func add(_ word: [UInt8]) {
    if Self.fillers.contains(where: { word.elementsEqual($0.utf8) }) { return }
    bytes += Self.isOrdinal(word) ? word.dropLast(2) : word[...]
  }

  private static let fillers = ["inch", "in", "gen", "generation", "apple"]

  /// Whether a word is a number with `st`, `nd`, `rd` or `th`.
  private static func isOrdinal(_ word: [UInt8]) -> Bool {
    guard word.count > 2, word.dropLast(2).allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    return ["st", "nd", "rd", "th"].contains { word.suffix(2).elementsEqual($0.utf8) }
  }
}
