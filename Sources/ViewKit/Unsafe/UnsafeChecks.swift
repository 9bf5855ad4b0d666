import CoreGraphics

/// What stands on the compiler's innards, each with a check that is made when the first hierarchy is laid out. What fails
/// is said in one sentence, and not relied on as far as that can be.
@MainActor
enum UnsafeChecks {
  /// What is checked, and what fails without it.
  static let all: [(loss: String, isPassed: @MainActor () -> Bool)] = [
    (
      "classes that are values, as in T() for some kind of view, are not made by their own initialisers",
      ClassValueCheck.isPassed
    ),
    ("outlets are not set by their names", { StoredFieldCheck.isPassed }),
    (
      "methods that UIKit calls where they are overridden are called for all classes",
      OverrideProbeCheck.isPassed
    ),
    ("actions of documents and selectors that are names find no methods", { ModuleMembers.isPassed }),
    ("methods are not found by their names off the main thread", { CallersThread.isPassed }),
  ]

  /// Made once.
  static let made: Void = {
    for (loss, isPassed) in all where !isPassed() {
      LayoutLog.say("This Swift has another inside than the one that Plumb was written for: \(loss).")
    }
  }()
}

/// Whether `T()` makes an object of the class that `T` is.
@MainActor
private enum ClassValueCheck {
  private final class Sample: UIView {}
  private final class SampleLayer: CALayer {
    private(set) var isMadeByInit = false
    override init() {
      super.init()
      isMadeByInit = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  static func isPassed() -> Bool {
    func make<Kind: UIView>(_ type: Kind.Type) -> Kind {
      type.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    let type: UIView.Type = Sample.self
    let made = make(type)
    let layer = SampleLayer.self as CALayer.Type
    return made is Sample && made.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
      && (layer.makeByInit() as? SampleLayer)?.isMadeByInit == true
  }
}

/// Whether tables of methods tell what is overridden.
@MainActor
private enum OverrideProbeCheck {
  // Views, whose class is open: of classes that nobody else sees, an optimising compiler takes methods out of tables.
  private final class Plain: UIView {}
  private final class Overriding: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }
  private class Middle: UIView {
    override func layoutSubviews() {}
  }
  private final class Inheriting: Middle {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  static func isPassed() -> Bool {
    let probe = OverrideProbe(base: UIView.self, plain: Plain.self, overriding: Overriding.self)
    return !probe.isOverridden(in: Middle.self) && probe.isOverridden(in: Inheriting.self)
  }
}
