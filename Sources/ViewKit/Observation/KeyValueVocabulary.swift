import CoreGraphics

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Once at the start, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Does nothing here: changes are told once they are made.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How a property has changed: here always by being set.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The names of what `observeValue(forKeyPath:of:change:context:)` is told.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What the closure of an observation is told.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// Nil where the options do not ask for it.
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet? = nil
  public let isPrior = false
}
