import CoreGraphics
import Synchronization

/// Who is told of an object's changes. The object keeps them.
///
/// An object says that something of it has changed, and what is observed is compared with what it was: a subclass's key path
/// is another one than its superclass's, so that the property's name would not find it.
package final class ObjectObservers: @unchecked Sendable {
  private static let isUsed = Atomic(false)
  nonisolated(unsafe) private static var key: UInt8 = 0

  private let lock = NSLock()
  private var observers: [Observer] = []

  /// Tells those whose values are other ones than before.
  ///
  /// - Parameter isSet: Who is told even of the value that was there before.
  package static func changed(_ object: AnyObject, where isSet: (Observer) -> Bool = { _ in false }) {
    for observer in present(of: object) { observer.compare(object, mayBeSame: isSet(observer)) }
  }

  /// The same of a view, of whose place and size a part was set: the others are nobody's news.
  static func changed(_ view: UIView, set part: ViewPart?) {
    for observer in present(of: view) {
      if let observed = observer.part, observed != part {
        observer.takeNote(of: view)
      } else {
        observer.compare(view, mayBeSame: false)
      }
    }
  }

  /// The same of a view whose frame is about to be whole again.
  static func changedInPart(_ view: UIView) {
    for observer in present(of: view) where observer.part == nil { observer.compare(view, mayBeSame: false) }
  }

  private static func present(of object: AnyObject) -> [Observer] {
    // Nearly every program observes nothing.
    guard isUsed.load(ordering: .relaxed) else { return [] }
    return (objc_getAssociatedObject(object, &key) as? ObjectObservers)?.present ?? []
  }

  static func of(_ object: AnyObject) -> ObjectObservers {
    isUsed.store(true, ordering: .relaxed)
    if let present = objc_getAssociatedObject(object, &key) as? ObjectObservers { return present }
    let new = ObjectObservers()
    objc_setAssociatedObject(object, &key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }

  func add(_ observer: Observer, of object: AnyObject, tellingNow: Bool) {
    lock.withLock { observers.append(observer) }
    observer.start(object, tellingNow)
  }

  func remove(where isGone: (Observer) -> Bool) { lock.withLock { observers.removeAll(where: isGone) } }

  private var present: [Observer] { lock.withLock { observers } }

  /// One property of the object, and who is told of it.
  package final class Observer: @unchecked Sendable {
    typealias Tell = (_ object: AnyObject, _ old: Any?, _ new: Any?) -> Void

    let keyPath: AnyKeyPath?
    /// As Objective-C has it; nil for one that is known by its key path.
    let name: String?
    /// Whoever is told by a method.
    weak var target: AnyObject?
    let context: UnsafeMutableRawPointer?
    private let read: (AnyObject) -> Any?
    private let tell: Tell
    private var last: Any?
    /// Nil for what is no part of a view's place and size.
    private(set) var part: ViewPart?

    init(
      keyPath: AnyKeyPath?, name: String?, target: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil,
      read: @escaping (AnyObject) -> Any?, tell: @escaping Tell
    ) {
      self.keyPath = keyPath
      self.name = name
      self.target = target
      self.context = context
      self.read = read
      self.tell = tell
    }

    fileprivate func start(_ object: AnyObject, _ isTold: Bool) {
      last = read(object)
      if object is UIView { part = name.map { ViewPart(name: $0) } ?? partRead(of: object) }
      if isTold { tell(object, nil, last) }
    }

    /// Off the main thread nobody moves views, and the observer is told of whatever changes.
    private func partRead(of object: AnyObject) -> ViewPart? {
      guard MainQueue.isCurrent || Thread.isMainThread else { return nil }
      nonisolated(unsafe) let object = object
      return MainActor.assumeIsolated { (object as? UIView).flatMap { ViewPart(of: $0, read: read) } }
    }

    fileprivate func takeNote(of object: AnyObject) { last = read(object) }

    fileprivate func compare(_ object: AnyObject, mayBeSame: Bool) {
      let (old, new) = (last, read(object))
      guard mayBeSame || !Self.isSame(old, new) else { return }
      last = new
      tell(object, old, new)
    }

    /// What cannot be compared counts as the same.
    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
      func isEqual<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
      if let one = one as? any Equatable { return isEqual(one) }
      guard let one, let other else { return (one == nil) == (other == nil) }
      guard type(of: one) is AnyClass else { return true }
      return one as AnyObject === other as AnyObject
    }
  }
}

extension UIView {
  /// Something has changed that may be observed, of the view or of its layer.
  ///
  /// - Parameter part: What was set of the view's place and size.
  func tellObservers(set part: ViewPart? = nil) {
    if layoutState.contains(.isTakingFrame) {
      ObjectObservers.changedInPart(self)
    } else {
      ObjectObservers.changed(self, set: part)
    }
    if let layer = existingLayer { ObjectObservers.changed(layer) }
  }

  /// Sets bounds and center for a frame, of which observers are told once.
  func takeFrame(_ new: ViewGeometry) {
    let isWithin = layoutState.contains(.isTakingFrame)
    layoutState.insert(.isTakingFrame)
    if new.bounds != bounds { bounds = new.bounds }
    if new.center != center { center = new.center }
    if isWithin { return }
    layoutState.remove(.isTakingFrame)
    ObjectObservers.changed(self, set: .frame)
  }
}
