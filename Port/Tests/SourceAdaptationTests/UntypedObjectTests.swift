import Testing

/// What Objective-C takes for objects of any class: targets that are sent messages.
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
}
