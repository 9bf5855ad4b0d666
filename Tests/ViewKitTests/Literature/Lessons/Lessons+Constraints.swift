import UIKit

extension Lessons {
  func constraints() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let card = UIView()
    page.addSubview(card)
    let top = card.topAnchor.constraint(equalTo: page.topAnchor)
    let width = card.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5, constant: 20)
    print(top)
    print(width)
    turnPage()
    page.accessibilityIdentifier = "page"
    card.accessibilityIdentifier = "card"
    width.identifier = "half the page"
    width.isActive = true
    print(top)
    print(width)
    turnPage()
    print(top.plumb.plainDescription)
    print(width.plumb.plainDescription)
  }

  func spaces() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let views = ["name": UILabel(), "field": UITextField()]
    for view in views.values { page.addSubview(view) }
    for constraint in NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[name(>=60)]-[field(80@501)]", metrics: nil, views: views)
    {
      print(constraint)
    }
  }

  func generated() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    page.plumb.nametag = "Page"
    let photo = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { _ in })
    photo.plumb.nametag = "Photo"
    photo.autoresizingMask = [.flexibleLeftMargin]
    photo.frame.origin = CGPoint(x: 246, y: 10)
    page.addSubview(photo)
    let caption = UILabel()
    caption.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(caption)
    caption.topAnchor.constraint(equalTo: photo.bottomAnchor).isActive = true
    print(photo.plumb.layoutReport(detailed: true))
  }

  func signs() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let (upper, lower) = (UIView(), UIView())
    upper.accessibilityIdentifier = "upper"
    lower.accessibilityIdentifier = "lower"
    page.addSubview(upper)
    page.addSubview(lower)
    let candidates = [
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 50),
      upper.bottomAnchor.constraint(equalTo: lower.topAnchor, constant: -50),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: -50),
      upper.bottomAnchor.constraint(equalTo: lower.topAnchor, constant: 50),
    ]
    for constraint in candidates { print(constraint) }
  }

  func groups() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(badge)
    let position = [
      badge.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
    ]
    for constraint in position { constraint.plumb.nametag = "position" }
    NSLayoutConstraint.activate(
      position + [
        badge.widthAnchor.constraint(equalToConstant: 40),
        badge.heightAnchor.constraint(equalToConstant: 40),
      ])
    page.layoutIfNeeded()
    print(badge.frame)

    for constraint in page.plumb.constraints(named: "position", matching: badge) { constraint.constant = 100 }
    page.layoutIfNeeded()
    print(badge.frame)

    page.plumb.removeConstraints(named: "position")
    print(badge.hasAmbiguousLayout)
  }

  func mentions() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    page.plumb.nametag = "Page"
    let photo = UIView()
    photo.plumb.nametag = "Photo"
    photo.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(photo)
    NSLayoutConstraint.activate([
      photo.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      photo.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      photo.widthAnchor.constraint(equalToConstant: 64),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
    ])
    for constraint in photo.plumb.referencingConstraintsInSuperviews {
      print(constraint.plumb.plainDescription)
    }
    print(photo.constraints.count, "in itself,", photo.plumb.referencingConstraints.count, "in all")
  }
}
