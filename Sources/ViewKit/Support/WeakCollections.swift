public import Foundation

/// How collections of Objective-C hold their objects.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object that is held, or only known.
struct HeldObject {
  private weak var known: AnyObject?
  private var held: AnyObject?
  /// Tells objects apart by what they are equal to, or by themselves.
  let key: AnyHashable

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    known = object
    if !options.contains(.weakMemory) { held = object }
    key = Self.key(of: object, options)
  }

  /// A weak object is found by itself: its key must not hold it.
  static func key(of object: AnyObject, _ options: NSPointerFunctions.Options) -> AnyHashable {
    let isByItself = options.contains(.objectPointerPersonality) || options.contains(.weakMemory)
    if !isByItself, let equal = object as? NSObject { return AnyHashable(equal) }
    return AnyHashable(ObjectIdentifier(object))
  }

  var object: AnyObject? { held ?? known }
}

/// A set that may know its objects without keeping them alive. Such objects are told apart by themselves, not by what they are
/// equal to.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [AnyHashable: HeldObject] = [:]
  private var order: [AnyHashable] = []

  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int) { self.options = options }
  public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }
  public override convenience init() { self.init(options: .strongMemory, capacity: 0) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// In the order in which they were added.
  open var allObjects: [ObjectType] {
    forgetGone()
    return order.compactMap { entries[$0]?.object as? ObjectType }
  }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  open func add(_ object: ObjectType?) {
    guard let object else { return }
    forgetGone()
    let entry = HeldObject(object as AnyObject, options)
    if entries.updateValue(entry, forKey: entry.key) == nil { order.append(entry.key) }
  }
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let key = HeldObject.key(of: object as AnyObject, options)
    entries[key] = nil
    order.removeAll { $0 == key }
  }
  open func removeAllObjects() { (entries, order) = ([:], []) }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return entries[HeldObject.key(of: object as AnyObject, options)]?.object as? ObjectType
  }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  private func forgetGone() {
    let gone = entries.filter { $0.value.object == nil }.map(\.key)
    guard !gone.isEmpty else { return }
    for key in gone { entries[key] = nil }
    order.removeAll { entries[$0] == nil }
  }
}

/// A dictionary that may know its keys or its values without keeping them alive. Such keys are told apart by themselves, not by
/// what they are equal to.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [AnyHashable: (key: HeldObject, value: HeldObject)] = [:]

  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity initialCapacity: Int
  ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }
  public override convenience init() { self.init(keyOptions: .strongMemory, valueOptions: .strongMemory) }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    forgetGone()
    return entries[HeldObject.key(of: aKey as AnyObject, keyOptions)]?.value.object as? ObjectType
  }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    let key = HeldObject(aKey as AnyObject, keyOptions)
    entries[key.key] = (key, HeldObject(anObject as AnyObject, valueOptions))
  }
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[HeldObject.key(of: aKey as AnyObject, keyOptions)] = nil
  }
  open func removeAllObjects() { entries = [:] }
  open var count: Int {
    forgetGone()
    return entries.count
  }
  open func keyEnumerator() -> NSEnumerator {
    forgetGone()
    return NSArray(array: entries.values.compactMap(\.key.object)).objectEnumerator()
  }
  /// Nil where there is nothing.
  open func objectEnumerator() -> NSEnumerator? {
    forgetGone()
    return NSArray(array: entries.values.compactMap(\.value.object)).objectEnumerator()
  }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    forgetGone()
    var dictionary: [AnyHashable: ObjectType] = [:]
    for entry in entries.values {
      if let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType {
        dictionary[key] = value
      }
    }
    return dictionary
  }

  private func forgetGone() {
    entries = entries.filter { $0.value.key.object != nil && $0.value.value.object != nil }
  }
}
