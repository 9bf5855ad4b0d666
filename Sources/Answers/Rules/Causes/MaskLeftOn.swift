import PlumbConsoleLog

extension CausePage {
  static let maskLeftOn = CausePage(
    .maskLeftOn,
    summary: "a view with constraints still turns its autoresizing mask into others",
    finds: """
      An `NSAutoresizingMaskLayoutConstraint` for a view that the app's constraints place as well. A view made in code \
      has `translatesAutoresizingMaskIntoConstraints` on: its frame, mostly zero at that time, is made four required \
      constraints, and your own come on top. `h=--&` and `v=--&` are the mask: a fixed distance from the left and top, \
      a fixed size.
      """,
    matters: """
      The most common mistake in layouts made in code. Either yours are broken, and the view stays at its first frame, \
      often without extent and so out of sight; or the mask's are, and it looks right by luck.
      """,
    example: CauseExample(
      """
      <NSAutoresizingMaskLayoutConstraint:0x7b44a0f0 h=--& v=--& Ferry.Banner:0x7c51b230.minX == 0   \
      (active, names: '|':UIView:0x7c51af80 )>
      <NSLayoutConstraint:0x7b44c3a0 H:|-(16)-[Ferry.Banner:0x7c51b230](LTR)   \
      (active, names: '|':UIView:0x7c51af80 )>
      """, breaking: 1,
      settled: """
        <NSLayoutConstraint:0x7b44c3a0 H:|-(16)-[Ferry.Banner:0x7c51b230](LTR)   \
        (active, names: '|':UIView:0x7c51af80 )>
        """),
    settling: """
      Set `translatesAutoresizingMaskIntoConstraints` of the view that the mask's constraint names to `false`, before \
      its own constraints become active. Layout libraries do that for the view on the left side of a constraint, \
      Interface Builder for every view that has constraints; plain anchors do not. A view that was loaded from a nib as \
      its root has it on, too, once it is put into another.

      Leave it on for views that others place by frame: the root view of a controller, the content view of a cell, the \
      header and footer of a table, what a bar shows. There, it is the constraint of your own that has to go.
      """,
    code: """
      let banner = Banner()
      banner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(banner)
      NSLayoutConstraint.activate([
        banner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        banner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      ])
      """)
}
