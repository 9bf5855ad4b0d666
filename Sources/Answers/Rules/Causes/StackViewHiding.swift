import PlumbConsoleLog

extension CausePage {
  static let stackViewHiding = CausePage(
    .stackViewHiding,
    summary: "a stack view leaves what it hides no extent, and what is inside needs some",
    finds: """
      A constraint with the identifier `UISV-hiding` (on macOS `NSStackView.Visibility…`): a stack view has hidden a \
      view that it arranges, and makes its height or width 0. Constraints inside that view, all of them required, add \
      up to more than 0.
      """,
    matters: """
      Harmless: whichever of them is broken, nobody sees the view, and when it is shown again it is laid out anew. In \
      an animation, though, it is seen for a moment that what is inside is squeezed or stays behind.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7b0c1e40 V:|-(12)-[UILabel:0x7c1a3f20'Luggage']   \
      (active, names: '|':UIView:0x7c1a3d10 )>
      <NSLayoutConstraint:0x7b0c1e90 V:[UILabel:0x7c1a3f20'Luggage']-(12)-|   \
      (active, names: '|':UIView:0x7c1a3d10 )>
      <NSLayoutConstraint:0x7b0c2b30 'UISV-hiding' UIView:0x7c1a3d10.height == 0   (active)>
      """, breaking: 1,
      settled: """
        <NSLayoutConstraint:0x7b0c1e40 V:|-(12)-[UILabel:0x7c1a3f20'Luggage']   \
        (active, names: '|':UIView:0x7c1a3d10 )>
        <NSLayoutConstraint:0x7b0c1e90 V:[UILabel:0x7c1a3f20'Luggage']-(12@999)-|   \
        (active, names: '|':UIView:0x7c1a3d10 )>
        <NSLayoutConstraint:0x7b0c2b30 'UISV-hiding' UIView:0x7c1a3d10.height == 0   (active)>
        """),
    settling: """
      Give one distance inside the hidden view the priority 999, the last in the stack's direction: the bottom one in a \
      vertical stack, the trailing one in a horizontal. A height of its own (`height == 44`) needs 999 as well. In \
      Interface Builder, select that constraint and set Priority in the Attributes inspector. Or do without \
      hiding: take the view out of the stack and put it back later.
      """,
    code: """
      let bottom = label.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -12)
      bottom.priority = UILayoutPriority(999)
      bottom.isActive = true

      // Or, instead of row.isHidden = true:
      row.removeFromSuperview()
      stack.insertArrangedSubview(row, at: 1)
      """)
}
