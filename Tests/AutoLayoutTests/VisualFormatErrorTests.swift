import PlumbAutoLayout
import Testing

/// What is said of mistakes, and under which character.
@Suite struct VisualFormatErrorTests {
  private func mistake(_ format: String, _ options: VisualFormat.Options = []) throws -> VisualFormatError {
    let names = VisualFormat.Names(
      isView: { ["a", "b", "orphan"].contains($0) }, hasSuperview: { $0 != "orphan" })
    return try #require(throws: VisualFormatError.self) {
      try VisualFormat.constraints(in: format, options: options, names: names)
    }
  }

  /// UIKit's words, as Apple's Auto Layout Guide and published crash logs have them.
  @Test(arguments: [
    ("", "It's an empty string."),
    ("V|[a]|", "\nExpected ':' after 'V' to specify vertical arrangement \nV|[a]| \n ^"),
    ("H:|-10-|", "\nExpected a view \nH:|-10-| \n       ^"),
    (
      "[9]",
      "\nExpected a view. View names must start with a letter or an underscore, then contain letters,"
        + " numbers, and underscores. \n[9] \n ^"
    ),
    ("H:[self.b]", "\nself is not a key in the views dictionary. \nH:[self.b] \n       ^"),
    (
      "H:|-margiin-[a]",
      "\nEncountered metric with name \"margiin\", but value was not specified in metrics or views"
        + " dictionaries \nH:|-margiin-[a] \n           ^"
    ),
    (
      "H:|[a]- (b)-|",
      "\nExpected a number or key from the metrics dictionary, but encountered something else"
        + " \nH:|[a]- (b)-| \n       ^"
    ),
    ("[a(>5)]", "\nUnknown relation. Must be ==, >=, or <= \n[a(>5)] \n   ^"),
    (
      "[a(5)",
      "\nA predicate on a view's thickness must end with ')' and the view must end with ']' \n[a(5) \n     ^"
    ),
    (
      "|[orphan]|",
      "\nUnable to interpret '|' character, because the related view doesn't have a superview"
        + " \n|[orphan]| \n         ^"
    ),
  ])
  func consoleForm(_ format: String, _ reason: String) throws {
    #expect(try mistake(format).exceptionReason == "Unable to parse constraint format: " + reason)
  }

  @Test func consoleFormOfOptions() throws {
    #expect(
      try mistake("[a]-[b]", .alignAllLeft).exceptionReason
        == "Unable to parse constraint format: \nOptions mask required views to be aligned on a horizontal"
        + " edge, which is not allowed for layout that is also horizontal. \n[a]-[b] \n       ^")
    #expect(
      try mistake("V:[a]-[b]", .alignAllTop).exceptionReason.hasPrefix(
        "Unable to parse constraint format: \nOptions mask required views to be aligned on a vertical edge,"
          + " which is not allowed for layout that is also vertical. \nV:"))
  }

  /// A caret stands under a character, wherever that lies in UTF-8.
  @Test func places() throws {
    let error = try mistake("[a]漢é")
    #expect(error.kind == .expectedConnection)
    #expect((error.offset, error.column) == (3, 4))
    #expect(error.message == "Expected “-”, “[” or “|” after a view, not “漢”.")
  }

  @Test(arguments: [
    ("", "The format is empty."),
    ("V|", "Expected “:” after “V”, not “|”."),
    ("[a]-", "Expected a view, such as “[button]”, but the format ends."),
    ("[a]- 8-[b]", "Expected a number or a name, not a space. Formats have no white space."),
    (
      "[a(b.width)]",
      "Expected “)” or “,” after a condition, not “.”. A condition names a view without an attribute: widths"
        + " are compared with widths, heights with heights."
    ),
    (
      "[a(b*2)]",
      "Expected “)” or “,” after a condition, not “*”. Formats have no arithmetic and no percentages."
    ),
    ("[a.b]", "Expected “]” or “(” after the name of the view, not “.”. A name has no points in it."),
    ("[a]--8-[b]", "A number with a sign has to stand in parentheses: “-(-8)-”."),
    ("[a]-b-|", "A space cannot be as large as the view “b”. Put another view there and make it as large."),
    ("[c]", "There is no view with the name “c”."),
    ("[a(c)]", "There is no metric with the name “c”."),
    ("[a(1@1001)]", "The priority 1001 is not above 0 and at most 1000."),
    ("[orphan]|", "“|” is the edge of a superview, and the view “orphan” has none."),
    ("[a]\u{7}", "Expected “-”, “[” or “|” after a view, not a control character."),
  ])
  func sentences(_ format: String, _ message: String) throws {
    #expect(try mistake(format).message == message)
  }
}
