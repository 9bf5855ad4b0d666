import PlumbConsoleLog

extension CausePage {
  static let prototypeFrame = CausePage(
    .prototypeFrame,
    summary: "Interface Builder fixed the frame of a view, and code adds constraints",
    finds: """
      An `NSIBPrototypingLayoutConstraint`, with the identifier “IB auto generated at build time for view with fixed \
      frame”. A view without any constraint in the document gets four of these at build time, so that it appears where \
      it was drawn. Constraints made in code come on top and say otherwise.
      """,
    matters: """
      One of the two gives way, and which one is not yours to choose: the view stands where it was drawn, in the size of \
      the device that was chosen in Interface Builder, or where code wants it.
      """,
    example: CauseExample(
      """
      <NSIBPrototypingLayoutConstraint:0x7b2d40a0 'IB auto generated at build time for view with fixed frame' \
      H:|-(34)-[UILabel:0x7c3e1100'Deck 5'](LTR)   (active, names: '|':UIView:0x7c3e0f20 )>
      <NSLayoutConstraint:0x7b2d5510 H:|-(16)-[UILabel:0x7c3e1100'Deck 5'](LTR)   \
      (active, names: '|':UIView:0x7c3e0f20 )>
      """, breaking: 1,
      settled: """
        <NSLayoutConstraint:0x7b2d5510 H:|-(16)-[UILabel:0x7c3e1100'Deck 5'](LTR)   \
        (active, names: '|':UIView:0x7c3e0f20 )>
        """),
    settling: """
      Best, constrain the view in Interface Builder, and let code change constants through outlets. Where code is to do \
      it all, give the view constraints in Interface Builder that fix its place there, select them, and check \
      “Placeholder: Remove at build time” in the Attributes inspector: a view with constraints is not fixed, and these \
      are not in the app. Or leave the view out of the document, and make it in code.
      """)
}
