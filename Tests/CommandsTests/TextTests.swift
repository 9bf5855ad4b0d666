import Testing

@testable import PlumbCommands

@Suite("Text for a terminal")
struct TextTests {
  @Test func wordsWrap() {
    #expect("".wrapped(to: 9) == [])
    #expect("one two".wrapped(to: 7) == ["one two"])
    #expect("one two".wrapped(to: 6) == ["one", "two"])
    #expect("one  two\nthree".wrapped(to: 9) == ["one two", "three"])
    #expect("incomprehensible one".wrapped(to: 5) == ["incomprehensible", "one"])
    #expect("one\n\ntwo\nthree\n\n\nfour".wrapped(to: 80) == ["one", "", "two three", "", "four"])
    #expect("日本 日本".wrapped(to: 8) == ["日本", "日本"])
  }

  @Test func cellsAlign() {
    var table = TextTable([.left, .right, .left])
    table.add(["name", "n", ""])
    table.add(["日本", "100", "x"])
    table.add(["a", "1", ""])
    #expect(table.lines() == ["name    n", "日本  100  x", "a       1"])
    #expect(TextTable([.left]).lines() == [])
  }
}
