import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// What AppKit writes of constraints and conflicts.
@MainActor @Suite(.serialized) struct WindowConsoleTests {
  private final class TestView: NSView {}

  @Test func aConflictIsWrittenAsAppKitDoes() {
    let window = NSWindow.resizable(400, 300)
    let messages = logged {
      window.contentView?.add(TestView()) { view, content in
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[view(100)]-|", options: [], metrics: nil, views: ["view": view])
          + [content.widthAnchor.constraint(equalToConstant: 400)]
      }
      window.layoutIfNeeded()
    }
    let lines = messages.map { withoutAddresses($0).split(separator: "\n", omittingEmptySubsequences: false) }
      .joined()
    #expect(
      lines.joined(separator: "\n") == """
        [Layout] Unable to simultaneously satisfy constraints:
        (
            "<NSLayoutConstraint:0x… H:|-(NSSpace(20))-[DesktopKitTests.WindowConsoleTests.TestView:0x…]   (active, names: '|':NSView:0x… )>",
            "<NSLayoutConstraint:0x… H:[DesktopKitTests.WindowConsoleTests.TestView:0x…]-(NSSpace(20))-|   (active, names: '|':NSView:0x… )>",
            "<NSLayoutConstraint:0x… NSView:0x….width == 400   (active)>",
            "<NSLayoutConstraint:0x… DesktopKitTests.WindowConsoleTests.TestView:0x….width == 100   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x… DesktopKitTests.WindowConsoleTests.TestView:0x….width == 100   (active)>

        Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger.
        """)
  }

  /// A view that nothing holds has its size from whoever shows it.
  @Test func theSizeOfARootHasAppKitsName() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 194, height: 30))
    let messages = logged {
      root.add(TestView()) { view, root in
        [
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          view.widthAnchor.constraint(equalToConstant: 152),
        ]
      }
      root.layoutSubtreeIfNeeded()
    }
    #expect(
      messages.contains {
        withoutAddresses($0).contains(
          "'NSView-Encapsulated-Layout-Width' NSView:0x….width == 194   (active)>")
      })
  }

  /// The table gives a cell its size, and its mask has no say in it.
  @Test func theSizeOfACellHasAppKitsName() {
    let source = OneCell()
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let column = NSTableColumn(identifier: "column")
    column.width = 100
    table.addTableColumn(column)
    table.dataSource = source
    table.delegate = source
    let messages = logged { table.layoutSubtreeIfNeeded() }
    #expect(
      messages.contains {
        withoutAddresses($0).contains(
          "'NSView-Encapsulated-Layout-Width' NSTableCellView:0x….width == 100   (active)>")
      }, "\(messages)")
    #expect(source.cell.frame.size == NSSize(width: 100, height: 24))
  }

  private final class OneCell: NSTableViewDataSource, NSTableViewDelegate {
    let cell = NSTableCellView()
    func numberOfRows(in tableView: NSTableView) -> Int { 1 }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      cell.widthAnchor.constraint(equalToConstant: 152).isActive = true
      return cell
    }
  }

  @Test func theWindowsSizeIsAConstraint() {
    let window = NSWindow.resizable(400, 300)
    let view = window.contentView?.add(NSView()) { view, content in
      [
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        view.topAnchor.constraint(equalTo: content.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    window.layoutIfNeeded()
    let texts =
      view?.constraintsAffectingLayout(for: .horizontal).map { withoutAddresses($0.description) } ?? []
    #expect(
      texts.contains(
        "<NSLayoutConstraint:0x… 'NSWindow-current-width' NSThemeFrame:0x….width == 400 priority:500   (active)>"
      ),
      "\(texts)")
    #expect(
      texts.contains(
        "<NSAutoresizingMaskLayoutConstraint:0x… h=-&- v=-&- NSView:0x….width == NSThemeFrame:0x….width   (active)>"
      ),
      "\(texts)")
  }

  @Test func itemsAreTheViewsThemselves() {
    let (superview, view) = (NSView(), NSView())
    superview.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: superview, attribute: .left, multiplier: 1,
      constant: 8)
    #expect(constraint.firstItem === view && constraint.secondItem === superview)
    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(view.leadingAnchor.item === view)
    superview.addConstraint(constraint)
    #expect(superview.constraints == [constraint])
    #expect(
      withoutAddresses(constraint.description)
        == "<NSLayoutConstraint:0x… H:|-(8)-[NSView:0x…](LTR)   (active, names: '|':NSView:0x… )>")
  }

  @Test func ambiguityIsFoundAndExercised() {
    let window = NSWindow.resizable(400, 300)
    guard let content = window.contentView else { return }
    let view = content.add(ContentView(50, 20)) { view, content in
      [
        view.topAnchor.constraint(equalTo: content.topAnchor),
        view.leadingAnchor.constraint(greaterThanOrEqualTo: content.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor),
      ]
    }
    window.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout && !content.hasAmbiguousLayout)
    #expect(content.plumb.ambiguousViews == [view])
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    window.layoutIfNeeded()
    #expect(view.frame != before)
    #expect(content.plumb.autolayoutTrace().contains("AMBIGUOUS LAYOUT"))
  }
}
