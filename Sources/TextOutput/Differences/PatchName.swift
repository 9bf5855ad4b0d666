/// A file's name as patches have it.
enum PatchName {
  /// The name after `a` or `b`, as Git writes it: without the slash that an absolute path begins with (as
  /// `git diff --no-index` has it, so that the patch fits below `/`), in quotes where a character would end or spoil the line,
  /// and with a tab after it where a space would end it. Letters outside ASCII stay as they are, as with
  /// `core.quotePath` off. What makes no difference in a path goes, because `git apply` refuses it; `..` stays, and with it
  /// Git's refusal, because only the file system knows where that leads.
  static func line(_ folder: String, _ name: String) -> String {
    let parts = name.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    var path = Array(folder.utf8)
    for part in parts { path += [UInt8(ascii: "/")] + Array(part) }
    guard path.contains(where: needsQuotes) else {
      return String(decoding: path, as: UTF8.self) + (path.contains(UInt8(ascii: " ")) ? "\t" : "")
    }
    var quoted: [UInt8] = []
    for byte in path { append(byte, to: &quoted) }
    return "\"" + String(decoding: quoted, as: UTF8.self) + "\""
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func append(_ byte: UInt8, to text: inout [UInt8]) {
    guard needsQuotes(byte) else {
      text.append(byte)
      return
    }
    text.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x07...0x0D: text.append(Array("abtnvfr".utf8)[Int(byte) - 0x07])
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(byte)
    default: for shift in [6, 3, 0] { text.append(UInt8(ascii: "0") + (byte >> UInt8(shift)) % 8) }
    }
  }
}
