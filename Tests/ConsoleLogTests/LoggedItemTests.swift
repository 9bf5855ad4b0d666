import PlumbConsoleLog
import Testing

struct LoggedItemTests {
  @Test func anAddressTellsItemsApartBeforeANameDoes() {
    #expect(LoggedItem(className: "UIView", address: "0x1").key == "0x1")
    #expect(LoggedItem(className: "UIView", address: "0x1", name: "header").key == "0x1")
    #expect(LoggedItem(name: "header").key == "header")
  }
}
