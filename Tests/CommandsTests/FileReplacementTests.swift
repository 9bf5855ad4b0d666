import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

/// Whatever happens while a file is written, its place holds the old bytes or the new ones.
@Suite("Files replaced as a whole")
struct FileReplacementTests {
  private static let old = DocumentFileTests.old
  private static let new = DocumentFileTests.new

  /// A process that is killed leaves what is on disk at that moment.
  @Test func everyMomentHasOldBytesOrNewOnes() throws {
    try DocumentFileTests.withDocument { folder, path in
      var file = try DocumentFile(reading: path)
      var steps: [FileReplacement.Step] = []
      file.afterStep = { step throws(Failure) in
        steps.append(step)
        let isMoved = step == .moved || step == .finished
        #expect(DocumentFileTests.bytes(path) == (isMoved ? Self.new : Self.old))
        let beside = ((try? DocumentFileTests.names(folder)) ?? []).filter { $0 != "x.xib" }
        #expect(beside.count == (isMoved ? 0 : 1))
        for name in beside {
          #expect(name.hasPrefix(".x.xib.") && name.hasSuffix(".plumb-part"))
          let isWritten = step != .created
          #expect(DocumentFileTests.bytes(folder + "/" + name) == (isWritten ? Self.new : []))
        }
        #expect(DocumentSearch([folder]).files == [path])
      }
      try file.write(Self.new)
      #expect(steps == FileReplacement.Step.allCases)
    }
  }

  @Test(arguments: [FileReplacement.Step.created, .written, .secured, .checked])
  func failuresLeaveNothingBehind(_ failing: FileReplacement.Step) throws {
    try DocumentFileTests.withDocument { folder, path in
      var file = try DocumentFile(reading: path)
      file.afterStep = { step throws(Failure) in if step == failing { throw Failure("\(path): No.") } }
      #expect(DocumentFileTests.refusal(&file) == "No.")
      #expect(try DocumentFileTests.names(folder) == ["x.xib"])
      #expect(DocumentFileTests.bytes(path) == Self.old)
      file.afterStep = { _ throws(Failure) in }
      try file.write(Self.new)
      #expect(DocumentFileTests.bytes(path) == Self.new)
    }
  }

