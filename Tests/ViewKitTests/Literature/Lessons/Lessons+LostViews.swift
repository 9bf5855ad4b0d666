import UIKit

extension Lessons {
  func noWidth() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.plumb.nametag = "Card"
    view.backgroundColor = .systemBlue
    page.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    for format in ["V:|[view(==80)]", "H:|[view]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["view": view]))
    }
    for lost in page.plumb.lostViews { print(lost.explanation) }
  }

  func offScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let page = UIView(frame: window.bounds)
    page.plumb.nametag = "Page"
    window.addSubview(page)
    let badge = UIView()
    badge.plumb.nametag = "Badge"
    badge.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: page.leadingAnchor),
      badge.bottomAnchor.constraint(equalTo: page.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    for lost in window.plumb.lostViews { print(lost.explanation) }
  }

  func threeAndTwo() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let a = UIView()
    let b = UIView()
    (a.plumb.nametag, b.plumb.nametag) = ("A", "B")
    for view in [a, b] {
      view.backgroundColor = .systemBlue
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: page.centerYAnchor),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 3).isActive = true
    a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2).isActive = true
    for lost in page.plumb.lostViews { print(lost.explanation) }
    print(page.plumb.ambiguousViews.count, "ambiguous")
  }

  func halfAnImage() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let photo = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120)).image { _ in })
    photo.plumb.nametag = "Photo"
    photo.contentMode = .top
    photo.clipsToBounds = true
    photo.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(photo)
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      photo.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      photo.heightAnchor.constraint(equalToConstant: 60),
    ])
    for lost in page.plumb.lostViews { print(lost.explanation) }
  }

  func rightToLeft() {
    LayoutDebugging.switches.forcesRightToLeft = true
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let physical = UIView()
    let logical = UIView()
    for view in [physical, logical] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    physical.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 20).isActive = true
    logical.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20).isActive = true
    page.layoutIfNeeded()
    print("left:", physical.frame.minX, "leading:", logical.frame.minX)
  }
}
