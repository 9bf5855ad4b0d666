#if !hasFeature(Embedded)
  /// What an element adds to a layout, as far as that decides how much memory the document takes.
  enum DocumentPart {
    case view, guide, constraint, scene, gridBand
    /// The list of a view's subviews.
    case views
    /// A string between tags.
    case text
    case other

    /// A thirtieth of the bytes of memory that one was measured to take.
    var room: Int {
      switch self {
      case .view, .guide, .scene: 175
      case .constraint: 100
      case .gridBand: 300
      case .views, .text, .other: 0
      }
    }

    /// The same of a view that is in no other, since it has a layout of its own.
    static let root = 625
    /// Values up to this length in bytes are ids, numbers and names.
    static let shortText = 32
    /// The most that one element can take.
    static let greatest = 800

    init(name: UnsafeBufferPointer<UInt8>) { self = Self.parts[Self.hash(name)] ?? .other }

    private static let parts: [UInt64: DocumentPart] = {
      var parts: [UInt64: DocumentPart] = [:]
      func add(_ name: String, _ part: DocumentPart) {
        var name = name
        parts[name.withUTF8(hash)] = part
      }
      for kind in ViewKind.allCases { add(kind.rawValue, .view) }
      for name in ["viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide"] { add(name, .guide) }
      for name in ["gridRow", "gridColumn"] { add(name, .gridBand) }
      for name in ["string", "mutableString"] { add(name, .text) }
      add("constraint", .constraint)
      add("scene", .scene)
      add("subviews", .views)
      return parts
    }()

    /// FNV-1a: a name is looked up without a string being made of it.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
      name.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
  }
#endif
