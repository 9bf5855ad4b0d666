import PlumbFindings

extension MarkupParser {
  /// Throws where an element has two attributes of one name, at the first that repeats an earlier one.
  ///
  /// - Complexity: O(*n*²) up to 16 attributes, which is faster there; O(*n* log *n*) above.
  func checkDuplicates(of element: Int) throws(MarkupError) {
    let range = Int(elements[element].firstAttribute)..<attributes.count
    if range.count > 16 { return try checkManyDuplicates(range) }
    for later in range {
      for earlier in range.lowerBound..<later where isEqual(name(later), name(earlier)) {
        throw duplicate(earlier: earlier, later: later)
      }
    }
  }

  private func checkManyDuplicates(_ range: Range<Int>) throws(MarkupError) {
    // Sorted by name and then by place, so that a repeated name stands right after the one before it.
    let sorted = range.sorted { left, right in
      let order = compare(name(left), name(right))
      return order == 0 ? left < right : order < 0
    }
    var first: (earlier: Int, later: Int)?
    for index in 1..<sorted.count where isEqual(name(sorted[index - 1]), name(sorted[index])) {
      if sorted[index] < first?.later ?? .max { first = (sorted[index - 1], sorted[index]) }
    }
    if let first { throw duplicate(earlier: first.earlier, later: first.later) }
  }

  private func name(_ attribute: Int) -> Range<Int> {
    Int(attributes[attribute].nameStart)..<Int(attributes[attribute].nameEnd)
  }

  /// Negative, zero or positive as the first name comes before, is, or comes after the second.
  private func compare(_ left: Range<Int>, _ right: Range<Int>) -> Int {
    for index in 0..<min(left.count, right.count) {
      let order = Int(bytes[left.lowerBound + index]) - Int(bytes[right.lowerBound + index])
      if order != 0 { return order }
    }
    return left.count - right.count
  }

  private func duplicate(earlier: Int, later: Int) -> MarkupError {
    let firstAt = position(of: name(earlier).lowerBound)
    return error(
      .duplicateAttribute(name: excerpt(name(later)), firstAt: firstAt), at: name(later).lowerBound)
  }
}
