import PlumbFindings

extension MarkupError {
  /// What is wrong, in a sentence, and what to do about it where that is known; without the error's own
  /// position.
  package var message: String {
    // A page, where every byte counts, goes without the advice.
    #if hasFeature(Embedded)
      kind.message
    #else
      kind.isExcess
        ? kind.message + " Interface Builder writes no such document: see what made it." : kind.message
    #endif
  }
}

#if !hasFeature(Embedded)
  extension MarkupError.Kind {
    /// Whether there is more than is read, rather than something wrong.
    fileprivate var isExcess: Bool {
      switch self {
      case .tooManyBytes, .tooManyElements, .tooDeep: true
      default: false
      }
    }
  }
#endif

extension MarkupError.Kind {
  /// One switch, long as it is: a kind without its own message would not compile.
  var message: String {
    switch self {
    case .empty:
      "The file is empty."
    case .tooManyBytes(let limit):
      "The file is larger than the \(limit) bytes that are read."
    case .tooManyElements(let limit):
      "The document has more than the \(limit) elements that are read."
    case .tooDeep(let limit):
      "Elements are nested more than \(limit) deep."
    case .zeroByte:
      "This is a binary file, not text: it has a zero byte here."
    case .invalidUTF8(let byte):
      "This is not UTF-8: the byte \(hexadecimal(byte, width: 2)) cannot stand here. Save it as UTF-8."
    case .otherEncoding(let name):
      "The file is in \(name), and only UTF-8 is read. Convert it, and write UTF-8 in its declaration."
    case .forbiddenCharacter(let scalar):
      "The character U+\(hexadecimal(scalar, width: 4)) is not allowed in XML. Delete it."
    case .otherFormat(let format):
      format.message
    case .documentType(let name):
      name.utf8.elementsEqual("plist".utf8)
        ? "This is a property list, not an Interface Builder document."
        : "Document types are not read: Interface Builder writes none. Delete it."
    case .mergeConflict:
      "A merge conflict was left in the file. Resolve it: keep one of the two versions."
    case .truncated(let unfinished, let place):
      "The file ends inside \(unfinished.description) opened at \(place.line):\(place.column)."
    case .noRoot:
      "The file has no element. An Interface Builder document has one, <document>, around everything."
    case .contentBeforeRoot:
      "There is text before the first element. Delete it."
    case .contentAfterRoot:
      "There is more after the end of the first element, which must be around all."
    case .missingName:
      "No name follows this “<”. Write “&lt;” for a less-than sign."
    case .malformedTag(let name):
      "The tag of “\(name)” has something in it that is not an attribute."
    case .mismatchedEndTag(let found, let expected, let place):
      "The end tag </\(found)> does not close <\(expected)>, opened at \(place.line):\(place.column)."
    case .strayEndTag(let name):
      "The end tag </\(name)> has no start tag."
    case .duplicateAttribute(let name, let place):
      "The attribute “\(name)” was given before, at \(place.line):\(place.column). Delete one of the two."
    case .malformedAttribute(let name, let fault):
      fault.message(name)
    case .malformedReference:
      "This “&” begins no reference. Write “&amp;” for an ampersand."
    case .forbiddenReference(let text):
      "“\(text)” stands for a character that is not allowed in XML. Delete it."
    case .unknownEntity(let name):
      "The entity “&\(name);” is not known. XML has &amp; &lt; &gt; &quot; and &apos; alone."
    case .malformedComment:
      "A comment may not have “--” in it, nor end in “--->”."
    case .malformedInstruction:
      "This is not a processing instruction, which is written as <?name text?>."
    case .malformedDeclaration:
      "A file begins with <?xml version=\"1.0\" encoding=\"UTF-8\"?>, or without; this is neither."
    case .sectionEndInText:
      "Text may not have “]]>” in it. Write “]]&gt;”."
    case .malformedMarkup:
      "“<!” begins neither a comment nor a CDATA section here."
    }
  }
}

extension MarkupError.OtherFormat {
  var message: String {
    switch self {
    case .compiledNib:
      "This is a compiled nib. Give the .xib or .storyboard it was made from."
    case .binaryPropertyList:
      "This is a binary property list or a compiled nib. Give the .xib or .storyboard it was made from."
    case .oldPropertyList:
      "This is a property list in the old text format, not an Interface Builder document."
    case .storagePointer:
      "This is a pointer of Git LFS, not the document. Fetch the document with “git lfs pull”."
    case .unknown:
      "This is not XML: an Interface Builder document begins with “<”."
    }
  }
}

extension MarkupError.Unfinished {
  /// The thing with its article, to stand within a sentence.
  var description: String {
    switch self {
    case .element(let name): "the element <\(name)>"
    case .startTag(let name) where name.isEmpty: "the start tag"
    case .startTag(let name): "the start tag of <\(name)>"
    case .endTag(let name) where name.isEmpty: "the end tag"
    case .endTag(let name): "the end tag of <\(name)>"
    case .attributeValue(let name): "the value of “\(name)”"
    case .comment: "the comment"
    case .section: "the CDATA section"
    case .instruction: "the processing instruction"
    case .declaration: "the XML declaration"
    }
  }
}

extension MarkupError.AttributeFault {
  func message(_ name: String) -> String {
    switch self {
    case .spaceMissing: "There is no space before the attribute “\(name)”."
    case .equalsMissing: "The attribute “\(name)” has no value. Write \(name)=\"…\"."
    case .quoteMissing: "The value of “\(name)” is not in quotes."
    case .lessThanInValue: "The value of “\(name)” has a “<” in it. Close its quotes, or write “&lt;”."
    }
  }
}

/// A number in capital hexadecimal digits, with zeros before it up to a width.
private func hexadecimal(_ number: some FixedWidthInteger, width: Int) -> String {
  let digits = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
