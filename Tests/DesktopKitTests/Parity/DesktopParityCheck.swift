import CoreGraphics
import Foundation
import PlumbAppleFacts
import PlumbDesktopKit
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbNibLoading

/// The frames of a document of macOS by two roads: views that a loader made, and the document's own layout.
@MainActor
struct DesktopParityCheck {
  private(set) var equal = 0
  private(set) var differences: [String] = []
  /// Of views that differ, by their class.
  private(set) var counts: [String: Int] = [:]

  var total: Int { equal + differences.count }

  /// Roots stand in their windows, tables and their clip views' parts are laid out by what they show, and what is in a box has
  /// the distances of today's boxes.
  private static func isComparable(_ view: NSView) -> Bool {
    guard let superview = view.superview else { return false }
    return !(view is NSScroller || view is NSTableView || view is NSTableHeaderView)
      && !(superview is NSTableView || superview is NSBox)
  }

  /// Compares all views of a document; those of other platforms are not loaded, and scenes with conflicts are left out, where
  /// another constraint may give way.
  mutating func compare(_ bytes: [UInt8], _ name: String, onCanvas: Bool, tolerance: CGFloat = 0.51) throws {
    let document = try InterfaceDocument(bytes: bytes)
    guard document.platform == .macOS else { return }
    let loaded = try LoadedDesktopScene.all(of: Data(bytes), name: name, onCanvas: onCanvas)
    for (scene, expected) in zip(loaded, try document.layOut()) where expected.conflicts.isEmpty {
      for root in scene.roots { root.layoutSubtreeIfNeeded() }
      let views = Dictionary(scene.views.map { ($0.id, $0.view) }) { first, _ in first }
      for expected in expected.views {
        guard let view = views[expected.id], Self.isComparable(view) else { continue }
        let (frame, found) = (expected.frame, view.frame)
        let isEqual =
          abs(found.minX - frame.minX) <= tolerance && abs(found.minY - frame.minY) <= tolerance
          && abs(found.width - frame.width) <= tolerance && abs(found.height - frame.height) <= tolerance
        if isEqual {
          equal += 1
        } else {
          let kind = String(describing: type(of: view))
          counts[kind, default: 0] += 1
          differences.append(
            "\(name) \(kind) \(expected.id) in \(view.superview.map { String(describing: type(of: $0)) } ?? "nothing"): \(found), and laid out as a document "
              + "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))")
        }
      }
    }
  }
}
