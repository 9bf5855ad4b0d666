import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbViewKit

/// Where containers put views of a document.
extension NSView {
  /// A view that the view has made by itself, which a document describes.
  func viewOfNib(_ resolved: ResolvedView) -> NSView? {
    switch (self, resolved.kind) {
    case (let scroll as NSScrollView, .clipView): scroll.contentView
    case (let scroll as NSScrollView, .scroller):
      resolved.element.key == "horizontalScroller" ? scroll.horizontalScroller : scroll.verticalScroller
    default: nil
    }
  }

  /// Takes a view from a document.
  func take(_ view: NSView, from resolved: ResolvedView, _ reading: DesktopReading) {
    let (key, list) = (resolved.element.key, resolved.element.parent)
    switch self {
    case let scroll as NSScrollView: scroll.takePart(view, key)
    case let clip as NSClipView: clip.documentView = view
    case let stack as NSStackView where list?.isStackList == true:
      stack.addView(
        view,
        in: list?.isNamed(.middleViews) == true
          ? .center : list?.isNamed(.endViews) == true ? .trailing : .leading)
    case let split as NSSplitView where !split.arrangesAllSubviews && list?.isNamed(.subviews) == true:
      split.addArrangedSubview(view)
    case let box as NSBox where key == "contentView": box.contentView = view
    case let tabs as NSTabView where list?.isNamed(.tabViewItem) == true: tabs.takeTab(view, list)
    case let grid as NSGridView:
      if let list, DesktopGrids.take(view, into: grid, list, reading) { return }
      addSubview(view)
    default: addSubview(view)
    }
  }

  /// What can be said only once all subviews are there.
  func finishNib(_ reading: DesktopReading) {
    if let stack = self as? NSStackView { DesktopContainers.finish(stack, reading) }
    if let split = self as? NSSplitView { DesktopContainers.finish(split, reading) }
    if let tabs = self as? NSTabView, let initial = TabViewElement(reading.varied).initialItem,
      let place = TabViewElement(reading.varied).tabViewItems.firstIndex(where: { $0.element.id == initial }),
      place < tabs.numberOfTabViewItems
    {
      tabs.selectTabViewItem(at: place)
    }
  }

  /// Whether this view, and no constraint of the document, decides a subview's frame.
  func placesByItself(_ view: NSView) -> Bool {
    switch self {
    case is NSScrollView, is NSTabView, is NSTableView, is NSTableRowView: true
    case let stack as NSStackView: stack.arrangedSubviews.contains(view)
    case let split as NSSplitView: split.arrangedSubviews.contains(view)
    case let box as NSBox: box.contentView === view
    case let grid as NSGridView: grid.cell(for: view) != nil
    default: false
    }
  }
}

extension NSScrollView {
  fileprivate func takePart(_ view: NSView, _ key: String?) {
    switch view {
    case let clip as NSClipView: contentView = clip
    case let header as NSTableHeaderView: (documentView as? NSTableView)?.headerView = header
    case let scroller as NSScroller:
      if key == "horizontalScroller" { horizontalScroller = scroller } else { verticalScroller = scroller }
    default: addSubview(view)
    }
  }
}

extension NSTabView {
  fileprivate func takeTab(_ view: NSView, _ element: MarkupElement?) {
    let written = element.map { TabViewItemElement($0) }
    let item = NSTabViewItem(identifier: written?.identifier)
    item.label = written?.label ?? ""
    item.view = view
    addTabViewItem(item)
  }
}

extension MarkupElement {
  /// Whether the element lists what a stack view arranges.
  fileprivate var isStackList: Bool {
    isNamed(.subviews) || isNamed(.beginningViews) || isNamed(.middleViews) || isNamed(.endViews)
  }
}
