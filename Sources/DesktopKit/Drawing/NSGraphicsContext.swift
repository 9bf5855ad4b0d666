public import CoreGraphics
import Foundation
public import PlumbViewKit

/// What is drawn into.
open class NSGraphicsContext: NSObject {
  public let cgContext: CGContext
  open private(set) var isFlipped: Bool

  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
    isFlipped = initialFlippedState
    super.init()
  }

  /// That of the view or image that is being drawn; nil else. One that is set is current until the state is restored that was
  /// saved before.
  open class var current: NSGraphicsContext? {
    get { UIGraphicsGetCurrentContext().map { NSGraphicsContext(cgContext: $0, flipped: false) } }
    set { if let newValue { SavedContexts.current.push(newValue.cgContext) } }
  }

  open class func saveGraphicsState() { SavedContexts.current.save() }
  open class func restoreGraphicsState() { SavedContexts.current.restore() }
  open func saveGraphicsState() { cgContext.saveGState() }
  open func restoreGraphicsState() { cgContext.restoreGState() }
  open var isDrawingToScreen: Bool { true }
  /// Does nothing here.
  open var shouldAntialias = true
  /// Does nothing here.
  open var imageInterpolation = ImageInterpolation.default
  /// Does nothing here.
  open var compositingOperation = NSCompositingOperation.sourceOver
  /// Does nothing here.
  open var patternPhase = NSPoint.zero
  /// Does nothing here.
  open func flushGraphics() {}

  public enum ImageInterpolation: UInt, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case medium = 4
    case high = 3
  }
}

/// The contexts of a thread whose states were saved.
private final class SavedContexts {
  private var saved: [(context: CGContext?, pushed: Int)] = []

  func save() {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    saved.append((context, 0))
  }

  func push(_ context: CGContext) {
    UIGraphicsPushContext(context)
    if !saved.isEmpty { saved[saved.count - 1].pushed += 1 }
  }

  func restore() {
    guard let last = saved.popLast() else { return }
    for _ in 0..<last.pushed { UIGraphicsPopContext() }
    last.context?.restoreGState()
  }

  static var current: SavedContexts {
    let storage = Thread.current.threadDictionary
    if let known = storage["NSGraphicsContexts"] as? SavedContexts { return known }
    let new = SavedContexts()
    storage["NSGraphicsContexts"] = new
    return new
  }
}

/// How what is drawn is laid over what is there; everything is laid over it here.
public enum NSCompositingOperation: UInt, Sendable {
  case clear = 0
  case copy = 1
  case sourceOver = 2
  case sourceIn = 3
  case sourceOut = 4
  case sourceAtop = 5
  case destinationOver = 6
  case destinationIn = 7
  case destinationOut = 8
  case destinationAtop = 9
  case xor = 10
  case plusDarker = 11
  case plusLighter = 13
  case multiply = 14
  case screen = 15
  case overlay = 16
}

extension NSShadow {
  /// Does nothing here: what is drawn has no shadow.
  public func set() {}
}
