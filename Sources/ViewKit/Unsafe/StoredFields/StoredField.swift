import CoreGraphics

/// A stored property of a class, as the runtime describes it.
///
/// Names, types, places and strength come from the functions that `Mirror` calls; only whether a property is `weak` is
/// read from the descriptions themselves. All of it is checked against a class whose layout is known
/// (`StoredFieldCheck`) before anything is believed.
package struct StoredField {
  package let type: Any.Type
  /// From the start of an instance, in bytes.
  package let offset: Int
  package let isStrong: Bool
  package let isVariable: Bool
  package let isWeak: Bool
  /// The class that declares the property: the one asked about, or one above it.
  package let owner: AnyClass

  /// The property of a name, of the class itself before those above it.
  package static func named(_ name: String, of type: AnyClass) -> StoredField? {
    for index in (0..<fieldCount(type)).reversed() {
      var description = FieldDescription()
      let fieldType = fieldDescription(type, index, &description)
      defer { description.free?(description.name) }
      guard let text = description.name, String(cString: text) == name else { continue }
      let owner: AnyClass = self.owner(of: index, type)
      return StoredField(
        type: fieldType, offset: fieldOffset(type, index), isStrong: description.isStrong,
        isVariable: description.isVariable,
        isWeak: !description.isStrong && ClassLayout.isWeakField(name, owner), owner: owner)
    }
    return nil
  }

  /// Properties are counted from the topmost class down.
  private static func owner(of index: Int, _ type: AnyClass) -> AnyClass {
    var owner: AnyClass = type
    while let superclass = _getSuperclass(owner), fieldCount(superclass) > index { owner = superclass }
    return owner
  }

  /// Whether a value of a size lies inside an instance of a class, where values of its alignment may.
  package func fits(size: Int, alignment: Int, in type: AnyClass) -> Bool {
    offset >= ClassLayout.headSize && offset % alignment == 0
      && offset + size <= ClassLayout.instanceSize(of: type)
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
