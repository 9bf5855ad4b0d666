import CoreGraphics
import Foundation

/// What may be done with what is dragged.
public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
  public static let link = NSDragOperation(rawValue: 2)
  public static let generic = NSDragOperation(rawValue: 4)
  public static let `private` = NSDragOperation(rawValue: 8)
  public static let move = NSDragOperation(rawValue: 16)
  public static let delete = NSDragOperation(rawValue: 32)
  public static let every = NSDragOperation(rawValue: .max)
}

/// Where what is dragged may come to.
public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }
/// How several things are dragged together.
public enum NSDraggingFormation: Int, Sendable { case `default`, none, pile, list, stack }
public enum NSSpringLoadingHighlight: Int, Sendable { case none, standard, emphasized }

/// What is dragged, for those over whom it is. Nobody drags here but a test, with an object of its own.
@preconcurrency @MainActor
public protocol NSDraggingInfo: NSObjectProtocol {
  var draggingDestinationWindow: NSWindow? { get }
  var draggingSourceOperationMask: NSDragOperation { get }
  /// In the coordinates of the window.
  var draggingLocation: NSPoint { get }
  var draggedImageLocation: NSPoint { get }
  var draggingPasteboard: NSPasteboard { get }
  var draggingSource: Any? { get }
  var draggingSequenceNumber: Int { get }
  var draggingFormation: NSDraggingFormation { get set }
  var animatesToDestination: Bool { get set }
  var numberOfValidItemsForDrop: Int { get set }
  func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes classArray: [AnyClass],
    searchOptions: [NSPasteboard.ReadingOptionKey: Any],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
}

extension NSDraggingInfo {
  /// The items of the pasteboard, where classes ask for them.
  public func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes classArray: [AnyClass],
    searchOptions: [NSPasteboard.ReadingOptionKey: Any] = [:],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard classArray.contains(where: { $0 == NSPasteboardItem.self }) else { return }
    var stop = ObjCBool(false)
    for (index, item) in (draggingPasteboard.pasteboardItems ?? []).enumerated() where !stop.boolValue {
      block(NSDraggingItem(pasteboardWriter: item), index, &stop)
    }
  }
}

/// How dragged items are gone through.
public struct NSDraggingItemEnumerationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let concurrent = NSDraggingItemEnumerationOptions(rawValue: 1)
  public static let clearNonenumeratedImages = NSDraggingItemEnumerationOptions(rawValue: 1 << 16)
}

/// Takes what is dragged.
@preconcurrency @MainActor
public protocol NSDraggingDestination: NSObjectProtocol {
  func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  func draggingExited(_ sender: (any NSDraggingInfo)?)
  func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
  func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
  func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
  func draggingEnded(_ sender: any NSDraggingInfo)
}

/// Gives what is dragged.
@preconcurrency @MainActor
public protocol NSDraggingSource: NSObjectProtocol {
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
}

extension NSDraggingSource {
  public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
  public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  public func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
}

/// What is dragged from where it was taken to where it is let go.
@preconcurrency @MainActor
open class NSDraggingSession: NSObject {
  open var draggingFormation = NSDraggingFormation.default
  open var animatesToStartingPositionsOnCancelOrFail = true
  open var draggingLeaderIndex = 0
  open var draggingPasteboard: NSPasteboard { .general }
  open var draggingSequenceNumber: Int { 0 }
  open var draggingLocation: NSPoint { .zero }
}

/// One of the things that are dragged.
@preconcurrency @MainActor
open class NSDraggingItem: NSObject {
  open private(set) var item: Any
  open var draggingFrame = NSRect.zero
  private var contents: Any?

  public init(pasteboardWriter: any NSPasteboardWriting) {
    item = pasteboardWriter
    super.init()
  }
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) {
    draggingFrame = frame
    self.contents = contents
  }
}
