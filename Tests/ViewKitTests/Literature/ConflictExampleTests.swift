import Testing
import UIKit

/// The conflicts that the literature shows, each with its set. Which constraint is broken differs from example to
/// example there: of equal ones the one that is listed first or the one that was made last.
@MainActor @Suite(.serialized) struct ConflictExampleTests {
  let page = Sample.page()

  /// A label with `translatesAutoresizingMaskIntoConstraints` left on, and centered.
  @Test func maskConstraintsLeftOn() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    page.addSubview(label)
    let centering = label.centerXAnchor.constraint(equalTo: page.centerXAnchor)
    let found = Sample.conflicts {
      centering.isActive = true
      page.layoutIfNeeded()
    }
    let conflict = try #require(found.first)
    #expect(found.count == 1 && conflict.broken === centering && conflict.constraints == [centering])
    let text = Sample.withoutAddresses(conflict.text)
    #expect(text.contains("<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& "))
    #expect(text.contains("UILabel:0x….centerX == UIView:0x….centerX"))
    // The note on masks is there because they are.
    #expect(text.contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 20))

    label.translatesAutoresizingMaskIntoConstraints = false
    page.layoutIfNeeded()
    #expect(label.center.x == 160)
  }

  /// A sheet that stretches with the view behind it: the list names that view, and has no row that it can do without.
  @Test func masksThatFollow() throws {
    let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 768, height: 100))
    page.addSubview(dimming)
    let sheet = UIControl(frame: dimming.bounds)
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addSubview(sheet)
    let label = Sample.add(UILabel(), to: sheet)
    let found = Sample.conflicts {
      Sample.activate(
        label.widthAnchor.constraint(equalToConstant: 280),
        label.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 20),
        sheet.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20))
      page.layoutIfNeeded()
    }
    let text = Sample.withoutAddresses(try #require(found.first).text)
    #expect(found.count == 1)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("    \"<") }
    #expect(rows.count == 5, "\(text)")
    #expect(text.contains("h=-&- v=-&- UIControl:0x….width == UIView:0x….width   (active)"), "\(text)")
    #expect(text.contains("h=--& v=--& UIView:0x….width == 768   (active)"), "\(text)")
  }

  /// What does not stretch is a number, a part of what does a part of the superview's width.
  @Test func masksThatFollowInPart() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    page.addSubview(outer)
    let box = UIView(frame: CGRect(x: 100, y: 7, width: 80, height: 20))
    box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.addSubview(box)
    let found = Sample.conflicts {
      Sample.activate(
        box.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
        box.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5))
      page.layoutIfNeeded()
    }
    let text = found.map { Sample.withoutAddresses($0.text) }.joined()
    // The margins of 100 and 120 share 220, so that the left one has 5/11 of the width, less what the box takes.
    #expect(
      text.contains("h=&-& v=--& UIView:0x….minX == 0.454545*UIView:0x….width - 36.3636   (active)"),
      "\(text)")
    #expect(text.contains("h=&-& v=--& UIView:0x….minY == 7   (active, names: '|':UIView:0x… )"), "\(text)")
  }

  /// Each of a stack view's constraints has an address of its own, the same each time.
  @Test func addressesOfWhatStackViewsMake() throws {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UILabel() })
    stack.distribution = .fillEqually
    stack.spacing = 10
    Sample.add(stack, to: page)
    let label = stack.arrangedSubviews[0]
    let found = Sample.conflicts {
      Sample.activate(
        stack.widthAnchor.constraint(equalToConstant: 200), label.widthAnchor.constraint(equalToConstant: 150)
      )
      page.layoutIfNeeded()
    }
    let text = try #require(found.first).text
    let rows = text.split(separator: "\n").filter { $0.contains("'UISV-") }
    let addresses = rows.compactMap { $0.split(separator: " ").first }
    #expect(rows.count >= 5, "\(text)")
    #expect(Set(addresses).count == rows.count, "\(text)")
    let again = Sample.conflicts {
      stack.spacing = 11
      stack.spacing = 10
      page.layoutIfNeeded()
    }
    if let text = again.first?.text { #expect(rows.allSatisfy { text.contains($0) }) }
  }

  /// 50 and 80 points from the leading edge at once; the label of that size is also in the trace.
  @Test func fiftyAndEighty() throws {
    let label = Sample.add(UILabel(), to: page)
    let pair = [50.0, 80].map { label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: $0) }
    let found = Sample.conflicts {
      NSLayoutConstraint.activate(pair)
      page.layoutIfNeeded()
    }
    let conflict = try #require(found.first)
    #expect(found.count == 1 && NSLayoutConstraint.sameSet(conflict.constraints, pair))
    let broken = try #require(conflict.broken)
    #expect(pair.contains(broken))
    let text = Sample.withoutAddresses(conflict.text)
    #expect(text.contains("H:|-(50)-[UILabel:0x…]") && text.contains("H:|-(80)-[UILabel:0x…]"))
    #expect(text.contains("Will attempt to recover by breaking constraint"))
    // The trace marks the label, which has no vertical position.
    let trace = Sample.withoutAddresses(page.plumb.autolayoutTrace(.early))
    #expect(trace.contains("*<UILabel:0x…> - AMBIGUOUS LAYOUT"))
    #expect(!trace.contains("<UIView:0x…> - AMBIGUOUS LAYOUT"))
  }

  /// The way out that keeps both: one of them below required.
  @Test func fiftyAsAFallback() {
    let label = Sample.add(UILabel(), to: page)
    let fallback = label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 50)
    let indented = label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 80)
    let found = Sample.conflicts {
      Sample.activate(fallback, priority: 999)
      Sample.activate(indented)
      page.layoutIfNeeded()
      #expect(label.frame.minX == 80)
      indented.isActive = false
      page.layoutIfNeeded()
      #expect(label.frame.minX == 50)
    }
    #expect(found.isEmpty)
  }

  /// 100 and 118 points from the left edge: the report of the page says which views and where.
  @Test func hundredAndHundredEighteen() throws {
    page.plumb.nametag = "RootView"
    let view = Sample.add(UIView(), to: page)
    view.plumb.nametag = "V0"
    let pair = [118.0, 100].map { view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: $0) }
    let found = Sample.conflicts {
      Sample.activate(pair[0], view.topAnchor.constraint(equalTo: page.topAnchor, constant: 124), pair[1])
      Sample.activate(
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50))
      page.layoutIfNeeded()
    }
    let conflict = try #require(found.first)
    #expect(NSLayoutConstraint.sameSet(conflict.constraints, pair))
    // Left and right are printed with the direction.
    let text = Sample.withoutAddresses(conflict.text)
    #expect(text.contains("H:|-(100)-[V0](LTR)") && text.contains("H:|-(118)-[V0](LTR)"))
    let broken = try #require(conflict.broken)
    #expect(view.frame == CGRect(x: broken.constant == 118 ? 100 : 118, y: 124, width: 50, height: 50))
    // Broken ones stay installed; no ambiguity is left.
    #expect(!view.hasAmbiguousLayout && pair.allSatisfy { $0.isActive })
    let report = Sample.withoutAddresses(page.plumb.layoutReport)
    #expect(report.contains("<RootView:0x…> UIView : UIResponder"))
    for line in [
      "1. @1000 <V0:0x…>.left == <RootView:0x…>.left + 118.0",
      "2. @1000 <V0:0x…>.top == <RootView:0x…>.top + 124.0",
      "3. @1000 <V0:0x…>.left == <RootView:0x…>.left + 100.0",
    ] {
      #expect(report.contains(line), "\(report)")
    }
  }

  /// 360 and 140 points wide.
  @Test func twoWidths() throws {
    let view = Sample.add(UIView(), to: page)
    let pair = [360.0, 140].map { view.widthAnchor.constraint(equalToConstant: $0) }
    let found = Sample.conflicts {
      NSLayoutConstraint.activate(pair)
      page.layoutIfNeeded()
    }
    let conflict = try #require(found.first)
    #expect(NSLayoutConstraint.sameSet(conflict.constraints, pair))
    let broken = try #require(conflict.broken)
    #expect(view.frame.width == (broken.constant == 360 ? 140 : 360))
  }

  /// 280 points wide and 20 from both edges, which 320 points allow and 768 do not.
  @Test func fixedWidthOnALargerScreen() throws {
    let view = Sample.add(UIView(), to: page)
    let all = [
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 280),
    ]
    let first = Sample.conflicts {
      NSLayoutConstraint.activate(all)
      page.layoutIfNeeded()
    }
    #expect(first.isEmpty && view.frame.width == 280)
    let second = Sample.conflicts {
      page.frame.size.width = 768
      page.layoutIfNeeded()
    }
    let conflict = try #require(second.first)
    #expect(NSLayoutConstraint.sameSet(conflict.constraints, all))
    #expect(conflict.text.contains("'UIView-Encapsulated-Layout-Width'"))
    #expect(conflict.explanation.contains("768"))
  }

  /// The picture of Saturn: as high as the label's place leaves room for, 1.5 times as wide, and as wide as the page.
  @Test func saturn() throws {
    let device = SimulatedDevice.current
    defer { SimulatedDevice.current = device }
    SimulatedDevice.current = SimulatedDevice(
      size: CGSize(width: 375, height: 667), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let page: UIView = controller.view
    let saturn = Sample.add(UIImageView(image: Sample.image(300, 200)), to: page)
    saturn.accessibilityIdentifier = "saturn"
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      saturn.setContentCompressionResistancePriority(.defaultLow, for: axis)
    }
    let label = Sample.add(UILabel(), to: page)
    label.text = "Which planet is this?"
    let horizontal = NSLayoutConstraint(
      item: saturn, attribute: .leading, relatedBy: .equal, toItem: page, attribute: .leadingMargin,
      multiplier: 1, constant: 0)
    horizontal.identifier = "imageHorizontal"
    let middle = saturn.centerXAnchor.constraint(equalTo: page.centerXAnchor)
    middle.identifier = "imageMiddle"
    let ratio = saturn.widthAnchor.constraint(equalTo: saturn.heightAnchor, multiplier: 1.5)
    ratio.identifier = "saturnWidth"
    let vertical = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[guide]-[saturn]-[label]", metrics: nil,
      views: ["guide": controller.topLayoutGuide, "saturn": saturn, "label": label])
    for constraint in vertical { constraint.identifier = "verticalLayout" }
    let labelToTop = label.topAnchor.constraint(equalTo: page.topAnchor, constant: 100)
    labelToTop.identifier = "labelToTop"
    let all = [horizontal, middle] + vertical + [labelToTop, ratio]
    let found = Sample.conflicts {
      NSLayoutConstraint.activate(all)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    let conflict = try #require(found.first)
    let written = conflict.constraints.filter { type(of: $0) == NSLayoutConstraint.self }
    #expect(NSLayoutConstraint.sameSet(written, all))
    // As in the log, where it is the last that was made.
    #expect(conflict.broken === ratio)
    let text = Sample.withoutAddresses(conflict.text)
    for part in [
      "'imageHorizontal' saturn.leading == UIView:0x….leadingMargin",
      "'saturnWidth' saturn.width == 1.5*saturn.height", "'imageMiddle' saturn.centerX == UIView:0x….centerX",
      "'verticalLayout' V:[_UILayoutGuide:0x…]-(NSSpace(8))-[saturn]",
      "'verticalLayout' V:[saturn]-(NSSpace(8))-[UILabel:0x…'Which planet is this?']",
      "'labelToTop' V:|-(100)-[UILabel:0x…'Which planet is this?']", "'UIView-Encapsulated-Layout-Width'",
      "<_UILayoutSupportConstraint:0x…", "names: saturn:0x… ",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    // 20 points of status bar and 8 above, 8 below.
    #expect(saturn.frame == CGRect(x: 16, y: 28, width: 343, height: 64))
  }
}
