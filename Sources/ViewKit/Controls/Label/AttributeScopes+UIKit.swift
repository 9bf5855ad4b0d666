import CoreGraphics

/// The attributes that UIKit gives to an `AttributedString`.
extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let ligature: LigatureAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let attachment: AttachmentAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    /// One of Foundation's on Apple's platforms.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }

    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }

    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }

    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }

    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }

    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }

    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
