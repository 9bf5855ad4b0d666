import PlumbConsoleLog

extension CausePage {
  static let systemOnly = CausePage(
    .systemOnly,
    summary: "every constraint of the list is shown to be the system's",
    finds: """
      No constraint of the list can have been made in the app: each is between views of classes which only the system \
      makes and keeps to itself, such as `_UIButtonBarButton` and `UIKeyboardImpl`, comes from the mask of such a view, or \
      has an identifier that the system gives, such as `TB_Leading_Leading` or `assistantHeight`, on such a view. One \
      private class in a list shows nothing: a label in `_UIHostingView` is the app's, and the view of an alert or a page \
      controller may have constraints of the app's. Nor does the one line `UIView.width == - 16`, which action sheets have \
      written in several systems and an app can write as well: there the answer is that it is not known.
      """,
    matters: """
      Harmless: the system settles it in its next pass, and on a newer system it may be gone. It only fills the console, \
      where conflicts of one's own go unseen.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7b41c2d0 'TB_Leading_Leading' \
      H:|-(8)-[_UIModernBarButton:0x7c86a140'Tickets']   (active, names: '|':_UIButtonBarButton:0x7c869f30 )>
      <NSLayoutConstraint:0x7b41c320 'TB_Trailing_Trailing' \
      H:[_UIModernBarButton:0x7c86a140'Tickets']-(8)-|   (active, names: '|':_UIButtonBarButton:0x7c869f30 )>
      <NSLayoutConstraint:0x7b41d5e0 'UIView-Encapsulated-Layout-Width' \
      _UIButtonBarButton:0x7c869f30.width == 0   (active)>
      """, breaking: 1, settled: nil),
    settling: """
      Nothing, as a rule: look at the screen, and where bar, keyboard or sheet look right, read on to the next log. \
      What helps against it in a few cases: a toolbar made in code wants a frame with a width before it gets its items \
      (`UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))`); an input accessory view wants a height of its \
      own; a bar's title view and custom buttons want constraints or a content size, rather than a frame. Never look \
      for the system's views to change their constraints: they have other classes in the next system.
      """)
}
