import SwiftSyntax

/// The attributes that mean something to Objective-C and Interface Builder alone.
enum ObjectiveCAttributes {
  static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable",
    "GKInspectable", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
  ]

  static func has(_ attributes: AttributeListSyntax, _ wanted: Set<String>) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return wanted.contains(attribute.attributeName.trimmedDescription)
    }
  }

  /// Whether nobody may name a declaration: `@available(*, unavailable)`.
  static func areUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    !unavailability(attributes).isEmpty
  }

  /// The attributes that say so.
  static func unavailability(_ attributes: AttributeListSyntax) -> [AttributeSyntax] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available"
      else { return nil }
      let words = attribute.arguments?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
      return words.starts(with: ["*", ",", "unavailable"]) ? attribute : nil
    }
  }

  /// As `@objc(name)` says.
  static func givenName(_ attributes: AttributeListSyntax) -> String? {
    for element in attributes {
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "objc",
        let arguments = attribute.arguments
      else { continue }
      return arguments.trimmedDescription
    }
    return nil
  }
}

/// Takes out the attributes that Swift refuses without Objective-C.
enum AttributeRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for attribute in finder.found {
      let name = attribute.attributeName.trimmedDescription
      if name == "NSManaged", let value = LayerValue(attribute) {
        adaptation.edits.append(.insert(value.accessors, at: value.end))
      } else if name == "NSManaged" {
        adaptation.remark(
          at: attribute, "@NSManaged needs Core Data, which is not there: the property is a stored one.")
      }
      var range = attribute.range
      // With the space that parts it from what follows, on the same line.
      while range.upperBound < source.bytes.count, source.bytes[range.upperBound] == UInt8(ascii: " ") {
        range = range.lowerBound..<range.upperBound + 1
      }
      adaptation.edits.append(.blank(range, in: source))
    }
  }

  private final class Finder: SyntaxVisitor {
    var found: [AttributeSyntax] = []

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if ObjectiveCAttributes.names.contains(node.attributeName.trimmedDescription) { found.append(node) }
      return .skipChildren
    }
  }
}
