import Foundation
import PlumbRasterRendering
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Pictures as PNG and PDF")
struct RasterPictureTests {
  /// Renders an example to a file and returns its bytes; nil where none was written.
  private func render(to name: String, _ options: String...) throws -> (run: CommandRun, bytes: [UInt8]?) {
    try CommandRun.withFiles([:]) { folder in
      let path = folder + "/" + name
      let run = CommandRun(["render", CommandRun.form, "-o", path] + options)
      return (run, FileManager.default.contents(atPath: path).map { Array($0) })
    }
  }

  /// Width and height in the header of a PNG file.
  private func size(ofPNG bytes: [UInt8]) -> [Int] {
    [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  #if Raster
    @Test(arguments: ["a.png", "a.PNG"])
    func pngHasTwoPixelsForAPoint(name: String) throws {
      let (run, bytes) = try render(to: name)
      #expect(run.code == 0 && run.messages == "" && run.results == "")
      let png = try #require(bytes)
      #expect(png.starts(with: [0x89] + Array("PNG".utf8)))
      let single = try #require(try render(to: name, "--scale", "1").bytes)
      let pixels = zip(size(ofPNG: png), size(ofPNG: single))
      #expect(pixels.allSatisfy { double, single in (2 * single - 1...2 * single).contains(double) })
    }

    @Test func pdfIsWritten() throws {
      let (run, bytes) = try render(to: "a.pdf")
      #expect(run.code == 0 && run.messages == "" && run.results == "")
      #expect(bytes?.starts(with: Array("%PDF-".utf8)) == true)
    }

    @Test(arguments: ["a.png", "a.pdf"])
    func everyProcessWritesTheSame(name: String) throws {
      let here = try #require(try render(to: name).bytes)
      try CommandRun.withFiles([:]) { folder in
        let there = try PlumbProcess(["render", CommandRun.form, "-o", folder + "/" + name])
        #expect(there.messages == "" && there.code == 0)
        #expect(FileManager.default.contents(atPath: folder + "/" + name) == Data(here))
      }
    }

    @Test func tooLargeAPictureSaysWhatToDo() throws {
      let (run, bytes) = try render(to: "a.png", "--scale", "1000")
      #expect(run.code == 2 && bytes == nil)
      #expect(run.messageLines.count == 1)
      #expect(run.messages.contains("--scale") && run.messages.contains("--scene"))
    }

    @Test func helpNamesThem() {
      #expect(CommandRun("help", "render").results.contains(".svg, .png, .pdf or .html"))
    }
  #else
    @Test(arguments: ["a.png", "a.pdf"])
    func oneLineSaysWhatTheyNeed(name: String) throws {
      let (run, bytes) = try render(to: name)
      #expect(run.code == 2 && bytes == nil)
      #expect(run.messageLines == ["plumb: " + RasterError.unavailable.message])
    }
  #endif

  @Test(arguments: ["0", "-1", "two", "nan", "inf", ""])
  func scaleIsANumberAboveZero(scale: String) throws {
    let (run, bytes) = try render(to: "a.png", "--scale", scale)
    #expect(run.code == 2 && bytes == nil)
    #expect(run.messages.contains("--scale"))
  }

  @Test func messageNamesThePackages() {
    #expect(RasterError.unavailable.message.contains("apt-get install libcairo2-dev libpango1.0-dev"))
  }
}
