import PlumbAppleFacts
import PlumbNibLoading
import TestSupport
import Testing
import UIKit

@testable import PlumbInterfaceBuilder

/// The frames of a document by two roads: views that a loader made, and the document's own layout.
@MainActor
struct ParityCheck {
  struct Difference: CustomStringConvertible {
    let document: String
    let view: String
    let loaded: CGRect
    let expected: CGRect

    var description: String {
      "\(document) \(view): \(loaded.shortened), and laid out as a document \(expected.shortened)"
    }
  }

  private(set) var equal = 0
  private(set) var differences: [Difference] = []

  var total: Int { equal + differences.count }

  /// Compares all views of a document. Those of macOS and of Apple TV are not loaded.
  ///
  /// - Parameters:
  ///   - tolerance: In points, at each edge.
  ///   - skipsCanvas: Whether to leave out scenes that a canvas shows otherwise than a program: with conflicts, where another
  ///     constraint gives way; with empty views that it keeps visible; with cells that it gives another size than the recorded.
  mutating func compare(
    _ bytes: [UInt8], _ name: String, as environment: NibEnvironment = .asInInterfaceBuilder,
    tolerance: CGFloat = 0.001, inWindow: Bool = false, skipsCanvas: Bool = false
  ) throws {
    let document = try InterfaceDocument(bytes: bytes)
    guard document.platform == .iOS else { return }
    let solved = try document.layOut()
    let loaded = try Self.load(Data(bytes), name, environment)
    try #require(loaded.count == solved.count)
    var layouts: [SceneLayout] = []
    if skipsCanvas { try document.forEachLayout(in: Environment()) { layouts.append($0) } }
    for (position, (scene, expected)) in zip(loaded, solved).enumerated() {
      if skipsCanvas, !expected.conflicts.isEmpty || layouts[position].hasSizesOfCanvas { continue }
      var windows: [UIWindow] = []
      for root in scene.roots {
        if inWindow {
          let window = UIWindow(frame: root.frame)
          root.frame = window.bounds
          window.addSubview(root)
          windows.append(window)
          window.layoutIfNeeded()
        }
        root.layoutIfNeeded()
      }
      defer { for root in scene.roots where inWindow { root.removeFromSuperview() } }
      let views = Dictionary(uniqueKeysWithValues: scene.views.map { ($0.id, $0.view) })
      for expected in expected.views {
        guard let view = views[expected.id] else {
          // Cells of tables are made as they are shown, and variations follow the device.
          #expect(environment == .onDevice)
          continue
        }
        let rect = CGRect(
          x: expected.frame.minX, y: expected.frame.minY, width: expected.frame.width,
          height: expected.frame.height)
        if view.frame.isNear(rect, within: tolerance) {
          equal += 1
        } else {
          differences.append(
            Difference(
              document: name, view: "\(type(of: view)) \(expected.id)", loaded: view.frame, expected: rect))
        }
      }
    }
  }

  /// Whether the bytes are a document at all: some fixtures are none.
  static func isReadable(_ bytes: [UInt8]) -> Bool { (try? InterfaceDocument(bytes: bytes)) != nil }

  static func load(
    _ data: Data, _ name: String, _ environment: NibEnvironment
  ) throws -> [LoadedScene] {
    if name.hasSuffix(".storyboard") {
      return try UIStoryboard(data: data, name: name, as: environment).loadScenes()
    }
    return try UINib(data: data, name: name, as: environment).loadScene().map { [$0] } ?? []
  }
}

extension SceneLayout {
  /// Whether a view has a size that only Interface Builder gives it.
  fileprivate var hasSizesOfCanvas: Bool {
    contents.contains { $0.visibleAxis != nil }
      || zip(scene.views, givenFrames).contains { view, frame in
        (view.kind == .tableViewCell || view.kind == .tableViewCellContentView)
          && view.recorded?.size != frame.size
      }
  }
}

extension CGRect {
  func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }

  var shortened: String { "(\(minX) \(minY) \(width) \(height))" }
}