  /// The folder has turned into something else, in which nothing can be made.
  @Test func foldersThatAreNoneAreSaid() throws {
    try CommandRun.withFiles(["file": Self.old]) { folder in
      for path in [folder + "/none/x.svg", folder + "/file/x.svg", folder + "/none/"] {
        #expect { try OutputFile.write(Self.new, to: path) } throws: {
          ($0 as? Failure)?.message == "\(path): There is no such folder."
        }
      }
      let names = try DocumentFileTests.names(folder)
      #expect(names == ["file"])
    }
  }

  @Test(.enabled(if: geteuid() != 0)) func whatMayNotBeWrittenIsLeftAlone() throws {
    try DocumentFileTests.withDocument { folder, path in
      #expect(chmod(folder, 0o555) == 0)
      defer { chmod(folder, 0o755) }
      var file = try DocumentFile(reading: path)
      #expect(DocumentFileTests.refusal(&file) == "You may not write here.")
      #expect(chmod(folder, 0o755) == 0 && chmod(path, 0o444) == 0)
      file = try DocumentFile(reading: path)
      #expect(DocumentFileTests.refusal(&file) == "You may not write this file.")
      #expect(try DocumentFileTests.names(folder) == ["x.xib"])
      #expect(DocumentFileTests.bytes(path) == Self.old)
    }
  }

  /// Where one may mount a disk of 64 kilobytes, also with the disk full and read-only.
  @Test(.enabled(if: SmallDisk.isPossible)) func fullDisksAreLeftAsTheyWere() throws {
    try SmallDisk.with { folder in
      let path = folder + "/x.xib"
      try OutputFile.write(Self.old, to: path)
      var file = try DocumentFile(reading: path)
      #expect(
        DocumentFileTests.refusal(&file, Array(repeating: 7, count: 1 << 20)) == "There is no space left.")
      #expect(try DocumentFileTests.names(folder) == ["x.xib"])
      #expect(DocumentFileTests.bytes(path) == Self.old)
      try file.write(Self.new)
      #expect(SmallDisk.run("mount", "-o", "remount,ro", folder))
      #expect(DocumentFileTests.refusal(&file, Self.old) == "You may not write this file.")
      #expect { try OutputFile.write(Self.old, to: folder + "/y.svg") } throws: {
        ($0 as? Failure)?.message == "\(folder)/y.svg: You may not write here."
      }
      #expect(DocumentFileTests.bytes(path) == Self.new)
    }
  }

  /// Above the limit for a process's files, the system ends a process unless it asks for an error. A sanitizer's own memory is
  /// such a file.
  @Test(.disabled(if: ProcessInfo.processInfo.environment["PLUMB_SANITIZER"] != nil))
  func filesAboveTheLimitAreErrors() throws {
    // A child has the signals blocked that the thread has which starts it.
    var limit = sigset_t()
    var before = sigset_t()
    sigemptyset(&limit)
    sigaddset(&limit, SIGXFSZ)
    pthread_sigmask(SIG_UNBLOCK, &limit, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try CommandRun.withFiles(["x.svg": Self.old]) { folder in
      let path = folder + "/x.svg"
      let script = "ulimit -f 1; exec \"$0\" render \(CommandRun.form) -o \"$1\""
      let run = try PlumbProcess(
        program: URL(fileURLWithPath: "/bin/sh"), ["-c", script, PlumbProcess.url.path, path])
      #expect(run.code == 2)
      #expect(run.messages.hasPrefix("plumb: \(path): The file cannot be written: "), "\(run.messages)")
      #expect(try DocumentFileTests.names(folder) == ["x.svg"])
      #expect(DocumentFileTests.bytes(path) == Self.old)
    }
  }

  /// What is written anew keeps links and modes, too.
  @Test func outputKeepsLinksAndModes() throws {
    try DocumentFileTests.withDocument { folder, path in
      #expect(chmod(path, 0o640) == 0)
      #expect(symlink("x.xib", folder + "/link.xib") == 0)
      try OutputFile.write(Self.new, to: folder + "/link.xib")
      #expect(DocumentFileTests.bytes(path) == Self.new)
      #expect(FileIdentity(path: path)?.mode == S_IFREG | 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.xib") == "x.xib")
      #expect(try DocumentFileTests.names(folder) == ["link.xib", "x.xib"])
    }
  }

  /// Names at the file system's limit are no obstacle, and their letters are not cut into pieces that are none.
  @Test func longNamesAreWritten() throws {
    for name in [
      String(repeating: "x", count: 251) + ".xib", "x" + String(repeating: "ü", count: 125) + ".xib",
    ] {
      try CommandRun.withFiles([name: Self.old]) { folder in
        var file = try DocumentFile(reading: folder + "/" + name)
        try file.write(Self.new)
        #expect(try DocumentFileTests.names(folder) == [name])
      }
    }
  }

  /// The program itself, killed at moments all over its run.
  @Test func killedProgramsLeaveOldBytesOrNewOnes() throws {
    var generator = SeededGenerator(seed: 11)
    try CommandRun.withFiles(["x.svg": Self.old]) { folder in
      let path = folder + "/x.svg"
      let whole = folder + "/whole.svg"
      let start = ContinuousClock.now
      #expect(try PlumbProcess(["render", CommandRun.form, "-o", whole]).code == 0)
      let time = (ContinuousClock.now - start) / Duration.microseconds(1)
      let new = try #require(DocumentFileTests.bytes(whole))
      for _ in 0..<25 {
        try Data(Self.old).write(to: URL(fileURLWithPath: path))
        let process = Process()
        process.executableURL = PlumbProcess.url
        process.arguments = [
          "render", FixtureFolder.checkout.appendingPathComponent(CommandRun.form).path, "-o", path,
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(UInt32(Double.random(in: 0.4...1, using: &generator) * time))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let found = DocumentFileTests.bytes(path)
        #expect(found == Self.old || found == new)
        for name in try DocumentFileTests.names(folder) where name != "x.svg" && name != "whole.svg" {
          #expect(name.hasPrefix(".x.svg.") && name.hasSuffix(".plumb-part"))
        }
      }
    }
  }
}
