import PlumbFindings

/// Why a file could not be read, and where.
///
/// Reading stops at the first thing wrong: what follows a broken tag can only be guessed at.
public struct MarkupError: Error, Equatable, Sendable {
  /// What is wrong, with the names and places involved.
  public let kind: Kind
  /// The place in the text that is wrong.
  public let position: SourcePosition
  /// The same place as a byte offset: between 0 and the size of the file, the latter included.
  public let offset: Int

  public init(kind: Kind, position: SourcePosition, offset: Int) {
    self.kind = kind
    self.position = position
    self.offset = offset
  }
}

extension MarkupError {
  /// The things that can be wrong. Names longer than 60 characters are cut.
  public enum Kind: Equatable, Sendable {
    /// Not one byte, or nothing but spaces and line ends.
    case empty
    /// More bytes than the limit.
    case tooManyBytes(limit: Int)
    /// More elements than the limit.
    case tooManyElements(limit: Int)
    /// An element inside more elements than the limit allows.
    case tooDeep(limit: Int)

    /// A zero byte: no text file holds one.
    case zeroByte
    /// A byte that cannot stand there in UTF-8.
    case invalidUTF8(byte: UInt8)
    /// The byte order mark, the look of the bytes, or the declaration says that this is not UTF-8.
    case otherEncoding(name: String)
    /// A character that XML does not allow, written as such.
    case forbiddenCharacter(scalar: UInt32)

    /// The file does not begin as XML does.
    case otherFormat(OtherFormat)
    /// A document type declaration.
    case documentType(name: String)
    /// The line that version control writes where two versions could not be merged.
    case mergeConflict

    /// The file ends within something that was opened before.
    case truncated(Unfinished, openedAt: SourcePosition)
    /// Comments perhaps, but no element.
    case noRoot
    /// Something other than comments, instructions and spaces before the root.
    case contentBeforeRoot
    /// Something other than comments, instructions and spaces after the root.
    case contentAfterRoot

    /// A `<` or `</` that no name follows.
    case missingName
    /// Something in a tag, after its name, that is neither an attribute nor the tag's end.
    case malformedTag(name: String)
    /// An end tag whose name is not that of the innermost open element.
    case mismatchedEndTag(found: String, expected: String, openedAt: SourcePosition)
    /// An end tag where no element is open.
    case strayEndTag(name: String)

    /// Two attributes of one element with the same name; the error's position is that of the second.
    case duplicateAttribute(name: String, firstAt: SourcePosition)
    /// An attribute that is not written as `name="value"`.
    case malformedAttribute(name: String, AttributeFault)
    /// An `&` that begins neither `&name;` nor `&#number;`.
    case malformedReference
    /// A numeric reference to a character that XML does not allow.
    case forbiddenReference(text: String)
    /// A reference to an entity other than the five that XML defines.
    case unknownEntity(name: String)

    /// `--` inside a comment.
    case malformedComment
    /// An instruction without a name, or without space after it.
    case malformedInstruction
    /// An XML declaration that is misspelt or not at the very start.
    case malformedDeclaration
    /// `]]>` in text.
    case sectionEndInText
    /// `<!` that begins neither a comment nor a CDATA section.
    case malformedMarkup
  }

  /// Formats that are taken for Interface Builder documents by their name.
  public enum OtherFormat: Equatable, Sendable {
    /// What `ibtool` makes of a document, in its present form.
    case compiledNib
    /// The form of compiled nibs before that, and of much else.
    case binaryPropertyList
    /// The form of Xcode's project files.
    case oldPropertyList
    /// What Git LFS leaves in place of a file that it has not fetched.
    case storagePointer
    /// Anything else that does not begin with `<`.
    case unknown
  }

  /// What was still open when the file ended.
  public enum Unfinished: Equatable, Sendable {
    /// An element with this name, whose end tag is missing.
    case element(String)
    /// A start tag; the name is empty where the file ends before it.
    case startTag(String)
    /// An end tag; the name is empty where the file ends before it.
    case endTag(String)
    /// The value of the attribute with this name, whose closing quote is missing.
    case attributeValue(String)
    /// A comment, without its `-->`.
    case comment
    /// A CDATA section, without its `]]>`.
    case section
    /// A processing instruction, without its `?>`.
    case instruction
    /// The XML declaration, without its `?>`.
    case declaration
  }

  /// What is wrong with an attribute.
  public enum AttributeFault: Equatable, Sendable {
    /// It follows the one before without space.
    case spaceMissing
    /// It is a name alone.
    case equalsMissing
    /// Its value begins without a quote.
    case quoteMissing
    /// Its value has a `<`, most often because the closing quote is missing.
    case lessThanInValue
  }
}
