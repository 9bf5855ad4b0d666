import Testing
import UIKit

@testable import PlumbViewKit

/// Numbers and moments that nobody expects: nothing may stop the program that does not stop it in UIKit.
@MainActor @Suite struct OddInputTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e200, -1e9])
  func framesOfAnyNumbers(_ number: CGFloat) {
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = nil }
    for frame in [
      CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: number, height: 10),
      CGRect(x: number, y: number, width: number, height: number),
    ] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let odd = UIView(frame: frame)
      odd.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(odd)
      odd.addSubview(inner)
      inner.leadingAnchor.constraint(equalTo: odd.leadingAnchor, constant: 5).isActive = true
      inner.widthAnchor.constraint(equalTo: odd.widthAnchor, multiplier: 0.5).isActive = true
      root.layoutIfNeeded()
      root.bounds.size = CGSize(width: 120, height: 130)
      root.layoutIfNeeded()
      _ = "\(odd) \(inner)"
      _ = root.hitTest(CGPoint(x: 1, y: 1), with: nil)
      _ = odd.systemLayoutSizeFitting(CGSize(width: number, height: number))
      odd.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: 0, right: 0)
      _ = odd.layoutMarginsGuide
      root.layoutIfNeeded()
    }
  }

  @Test func contentSizesOfAnyNumbers() {
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = nil }
    for number in [CGFloat.nan, .infinity, -5, 1e300] {
      let view = Sized()
      view.size = CGSize(width: number, height: number)
      let stack = UIStackView(arrangedSubviews: [view, UIView()])
      stack.spacing = number
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      stack.layoutIfNeeded()
      stack.setCustomSpacing(number, after: view)
      stack.layoutIfNeeded()
      view.setContentHuggingPriority(UILayoutPriority(Float(number)), for: .horizontal)
      stack.layoutIfNeeded()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: number, height: number)
      scroll.contentOffset = CGPoint(x: number, y: number)
      scroll.contentInset.top = number
      scroll.layoutIfNeeded()
      scroll.zoomScale = number
      scroll.scrollRectToVisible(CGRect(x: number, y: 0, width: number, height: 1), animated: true)
      let label = UILabel()
      label.text = "Text"
      label.preferredMaxLayoutWidth = number
      label.numberOfLines = -3
      label.font = .systemFont(ofSize: number)
      _ = label.intrinsicContentSize
      _ = label.sizeThatFits(CGSize(width: number, height: number))
      label.sizeToFit()
    }
  }

  @Test func nothingToActivate() {
    NSLayoutConstraint.activate([])
    NSLayoutConstraint.deactivate([])
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive)
    UIView().addConstraints([])
    UIView().removeConstraint(constraint)
    UIView().removeFromSuperview()
  }

  @Test func aViewBoundToItself() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    view.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    view.removeFromSuperview()
    #expect(view.constraints.count == 4)
  }

  final class Sized: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }
}
