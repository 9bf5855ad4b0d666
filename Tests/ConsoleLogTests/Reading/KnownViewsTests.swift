import PlumbAutoLayout
import PlumbConsoleLog
import PlumbGeometry
import PlumbLayoutDiagnostics
import Testing

struct KnownViewsTests {
  private func views(_ text: String) -> KnownViews {
    var reader = ConsoleLogReader()
    _ = reader.read(Array(text.utf8))
    _ = reader.finish()
    return reader.views
  }

  @Test func descriptions() {
    let views = views(
      """
      (lldb) po [window recursiveDescription]
      <UIWindow: 0x7f8a10; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x600001>; layer = <UIWindowLayer: 0x61>>
         | <Shop.Card: 0x7f8b10; baseClass = UIView; frame = (0 20; 320 -1.5e+02); layer = <CALayer: 0x62>>
         |    | <UILabel: 0x7f8c10; frame = (20 20; 42 21); text = 'It's (5; 6)'; hidden = YES; layer = <_UILabelLayer: 0x63>>
         |    | <UIView: 0x7f8d10; frame = (0 0; 0 0)>
         | <UIView: 0x7f8e10; frame = (inf nan; 0 0); layer = <CALayer: 0x64>>
      Selected <UIButton: 0x7f8f10; frame = (1 2; 3 4); opaque = NO> in it
      """)
    #expect(views.views.count == 6)
    #expect(views["0x7f8b10"]?.baseClassName == "UIView")
    #expect(views["0x7f8b10"]?.frame == Rect(x: 0, y: 20, width: 320, height: -150))
    #expect(views["0x7f8b10"]?.superview == "0x7f8a10")
    #expect(views["0x7f8c10"]?.text == "It's (5; 6)")
    #expect(views["0x7f8c10"]?.isHidden == true)
    #expect(views["0x7f8c10"]?.superview == "0x7f8b10")
    #expect(views["0x7f8d10"]?.superview == "0x7f8b10")
    #expect(views["0x7f8d10"]?.isHidden == false)
    #expect(views["0x7f8e10"]?.superview == "0x7f8a10")
    #expect(views["0x7f8e10"]?.frame == nil)
    #expect(views["0x7f8f10"]?.className == "UIButton")
    #expect(views["0x7f8f10"]?.superview == nil)
  }

  @Test func traces() {
    let early = """
      *<UIWindow:0x100>
      |   *<UIView:0x200>
      |   |   *<UILabel:0x300> - AMBIGUOUS LAYOUT
      |   |   <UIView:0x400>
      """
    let later = """
      •UIWindow:0x100
          •UIView:0x200
              *UILabel:0x300'It's it'- AMBIGUOUS LAYOUT for UILabel:0x300'It's it'.minX{id: 9}, UILabel:0x300.Width{id: 11}
              UIView:0x400

      Legend:
          * - is laid out with auto layout
      """
    let bars = """
      •UIWindow:0x100
      |   •UIView:0x200
      |   |   *UILabel:0x300'It's it'- AMBIGUOUS LAYOUT for UILabel:0x300'It's it'.minX{id: 9}
      |   |   UIView:0x400
      """
    for text in [early, later, bars] {
      let views = views("Loaded\n" + text + "\nUIView:0x500 is no part of it")
      #expect(views.views.map { $0.address } == ["0x100", "0x200", "0x300", "0x400"])
      #expect(views.views.map { $0.superview } == [nil, "0x100", "0x200", "0x200"])
      #expect(views.views.map { $0.isAmbiguous } == [false, false, true, false])
      #expect(views["0x300"]?.className == "UILabel")
      if text != early { #expect(views["0x300"]?.text == "It's it") }
    }
  }

  @Test func whatComesLaterAddsToWhatIsKnown() {
    let views = views(
      """
      <UILabel: 0x300; frame = (1 2; 3 4); text = 'Tea'; layer = <CALayer: 0x64>>
      something
      •UIWindow:0x100
          *UILabel:0x300
      """)
    #expect(views["0x300"]?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(views["0x300"]?.text == "Tea")
    #expect(views["0x300"]?.superview == "0x100")
  }

  @Test func atMostSoManyAreKept() {
    var reader = ConsoleLogReader()
    for address in 1...60_000 {
      _ = reader.read(Array("<UIView: 0x\(String(address, radix: 16)); frame = (0 0; 1 1)>\n".utf8))
    }
    #expect(reader.views.views.count == KnownViews.largestCount)
  }

  @Test func chunksDoNotMatter() {
    let text = Array(
      """
      •UIWindow:0x100
      |   •UIView:0x200
      |   |   *UILabel:0x300- AMBIGUOUS LAYOUT for UILabel:0x300.minX{id: 9}
      no
      <UIView: 0x7f8a10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
         | <UIView: 0x7f8b10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
      """.utf8)
    let whole = views(String(decoding: text, as: UTF8.self)).views
    #expect(whole.count == 5)
    for size in 1...40 {
      var reader = ConsoleLogReader()
      for start in stride(from: 0, to: text.count, by: size) {
        _ = reader.read(text[start..<min(start + size, text.count)])
      }
      _ = reader.finish()
      #expect(reader.views.views == whole)
    }
  }
}
