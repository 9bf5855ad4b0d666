import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// What there is to say about the view or constraint at a place of a document.
package struct PlaceAnswer: Sendable {
  /// What it is.
  package let title: String
  /// Where its numbers come from, as lines of text.
  package let text: String
  /// Its element's start tag, in bytes of the document.
  package let tagRange: Range<Int>
}

extension DocumentSession {
  /// Why the view around a place is where it is, or where the number comes from that the constraint there is about; nil
  /// where there is neither.
  ///
  /// - Parameter offset: In bytes of the document.
  /// - Complexity: Linear in the elements and views, and that of `why`.
  package mutating func explanation(at offset: Int) throws(AnswerError) -> PlaceAnswer? {
    let around = elements(around: offset)
    for position in document.scenes.indices {
      let layout = try layout(ofScene: position)
      var constraints: [Int32: Int] = [:]
      for (place, constraint) in layout.scene.constraints.enumerated() {
        constraints[constraint.element.index] = place
      }
      var views: [Int32: Int] = [:]
      for (place, view) in layout.scene.views.enumerated() { views[view.element.index] = place }
      for element in around {
        if let place = constraints[element.index] { return try answer(constraint: place, of: position) }
        if let place = views[element.index] { return try answer(view: place, of: position) }
      }
    }
    return nil
  }

  /// The elements that a place lies in, the innermost first.
  private func elements(around offset: Int) -> [MarkupElement] {
    let markup = document.markup
    var innermost: MarkupElement?
    for index in 0..<Int32(truncatingIfNeeded: markup.elementCount) {
      let element = markup.element(at: index)
      if element.range.contains(offset) { innermost = element }
    }
    var around: [MarkupElement] = []
    while let element = innermost {
      around.append(element)
      innermost = element.parent
    }
    return around
  }

  private mutating func answer(
    constraint place: Int, of position: Int
  ) throws(AnswerError) -> PlaceAnswer? {
    let layout = try layout(ofScene: position)
    let constraint = layout.scene.constraints[place]
    let id = layout.constraints[place]
    let number = constraint.firstItem + "." + "\(constraint.firstAttribute.name)"
    let answer = try why(number, scene: layout.scene.id)
    let inspection = answer.scene.inspection
    let title = id.map { inspection.words.words(.constraint($0)).text } ?? constraint.id
    let texts = answer.explanations.map { inspection.text(of: $0) }
    return PlaceAnswer(
      title: title, text: texts.joined(separator: "\n\n"), tagRange: constraint.element.startTagRange)
  }

  private mutating func answer(view place: Int, of position: Int) throws(AnswerError) -> PlaceAnswer? {
    let layout = try layout(ofScene: position)
    let view = layout.scene.views[place]
    let answer = try why(view.id, scene: layout.scene.id)
    let inspection = answer.scene.inspection
    let name = inspection.words.name(of: layout.viewNodes[place])
    let title = name + "  " + view.className(on: layout.document.platform) + " " + view.id
    return PlaceAnswer(
      title: title, text: answer.explanations.map { inspection.text(of: $0) }.joined(separator: "\n\n"),
      tagRange: view.element.startTagRange)
  }
}
