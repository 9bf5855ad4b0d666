import PlumbConsoleLog

extension CausePage {
  static let negativeSize = CausePage(
    .negativeSize,
    summary: "a width or height below 0 is asked for",
    finds: """
      A single constraint that no view can meet, since sizes are never negative: `width == - 24`. Mostly its constant was \
      computed from a frame that was still zero, in `viewDidLoad` or an initialiser: 0 - 24. Or a difference was meant, \
      and the second item is missing.
      """,
    matters: """
      The constraint is broken, and the view has whatever size the others leave it, often none. The number stays wrong \
      when the superview gets its size, since nobody computes it again.
      """,
    example: CauseExample(
      "<NSLayoutConstraint:0x7bd3e0b0 Ferry.LoadGauge:0x7cd74f10.width == - 24   (active)>", breaking: 0,
      settled: """
        <NSLayoutConstraint:0x7bd3e0b0 Ferry.LoadGauge:0x7cd74f10.width == UIView:0x7cd73d60.width - 24   (active)>
        """),
    settling: """
      Say it as a relation between the two views, which holds whatever size they get. Where the number must be computed, \
      do so in `viewDidLayoutSubviews` or `layoutSubviews`, where frames are known, keep the constraint, and set its \
      constant to no less than 0. A lone `UIView.width == - 16` that you did not write is an action sheet's: see \
      “plumb rules system-only”.
      """,
    code: """
      // Computed too early: view.bounds may still be zero.
      // gauge.widthAnchor.constraint(equalToConstant: view.bounds.width - 24).isActive = true
      gauge.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -24).isActive = true
      """)
}
