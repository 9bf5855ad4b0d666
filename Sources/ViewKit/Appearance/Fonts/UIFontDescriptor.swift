public import CoreGraphics
internal import PlumbTextMetrics

/// What a font is asked to be.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let face: FontFace
  /// What no figure depends on.
  private let otherAttributes: [AttributeName: Any]

  init(_ face: FontFace, otherAttributes: [AttributeName: Any] = [:]) {
    self.face = face
    self.otherAttributes = otherAttributes
  }

  /// A descriptor of Helvetica at 12 points but for the attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Self.plain, adding: attributes)
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontFace(Font(postScriptName: fontName, size: Double(size))))
  }

  private convenience init(
    _ face: FontFace, others: [AttributeName: Any] = [:], adding attributes: [AttributeName: Any]
  ) {
    let reader = FontAttributeReader(attributes)
    self.init(
      reader.applied(to: face), otherAttributes: others.merging(reader.others) { _, added in added })
  }

  private static let plain = FontFace(Font(family: .helvetica, size: 12))

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var postscriptName: String { face.fontName }
  open var pointSize: CGFloat { CGFloat(face.font.size) }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.font.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    var attributes = otherAttributes
    attributes[.name] = postscriptName
    attributes[.size] = pointSize
    return attributes
  }

  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: postscriptName
    case .family: face.familyName
    case .size: pointSize
    case .traits:
      [
        TraitKey.weight: UIFont.Weight(onOpenTypeScale: face.font.weight).rawValue,
        TraitKey.symbolic: symbolicTraits.rawValue,
      ] as [TraitKey: Any]
    default: otherAttributes[anAttribute]
    }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(face, others: otherAttributes, adding: attributes)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.font = $0.font.resized(Double(newPointSize)) }
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same font with other traits; nil where the family has no such cut. AppKit's gives one in any case, and stands in
  /// front of this one.
  @_disfavoredOverload
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { cut(symbolicTraits) }

  package final func cut(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isItalic = symbolicTraits.contains(.traitItalic)
    guard !isItalic || face.isItalic || face.font.family == .system else { return nil }
    return changed { face in
      if face.font.family == .system || face.font.family == .italicSystem {
        face.font.family = isItalic ? .italicSystem : .system
      }
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != face.isBold { face.font.weight = isBold ? face.emphasizedWeight : .regular }
    }
  }

  /// The font of a system design; nil for fonts that are not the system's.
  ///
  /// The rounded and the serif design are measured as the default one, as an estimate.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch face.font.family {
    case .system, .italicSystem, .monospaced: break
    case .lucidaGrande, .helveticaNeue, .helvetica, .arial, .named: return nil
    }
    return changed { face in
      if design == .monospaced {
        face.font.family = .monospaced
      } else if face.font.family == .monospaced {
        face.font.family = .system
      }
    }
  }

  private func changed(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
    var face = face
    change(&face)
    return UIFontDescriptor(face, otherAttributes: otherAttributes)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Attributes that no figure depends on are not compared.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.face == face }

  open override var hash: Int { face.hashValue }
}
