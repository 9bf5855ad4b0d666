extension MarkupDocument {
  /// The document written out again from the parts of its tree; always the same as `bytes`.
  ///
  /// Brackets and end tags are written from what the tree says they are; names, values, texts, and the spaces
  /// between them are taken from their ranges. A byte that no range covers, or that two cover, would show.
  ///
  /// - Complexity: O(*bytes*)
  package func printed() -> [UInt8] {
    var printer = MarkupPrinter(storage: storage)
    var walk = MarkupWalk()
    while let step = walk.next(in: storage) {
      switch step {
      case .start(let element): printer.printStart(of: element)
      case .end(let element): printer.printEnd(of: element)
      case .piece(let piece): printer.print(storage.pieces[piece])
      }
    }
    return printer.output
  }
}

/// Writes the parts of a document, one after another.
private struct MarkupPrinter {
  let storage: MarkupStorage
  var output: [UInt8] = []

  init(storage: MarkupStorage) {
    self.storage = storage
    output.reserveCapacity(storage.bytes.count)
  }

  mutating func printStart(of index: Int32) {
    let element = storage.elements[Int(index)]
    output.append(Byte.lessThan)
    copy(element.nameStart, element.nameEnd)
    var printed = element.nameEnd
    for attribute in storage.attributes[storage.attributes(of: index)] {
      copy(printed, attribute.nameStart)
      print(attribute)
      printed = attribute.valueEnd + 1
    }
    if element.isSingleTag {
      copy(printed, element.end - 2)
      output.append(Byte.slash)
    } else {
      copy(printed, element.contentStart - 1)
    }
    output.append(Byte.greaterThan)
  }

  mutating func printEnd(of index: Int32) {
    let element = storage.elements[Int(index)]
    guard !element.isSingleTag else { return }
    output.append(Byte.lessThan)
    output.append(Byte.slash)
    copy(element.nameStart, element.nameEnd)
    copy(element.contentEnd + 2 + (element.nameEnd - element.nameStart), element.end - 1)
    output.append(Byte.greaterThan)
  }

  mutating func print(_ attribute: AttributeRecord) {
    let quote = storage.bytes[Int(attribute.valueEnd)]
    copy(attribute.nameStart, attribute.nameEnd)
    copy(attribute.nameEnd, attribute.valueStart - 1)
    output.append(quote)
    copy(attribute.valueStart, attribute.valueEnd)
    output.append(quote)
  }

  mutating func print(_ piece: PieceRecord) {
    piece.kind.opening.withUTF8Buffer { output.append(contentsOf: $0) }
    output.append(contentsOf: storage.bytes[piece.contentRange])
    piece.kind.closing.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  private mutating func copy(_ start: Int32, _ end: Int32) {
    output.append(contentsOf: storage.bytes[Int(start)..<Int(end)])
  }
}
