@_spi(Lookup) import PlumbMarkup

extension ViewAttributes {
  /// Whether the document gives a size in place of the content's, be it none at all (`infinite`).
  var hasPlaceholderSize: Bool {
    varied["placeholderIntrinsicWidth"] != nil || varied["placeholderIntrinsicHeight"] != nil
  }
}
