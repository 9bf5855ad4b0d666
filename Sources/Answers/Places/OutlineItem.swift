import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics

/// A scene or a view of a document as outlines show it.
package struct OutlineItem: Sendable {
  package enum Kind: UInt8, Hashable, Sendable { case scene, view }

  package let kind: Kind
  /// What people call it.
  package let name: String
  /// A view's class.
  package let detail: String
  /// Its element, in bytes of the document.
  package let range: Range<Int>
  /// The element's start tag.
  package let tagRange: Range<Int>
  package internal(set) var children: [OutlineItem]
}

/// A view of a document with its solved frame.
package struct FrameLens: Sendable {
  /// The view's start tag, in bytes of the document.
  package let tagRange: Range<Int>
  /// In the document's own coordinates, in points.
  package let frame: Rect
}

extension DocumentSession {
  /// The scenes with their views, in the order of the document; the views alone where there are no scenes.
  ///
  /// - Complexity: Linear in the views, after what has to be solved.
  package mutating func outline() throws(AnswerError) -> [OutlineItem] {
    let names = DocumentScenes(document)
    var items: [OutlineItem] = []
    for (position, scene) in document.scenes.enumerated() {
      let roots = Self.outline(of: try layout(ofScene: position))
      guard let id = scene.id else {
        items += roots
        continue
      }
      let element = scene.objects.parent ?? scene.objects
      items.append(
        OutlineItem(
          kind: .scene, name: names.scene(withID: id)?.name ?? id, detail: "", range: element.range,
          tagRange: element.startTagRange, children: roots))
    }
    return items
  }

  /// Superviews come before their subviews, so from the end each item is whole when it is put into its superview.
  private static func outline(of layout: SceneLayout) -> [OutlineItem] {
    let names = SceneNames(layout.scene, in: layout.document).views
    let subviews = layout.scene.subviews
    var made: [OutlineItem?] = Array(repeating: nil, count: names.count)
    for (position, view) in layout.scene.views.enumerated().reversed() {
      var item = OutlineItem(
        kind: .view, name: names[position], detail: view.className(on: layout.document.platform),
        range: view.element.range, tagRange: view.element.startTagRange, children: [])
      for child in subviews[position] {
        if let inner = made[child].take() { item.children.append(inner) }
      }
      made[position] = item
    }
    return made.compactMap { $0 }
  }

  /// Every view that a document records a frame of, with the frame that its constraints give.
  ///
  /// - Complexity: Linear in the views, after what has to be solved.
  package mutating func frameLenses() throws(AnswerError) -> [FrameLens] {
    var lenses: [FrameLens] = []
    for position in document.scenes.indices {
      let layout = try layout(ofScene: position)
      for (place, view) in layout.scene.views.enumerated() where view.recorded != nil {
        lenses.append(
          FrameLens(tagRange: view.element.startTagRange, frame: layout.documentFrame(ofView: place)))
      }
    }
    return lenses
  }
}
