import CoreGraphics

/// How an attribute of `AttributedString` is kept in an `NSAttributedString`, whose values are objects.
private struct AttributePair: @unchecked Sendable {
  let key: NSAttributedString.Key
  let read: (AttributeContainer) -> Any?
  let write: (Any, inout AttributeContainer) -> Void

  init<K: AttributedStringKey>(
    _ attribute: K.Type, _ toObject: @escaping (K.Value) -> Any = { $0 },
    _ fromObject: @escaping (Any) -> K.Value? = { $0 as? K.Value }
  ) where K.Value: Sendable {
    key = NSAttributedString.Key(K.name)
    read = { $0[K.self].map(toObject) }
    write = { value, container in container[K.self] = fromObject(value) }
  }

  static func number<K: AttributedStringKey>(_ attribute: K.Type) -> AttributePair where K.Value == CGFloat {
    AttributePair(K.self, { Double($0) }, { amount($0) })
  }
  static func style<K: AttributedStringKey>(
    _ attribute: K.Type
  ) -> AttributePair where K.Value == NSUnderlineStyle {
    AttributePair(
      K.self, { $0.rawValue }, { amount($0).map { NSUnderlineStyle(rawValue: Int($0)) } })
  }

  /// Of any number.
  private static func amount(_ value: Any) -> CGFloat? {
    (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  typealias Scope = AttributeScopes.UIKitAttributes
  static let all: [AttributePair] = [
    .init(Scope.FontAttribute.self), .init(Scope.ParagraphStyleAttribute.self),
    .init(Scope.ForegroundColorAttribute.self), .init(Scope.BackgroundColorAttribute.self),
    .init(Scope.StrokeColorAttribute.self), .init(Scope.UnderlineColorAttribute.self),
    .init(Scope.StrikethroughColorAttribute.self), .init(Scope.ShadowAttribute.self),
    .init(Scope.AttachmentAttribute.self), .init(Scope.LigatureAttribute.self),
    .number(Scope.KernAttribute.self), .number(Scope.TrackingAttribute.self),
    .number(Scope.StrokeWidthAttribute.self), .number(Scope.BaselineOffsetAttribute.self),
    .number(Scope.ObliquenessAttribute.self), .number(Scope.ExpansionAttribute.self),
    .style(Scope.UnderlineStyleAttribute.self), .style(Scope.StrikethroughStyleAttribute.self),
    .init(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    .init(
      Scope.InlinePresentationIntentAttribute.self, { NSNumber(value: $0.rawValue) },
      { ($0 as? NSNumber).map { InlinePresentationIntent(rawValue: $0.uintValue) } }),
  ]
}

extension AttributeContainer {
  /// The attributes of the kinds that UIKit knows.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for pair in AttributePair.all {
      if let value = dictionary[pair.key] { pair.write(value, &self) }
    }
  }

  var dictionary: [NSAttributedString.Key: Any] {
    var dictionary: [NSAttributedString.Key: Any] = [:]
    for pair in AttributePair.all { dictionary[pair.key] = pair.read(self) }
    return dictionary
  }
}

extension AttributedString {
  /// A text with those of its attributes that UIKit knows.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    for (attributes, range) in nsStr.pieces() {
      append(
        AttributedString(
          (nsStr.string as NSString).substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }

  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(nsStr) }

  /// The text as an object, with those attributes that UIKit knows.
  ///
  /// - Parameter standard: Attributes of characters that have none of their own.
  func measured(over standard: AttributeContainer) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      result.append(
        NSAttributedString(
          string: String(self[run.range].characters), attributes: standard.merging(run.attributes).dictionary)
      )
    }
    return result
  }
}

extension NSAttributedString {
  /// A text with those of its attributes that UIKit knows.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.measured(over: AttributeContainer()))
  }
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attrStr)
  }
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attrStr) }
}
