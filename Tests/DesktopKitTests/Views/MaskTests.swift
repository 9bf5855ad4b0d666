import CoreGraphics
import Foundation
import PlumbDesktopKit
import TestSupport
import Testing

/// Autoresizing masks, where `minYMargin` is the lower distance unless the superview is flipped.
@MainActor @Suite struct MaskTests {
  /// A superview grows by 60 in height and by 30 in width.
  private func frame(_ mask: NSView.AutoresizingMask, in superview: NSView, constrained: Bool) -> NSRect {
    superview.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
    let view = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = mask
    superview.addSubview(view)
    if constrained {
      superview.add(NSView()) { other, _ in [other.leadingAnchor.constraint(equalTo: view.trailingAnchor)] }
    }
    superview.layoutSubtreeIfNeeded()
    superview.setFrameSize(NSSize(width: 130, height: 160))
    superview.layoutSubtreeIfNeeded()
    return view.frame
  }

  @Test(arguments: [false, true], [false, true])
  func aMaskSaysWhatGives(isFlipped: Bool, constrained: Bool) {
    let cases: [(NSView.AutoresizingMask, NSRect)] = [
      ([], NSRect(x: 10, y: 20, width: 30, height: 40)),
      ([.width], NSRect(x: 10, y: 20, width: 60, height: 40)),
      ([.height], NSRect(x: 10, y: 20, width: 30, height: 100)),
      ([.minXMargin, .minYMargin], NSRect(x: 40, y: 80, width: 30, height: 40)),
      ([.maxXMargin, .maxYMargin], NSRect(x: 10, y: 20, width: 30, height: 40)),
      ([.minYMargin, .maxYMargin], NSRect(x: 10, y: 50, width: 30, height: 40)),
    ]
    for (mask, expected) in cases where mask != [.minYMargin, .maxYMargin] {
      let superview: NSView = isFlipped ? FlippedView() : NSView()
      #expect(frame(mask, in: superview, constrained: constrained) == expected, "\(mask)")
    }
    // Distances that both give share what is to be had as they had the old height: 20 of 60, and 40 of 60.
    let superview: NSView = isFlipped ? FlippedView() : NSView()
    let shared = frame([.minYMargin, .maxYMargin], in: superview, constrained: constrained)
    #expect(shared == NSRect(x: 10, y: 40, width: 30, height: 40))
  }

  @Test func aViewThatDoesNotResizeKeepsItsSubviews() {
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    superview.autoresizesSubviews = false
    let view = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = [.width, .height]
    superview.addSubview(view)
    superview.setFrameSize(NSSize(width: 200, height: 300))
    #expect(view.frame == NSRect(x: 10, y: 20, width: 30, height: 40))
  }

  /// Whatever masks and sizes come, a view in a flipped superview and one in another that mirror each other stay mirrored.
  @Test(arguments: SeededGenerator.seeds(20)) func directionsMirrorEachOther(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let superviews = [NSView(), FlippedView()]
    for superview in superviews { superview.frame = NSRect(x: 0, y: 0, width: 200, height: 200) }
    var pairs: [(NSView, NSView)] = []
    for _ in 0..<8 {
      let frame = NSRect(
        x: CGFloat(Int.random(in: 0..<100, using: &random)),
        y: CGFloat(Int.random(in: 0..<100, using: &random)),
        width: CGFloat(Int.random(in: 1..<100, using: &random)),
        height: CGFloat(Int.random(in: 1..<100, using: &random)))
      // What gives below in the one gives above in the other, and a view that says nothing keeps the corner of its coordinates.
      let horizontal = NSView.AutoresizingMask(rawValue: UInt.random(in: 0..<8, using: &random))
      let vertical = Int.random(in: 1..<8, using: &random)
      var mask = horizontal
      var mirrored = horizontal
      if vertical & 1 != 0 {
        mask.insert(.minYMargin)
        mirrored.insert(.maxYMargin)
      }
      if vertical & 2 != 0 {
        mask.insert(.height)
        mirrored.insert(.height)
      }
      if vertical & 4 != 0 {
        mask.insert(.maxYMargin)
        mirrored.insert(.minYMargin)
      }
      let up = NSView(frame: frame)
      let down = NSView(
        frame: NSRect(x: frame.minX, y: 200 - frame.maxY, width: frame.width, height: frame.height))
      up.autoresizingMask = mask
      down.autoresizingMask = mirrored
      superviews[0].addSubview(up)
      superviews[1].addSubview(down)
      pairs.append((up, down))
    }
    for _ in 0..<6 {
      let size = NSSize(
        width: CGFloat(Int.random(in: 120..<400, using: &random)),
        height: CGFloat(Int.random(in: 120..<400, using: &random)))
      for superview in superviews {
        superview.setFrameSize(size)
        superview.layoutSubtreeIfNeeded()
      }
      for (up, down) in pairs {
        #expect(abs(up.frame.minY - (size.height - down.frame.maxY)) < 1e-6)
        #expect(abs(up.frame.height - down.frame.height) < 1e-6)
        #expect(abs(up.frame.minX - down.frame.minX) < 1e-6)
      }
    }
  }
}
