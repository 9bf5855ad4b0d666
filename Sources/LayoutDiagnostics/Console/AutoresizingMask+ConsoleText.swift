import PlumbAutoLayout

extension AutoresizingMask {
  /// The mask as constraints made from it begin: `h=--& v=--&`, for each axis near margin, extent and far
  /// margin, `&` where it is flexible.
  ///
  /// A mask with nothing flexible along an axis keeps the near margin and the extent, which Apple writes as a
  /// flexible far margin: views made in code, which have an empty mask, print `h=--& v=--&`.
  package var consoleText: String {
    "h=" + marks(.flexibleLeft, .flexibleWidth, .flexibleRight) + " v="
      + marks(.flexibleTop, .flexibleHeight, .flexibleBottom)
  }

  private func marks(_ near: AutoresizingMask, _ extent: AutoresizingMask, _ far: AutoresizingMask) -> String
  {
    func mark(_ part: AutoresizingMask) -> String { contains(part) ? "&" : "-" }
    if isDisjoint(with: [near, extent, far]) { return "--&" }
    return mark(near) + mark(extent) + mark(far)
  }
}
