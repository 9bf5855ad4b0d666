import PlumbConsoleLog

extension CausePage {
  static let encapsulatedSize = CausePage(
    .encapsulatedSize,
    summary: "a cell was given a size that is not the one its content adds up to",
    finds: """
      A constraint with the identifier `UIView-Encapsulated-Layout-Height` or `-Width`, or that of a measurement: a \
      table, collection view, scroll view or window says how large its cell or content is. The constraints inside, from \
      the top edge down to the bottom one, add up to another size, and none of them may give way.
      """,
    matters: """
      With cells that size themselves it is mostly a first pass: the cell is given the estimated height, asked for what \
      it needs, and given that. Where the cell looks right in the end, no more than the log is wrong. Where the height \
      is fixed (`rowHeight`, `heightForRowAt`, `itemSize`), it stays, and something in the cell is squeezed, cut or \
      stretched.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7b83b0e0 V:|-(12)-[UIImageView:0x7c8492d0]   \
      (active, names: '|':UITableViewCellContentView:0x7c848fa0 )>
      <NSLayoutConstraint:0x7b83b130 V:[UIImageView:0x7c8492d0]-(12)-|   \
      (active, names: '|':UITableViewCellContentView:0x7c848fa0 )>
      <NSLayoutConstraint:0x7b83a970 UIImageView:0x7c8492d0.height == 96   (active)>
      <NSLayoutConstraint:0x7b83d4a0 'UIView-Encapsulated-Layout-Height' \
      UITableViewCellContentView:0x7c848fa0.height == 44   (active)>
      """, breaking: 2,
      settled: """
        <NSLayoutConstraint:0x7b83b0e0 V:|-(12)-[UIImageView:0x7c8492d0]   \
        (active, names: '|':UITableViewCellContentView:0x7c848fa0 )>
        <NSLayoutConstraint:0x7b83b130 V:[UIImageView:0x7c8492d0]-(12@999)-|   \
        (active, names: '|':UITableViewCellContentView:0x7c848fa0 )>
        <NSLayoutConstraint:0x7b83a970 UIImageView:0x7c8492d0.height == 96   (active)>
        <NSLayoutConstraint:0x7b83d4a0 'UIView-Encapsulated-Layout-Height' \
        UITableViewCellContentView:0x7c848fa0.height == 44   (active)>
        """),
    settling: """
      Give the bottom distance, or the height in the middle, the priority 999: it gives way while the table sets a \
      height of its own, and counts in full when the cell is asked for the right one, so that the cell comes out as \
      before. Then look where the printed number comes from. 44 and the like are the standard or estimated height: see \
      that the table uses `automaticDimension`, and estimate near the truth. A number of your own is in `rowHeight`, \
      `heightForRowAt` or `itemSize`: make it the sum of what is inside, or let the cell size itself.

      Do not touch the encapsulated constraint: it is made anew each time. Put the cell's content into `contentView`, \
      and do not constrain that view's own size.
      """,
    code: """
      let bottom = photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
      bottom.priority = UILayoutPriority(999)
      bottom.isActive = true

      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 120
      """)
}
