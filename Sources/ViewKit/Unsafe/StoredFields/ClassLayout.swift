/// The layout of class metadata where there is no Objective-C ("Type Metadata", Swift's ABI documentation): kind and
/// superclass, 24 bytes about instances and the metadata itself, and the class's description.
enum ClassLayout {
  private static let word = MemoryLayout<Int>.size
  /// What the runtime keeps at the start of each instance.
  static let headSize = 2 * word
  private static let instanceSize = 2 * word + 8
  private static let descriptor = 2 * word + 24
  /// In a class's description.
  private static let fields = 16

  /// In bytes.
  static func instanceSize(of type: AnyClass) -> Int {
    Int(metadata(of: type).load(fromByteOffset: instanceSize, as: UInt32.self))
  }

  /// Whether a class declares a property as `weak`: only its mangled type tells that from `unowned`.
  static func isWeakField(_ name: String, _ type: AnyClass) -> Bool {
    guard
      let description = metadata(of: type).load(fromByteOffset: descriptor, as: UnsafeRawPointer?.self),
      let list = relative(description + fields)
    else { return false }
    let size = Int(list.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(list.load(fromByteOffset: 12, as: UInt32.self))
    for index in 0..<count {
      let record = list + 16 + index * size
      guard let text = relative(record + 8), let mangled = relative(record + 4) else { continue }
      if String(cString: text.assumingMemoryBound(to: CChar.self)) == name { return endsInWeak(mangled) }
    }
    return false
  }

  private static func metadata(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// References to other descriptions stand in a mangled name as a control byte and an offset, or an address.
  private static func endsInWeak(_ mangled: UnsafeRawPointer) -> Bool {
    var place = 0
    var last: (UInt8, UInt8) = (0, 0)
    while true {
      let byte = mangled.load(fromByteOffset: place, as: UInt8.self)
      switch byte {
      case 0: return last == (0x58, 0x77)
      case 0x01...0x17: place += 5
      case 0x18...0x1F: place += 1 + word
      default: place += 1
      }
      last = (last.1, byte)
    }
  }

  /// Nil where a description refers to nothing: a build may leave descriptions of properties out.
  private static func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(pointer.loadUnaligned(as: Int32.self))
    return distance == 0 ? nil : pointer + distance
  }
}
