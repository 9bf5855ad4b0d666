#if !hasFeature(Embedded)
  import PlumbFindings
  import PlumbMarkup

  /// How much a document may have in it before it is refused, because it would take memory that its size does not warrant:
  /// more than 40 MB and thirty times the file.
  ///
  /// Of some three thousand documents that Xcode saved, the largest has 1,112 views and 4,360 constraints, the longest text
  /// 20,000 bytes, and none fewer than 660 bytes a view.
  package struct DocumentLimits: Sendable {
    /// The most views and layout guides.
    package var views = 20_000
    package var constraints = 100_000
    /// The most bytes of one text.
    package var text = 100_000
    /// The most bytes of all texts but the shortest, beyond a quarter of the document: each word may have a line of its own.
    package var texts = 40_000
    /// What a document of no size at all would have room for: `DocumentPart` says what takes how much of it, and each byte
    /// of the document adds one.
    package var room = 600_000

    package static let standard = DocumentLimits()

    package init() {}

    /// - Throws: What there is too much of, and the element at which that is so.
    /// - Complexity: O(*elements* and their attributes); constant for a document so short that it cannot have too much.
    package func check(_ markup: MarkupDocument) throws(DocumentError) {
      var count = DocumentCount(limits: self, bytes: markup.bytes.count)
      if count.bytes <= min(text, texts), markup.elementCount * DocumentPart.greatest <= count.room { return }
      for index in 0..<Int32(markup.elementCount) {
        let element = markup.element(at: index)
        if let excess = count.excess(at: element) { throw .tooMuch(excess, element.position) }
      }
    }
  }

  /// What was counted so far.
  private struct DocumentCount {
    let limits: DocumentLimits
    let bytes: Int
    /// What is left for further elements, and for further texts.
    var room: Int
    var textRoom: Int
    var views = 0
    var constraints = 0

    init(limits: DocumentLimits, bytes: Int) {
      (self.limits, self.bytes) = (limits, bytes)
      (room, textRoom) = (limits.room + bytes, limits.texts + bytes / 4)
    }

    /// Counts an element, and says what there is too much of with it; nil where nothing is.
    mutating func excess(at element: MarkupElement) -> DocumentExcess? {
      let part = element.withNameBytes(DocumentPart.init(name:))
      switch part {
      case .view, .guide: views += 1
      case .constraint: constraints += 1
      // An element that is not known is a plain view where views are.
      case .views: views += unknownViews(in: element)
      case .text: if element.contentRange.count > limits.text { return .text(limit: limits.text) }
      default: break
      }
      room -= part.room
      textRoom -= texts(of: element, part)
      if part == .view, isRoot(element) { room -= DocumentPart.root }
      if element.startTagRange.count > limits.text, hasLongText(element) { return .text(limit: limits.text) }
      if views > limits.views { return .views(limit: limits.views) }
      if constraints > limits.constraints { return .constraints(limit: limits.constraints) }
      return min(room, textRoom) < 0 ? .density(bytes: bytes) : nil
    }

    /// Whether a view is in no other: neither among subviews, nor as the content of a cell or a box.
    private func isRoot(_ view: MarkupElement) -> Bool {
      let around = view.parent?.withNameBytes(DocumentPart.init(name:))
      return around != .views && around != .view
    }

    private mutating func unknownViews(in element: MarkupElement) -> Int {
      var count = 0
      for child in element.children where child.withNameBytes(DocumentPart.init(name:)) == .other {
        count += 1
      }
      room -= count * DocumentPart.view.room
      return count
    }

    /// The bytes of long attributes and of the texts between tags.
    private func texts(of element: MarkupElement, _ part: DocumentPart) -> Int {
      var bytes = part == .text ? element.contentRange.count : 0
      if element.startTagRange.count > DocumentPart.shortText {
        for attribute in element.attributes {
          bytes += max(0, attribute.valueRange.count - DocumentPart.shortText)
        }
      }
      return bytes
    }

    private func hasLongText(_ element: MarkupElement) -> Bool {
      element.attributes.contains { $0.valueRange.count > limits.text }
        || element.nameRange.count > limits.text
    }
  }
#endif
