import CoreGraphics

extension UIImageView {
  /// Does nothing here but call the completion, as the effect would once it ends.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { SymbolEffectEnd.tell(completion, of: effect, in: self) }

  /// Does nothing here but call the completion.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { SymbolEffectEnd.tell(completion, of: effect, in: self) }

  /// Does nothing here.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  /// Shows another symbol, at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    SymbolEffectEnd.tell(completion, of: transition, in: self)
  }
}

extension UIBarButtonItem {
  /// Does nothing here but call the completion.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { SymbolEffectEnd.tell(completion, of: effect, in: self) }

  /// Does nothing here but call the completion.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { SymbolEffectEnd.tell(completion, of: effect, in: self) }

  /// Does nothing here.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  /// Shows another symbol, at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}

/// Is told that an effect has ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// What there is to say of an effect that has ended.
@preconcurrency @MainActor
public final class UISymbolEffectCompletionContext: NSObject {
  public private(set) weak var sender: AnyObject?
  public let effect: (any SymbolEffect)?
  public let contentTransition: (any ContentTransitionSymbolEffect)?
  public let isFinished = true

  init(_ effect: any SymbolEffect, of sender: AnyObject) {
    self.sender = sender
    self.effect = effect
    contentTransition = effect as? any ContentTransitionSymbolEffect
  }
}

@MainActor
private enum SymbolEffectEnd {
  static func tell(
    _ completion: UISymbolEffectCompletion?, of effect: any SymbolEffect, in sender: AnyObject
  ) {
    completion?(UISymbolEffectCompletionContext(effect, of: sender))
  }
}
