import CoreGraphics

/// Where a font's bytes come from.
public final class CGDataProvider {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}
