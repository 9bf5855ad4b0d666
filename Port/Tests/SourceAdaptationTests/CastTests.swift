import Testing

@testable import SourceAdaptation

/// Casts that only Objective-C makes, and objects that are told of changes without being responders.
struct CastTests {
  private func line(_ expression: String) -> String {
    let text = Adapting.body("import UIKit\nlet x = \(expression)")
    return String(text.split(separator: "\n")[1].dropFirst("let x = ".count))
  }

  @Test func numbersBecomeObjects() {
    #expect(line("width as NSNumber") == "PlumbNumber.object(width)")
    #expect(line("a + b * 2 as NSNumber") == "PlumbNumber.object(a + b * 2)")
    #expect(line("flag ? 1 : size.width as NSNumber") == "flag ? 1 : PlumbNumber.object(size.width)")
    #expect(
      line("[0, w as NSNumber].map { $0 as! CGFloat }")
        == "[0, PlumbNumber.object(w)].map { PlumbNumber.float($0)! }")
    #expect(line("info[key] as? CGFloat ?? 0") == "PlumbNumber.float(info[key]) ?? 0")
    #expect(line("x as! CGFloat as NSNumber") == "PlumbNumber.object(PlumbNumber.float(x)!)")
  }

  @Test func anchorsBecomeThoseOfOtherTypes() {
    let to = "to: NSLayoutAnchor<AnyObject>.self"
    #expect(line("a as? NSLayoutAnchor<AnyObject>") == "PlumbAnchor.cast(a, \(to))")
    #expect(
      line("(view.topAnchor as! NSLayoutAnchor<AnyObject>).item")
        == "(PlumbAnchor.cast(view.topAnchor, \(to))!).item")
    #expect(
      line("v.topAnchor as NSLayoutAnchor<Y> as! NSLayoutAnchor<AnyObject>")
        == "PlumbAnchor.cast(v.topAnchor as NSLayoutAnchor<Y>, \(to))!")
    #expect(
      line("a as? NSLayoutAnchor<Y> as? NSLayoutYAxisAnchor")
        == "PlumbAnchor.cast(a, to: NSLayoutAnchor<Y>.self) as? NSLayoutYAxisAnchor")
    #expect(line("v.topAnchor as NSLayoutAnchor<Y>") == "v.topAnchor as NSLayoutAnchor<Y>")
  }

  @Test func membersOfAnyObjectAreFound() {
    #expect(
      line("(info?[key] as AnyObject).cgRectValue.height") == "(PlumbObject(info?[key])).cgRectValue.height")
    #expect(line("(x as AnyObject).doubleValue ?? 0") == "(PlumbObject(x)).doubleValue ?? 0")
    for cast in ["(x as AnyObject).own", "x as AnyObject", "(x as AnyObject)", "(x as? AnyObject)?.own"] {
      #expect(line(cast) == cast)
    }
  }

  @Test func otherCastsStay() {
    for cast in ["x as? NSNumber", "x as! NSNumber", "2 as CGFloat", "x as [NSNumber]"] {
      #expect(line(cast) == cast)
    }
    #expect(Adapting.body("import Foundation\nlet x = y as NSNumber").hasSuffix("y as NSNumber"))
  }

  @Test func anObserverThatIsNoResponderOverridesNothing() {
    let method = "func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?)"
    let source = """
      class Watcher: NSObject, Other {
        override \(method) {
          super.observeValue(forKeyPath: k, of: o, change: change, context: context)
        }
      }
      class Below: Watcher { override \(method) {} }
      class Card: UIView { override \(method) {} }
      """
    let text = Adapting.body(source)
    #expect(text.contains("class Watcher: NSObject, Other, PlumbValueObserver {"))
    #expect(text.contains("  \(method) {\n    _ = (k, o, change, context)\n"))
    #expect(text.contains("class Below: Watcher { override func"))
    #expect(text.contains("class Card: UIView { override func"))
  }

  @Test func whatLoadsFromAddressesIsImported() {
    #expect(
      Adapting.body("import UIKit\nlet t = URLSession.shared").hasPrefix(
        "import UIKit; import FoundationNetworking\n")
    )
    #expect(Adapting.body("import UIKit\nlet t = URL(string: a)").hasPrefix("import UIKit\n"))
  }
}
