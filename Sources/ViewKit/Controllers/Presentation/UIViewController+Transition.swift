public import CoreGraphics

extension UIViewController {
  /// How a controller comes and goes. Does nothing here: it is there at once.
  @preconcurrency @MainActor
  public struct Transition: Sendable {
    /// It grows out of a view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
    public static var crossDissolve: Transition { Transition() }
    public static var coverVertical: Transition { Transition() }
    public static var flipHorizontal: Transition { Transition() }
    public static var partialCurl: Transition { Transition() }

    /// What is said to somebody who has the view that a controller grows out of.
    @preconcurrency @MainActor
    open class ZoomTransitionSourceViewProviderContext: NSObject {
      open private(set) var sourceViewController: UIViewController
      open private(set) var zoomedViewController: UIViewController

      init(from source: UIViewController, to zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
      }
    }

    /// How it grows.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// Nobody asks for the rectangle here.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Nobody drags a controller away here.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIBlurEffect?

      public override init() { super.init() }

      /// What is said of a view that grows.
      @preconcurrency @MainActor
      open class AlignmentRectContext: NSObject {
        open private(set) var sourceView: UIView
        open private(set) var zoomedViewController: UIViewController

        init(from view: UIView, to zoomed: UIViewController) {
          (sourceView, zoomedViewController) = (view, zoomed)
        }
      }

      /// What is said of a finger that drags a controller away.
      @preconcurrency @MainActor
      open class InteractionContext: NSObject {
        open var location: CGPoint { .zero }
        open var velocity: CGVector { .zero }
        open var willBegin: Bool { false }
      }
    }
  }
}
