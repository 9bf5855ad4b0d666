import UIKit

extension Lessons {
  func openVertically() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    page.plumb.nametag = "RootView"
    let card = UIView()
    card.plumb.nametag = "Card"
    card.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(card)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 211),
      card.widthAnchor.constraint(equalToConstant: 50),
      card.heightAnchor.constraint(equalToConstant: 50),
    ])
    page.layoutIfNeeded()
    print(card.plumb.layoutReport)
    turnPage()
    print(card.plumb.ambiguityReport)
  }

  func planets() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let page = UIView(frame: window.bounds)
    window.addSubview(page)
    var top = page.topAnchor
    for name in ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"] {
      let planet = UILabel()
      planet.text = name
      planet.accessibilityIdentifier = name
      planet.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(planet)
      planet.topAnchor.constraint(equalTo: top, constant: 8).isActive = true
      if name != "Saturn" {
        planet.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20).isActive = true
      }
      top = planet.bottomAnchor
    }
    print(window.plumb.autolayoutTrace())
    turnPage()
    print(window.plumb.autolayoutTrace(.early, onlyTroubled: true))
    turnPage()
    print(page.plumb.ambiguityReport)
  }

  func twoLabels() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    let name = UILabel()
    let value = UILabel()
    name.text = "answer"
    value.text = "Send answer"
    for label in [name, value] {
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      label.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ])
    print(row.plumb.ambiguityReport)
    turnPage()
    for _ in 1...2 {
      name.exerciseAmbiguityInLayout()
      row.layoutIfNeeded()
      print(Int(name.frame.width), Int(value.frame.width))
    }
    turnPage()
    name.setContentHuggingPriority(.init(251), for: .horizontal)
    row.layoutIfNeeded()
    print(Int(name.frame.width), Int(value.frame.width), row.plumb.ambiguousViews.count, "ambiguous")
  }
}
