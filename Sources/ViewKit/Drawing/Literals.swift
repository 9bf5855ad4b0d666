// The names are of Swift's making.
// swift-format-ignore-file: NoLeadingUnderscores, TypeNamesShouldBeCapitalized

/// What `#colorLiteral(red:green:blue:alpha:)` makes.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral(resourceName:)` makes.
public typealias _ImageLiteralType = UIImage
