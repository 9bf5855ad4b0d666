import CoreGraphics
import Dispatch

/// Changes of layers that belong together. They are made at once, so that only the completion waits for the end.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// What a transaction has until it ends.
  private struct Settings {
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
  }

  private static var open: [Settings] = []
  /// Where no transaction was begun, one ends with the turn of the run loop.
  private static var implicit: Settings?

  private static var current: Settings {
    get { open.last ?? implicit ?? Settings() }
    set {
      if open.isEmpty {
        if implicit == nil { DispatchQueue.main.async { MainActor.assumeIsolated { endImplicit() } } }
        implicit = newValue
      } else {
        open[open.count - 1] = newValue
      }
    }
  }

  private static func endImplicit() {
    let completion = implicit?.completion
    implicit = nil
    completion?()
  }

  /// Begins a transaction inside the one that there is, whose values it begins with.
  open class func begin() { open.append(Settings(values: current.values)) }

  /// Ends the transaction that was begun last, and calls its completion.
  open class func commit() {
    guard let ended = open.popLast() else { return endImplicit() }
    ended.completion?()
  }

  /// Ends the transaction that nobody began.
  open class func flush() { if open.isEmpty { endImplicit() } }

  /// Does nothing here.
  open class func lock() {}
  /// Does nothing here.
  open class func unlock() {}

  open class func animationDuration() -> CFTimeInterval {
    current.values["animationDuration"] as? CFTimeInterval ?? 0.25
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.values["animationDuration"] = dur }
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    current.values["animationTimingFunction"] as? CAMediaTimingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.values["animationTimingFunction"] = function
  }
  open class func disableActions() -> Bool { current.values["disableActions"] as? Bool ?? false }
  open class func setDisableActions(_ flag: Bool) { current.values["disableActions"] = flag }
  open class func completionBlock() -> (() -> Void)? { current.completion }
  /// - Parameter block: Called when the transaction ends.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
  open class func value(forKey key: String) -> Any? { current.values[key] }
  open class func setValue(_ anObject: Any?, forKey key: String) { current.values[key] = anObject }
}

/// The keys of a transaction's values.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
