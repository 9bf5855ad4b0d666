/// Whether the runtime describes stored properties as expected: the description of a class whose layout is known is
/// compared with an instance of it.
///
/// Where anything differs, as with another runtime or without reflection metadata, no property is set by its name.
package enum StoredFieldCheck {
  package static let isPassed: Bool = {
    #if _runtime(_ObjC)
      return false
    #else
      let sample = Sample()
      return withExtendedLifetime(sample) { describes(sample) }
    #endif
  }()

  private class Top {
    var first = 0x5EED
  }

  private final class Sample: Top {
    var strong: Top? = Top()
    weak var weakly: Top?
    unowned(unsafe) var unmanaged: Top?
    unowned var unowned: Top?
    let constant = 0x0FF5
  }

  private static func describes(_ sample: Sample) -> Bool {
    func field(_ name: String) -> StoredField? { StoredField.named(name, of: Sample.self) }
    guard let first = field("first"), let strong = field("strong"), let weakly = field("weakly"),
      let unmanaged = field("unmanaged"), let unowned = field("unowned"), let constant = field("constant"),
      field("absent") == nil
    else { return false }
    let all = [first, strong, weakly, unmanaged, unowned, constant]
    let word = MemoryLayout<Int>.size
    guard all.allSatisfy({ $0.fits(size: word, alignment: word, in: Sample.self) }),
      all.dropFirst().allSatisfy({ $0.owner == Sample.self }), first.owner == Top.self,
      first.type == Int.self, strong.type == Top?.self, weakly.type == Top?.self,
      all.map(\.isStrong) == [true, true, false, false, false, true],
      all.map(\.isWeak) == [false, false, true, false, false, false],
      all.map(\.isVariable) == [true, true, true, true, true, false],
      ClassLayout.instanceSize(of: Sample.self) == constant.offset + word
    else { return false }
    let instance = UnsafeRawPointer(Unmanaged.passUnretained(sample).toOpaque())
    let held = sample.strong.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    return instance.load(fromByteOffset: first.offset, as: Int.self) == sample.first
      && instance.load(fromByteOffset: strong.offset, as: UnsafeRawPointer?.self) == held
      && instance.load(fromByteOffset: constant.offset, as: Int.self) == sample.constant
  }
}
