import Foundation

/// Scenes of a document.
@preconcurrency @MainActor
open class NSStoryboard: NSObject {}
