/// A kind of data, as identifiers of files' and pasteboards' contents name it.
///
/// The kinds that `TypeTable` lists are known with their extensions, MIME types and what they conform to; any other identifier
/// is a kind that is told apart by its name alone.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// Nil for an identifier that nothing declares.
  public init?(_ identifier: String) {
    guard TypeTable.entries[identifier.lowercased()] != nil else { return nil }
    self.identifier = identifier.lowercased()
  }

  /// The first kind with an extension of files, without its dot; where none has it, a kind that only the extension names.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    let found = TypeTable.rows.first { row in
      row.tags(tagClass).contains(tag)
        && supertype.map { UTType(known: row.identifier).conforms(to: $0) } ?? true
    }
    self.init(known: found?.identifier ?? "dyn.\(tagClass.rawValue).\(tag)")
  }

  /// A kind that the program itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  /// A kind that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  init(known identifier: String) { self.identifier = identifier }

  private var entry: TypeTable.Row? { TypeTable.entries[identifier] }

  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  public var localizedDescription: String? { entry?.name }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { entry != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }

  public var tags: [UTTagClass: [String]] {
    guard let entry else { return [:] }
    return [.filenameExtension: entry.extensions, .mimeType: entry.mimeTypes].filter { !$0.value.isEmpty }
  }

  /// All kinds that this one is a kind of, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = entry?.parents ?? []
    while let parent = open.popLast() {
      guard found.insert(UTType(known: parent)).inserted else { continue }
      open += TypeTable.entries[parent]?.parents ?? []
    }
    return found
  }

  /// Whether the kind is another one, or a kind of that.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

/// What kinds of data are told apart by outside of Apple's systems.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
