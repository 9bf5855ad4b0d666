import CoreGraphics
import Foundation

/// Items in a row above the keyboard. No machine has them here: nothing is laid out, and the selection is kept.
@preconcurrency @MainActor
open class NSScrubber: NSView {
  /// How a touch moves the items.
  public enum Mode: Int, Sendable { case fixed, free }
  /// Where an item comes to rest.
  public enum Alignment: Int, Sendable { case none, leading, trailing, center }

  open weak var dataSource: (any NSScrubberDataSource)?
  open weak var delegate: (any NSScrubberDelegate)?
  open var scrubberLayout: NSScrubberLayout = NSScrubberFlowLayout()
  open var mode = Mode.fixed
  open var itemAlignment = Alignment.none
  open var isContinuous = false
  open var floatsSelectionViews = false
  open var showsArrowButtons = false
  open var showsAdditionalContentIndicators = false
  open var selectionBackgroundStyle: NSScrubberSelectionStyle?
  open var selectionOverlayStyle: NSScrubberSelectionStyle?
  open var backgroundColor: NSColor?
  open var backgroundView: NSView?
  /// -1 for none.
  open var selectedIndex = -1
  open var highlightedIndex: Int { -1 }
  open var numberOfItems: Int { dataSource?.numberOfItems(for: self) ?? 0 }
  private var itemClasses: [NSUserInterfaceItemIdentifier: NSScrubberItemView.Type] = [:]

  open func register(
    _ itemViewClass: AnyClass?, forItemIdentifier itemIdentifier: NSUserInterfaceItemIdentifier
  ) { itemClasses[itemIdentifier] = itemViewClass as? NSScrubberItemView.Type }
  open func makeItem(
    withIdentifier itemIdentifier: NSUserInterfaceItemIdentifier, owner: Any?
  ) -> NSScrubberItemView? { itemClasses[itemIdentifier]?.init(frame: .zero) }
  open func itemViewForItem(at index: Int) -> NSScrubberItemView? { nil }

  /// Does nothing here.
  open func reloadData() {}
  /// Does nothing here.
  open func insertItems(at indexes: IndexSet) {}
  /// Does nothing here.
  open func removeItems(at indexes: IndexSet) {}
  /// Does nothing here.
  open func reloadItems(at indexes: IndexSet) {}
  /// Does nothing here.
  open func moveItem(at oldIndex: Int, to newIndex: Int) {}
  /// Does nothing here.
  open func scrollItem(at index: Int, to alignment: Alignment) {}
  open func performSequentialBatchUpdates(_ updateHandler: () -> Void) { updateHandler() }
}

@preconcurrency @MainActor
public protocol NSScrubberDataSource: NSObjectProtocol {
  func numberOfItems(for scrubber: NSScrubber) -> Int
  func scrubber(_ scrubber: NSScrubber, viewForItemAt index: Int) -> NSScrubberItemView
}

@preconcurrency @MainActor
public protocol NSScrubberDelegate: NSObjectProtocol {
  func scrubber(_ scrubber: NSScrubber, didSelectItemAt selectedIndex: Int)
  func scrubber(_ scrubber: NSScrubber, didHighlightItemAt highlightedIndex: Int)
  func scrubber(_ scrubber: NSScrubber, didChangeVisibleRange visibleRange: NSRange)
  func didBeginInteracting(with scrubber: NSScrubber)
  func didFinishInteracting(with scrubber: NSScrubber)
  func didCancelInteracting(with scrubber: NSScrubber)
}

extension NSScrubberDelegate {
  public func scrubber(_ scrubber: NSScrubber, didSelectItemAt selectedIndex: Int) {}
  public func scrubber(_ scrubber: NSScrubber, didHighlightItemAt highlightedIndex: Int) {}
  public func scrubber(_ scrubber: NSScrubber, didChangeVisibleRange visibleRange: NSRange) {}
  public func didBeginInteracting(with scrubber: NSScrubber) {}
  public func didFinishInteracting(with scrubber: NSScrubber) {}
  public func didCancelInteracting(with scrubber: NSScrubber) {}
}
