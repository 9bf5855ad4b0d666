import CoreGraphics

/// What a view does anew once a property of it has changed.
@preconcurrency @MainActor
public protocol UIViewInvalidating: Sendable {
  func invalidate(view: UIView)
}

extension UIView {
  /// What views do anew.
  public enum Invalidations {
    public struct Layout: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    public struct Display: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    public struct Constraints: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    public struct IntrinsicContentSize: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    public struct Configuration: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { (view as? UIButton)?.setNeedsUpdateConfiguration() }
    }
    /// Two of them; more are tuples in each other.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second
      public nonisolated init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
      }
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that has it lay out or draw anew when another value is set.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }
    public init<A, B>(wrappedValue: Value, _ first: A, _ second: B)
    where Invalidation == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }
    public init<A, B, C>(wrappedValue: Value, _ first: A, _ second: B, _ third: C)
    where Invalidation == Invalidations.Tuple<A, Invalidations.Tuple<B, C>> {
      self.init(wrappedValue: wrappedValue, first, Invalidations.Tuple(second, third))
    }
    public init<A, B, C, D>(wrappedValue: Value, _ first: A, _ second: B, _ third: C, _ fourth: D)
    where
      Invalidation == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>
    {
      self.init(
        wrappedValue: wrappedValue, Invalidations.Tuple(first, second), Invalidations.Tuple(third, fourth))
    }

    public static subscript<Owner: UIView>(
      _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { owner[keyPath: storage].value }
      set {
        guard owner[keyPath: storage].value != newValue else { return }
        owner[keyPath: storage].value = newValue
        owner[keyPath: storage].invalidation.invalidate(view: owner)
      }
    }

    @available(*, unavailable, message: "only properties of views may be so")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public nonisolated static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public nonisolated static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public nonisolated static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public nonisolated static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public nonisolated static var configuration: Self { Self() }
}
