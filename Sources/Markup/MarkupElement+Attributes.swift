extension MarkupElement {
  /// All attributes, in the order in which they are written.
  package var attributes: MarkupAttributes {
    MarkupAttributes(storage: storage, range: storage.attributes(of: index))
  }

  /// The attribute with a name.
  ///
  /// - Complexity: O(*attributes*)
  @_spi(Lookup) public func attribute(_ name: StaticString) -> MarkupAttribute? {
    for index in storage.attributes(of: index) {
      let record = storage.attributes[index]
      if storage.matches(name, start: record.nameStart, end: record.nameEnd) {
        return MarkupAttribute(storage: storage, record: record)
      }
    }
    return nil
  }

  /// The value of an attribute: references replaced, a tab or line end in it read as a space.
  @_spi(Lookup) public subscript(_ attribute: StaticString) -> String? {
    self.attribute(attribute)?.value
  }

  /// The value of an attribute that is a decimal number such as `0.0`, `-3`, `1e-05` or `2.5e+3`.
  ///
  /// Nil where there is no such attribute, or it is anything else: not a number, infinity, hexadecimal,
  /// spaces.
  @_spi(Lookup) public func double(_ attribute: StaticString) -> Double? {
    self.attribute(attribute).flatMap { $0.withRawValue(MarkupNumber.double) }
  }

  /// The value of an attribute that is a whole number such as `7` or `-3`; nil where it does not fit.
  @_spi(Lookup) public func integer(_ attribute: StaticString) -> Int? {
    self.attribute(attribute).flatMap { $0.withRawValue(MarkupNumber.integer) }
  }

  /// The value of an attribute that is `YES` or `NO`; nil where it is neither.
  @_spi(Lookup) public func bool(_ attribute: StaticString) -> Bool? {
    guard let attribute = self.attribute(attribute) else { return nil }
    if attribute.hasValue("YES") { return true }
    return attribute.hasValue("NO") ? false : nil
  }
}

extension MarkupAttribute {
  /// Calls a function with the bytes of the value as written: a number needs no references.
  func withRawValue<Result>(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result) -> Result {
    storage.bytes.withUnsafeBufferPointer { body($0[valueRange]) }
  }
}
