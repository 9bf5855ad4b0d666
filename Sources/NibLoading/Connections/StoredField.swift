import CoreGraphics

/// A stored property of a class, as the runtime describes it.
struct StoredField {
  let type: Any.Type
  /// From the start of an instance, in bytes.
  let offset: Int
  let isStrong: Bool
  let isVariable: Bool
  let isWeak: Bool

  /// The property of a name, of the class itself before those above it.
  static func named(_ name: String, of type: AnyClass) -> StoredField? {
    for index in (0..<fieldCount(type)).reversed() {
      var description = FieldDescription()
      let fieldType = fieldDescription(type, index, &description)
      defer { description.free?(description.name) }
      guard let text = description.name, String(cString: text) == name else { continue }
      return StoredField(
        type: fieldType, offset: fieldOffset(type, index), isStrong: description.isStrong,
        isVariable: description.isVariable,
        isWeak: !description.isStrong && ClassLayout.hasWeakField(name, type))
    }
    return nil
  }
}

// What the standard library's `Mirror` calls.

private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldDescription(
  _ type: Any.Type, _ index: Int, _ description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int

/// The layout of class metadata where there is no Objective-C ("Type Metadata", Swift's ABI documentation).
private enum ClassLayout {
  private static let superclass = 8
  private static let descriptor = 40
  private static let fields = 16

  /// Whether a property is declared `weak`: only its mangled type tells that from `unowned`.
  static func hasWeakField(_ name: String, _ type: AnyClass) -> Bool {
    var current: UnsafeRawPointer? = unsafeBitCast(type, to: UnsafeRawPointer.self)
    while let metadata = current {
      guard let description = metadata.load(fromByteOffset: descriptor, as: UnsafeRawPointer?.self) else {
        return false
      }
      if let found = isWeak(name, relative(description + fields)) { return found }
      current = metadata.load(fromByteOffset: superclass, as: UnsafeRawPointer?.self)
    }
    return false
  }

  /// Nil where the class has no property of the name.
  private static func isWeak(_ name: String, _ list: UnsafeRawPointer) -> Bool? {
    let size = Int(list.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(list.load(fromByteOffset: 12, as: UInt32.self))
    for index in 0..<count {
      let record = list + 16 + index * size
      let text = relative(record + 8).assumingMemoryBound(to: CChar.self)
      if String(cString: text) == name { return endsInWeak(relative(record + 4)) }
    }
    return nil
  }

  /// References to other descriptions stand in a mangled name as a control byte and an offset.
  private static func endsInWeak(_ mangled: UnsafeRawPointer) -> Bool {
    var place = 0
    var last: (UInt8, UInt8) = (0, 0)
    while true {
      let byte = mangled.load(fromByteOffset: place, as: UInt8.self)
      switch byte {
      case 0: return last == (0x58, 0x77)
      case 0x01...0x17: place += 5
      case 0x18...0x1F: place += 9
      default: place += 1
      }
      last = (last.1, byte)
    }
  }

  private static func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    pointer + Int(pointer.loadUnaligned(as: Int32.self))
  }
}
