@_spi(Lookup) import PlumbMarkup

/// Turns what changes at one element into splices.
struct EditWriter {
  let document: MarkupDocument
  private(set) var splices: [MarkupSplice] = []
  private let layout: MarkupLayout
  private let era: WritingEra
  private var places: ChildPlaces

  init(_ document: MarkupDocument) {
    self.document = document
    layout = MarkupLayout(document)
    era = WritingEra(document)
    places = ChildPlaces(document, era)
  }

  // MARK: Attributes

  mutating func write(_ changes: [(name: String, value: String?)], of element: MarkupElement) {
    let order = ElementOrder.of(element.name, era)
    var added: [(rank: Int, name: String, value: String)] = []
    for change in changes {
      let written = element.attributes.first { $0.name == change.name }
      switch (written, change.value) {
      case (nil, nil): break
      case (nil, let value?): added.append((order.rank(ofAttribute: change.name, value), change.name, value))
      case (let written?, let value?):
        guard written.value != value else { break }
        splices.append(
          MarkupSplice(
            written.valueRange, value.escaped(inQuotes: written.quote == UInt8(ascii: "'") ? "'" : "\"")))
      case (let written?, nil):
        splices.append(MarkupSplice(layout.withSpaceBefore(written.range), []))
      }
    }
    for attribute in added.sorted(by: { $0.rank < $1.rank }) {
      let follower = element.attributes.first { order.rank(ofAttribute: $0.name, $0.value) > attribute.rank }
      let end =
        follower.map { layout.withSpaceBefore($0.range).lowerBound }
        ?? element.attributes.last?.range.upperBound
      let place = end ?? element.nameRange.upperBound
      splices.append(
        MarkupSplice(place..<place, " \(attribute.name)=\"\(attribute.value.escaped(inQuotes: "\""))\""))
    }
  }

  // MARK: Children

  mutating func write(
    _ insertions: [EditPlan.Insertion], leaving: Set<Int32>, in parent: MarkupElement
  ) {
    let children = Array(parent.children)
    let gone = children.filter { leaving.contains($0.index) }
    guard !insertions.isEmpty || !gone.isEmpty else { return }
    let inserted = places.inOrder(insertions, among: children, of: parent)
    let isEmptied = gone.count == children.count && layout.isBlank(parent, without: children)
    if isEmptied {
      fill(parent, with: inserted.map { $0.insertion }, children)
      return
    }
    for child in gone { splices.append(MarkupSplice(layout.withSpaceBefore(child.range), [])) }
    let indent = children.first.map { layout.indent(of: $0) } ?? layout.indent(ofChildrenOf: parent)
    for (gap, insertion) in inserted {
      let place = gap == 0 ? parent.contentRange.lowerBound : children[gap - 1].range.upperBound
      splices.append(MarkupSplice(place..<place, layout.newline + indent + printed(insertion, indent)))
    }
  }

  /// Replaces all that is in an element; one without anything in it is a single tag.
  private mutating func fill(
    _ parent: MarkupElement, with insertions: [EditPlan.Insertion], _ children: [MarkupElement]
  ) {
    guard !insertions.isEmpty else {
      let start = parent.contentRange.lowerBound - 1
      splices.append(MarkupSplice(start..<parent.range.upperBound, "/>"))
      return
    }
    let indent = children.first.map { layout.indent(of: $0) } ?? layout.indent(ofChildrenOf: parent)
    var text = ""
    for insertion in insertions { text += layout.newline + indent + printed(insertion, indent) }
    text += layout.newline + layout.indent(of: parent)
    if parent.isSingleTag {
      let end = parent.range.upperBound
      let tag = layout.withSpaceBefore(end - 2..<end)
      splices.append(MarkupSplice(tag, ">\(text)</\(parent.name)>"))
    } else {
      splices.append(MarkupSplice(parent.contentRange, text))
    }
  }

  private func printed(_ insertion: EditPlan.Insertion, _ indent: String) -> String {
    switch insertion.content {
    case .draft(let draft): draft.printed(indent: indent, layout, era)
    case .moved(let element): layout.text(of: element, indentedBy: indent)
    }
  }
}
