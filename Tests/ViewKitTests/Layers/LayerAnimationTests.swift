import Dispatch
import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayerAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  /// There is no clock: they stay.
  @Test func animationsWaitUnderTheirKeys() {
    let (layer, listener) = (CALayer(), Listener())
    #expect(layer.animationKeys() == nil)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    fade.toValue = 1
    layer.add(CASpringAnimation(keyPath: "position"), forKey: "swing")
    layer.add(CATransition(), forKey: nil)
    #expect(layer.animationKeys() == ["fade", "swing"])
    let kept = layer.animation(forKey: "fade") as? CABasicAnimation
    // A copy; one without a duration has that of its transaction.
    #expect(kept?.toValue as? Int == 0 && kept?.keyPath == "opacity" && kept?.duration == 0.25)
    #expect(layer.opacity == 1)
    layer.add(fade, forKey: "fade")
    #expect(layer.animationKeys() == ["swing", "fade"])
    layer.removeAnimation(forKey: "fade")
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    #expect(listener.heard == ["start", "stop false", "start", "stop false"])
  }

  @Test func transactionsEndWithTheirCompletions() async {
    var heard: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { heard.append("outer") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.setCompletionBlock { heard.append("inner") }
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && heard == ["inner"])
    CATransaction.commit()
    #expect(heard == ["inner", "outer"] && CATransaction.animationDuration() == 0.25)
    CATransaction.setCompletionBlock { heard.append("turn") }
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(heard.last == "turn")
  }

  @Test func actionsAreAskedFor() {
    let layer = CALayer()
    #expect(layer.action(forKey: "position") == nil)
    let move = CABasicAnimation(keyPath: "position")
    layer.actions = ["position": move, "bounds": NSNull()]
    #expect(layer.action(forKey: "position") as? CABasicAnimation === move)
    #expect(layer.action(forKey: "bounds") == nil)
    layer.action(forKey: "position")?.run(forKey: "position", object: layer, arguments: nil)
    #expect(layer.animationKeys() == ["position"])
    #expect(UIView().layer.action(forKey: "position") == nil)
  }

  /// Mass 1, damping 10, stiffness 100: the swing falls as e^(−5 t), to a thousandth in ln(1000) / 5.
  @Test func aSpringComesToRest() {
    #expect(abs(CASpringAnimation().settlingDuration - log(1000) / 5) < 1e-12)
  }

  @Test func curvesHaveControlPoints() {
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    var point: [Float] = [0, 0]
    curve.getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    curve.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
    #expect(curve == CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1))
  }
}
