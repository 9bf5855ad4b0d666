extension MarkupDocument {
  /// What is wrong with the tree as an index of the bytes; nil when nothing is.
  ///
  /// Every byte belongs to exactly one tag, text, comment or other piece; every tag is a bracket, a name,
  /// attributes and spaces; elements nest, siblings stand in order, and parents and children agree.
  ///
  /// - Complexity: O(*bytes*)
  package func checkInvariants() -> String? {
    var inspection = MarkupInspection(storage: storage)
    if let fault = inspection.checkBytes() ?? inspection.checkTree() ?? inspection.checkLines() {
      return fault
    }
    return printed() == bytes ? nil : "printing does not give the bytes back"
  }
}

/// Goes through a document and compares each part with what it should be.
private struct MarkupInspection {
  let storage: MarkupStorage
  /// The end of what has been accounted for.
  var covered: Int32 = 0

  init(storage: MarkupStorage) {
    self.storage = storage
  }

  /// Follows the walk: each step must begin where the one before ended, and the last end at the end of the
  /// file.
  mutating func checkBytes() -> String? {
    var walk = MarkupWalk()
    var open: [Int32] = []
    var pieces = 0
    var elements: Int32 = 0
    while let step = walk.next(in: storage) {
      switch step {
      case .piece(let index):
        let piece = storage.pieces[index]
        guard index == pieces, piece.start == covered, piece.end > piece.start else {
          return "piece \(index) begins at \(piece.start), not at \(covered)"
        }
        pieces += 1
        covered = piece.end
      case .start(let index):
        guard index == elements, storage.elements[Int(index)].parent == open.last ?? -1 else {
          return "element \(index) is not inside the element that is open"
        }
        elements += 1
        open.append(index)
        if let fault = checkStartTag(index) { return fault }
      case .end(let index):
        guard open.popLast() == index else { return "element \(index) ends while another is open" }
        if let fault = checkEndTag(index) { return fault }
      }
    }
    guard open.isEmpty, pieces == storage.pieces.count, elements == storage.elements.count else {
      return "the walk does not reach every element and piece"
    }
    return Int(covered) == storage.bytes.count
      ? nil : "the last \(storage.bytes.count - Int(covered)) bytes are left over"
  }

  private mutating func checkStartTag(_ index: Int32) -> String? {
    let element = storage.elements[Int(index)]
    guard element.start == covered, element.nameEnd > element.nameStart else {
      return "element \(index) begins at \(element.start), not at \(covered)"
    }
    covered = element.nameEnd
    for attribute in storage.attributes[storage.attributes(of: index)] {
      guard isSpace(covered, attribute.nameStart), attribute.nameStart > covered else {
        return "no space before the attribute at \(attribute.nameStart)"
      }
      guard isEqualsSign(attribute.nameEnd, attribute.valueStart - 1),
        attribute.valueEnd >= attribute.valueStart,
        storage.bytes[Int(attribute.valueStart) - 1] == storage.bytes[Int(attribute.valueEnd)]
      else {
        return "the attribute at \(attribute.nameStart) is not a name, an equals sign and a value in quotes"
      }
      covered = attribute.valueEnd + 1
    }
    guard isSpace(covered, element.contentStart - (element.isSingleTag ? 2 : 1)) else {
      return "the tag at \(element.start) has something before its end"
    }
    covered = element.contentStart
    return nil
  }

  private mutating func checkEndTag(_ index: Int32) -> String? {
    let element = storage.elements[Int(index)]
    guard element.contentEnd == covered else {
      return "element \(index) has its end tag at \(element.contentEnd), not at \(covered)"
    }
    covered = element.end
    guard !element.isSingleTag else { return nil }
    let nameEnd = element.contentEnd + 2 + (element.nameEnd - element.nameStart)
    return isSpace(nameEnd, element.end - 1)
      ? nil : "the end tag at \(element.contentEnd) has something after its name"
  }

  /// Compares what the handles say with one another.
  func checkTree() -> String? {
    var counted = 1
    for index in storage.elements.indices {
      let element = MarkupElement(storage: storage, index: Int32(truncatingIfNeeded: index))
      var previousEnd = element.contentRange.lowerBound
      for child in element.children {
        guard child.parent == element else {
          return "element \(child.index) is a child of \(index) and has another parent"
        }
        guard child.range.lowerBound >= previousEnd, child.range.upperBound <= element.contentRange.upperBound
        else {
          return "element \(child.index) overlaps its neighbour or its parent"
        }
        previousEnd = child.range.upperBound
        counted += 1
      }
    }
    return counted == storage.elements.count ? nil : "some elements are the children of none or of two"
  }

  /// Lines begin after line ends and nowhere else.
  func checkLines() -> String? {
    var expected: [Int32] = [storage.pieces.first?.kind == .byteOrderMark ? 3 : 0]
    for (index, byte) in storage.bytes.enumerated() {
      let isPair =
        byte == Byte.carriageReturn && index + 1 < storage.bytes.count
        && storage.bytes[index + 1] == Byte.lineFeed
      if byte == Byte.lineFeed || byte == Byte.carriageReturn && !isPair {
        expected.append(Int32(truncatingIfNeeded: index + 1))
      }
    }
    return storage.lines.starts == expected ? nil : "the lines do not begin where lines end"
  }

  private func isSpace(_ start: Int32, _ end: Int32) -> Bool {
    start <= end && storage.bytes[Int(start)..<Int(end)].allSatisfy { $0.isMarkupSpace }
  }

  private func isEqualsSign(_ start: Int32, _ end: Int32) -> Bool {
    guard start < end else { return false }
    let marks = storage.bytes[Int(start)..<Int(end)].filter { !$0.isMarkupSpace }
    return marks == [Byte.equals]
  }
}
