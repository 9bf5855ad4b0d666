import PlumbConsoleLog

extension CausePage {
  static let fixedContent = CausePage(
    .fixedContent,
    summary: "fixed sizes and distances do not add up to the size that there is",
    finds: """
      A chain of sizes and distances from one edge to the other, all of them numbers, and a container whose size is a \
      number as well: that of a screen, of a superview, of another chain. The log's sum says by how much they differ.
      """,
    matters: """
      It fits the device that it was drawn for. On every other one something is broken, and is cut off, overlaps or \
      leaves a hole; in Split View, on rotation and with larger text, too.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7bc2a510 UIButton:0x7cc617a0'Cancel'.width == 180   (active)>
      <NSLayoutConstraint:0x7bc2a6f0 UIButton:0x7cc62b30'Book'.width == 180   (active)>
      <NSLayoutConstraint:0x7bc2b180 H:|-(16)-[UIButton:0x7cc617a0'Cancel'](LTR)   \
      (active, names: '|':UIView:0x7cc60e90 )>
      <NSLayoutConstraint:0x7bc2b1d0 H:[UIButton:0x7cc617a0'Cancel']-(16)-[UIButton:0x7cc62b30'Book'](LTR)   (active)>
      <NSLayoutConstraint:0x7bc2b220 H:[UIButton:0x7cc62b30'Book']-(16)-|(LTR)   \
      (active, names: '|':UIView:0x7cc60e90 )>
      <NSLayoutConstraint:0x7bc2d8c0 'UIView-Encapsulated-Layout-Width' UIView:0x7cc60e90.width == 375   (active)>
      """, breaking: 1,
      settled: """
        <NSLayoutConstraint:0x7bc2e430 UIButton:0x7cc62b30'Book'.width == UIButton:0x7cc617a0'Cancel'.width   (active)>
        <NSLayoutConstraint:0x7bc2b180 H:|-(16)-[UIButton:0x7cc617a0'Cancel'](LTR)   \
        (active, names: '|':UIView:0x7cc60e90 )>
        <NSLayoutConstraint:0x7bc2b1d0 H:[UIButton:0x7cc617a0'Cancel']-(16)-[UIButton:0x7cc62b30'Book'](LTR)   (active)>
        <NSLayoutConstraint:0x7bc2b220 H:[UIButton:0x7cc62b30'Book']-(16)-|(LTR)   \
        (active, names: '|':UIView:0x7cc60e90 )>
        <NSLayoutConstraint:0x7bc2d8c0 'UIView-Encapsulated-Layout-Width' UIView:0x7cc60e90.width == 375   (active)>
        """),
    settling: """
      Pin to edges instead of writing down a screen's width: leading and trailing to the superview, `width == width` \
      for those that are alike, a multiple of the superview's width for shares. Leave one link of each chain open: a \
      view without a width takes what is left; where none may grow, make one distance `>=`. What must not be squeezed \
      keeps its size, and a wish gets a priority below 1000. Content that is longer than the screen belongs into a \
      scroll view.
      """,
    code: """
      NSLayoutConstraint.activate([
        cancel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        book.leadingAnchor.constraint(equalTo: cancel.trailingAnchor, constant: 16),
        book.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        book.widthAnchor.constraint(equalTo: cancel.widthAnchor),
      ])
      """)
}
