import CoreGraphics

/// A layer that is drawn in tiles; here, as one.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// In pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Does nothing here.
  open var levelsOfDetail = 1
  /// Does nothing here.
  open var levelsOfDetailBias = 0
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
