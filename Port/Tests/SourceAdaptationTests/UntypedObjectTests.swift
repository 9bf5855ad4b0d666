import Testing

/// What Objective-C takes for objects of any class: targets that are sent messages, and attributes of texts.
struct UntypedObjectTests {
  private func line(_ statement: String) -> String {
    String(Adapting.body("import UIKit\n\(statement)").split(separator: "\n").last ?? "")
  }

  @Test func targetsAreSentMessages() {
    #expect(
      line("_ = target.perform(action, with: item)") == "_ = PlumbObject(target).perform(action, with: item)")
    #expect(line("item.target?.perform(item.action)") == "PlumbObject(item.target).perform(item.action)")
    #expect(
      line("self.target!.perform(self.selector!, with: a, with: b)")
        == "PlumbObject(self.target).perform(self.selector!, with: a, with: b)")
    #expect(
      line("(object as AnyObject).perform(action)") == "(PlumbObject(object)).perform(action)")
  }

  @Test func otherMessagesStay() {
    for statement in [
      "target.perform(request)", "target.perform(action, afterDelay: 1)", "view.perform(action)",
      "target.perform { action }", "target.perform(action: action)",
    ] { #expect(line(statement) == statement) }
  }

  @Test func attributesAreOfAnyType() {
    let font = "NSAttributedString.Key.font: font"
    #expect(
      line("let a = [\(font), .foregroundColor: color]")
        == "let a: [NSAttributedString.Key: Any] = [\(font), .foregroundColor: color]")
    for statement in [
      "let a = [\(font)]", "let a: [NSAttributedString.Key: Any] = [\(font), .kern: 1]",
      "let a = [\(font), .kern: 1] as [AnyHashable: Any]", "let a = [1: 2, 3: 4]",
    ] { #expect(line(statement) == statement) }
  }
}
