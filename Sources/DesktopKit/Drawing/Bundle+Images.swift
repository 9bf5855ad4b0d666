import Foundation
public import PlumbViewKit

extension Bundle {
  /// The image of a name, of the system or of those that the program says are in its catalogs: these cannot be read here.
  public func image(forResource name: NSImage.Name) -> NSImage? { NSImage(named: name) }
  public func urlForImageResource(_ name: NSImage.Name) -> URL? {
    ["png", "tiff", "pdf", "jpg", "icns"].lazy.compactMap {
      self.url(forResource: name, withExtension: $0)
    }.first
  }
}
