import PlumbConsoleLog

extension CausePage {
  static let zeroSizePass = CausePage(
    .zeroSizePass,
    summary: "a container has no size yet, and the distances inside need some",
    finds: """
      A container with the width or height 0: from a table, collection view or window that gives its size \
      (`UIView-Encapsulated-Layout-Width`), from a measurement (`fittingSizeHTarget`, `_UITemporaryLayoutWidth`) or from \
      a mask, as long as its frame is zero. The distances inside add up to more than 0.
      """,
    matters: """
      Harmless: as a rule, for cells, headers and views that are measured are laid out once before they have their size, \
      and again with it. What has been broken counts for that pass only. But the console fills, and where the size stays \
      0, as that of a table header whose frame nobody set, nothing is to be seen. A log tells the one from the other only \
      where the size has the name of a measurement.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7b6a05d0 H:|-(16)-[UILabel:0x7c60d410'Departures'](LTR)   \
      (active, names: '|':Ferry.HeaderView:0x7c60d0e0 )>
      <NSLayoutConstraint:0x7b6a0620 H:[UILabel:0x7c60d410'Departures']-(16)-|(LTR)   \
      (active, names: '|':Ferry.HeaderView:0x7c60d0e0 )>
      <NSLayoutConstraint:0x7b6a1f40 'UIView-Encapsulated-Layout-Width' \
      Ferry.HeaderView:0x7c60d0e0.width == 0   (active)>
      """, breaking: 1,
      settled: """
        <NSLayoutConstraint:0x7b6a05d0 H:|-(16)-[UILabel:0x7c60d410'Departures'](LTR)   \
        (active, names: '|':Ferry.HeaderView:0x7c60d0e0 )>
        <NSLayoutConstraint:0x7b6a0620 H:[UILabel:0x7c60d410'Departures']-(16@999)-|(LTR)   \
        (active, names: '|':Ferry.HeaderView:0x7c60d0e0 )>
        <NSLayoutConstraint:0x7b6a1f40 'UIView-Encapsulated-Layout-Width' \
        Ferry.HeaderView:0x7c60d0e0.width == 0   (active)>
        """),
    settling: """
      Give the trailing distance the priority 999, or the bottom one where it is the height that is 0: it gives way while \
      there is no size, and holds as soon as there is. Or make the view with a frame near its final one, instead of \
      `.zero`. Measure with the width that you mean, rather than with `.zero` or `layoutFittingCompressedSize`. Where the \
      view stays at 0 for good, it lacks a size: give the header its frame, or constrain the view's width.
      """,
    code: """
      let trailing = label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16)
      trailing.priority = UILayoutPriority(999)
      trailing.isActive = true

      // Measuring a header for a table: the width is given, the height is asked for.
      let size = header.systemLayoutSizeFitting(
        CGSize(width: table.bounds.width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      header.frame.size = size
      table.tableHeaderView = header
      """)
}
