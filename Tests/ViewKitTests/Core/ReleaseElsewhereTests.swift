import CoreGraphics
import Dispatch
import Testing
import UIKit

/// Views may be released wherever, as those that a test's suite holds are; what others still hold of them stays usable.
@MainActor
struct ReleaseElsewhereTests {
  /// What only one looks at, from wherever.
  private final class Released: @unchecked Sendable {
    private var window: UIWindow?

    init(_ window: UIWindow) { self.window = window }

    func release() { window = nil }
  }

  private struct Kept {
    let box: UIView
    let label: UILabel
    let guide: UILayoutGuide
    let layer: CALayer
  }

  /// A window with a box, which has a label: both kept, and held by constraints of the window's.
  private func hierarchy() -> (Released, Kept) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    let label = UILabel()
    label.text = "Some text"
    let guide = UILayoutGuide()
    window.addSubview(box)
    window.addLayoutGuide(guide)
    box.addSubview(label)
    for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 20),
      box.leftAnchor.constraint(equalTo: guide.leftAnchor),
      box.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      box.widthAnchor.constraint(equalToConstant: 100),
      label.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      label.topAnchor.constraint(equalTo: window.topAnchor, constant: 40),
    ])
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (Released(window), Kept(box: box, label: label, guide: guide, layer: window.layer))
  }

  @Test func whatIsKeptHasNoWindowAnyMore() async {
    for _ in 0..<50 {
      let (released, kept) = hierarchy()
      #expect(kept.label.frame.minX == 5 && kept.label.window != nil)
      await Task.detached { released.release() }.value
      #expect(kept.box.superview == nil && kept.box.window == nil && kept.label.window == nil)
      #expect(kept.label.superview === kept.box)
      #expect(kept.guide.owningView == nil)
      #expect(kept.layer.frame == .zero)
    }
  }

  @Test func whatIsKeptGoesOnElsewhere() async {
    for _ in 0..<50 {
      let (released, kept) = hierarchy()
      kept.label.text = "Longer text"
      await Task.detached { released.release() }.value
      kept.box.setNeedsLayout()
      kept.box.layoutIfNeeded()
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      other.addSubview(kept.box)
      kept.box.topAnchor.constraint(equalTo: other.topAnchor, constant: 7).isActive = true
      kept.label.topAnchor.constraint(equalTo: kept.box.topAnchor, constant: 3).isActive = true
      other.layoutIfNeeded()
      #expect(kept.box.frame.minY == 7 && kept.box.frame.width == 100)
      #expect(kept.label.frame.minY == 3 && kept.label.frame.minX == 5)
    }
  }

  /// A block on the main queue is no job of the main actor.
  @Test func aBlockOnTheMainQueueReleases() async {
    let (released, kept) = hierarchy()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        released.release()
        MainActor.assumeIsolated {
          #expect(kept.box.superview == nil && kept.label.window == nil && kept.guide.owningView == nil)
        }
        continuation.resume()
      }
    }
  }
}
