import UIKit

extension Lessons {
  func paddedImage() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    page.plumb.nametag = "RootView"
    let photo = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { _ in })
    photo.contentMode = .center
    photo.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(photo)
    let size = [
      photo.widthAnchor.constraint(equalToConstant: 100),
      photo.heightAnchor.constraint(equalToConstant: 100),
    ]
    for constraint in size { constraint.priority = .defaultLow }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      photo.setContentHuggingPriority(.init(50), for: axis)
    }
    NSLayoutConstraint.activate(
      size + [
        photo.centerXAnchor.constraint(equalTo: page.centerXAnchor),
        photo.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      ])
    page.layoutIfNeeded()
    print(photo.plumb.layoutReport)
    turnPage()
    print(page.plumb.layoutReport)
    turnPage()
    print(photo.plumb.layoutReport(detailed: true))
  }

  func huggedImage() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    page.plumb.nametag = "RootView"
    let photo = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { _ in })
    photo.plumb.nametag = "Photo"
    photo.contentMode = .scaleAspectFill
    photo.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(photo)
    let size = [
      photo.widthAnchor.constraint(equalToConstant: 100),
      photo.heightAnchor.constraint(equalToConstant: 100),
    ]
    for constraint in size { constraint.priority = .init(500) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      photo.setContentHuggingPriority(.defaultHigh, for: axis)
    }
    NSLayoutConstraint.activate(
      size + [
        photo.centerXAnchor.constraint(equalTo: page.centerXAnchor),
        photo.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      ])
    page.layoutIfNeeded()
    print(photo.plumb.layoutReport)
    turnPage()
    print(photo.plumb.why(.width))
    turnPage()
    print(photo.plumb.why(.left))
  }
}
