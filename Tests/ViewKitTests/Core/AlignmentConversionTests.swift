import Testing
import UIKit

/// Alignment rectangles that views convert by functions of their own, of the size.
@MainActor @Suite(.serialized) struct AlignmentConversionTests {
  /// The frame is the alignment rectangle scaled, as a listing of the literature on alignment rectangles has it.
  final class Scaling: UIView {
    var factor = 2.0
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    override var intrinsicContentSize: CGSize { size }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: rect.minX, y: rect.minY, width: rect.width * factor, height: rect.height * factor)
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: frame.minX, y: frame.minY, width: frame.width / factor, height: frame.height / factor)
    }
  }

  /// A shadow to the right that grows with the square of the width.
  final class Curved: UIView {
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(
        x: rect.minX, y: rect.minY, width: rect.width + rect.width * rect.width / 400, height: rect.height)
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(
        x: frame.minX, y: frame.minY, width: 200 * ((1 + frame.width / 100).squareRoot() - 1),
        height: frame.height)
    }
  }

  /// A third of the frame, and nothing that leads back.
  final class OneWay: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: frame.minX, y: frame.minY, width: frame.width / 3, height: frame.height / 3)
    }
  }

  /// The more the frame has, the less is left of it: no frame has an alignment rectangle that is the frame's.
  final class Contrary: UIView {
    var calls = 0
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      calls += 1
      return CGRect(x: rect.minX, y: rect.minY, width: CGFloat(calls % 7) * 30, height: rect.height)
    }
  }

  final class Unrelated: UIView {
    override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: -10, dy: -10) }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 4, dy: 4) }
  }

  let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? page).addSubview(view)
    return view
  }

  private func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = nil }
    body()
    return messages
  }

  /// 100 points in the middle of 320: from 110. What scales lies to the right and below.
  @Test func aContentThatIsScaled() {
    let view = add(Scaling())
    view.size = CGSize(width: 100, height: 100)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: page.centerYAnchor),
    ])
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 110, y: 202, width: 200, height: 200))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 110, y: 202, width: 100, height: 100))
    #expect(!view.hasAmbiguousLayout)
    view.size.width = 60
    view.invalidateIntrinsicContentSize()
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 130, y: 202, width: 120, height: 200))
  }

  /// The listing's own factors, which are each other's inverse up to a thousandth of a point.
  @Test func theListing() {
    let view = add(Scaling())
    view.factor = 1.0625
    view.size = CGSize(width: 170, height: 170)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: page.leftAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    page.layoutIfNeeded()
    // 180.625, which at one pixel a point is 181.
    #expect(abs(view.frame.width - 180.625) < 0.5 && abs(view.frame.height - 180.625) < 0.5)
  }

  /// 280 points of 320, and after that 380 of 420.
  @Test func edgesThatArePinned() {
    let view = add(Scaling())
    view.factor = 1.5
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: page.topAnchor), view.heightAnchor.constraint(equalToConstant: 80),
    ])
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 420, height: 120))
    page.frame.size.width = 420
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 570, height: 120))
  }

  /// What is inside decides the frame, and that the alignment rectangle: margins are measured from the frame.
  @Test func aFrameThatItsContentDecides() {
    let view = add(Scaling())
    let inside = add(UIView(), to: view)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inside.widthAnchor.constraint(equalToConstant: 100),
      inside.heightAnchor.constraint(equalToConstant: 50),
      inside.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      inside.topAnchor.constraint(equalTo: margins.topAnchor),
      inside.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      view.rightAnchor.constraint(equalTo: page.rightAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    page.layoutIfNeeded()
    // 100 and 8 on both sides; half of it ends at 320.
    #expect(view.frame == CGRect(x: 262, y: 0, width: 116, height: 66))
  }

  /// Also of what no line describes.
  @Test func functionsThatAreCurved() {
    let view = add(Curved())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let said = messages { page.layoutIfNeeded() }
    // 320 + 320 · 320 / 400.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 576, height: 10) && said == [])
  }

  /// What nothing decides is a frame without a size, whatever the functions make of that.
  @Test func sizesThatAreOpen() {
    let views: [UIView] = [add(Scaling()), add(Curved()), add(Unrelated())]
    let said = messages {
      for view in views { view.topAnchor.constraint(equalTo: page.topAnchor).isActive = true }
      page.layoutIfNeeded()
    }
    #expect(views.allSatisfy { $0.frame.size == .zero && $0.hasAmbiguousLayout } && said == [])
  }

  /// A size by itself is that of the alignment rectangle, and what is inside has a say.
  @Test func sizesThatFit() {
    let outer = UIView()
    let view = add(Scaling(), to: outer)
    view.size = CGSize(width: 30, height: 20)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 20))
  }

  @Test func theOtherFunctionAlone() {
    let view = add(OneWay())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 60))
  }

  @Test func functionsThatNeverAgreeEndAndAreNamed() throws {
    let view = add(Contrary())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    let said = messages { page.layoutIfNeeded() }
    #expect(said.count == 1)
    let text = try #require(said.first)
    #expect(text.contains("do not come to rest in 8 rounds") && text.contains("Contrary: 0x"), "\(text)")
    #expect(view.calls < 60)
  }

  @Test func functionsThatAreNoInversesAreNamedOnce() throws {
    let (one, other) = (add(Unrelated()), add(Unrelated()))
    for view in [one, other] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    let said = messages { page.layoutIfNeeded() }
    #expect(one.frame == CGRect(x: 10, y: 10, width: 70, height: 40) && other.frame == one.frame)
    #expect(said.count == 1)
    #expect(said.first?.contains("Unrelated's alignmentRect(forFrame:) is not the inverse") == true)
  }
}
