import CoreGraphics

extension NSAttributedString {
  /// A text of no characters. Plumb's addition in form alone: Foundation off Apple's platforms has no `init()` for it, and
  /// no extension can give a class the one that another class begins with.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
