/// Tells whether classes override a method, by reading their method tables.
///
/// The method's place in the tables is found by comparing a class that overrides it with one that overrides
/// nothing. If the tables have an unexpected shape, all classes count as overriding the method.
package struct OverrideProbe: @unchecked Sendable {
  private let base: UnsafeRawPointer
  /// The method's place in words from a class's address; nil where it was not found.
  private let place: Int?

  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - plain: A direct subclass that overrides nothing.
  ///   - overriding: A direct subclass that overrides the method, and nothing else.
  package init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    self.base = Self.table(of: base)
    // A class whose superclass is not where it is expected has nothing else there either.
    guard Self.hasExpectedHead(plain, below: base), Self.hasExpectedHead(overriding, below: base) else {
      place = nil
      return
    }
    let found = Self.members(of: base).filter { word in
      let inherited = Self.word(word, of: base)
      return inherited == Self.word(word, of: plain) && inherited != Self.word(word, of: overriding)
    }
    place = found.count == 1 ? found.first : nil
  }

  package func isOverridden(in type: AnyClass) -> Bool {
    guard let place else { return true }
    return Self.word(place, of: type) != base.load(fromByteOffset: place * Self.wordSize, as: Int.self)
  }

  private static let wordSize = MemoryLayout<Int>.size

  private static func table(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func word(_ index: Int, of type: AnyClass) -> Int {
    table(of: type).load(fromByteOffset: index * wordSize, as: Int.self)
  }

  private static func hasExpectedHead(_ type: AnyClass, below base: AnyClass) -> Bool {
    #if _runtime(_ObjC)
      return false
    #else
      return word(1, of: type) == Int(bitPattern: table(of: base))
    #endif
  }

  /// The words of a class's table that hold its members, counted from the class's address.
  ///
  /// They follow the class's head: kind and superclass, 16 bytes about instances, the table's size and the
  /// offset of the class's address in it, descriptor and destroyer of stored properties.
  private static func members(of type: AnyClass) -> Range<Int> {
    #if _runtime(_ObjC)
      return 0..<0
    #else
      let table = table(of: type)
      let size = Int(table.load(fromByteOffset: 2 * wordSize + 16, as: UInt32.self))
      let address = Int(table.load(fromByteOffset: 2 * wordSize + 20, as: UInt32.self))
      let head = (4 * wordSize + 24) / wordSize
      return head..<max(head, (size - address) / wordSize)
    #endif
  }
}
