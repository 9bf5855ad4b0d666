import PlumbConsoleLog

extension CausePage {
  static let aspectRatio = CausePage(
    .aspectRatio,
    summary: "a ratio of width to height does not go with the sizes that are given",
    finds: """
      A constraint between the width and the height of one view (`width == 1.5*height`), and others that fix both: sizes, \
      or edges tied to something of a known size. A ratio and one size settle the other; there is no room for a third.
      """,
    matters: """
      Either the picture is distorted, or it does not fill the place that was meant for it. With pictures from a server \
      it depends on the picture, and is not seen in tests.
      """,
    example: CauseExample(
      """
      <NSLayoutConstraint:0x7bb17f20 UIImageView:0x7cb53c40.width == 1.5*UIImageView:0x7cb53c40.height   (active)>
      <NSLayoutConstraint:0x7bb18350 UIImageView:0x7cb53c40.width == 240   (active)>
      <NSLayoutConstraint:0x7bb183a0 UIImageView:0x7cb53c40.height == 200   (active)>
      """, breaking: 0,
      settled: """
        <NSLayoutConstraint:0x7bb17f20 UIImageView:0x7cb53c40.width == 1.5*UIImageView:0x7cb53c40.height   (active)>
        <NSLayoutConstraint:0x7bb18350 UIImageView:0x7cb53c40.width == 240   (active)>
        """),
    settling: """
      Keep the ratio and one size, and remove the other, or give it the priority 999. Where the view has a fixed place \
      and the picture any shape, do without the ratio: `contentMode = .scaleAspectFit` or `.scaleAspectFill` fits it \
      in. To fit a view of a fixed ratio into a place, require `<=` on both sizes, and wish for `width == place.width` \
      with a priority of 750. A multiplier cannot be changed: for another picture, deactivate the old ratio and make \
      a new one.
      """,
    code: """
      private var ratio: NSLayoutConstraint?

      func show(_ image: UIImage) {
        photo.image = image
        ratio?.isActive = false
        ratio = photo.widthAnchor.constraint(
          equalTo: photo.heightAnchor, multiplier: image.size.width / image.size.height)
        ratio?.isActive = true
      }
      """)
}
