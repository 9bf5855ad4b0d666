import Foundation
import Testing

@testable import PlumbCommands

@Suite("Documents written in place")
struct DocumentFileTests {
  static let old = Array("<old/>\n".utf8)
  static let new = Array("<new attribute=\"1\"/>\n".utf8)
  private static let changed = "The file has changed since it was read, and was left as it is."

  /// A folder with a document in it, `x.xib`.
  static func withDocument(_ body: (_ folder: String, _ path: String) throws -> Void) throws {
    try CommandRun.withFiles(["x.xib": old]) { try body($0, $0 + "/x.xib") }
  }

  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// What a write that has to fail says after the path.
  static func refusal(_ file: inout DocumentFile, _ bytes: [UInt8] = new) -> String {
    do throws(Failure) { try file.write(bytes) } catch {
      return error.message.hasPrefix(file.path + ": ")
        ? String(error.message.dropFirst(file.path.count + 2)) : "no path: " + error.message
    }
    return "nothing was refused"
  }

  @Test func bytesAreReplacedAgainAndAgain() throws {
    try Self.withDocument { folder, path in
      var file = try DocumentFile(reading: path)
      #expect(file.bytes == Self.old)
      for bytes in [Self.new, [], Self.old, Array(repeating: 7, count: 3 << 20)] {
        try file.write(bytes)
        #expect(file.bytes == bytes)
        #expect(Self.bytes(path) == bytes)
      }
      #expect(try Self.names(folder) == ["x.xib"])
      #expect(try DocumentFile(reading: path).bytes.count == 3 << 20)
    }
  }

  /// A chain of links, one of them to a folder, stays as it is.
  @Test func linksStay() throws {
    try Self.withDocument { folder, path in
      try FileManager.default.createDirectory(atPath: folder + "/views", withIntermediateDirectories: false)
      try FileManager.default.moveItem(atPath: path, toPath: folder + "/views/x.xib")
      #expect(symlink("views", folder + "/other") == 0)
      #expect(symlink("other/x.xib", folder + "/link.xib") == 0)
      #expect(symlink("link.xib", path) == 0)
      var file = try DocumentFile(reading: path)
      try file.write(Self.new)
      #expect(Self.bytes(folder + "/views/x.xib") == Self.new)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "link.xib")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.xib") == "other/x.xib")
      #expect(try Self.names(folder + "/views") == ["x.xib"])
      #expect(try Self.names(folder) == ["link.xib", "other", "views", "x.xib"])
    }
  }

  @Test func otherHardLinksKeepTheOldBytes() throws {
    try Self.withDocument { folder, path in
      #expect(link(path, folder + "/backup.xib") == 0)
      var file = try DocumentFile(reading: path)
      try file.write(Self.new)
      #expect(Self.bytes(path) == Self.new)
      #expect(Self.bytes(folder + "/backup.xib") == Self.old)
    }
  }

  @Test(arguments: [0o640, 0o600, 0o664, 0o755, 0o666] as [mode_t]) func modeIsKept(_ mode: mode_t) throws {
    try Self.withDocument { _, path in
      #expect(chmod(path, mode) == 0)
      var file = try DocumentFile(reading: path)
      try file.write(Self.new)
      #expect(FileIdentity(path: path)?.mode == S_IFREG | mode)
    }
  }

  @Test(.enabled(if: geteuid() == 0)) func ownerIsKept() throws {
    try Self.withDocument { _, path in
      #expect(chown(path, 12_345, 23_456) == 0)
      var file = try DocumentFile(reading: path)
      try file.write(Self.new)
      #expect(FileIdentity(path: path)?.owner == 12_345)
      #expect(FileIdentity(path: path)?.group == 23_456)
    }
  }

  /// What others do to a file between reading and writing, and what is at its path then.
  enum Meddling: CaseIterable {
    case append, sameSize, sameSizeAndTime, touch, forbid, replaceByEqual, replaceByLink

