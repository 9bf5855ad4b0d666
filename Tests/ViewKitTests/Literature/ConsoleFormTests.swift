import Testing
import UIKit

/// How published console texts and the strings of books print constraints. The tails in parentheses of today say
/// `active` and `names`, where those of 2013 said `Names`.
@MainActor @Suite struct ConsoleFormTests {
  let page = Sample.page()
  let view: UIView

  init() { view = Sample.add(UIView(), to: page) }

  /// A view at the top of its superview: visual format, with the superview's name in the tail.
  @Test func flushAlignmentIsAVisualFormat() {
    let constraint = view.topAnchor.constraint(equalTo: page.topAnchor)
    constraint.isActive = true
    #expect(
      Sample.text(constraint)
        == "<NSLayoutConstraint:0x… V:|-(0)-[UIView:0x…]   (active, names: '|':UIView:0x… )>")
    #expect(Sample.text(constraint).contains("0x… )"))
  }

  /// A button at the standard distance from the trailing edge.
  @Test func standardSpacesAreCalledSo() throws {
    let button = Sample.add(UIButton(type: .system), to: page)
    let constraint = try #require(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[button]-|", metrics: nil, views: ["button": button]
      ).first)
    // In 2013 `(NSSpace(20))-|`; since margins it is them that formats speak of.
    #expect(Sample.text(constraint).contains("UIView:0x….trailingMargin == UIButton:0x….trailing"))
    let pair = try #require(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-[b]", metrics: nil, views: ["a": view, "b": button]
      ).first)
    #expect(Sample.text(pair).contains("V:[UIView:0x…]-(NSSpace(8))-[UIButton:0x…]"))
  }

  /// Centers have no visual format, and no names in the tail.
  @Test func centersAreEquations() {
    let label = Sample.add(UILabel(), to: page)
    let constraint = view.centerYAnchor.constraint(equalTo: label.centerYAnchor)
    #expect(
      Sample.text(constraint)
        == "<NSLayoutConstraint:0x… UIView:0x….centerY == UILabel:0x….centerY   (inactive)>")
  }

  /// The backdrops that reach halfway across and up the page, and 20 points further.
  @Test func halfWidthBackdrops() {
    let bottom = Sample.add(UIView(), to: page)
    let half = view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5)
    Sample.activate(
      view.leftAnchor.constraint(equalTo: page.leftAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor),
      view.bottomAnchor.constraint(equalTo: page.bottomAnchor), half,
      bottom.leftAnchor.constraint(equalTo: page.leftAnchor),
      bottom.rightAnchor.constraint(equalTo: page.rightAnchor),
      bottom.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      bottom.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.5))
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 160, height: 504))
    #expect(bottom.frame == CGRect(x: 0, y: 252, width: 320, height: 252))
    #expect(Sample.text(half).contains("UIView:0x….width == 0.5*UIView:0x….width "))

    half.constant = 20
    page.layoutIfNeeded()
    #expect(view.frame.width == 180)
    #expect(Sample.text(half).contains("UIView:0x….width == 0.5*UIView:0x….width + 20"))
    #expect(
      Sample.withoutAddresses(half.plumb.plainDescription)
        == "<UIView:0x…>.width == <UIView:0x…>.width * 0.5 + 20.0")
  }

  /// The four examples of the plain form.
  @Test func plainForm() {
    let button = Sample.add(UIButton(type: .system), to: page)
    let strings = [
      view.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
      button.centerYAnchor.constraint(lessThanOrEqualTo: view.centerYAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
    ].map { Sample.withoutAddresses($0.plumb.plainDescription) }
    #expect(
      strings == [
        "<UIView:0x…>.leading == <UIButton:0x…>.trailing + 8.0",
        "<UIButton:0x…>.centerY <= <UIView:0x…>.centerY",
        "<UIView:0x…>.height == 20.0",
        "<UIView:0x…>.width == <UIView:0x…>.width * 0.5",
      ])
  }

  /// Nametags stand where classes stood.
  @Test func nametagsInThePlainForm() {
    (page.plumb.nametag, view.plumb.nametag) = ("RootView", "ContrastView")
    let constraint = page.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 8)
    #expect(
      Sample.withoutAddresses(constraint.plumb.plainDescription)
        == "<RootView:0x…>.bottom >= <ContrastView:0x…>.bottom + 8.0")
  }

  /// What a visualisation of constraints printed of a view: width, inequality, priority.
  @Test func widthInequalityAndPriority() {
    let strings =
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[view(100)]", metrics: nil, views: ["view": view])
      + NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-(>=0)-[view]", metrics: nil, views: ["view": view])
      + NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-(80@501)-[view]", metrics: nil, views: ["view": view])
    let texts = strings.map(Sample.text)
    // The width is an equation since the years of the visualisation.
    #expect(texts[0].contains("UIView:0x….width == 100 "))
    #expect(texts[1].contains("V:|-(>=0)-[UIView:0x…] "))
    #expect(texts[2].contains("V:|-(80@501)-[UIView:0x…] "))
  }

  /// One view 50 points above another, in the four ways to write the signs: two of them are right.
  @Test(arguments: [(1.0, true, true), (-1, false, true), (-1, true, false), (1, false, false)])
  func fourSigns(sign: Double, lowerFirst: Bool, isRight: Bool) {
    let lower = Sample.add(UIView(), to: page)
    let constraint =
      lowerFirst
      ? lower.topAnchor.constraint(equalTo: view.bottomAnchor, constant: sign * 50)
      : view.bottomAnchor.constraint(equalTo: lower.topAnchor, constant: sign * 50)
    Sample.activate(
      constraint, view.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
      view.heightAnchor.constraint(equalToConstant: 30), lower.heightAnchor.constraint(equalToConstant: 30))
    page.layoutIfNeeded()
    // 100 + 30 = 130, and 50 below or above that.
    #expect(lower.frame.minY == (isRight ? 180 : 80))
    let text = Sample.text(constraint)
    if lowerFirst {
      #expect(text.contains("V:[UIView:0x…]-(\(isRight ? 50 : -50))-[UIView:0x…]"))
    } else {
      // A format has the later item first.
      #expect(text.contains("UIView:0x….bottom == UIView:0x….top \(isRight ? "-" : "+") 50"))
    }
  }
}
