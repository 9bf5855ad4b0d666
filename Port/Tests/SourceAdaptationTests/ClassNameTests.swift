import Testing

/// Names of classes that are asked of the classes themselves.
struct ClassNameTests {
  @Test func anObjectsClassHasAName() {
    #expect(
      Adapting.body("let name = \"<\" + type(of: object as AnyObject).description() + \">\"")
        == "let name = \"<\" + PlumbClassName.text(type(of: object as AnyObject)) + \">\"")
  }

  @Test func aDescriptionOfTheModulesOwnStays() {
    let source =
      "struct Row { static func description() -> String { \"\" } }\nlet x = type(of: row).description()"
    #expect(Adapting.body(source) == source)
  }
}
