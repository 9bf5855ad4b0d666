import Testing

/// What documents have is read through typed elements, which a table makes; a misspelt name does not compile.
@Suite struct ElementTests {
  /// Where names may be looked up: in the lossless reader, in the elements, and where documents are edited, whatever is in
  /// them.
  private static let readers = [
    "Sources/Markup/", "Sources/InterfaceBuilder/Elements/", "Sources/DocumentEditing/",
  ]

  /// The compiler keeps the look-ups of `MarkupElement` from those who do not ask for them.
  @Test func onlyElementsAskForLookUps() throws {
    let asking = try Repository.sources().map(\.path).filter { path in
      try SwiftText(Repository.text(path)).code.contains("@_spi(Lookup)")
    }
    #expect(!asking.isEmpty)
    #expect(asking.filter { path in !Self.readers.contains { path.hasPrefix($0) } } == [])
  }

  /// Those of `VariedElement` are internal to its module, which lays out scenes as well.
  @Test func nobodyElseLooksUpWhatVaries() throws {
    for (path, folder) in try Repository.sources()
    where folder == "InterfaceBuilder" && !path.hasPrefix(Self.readers[1]) {
      #expect(Self.lookUps(in: try Repository.text(path)) == [], "\(path)")
    }
  }

  @Test(arguments: [
    (#"view.varied["axis"]"#, 1), (#"varied.bool("hidden")"#, 1), (#"view.varied.number("alpha") ?? 1"#, 1),
    (#"varied.firstChild("color", key: "tintColor")"#, 1), (#"element.string("title")"#, 1),
    (#"StackViewElement(view.varied).axis"#, 0), (#"// varied["axis"]"#, 0), (#"values["axis"]"#, 0),
  ])
  func lookUpsAreSeen(_ code: String, _ count: Int) {
    #expect(Self.lookUps(in: code).count == count)
  }

  private static func lookUps(in text: String) -> [String] {
    let pattern =
      #/((varied|element)\[")|\.(bool|number|integer|double|string|firstChild|elementGiving|attributedString|attribute)\("/#
    return SwiftText(text).withoutComments.matches(of: pattern).map { String($0.output.0) }
  }

  @Test(.enabled(if: PythonScript.canRun, "python3 is not installed"))
  func areAsTheTableHasThem() throws {
    let run = try PythonScript("Scripts/make-elements", ["--check"])
    #expect(run.code == 0, "Scripts/make-elements writes them:\n\(run.results)\(run.messages)")
  }
}
