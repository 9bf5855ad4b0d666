/// What git hands to a program that shows differences for it: `GIT_EXTERNAL_DIFF`, or the command of a diff driver.
///
/// That is `PATH OLD-FILE OLD-HASH OLD-MODE NEW-FILE NEW-HASH NEW-MODE`, and for a renamed file its new path and what git has to say of that.
struct ExternalDiff: Equatable {
  let path: String
  let oldPath: String?
  /// Nil where there was no file.
  let oldFile: String?
  let newFile: String?

  /// Nil for other arguments.
  init?(_ arguments: [String]) {
    guard arguments.count == 7 || arguments.count == 9, Self.isHash(arguments[2]), Self.isMode(arguments[3]),
      Self.isHash(arguments[5]), Self.isMode(arguments[6])
    else { return nil }
    path = arguments.count == 9 ? arguments[7] : arguments[0]
    oldPath = arguments.count == 9 ? arguments[0] : nil
    oldFile = Self.file(arguments[1])
    newFile = Self.file(arguments[4])
  }

  var pair: DiffPair {
    DiffPair(path: path, oldPath: oldPath, old: oldFile.map { .file($0) }, new: newFile.map { .file($0) })
  }

  /// What is not there is the empty file and a dot.
  private static func file(_ path: String) -> String? { path == "/dev/null" ? nil : path }

  private static func isHash(_ text: String) -> Bool {
    text == "." || text.utf8.count >= 4 && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private static func isMode(_ text: String) -> Bool {
    text == "." || text.utf8.count == 6 && text.allSatisfy { ("0"..."7").contains($0) }
  }
}
