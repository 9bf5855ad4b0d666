extension UIView {
  func resignWithin(_ force: Bool) -> Bool {
    var responder: UIView?
    forEachInSubtree { if responder == nil, $0.isFirstResponder { responder = $0 } }
    guard let responder else { return false }
    if responder.resignFirstResponder() { return true }
    if force { responder.surrender() }
    return force
  }
}