    func meddle(_ folder: String, _ path: String) throws {
      let before = try #require(FileIdentity(path: path))
      func overwrite(_ bytes: [UInt8]) throws {
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.write(contentsOf: Data(bytes))
        try handle.close()
      }
      func setTime(_ seconds: Int) {
        let time = timespec(tv_sec: seconds, tv_nsec: before.nanoseconds)
        #expect(utimensat(AT_FDCWD, path, [time, time], 0) == 0)
      }
      switch self {
      case .append: try overwrite(DocumentFileTests.old + [0x20])
      case .sameSize: try overwrite(Array("<OLD/>\n".utf8))
      case .sameSizeAndTime:
        try overwrite(Array("<OLD/>\n".utf8))
        setTime(before.seconds)
        #expect(FileIdentity(path: path) == before)
      case .touch: setTime(before.seconds + 1)
      case .forbid: #expect(chmod(path, 0o400) == 0)
      case .replaceByEqual:
        try Data(DocumentFileTests.old).write(to: URL(fileURLWithPath: folder + "/y.xib"))
        #expect(rename(folder + "/y.xib", path) == 0)
      case .replaceByLink:
        #expect(rename(path, folder + "/y.xib") == 0)
        #expect(symlink("y.xib", path) == 0)
      }
    }
  }

  /// The same before writing has begun and just before the new file would take its place.
  @Test(arguments: Meddling.allCases, [false, true])
  func changesMeanwhileAreLeftAlone(_ meddling: Meddling, _ isLate: Bool) throws {
    try Self.withDocument { folder, path in
      var file = try DocumentFile(reading: path)
      var after: (names: [String], bytes: [UInt8]?) = ([], nil)
      func meddle() throws {
        try meddling.meddle(folder, path)
        after = (try Self.names(folder).filter { !$0.hasPrefix(".") }, Self.bytes(path))
      }
      if isLate {
        file.afterStep = { step throws(Failure) in
          do { if step == .secured { try meddle() } } catch { throw Failure("\(error)") }
        }
      } else {
        try meddle()
      }
      #expect(Self.refusal(&file) == Self.changed)
      #expect(try Self.names(folder) == after.names)
      #expect(Self.bytes(path) == after.bytes)
    }
  }

  @Test func retargetedLinksAreLeftAlone() throws {
    try Self.withDocument { folder, path in
      try Data(Self.old).write(to: URL(fileURLWithPath: folder + "/y.xib"))
      #expect(symlink("x.xib", folder + "/link.xib") == 0)
      var file = try DocumentFile(reading: folder + "/link.xib")
      #expect(unlink(folder + "/link.xib") == 0)
      #expect(symlink("y.xib", folder + "/link.xib") == 0)
      #expect(Self.refusal(&file) == Self.changed)
      #expect(Self.bytes(path) == Self.old)
    }
  }

  @Test func whatIsGoneStaysGone() throws {
    try Self.withDocument { folder, path in
      var file = try DocumentFile(reading: path)
      #expect(unlink(path) == 0)
      #expect(Self.refusal(&file) == "The file is gone since it was read; nothing was written.")
      #expect(try Self.names(folder) == [])
      #expect(mkdir(path, 0o755) == 0)
      #expect(Self.refusal(&file) == Self.changed)
      #expect(try Self.names(folder) == ["x.xib"])
    }
  }

  @Test func whatIsNoFileIsRead() throws {
    let sentence = "A pipe or a device cannot be written in place."
    var device = try DocumentFile(reading: "/dev/null")
    #expect(Self.refusal(&device) == sentence)
    try Self.withDocument { folder, _ in
      let path = folder + "/pipe.xib"
      #expect(mkfifo(path, 0o600) == 0)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "printf '<a/>' > \"$0\"", path]
      try process.run()
      var pipe = try DocumentFile(reading: path)
      process.waitUntilExit()
      #expect(pipe.bytes == Array("<a/>".utf8))
      #expect(Self.refusal(&pipe) == sentence)
    }
  }

  @Test func whatCannotBeReadIsSaid() {
    #expect { try DocumentFile(reading: "No/such.xib") } throws: {
      ($0 as? Failure)?.message == "No/such.xib: There is no such file."
    }
    #expect { try DocumentFile(reading: "/dev") } throws: {
      ($0 as? Failure)?.message.hasPrefix("/dev: This is a folder") == true
    }
  }
}
