import CoreGraphics
import Foundation
internal import PlumbTextMetrics
public import PlumbViewKit

/// The folders on the way to a file, one after the other.
@preconcurrency @MainActor
open class NSPathControl: NSControl {
  public enum Style: Int, Sendable {
    case standard = 0
    case popUp = 2
  }

  open var pathStyle = Style.standard
  open var url: URL? {
    get { contents.value as? URL }
    set {
      contents.value = newValue
      pathItems =
        newValue.map { url in
          url.pathComponents.map { name in
            let item = NSPathControlItem()
            item.title = name
            return item
          }
        } ?? []
    }
  }
  open var pathItems: [NSPathControlItem] = []
  open private(set) weak var clickedPathItem: NSPathControlItem?
  open var allowedTypes: [String]?
  open var placeholderString: String? {
    get { contents.plainPlaceholder }
    set { contents.plainPlaceholder = newValue }
  }
  open var placeholderAttributedString: NSAttributedString? {
    get { contents.placeholder }
    set { contents.placeholder = newValue }
  }
  open var backgroundColor: NSColor? {
    get { contents.backgroundColor }
    set { contents.backgroundColor = newValue }
  }
  open var doubleAction: Selector?
  open weak var delegate: (any NSPathControlDelegate)?
  open var isEditable: Bool {
    get { contents.isEditable }
    set { contents.isEditable = newValue }
  }

  override class var usualCellClass: NSCell.Type { NSPathCell.self }
  override var measure: ControlMeasure? {
    ControlMeasure(
      DesktopControl(
        kind: .plain(.pathControl), controlSize: contents.controlSize.measured,
        font: contents.firstFont.onDesktop))
  }
  override var consoleLabel: String? { url?.path }
}

/// One of the folders.
@preconcurrency @MainActor
open class NSPathControlItem: NSObject {
  open var title = ""
  open var attributedTitle = NSAttributedString(string: "")
  open var image: NSImage?
  open internal(set) var url: URL?
}

/// What a path control shows, as an object of its own.
@preconcurrency @MainActor
open class NSPathCell: NSActionCell {}

/// Says what may be dragged onto a path control.
@preconcurrency @MainActor
public protocol NSPathControlDelegate: NSObjectProtocol {
  func pathControl(
    _ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard
  )
    -> Bool
  func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo) -> NSDragOperation
  func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool
  func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
  func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
}

extension NSPathControlDelegate {
  public func pathControl(
    _ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard
  ) -> Bool { true }
  public func pathControl(
    _ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo
  ) -> NSDragOperation { [] }
  public func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool { false }
  public func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel) {}
  public func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) {}
}
