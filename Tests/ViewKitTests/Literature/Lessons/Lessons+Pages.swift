import UIKit

extension Lessons {
  func page() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = UIView()
    card.plumb.nametag = "Card"
    card.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
      card.widthAnchor.constraint(equalToConstant: 200),
      card.heightAnchor.constraint(equalToConstant: 80),
    ])
    let folder = FileManager.default.temporaryDirectory.path
    do {
      try screen.plumb.picture(to: folder + "/screen.svg")
      try screen.plumb.picture(to: folder + "/screen.html")
      try screen.plumb.picture(to: "screen.png")
    } catch {
      print(error)
    }
  }
}
