import Foundation
import PlumbNibLoading
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct NibErrorTests {
  @Test func aMissingFile() {
    let path = FixtureFolder.fixtures.path(of: "Nowhere.storyboard")
    #expect(throws: NibError.unreadableFile(path: path)) {
      try UIStoryboard(contentsOf: URL(fileURLWithPath: path))
    }
  }

  @Test func aDamagedFileHasAPlace() {
    let text = "<?xml version=\"1.0\"?>\n<document type=\"x\">\n  <scenes></objects>\n</document>"
    // The tag that closes nothing: line 3, after two spaces and `<scenes>`.
    #expect { try UIStoryboard(data: Data(text.utf8), name: "Main.storyboard", as: .onDevice) } throws: {
      error in
      guard case NibError.damaged(let file, let line, let column, let reason)? = error as? NibError else {
        return false
      }
      return file == "Main.storyboard" && line == 3 && column == 11 && !reason.isEmpty
    }
  }

  @Test func documentsOfMacOSSaySo() throws {
    let url = URL(fileURLWithPath: FixtureFolder.fixtures.path(of: "MacBox.xib"))
    #expect(throws: NibError.otherPlatform(file: "MacBox.xib", platform: "macOS", expected: "iOS")) {
      try UINib(contentsOf: url)
    }
  }

  @Test func aNibIsNoStoryboard() {
    let url = URL(fileURLWithPath: FixtureFolder.fixtures.path(of: "Masks.xib"))
    #expect(throws: NibError.otherKind(file: "Masks.xib", expected: "storyboard")) {
      try UIStoryboard(contentsOf: url)
    }
  }

  // The texts are those of UIKit's exceptions, as published crash logs have them.

  @Test func anUnknownNameEndsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await UIStoryboard(name: "Nowhere", bundle: nil)
    }
    #expect(text(result).contains("Could not find a storyboard named 'Nowhere' in bundle NSBundle <"))
  }

  @Test func anUnknownIdentifierEndsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let data = NibText.storyboard(#"<viewController id="a" storyboardIdentifier="known"/>"#)
      await MainActor.run {
        let storyboard = try? UIStoryboard(data: data, name: "Test.storyboard", as: .onDevice)
        _ = storyboard?.instantiateViewController(withIdentifier: "unknown")
      }
    }
    #expect(text(result).contains("doesn't contain a view controller with identifier 'unknown'"))
  }

  @Test func anUnknownNibEndsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
    }
    #expect(text(result).contains("Could not load NIB in bundle: 'NSBundle <"))
    #expect(text(result).contains("with name 'Nowhere'"))
  }

  // The lines of exit tests themselves are those of a macro.
  private static let loading = #line + 3
  @MainActor private static func load(_ isStoryboard: Bool) {
    let no = "No"
    let file: NSObject = isStoryboard ? UIStoryboard(name: no, bundle: nil) : UINib(nibName: no, bundle: nil)
    _ = (file as? UINib)?.instantiate(withOwner: nil)
  }

  @Test func theLineThatAsks() async {
    let place = "NibLoadingTests/NibErrorTests.swift:\(Self.loading): Fatal error: Could not "
    let storyboard = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NibErrorTests.load(true) }
    }
    #expect(text(storyboard).contains(place + "find a storyboard"), "\(text(storyboard))")
    let nib = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NibErrorTests.load(false) }
    }
    #expect(text(nib).contains(place + "load NIB"), "\(text(nib))")
  }

  private static let instantiating = #line + 2
  @MainActor private static func instantiate(_ isTyped: Bool, from storyboard: UIStoryboard) {
    let old = isTyped ? nil : storyboard.instantiateViewController(withIdentifier: "unknown")
    _ = old ?? storyboard.instantiateViewController(identifier: "unknown")
  }

  @MainActor private static func instantiate(_ isTyped: Bool) throws {
    let data = NibText.storyboard(#"<viewController id="a" storyboardIdentifier="known"/>"#)
    instantiate(isTyped, from: try UIStoryboard(data: data, name: "Test.storyboard", as: .onDevice))
  }

  @Test func theLineThatAsksForAController() async {
    func place(_ line: Int) -> String {
      "NibLoadingTests/NibErrorTests.swift:\(line): Fatal error: Storyboard ("
    }
    let old = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try NibErrorTests.instantiate(false) }
    }
    #expect(text(old).contains(place(Self.instantiating)), "\(text(old))")
    let new = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try NibErrorTests.instantiate(true) }
    }
    #expect(text(new).contains(place(Self.instantiating + 1)), "\(text(new))")
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
