import PlumbConsoleLog

extension CausePage {
  static let rounding = CausePage(
    .rounding,
    summary: "the numbers differ by less than a point",
    finds: """
      The sum does not come out by a fraction of a point. Tables and collection views round the sizes that they give to \
      whole pixels, a separator takes a pixel of the row (a third of a point on a 3× screen), a computed constant has \
      more digits than another; and the log prints six digits, so that two lengths which look the same may differ.
      """,
    matters: """
      Harmless: whatever is broken, the layout is off by less than a point. It is worth settling all the same, since it \
      is written for each cell that comes into sight.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7b7d2110 UIImageView:0x7c73e580.height == 120   (active)>
      <NSLayoutConstraint:0x7b7d2200 V:|-(0)-[UIImageView:0x7c73e580]   \
      (active, names: '|':UITableViewCellContentView:0x7c73e290 )>
      <NSLayoutConstraint:0x7b7d2250 V:[UIImageView:0x7c73e580]-(0)-|   \
      (active, names: '|':UITableViewCellContentView:0x7c73e290 )>
      <NSLayoutConstraint:0x7b7d3c60 'UIView-Encapsulated-Layout-Height' \
      UITableViewCellContentView:0x7c73e290.height == 119.667   (active)>
      """, breaking: 0,
      settled: """
        <NSLayoutConstraint:0x7b7d2110 UIImageView:0x7c73e580.height == 120 priority:999   (active)>
        <NSLayoutConstraint:0x7b7d2200 V:|-(0)-[UIImageView:0x7c73e580]   \
        (active, names: '|':UITableViewCellContentView:0x7c73e290 )>
        <NSLayoutConstraint:0x7b7d2250 V:[UIImageView:0x7c73e580]-(0)-|   \
        (active, names: '|':UITableViewCellContentView:0x7c73e290 )>
        <NSLayoutConstraint:0x7b7d3c60 'UIView-Encapsulated-Layout-Height' \
        UITableViewCellContentView:0x7c73e290.height == 119.667   (active)>
        """),
    settling: """
      Give the height or the bottom distance in the cell the priority 999, so that the fraction goes there. Where the \
      table's row height is fixed, take the separator into account or switch it off (`separatorStyle = .none`). \
      Compute constants in whole pixels, and prefer constraints (`width == 0.5 × width`) to arithmetic on frames.
      """,
    code: """
      let height = photo.heightAnchor.constraint(equalToConstant: 120)
      height.priority = UILayoutPriority(999)
      height.isActive = true

      // A constant in whole pixels:
      let scale = traitCollection.displayScale
      gap.constant = (length / 3 * scale).rounded() / scale
      """)
}
