import PlumbConsoleLog

extension CausePage {
  static let contradictoryTwins = CausePage(
    .contradictoryTwins,
    summary: "two constraints say the same with different numbers",
    finds: """
      Two constraints of the app between the same attributes of the same views (or on the same width or height), with \
      another constant or multiplier. Mostly the same line of code has made both: a method that runs several times, \
      such as `updateConstraints`, `layoutSubviews`, `viewDidAppear` or a cell's configuration, activates a new \
      constraint each time and leaves the old one. Or both of two layouts, one for portrait and one for landscape, \
      are active.
      """,
    matters: """
      One is broken, and as a rule neither the older nor the newer for sure: the view does not change when it should, or \
      does only sometimes. With each run there is one more, which costs time even where all say the same.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7b5e3a80 Ferry.TimetableView:0x7c4d0b60.height == 120   (active)>
      <NSLayoutConstraint:0x7b5f91c0 Ferry.TimetableView:0x7c4d0b60.height == 360   (active)>
      """, breaking: 0,
      settled: """
        <NSLayoutConstraint:0x7b5e3a80 Ferry.TimetableView:0x7c4d0b60.height == 360   (active)>
        """),
    settling: """
      Make the constraint once, keep it, and change its constant. A multiplier cannot be changed: there, and between two \
      layouts, deactivate the old before activating the new; the other way round both hold for a moment, which is \
      enough for a log. With SnapKit use `updateConstraints` for new constants and `remakeConstraints` for other \
      constraints, instead of a second `makeConstraints`. In Interface Builder: an outlet to the constraint, or Installed \
      checked for one size class only.
      """,
    code: """
      private lazy var height = timetable.heightAnchor.constraint(equalToConstant: 120)

      func setExpanded(_ isExpanded: Bool) {
        height.constant = isExpanded ? 360 : 120
        height.isActive = true
      }

      func setLandscape(_ isLandscape: Bool) {
        NSLayoutConstraint.deactivate(isLandscape ? portrait : landscape)
        NSLayoutConstraint.activate(isLandscape ? landscape : portrait)
      }
      """)
}
