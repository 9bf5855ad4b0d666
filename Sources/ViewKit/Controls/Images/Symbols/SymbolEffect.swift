/// How a symbol moves while it is shown; nothing does here, and a symbol has the same size whatever moves it.
public protocol SymbolEffect: Sendable, Equatable {}

/// One that happens once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// One that stays until it is taken away.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// One of a symbol that comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// One of a symbol that takes another's place.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How often and how quickly a symbol moves.
public struct SymbolEffectOptions: Equatable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ factor: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  public func speed(_ factor: Double) -> SymbolEffectOptions { self }

  /// With or without a pause between two times.
  public struct RepeatBehavior: Equatable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}
