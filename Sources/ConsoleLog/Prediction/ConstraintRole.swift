import PlumbAutoLayout

/// What a constraint does for its view, as far as it matters for which one is broken.
enum ConstraintRole: Hashable {
  case size, aspectRatio, likeness
  case spacing, near, far, center
  case other

  init(_ statement: LoggedStatement) {
    guard case .layout(let first) = statement.first.attribute else {
      if case .inSuperview(let first) = statement.first.attribute {
        self = first == .left || first == .top ? .near : first == .right || first == .bottom ? .far : .center
      } else {
        self = .other
      }
      return
    }
    guard let second = statement.second else {
      self = first.isDimension ? .size : .near
      return
    }
    if first.isDimension {
      self = second.item.key == statement.first.item.key ? .aspectRatio : .likeness
      return
    }
    guard case .layout(let other) = second.attribute else {
      self = .other
      return
    }
    switch (first.side, other.side) {
    case (.near, .far), (.far, .near): self = .spacing
    case (.near, _): self = .near
    case (.far, _): self = .far
    case (.center, _): self = .center
    }
  }
}

extension Attribute {
  enum Side { case near, far, center }

  var side: Side {
    switch self {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: .near
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: .far
    default: .center
    }
  }
}
