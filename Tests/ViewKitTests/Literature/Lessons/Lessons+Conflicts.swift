import UIKit

extension Lessons {
  func maskLeftOn() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    page.addSubview(label)
    label.centerXAnchor.constraint(equalTo: page.centerXAnchor).isActive = true
    page.layoutIfNeeded()
  }

  func twoInsets() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(label)
    let usual = label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 50)
    let indented = label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 80)
    NSLayoutConstraint.activate([usual, indented])
    page.layoutIfNeeded()
    turnPage()
    usual.isActive = false
    usual.priority = .defaultHigh
    usual.isActive = true
    page.layoutIfNeeded()
    print("with both:", label.frame.minX)

    indented.isActive = false
    page.layoutIfNeeded()
    print("with one:", label.frame.minX)
  }

  func tooWide() {
    LayoutDebugging.conflictHandler = { conflict in self.print(conflict.explanation) }

    let page = UIView(frame: CGRect(x: 0, y: 0, width: 768, height: 1024))
    page.plumb.nametag = "Page"
    let field = UIView()
    field.plumb.nametag = "Field"
    field.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      field.widthAnchor.constraint(equalToConstant: 280),
      page.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 20),
    ])
    LayoutDebugging.switches.logsConflicts = false
    page.layoutIfNeeded()
  }

  func stopAtTheFirst() {
    LayoutDebugging.switches.logsConflicts = false
    LayoutDebugging.conflictHandler = { conflict in
      self.print(conflict.constraints.count, "constraints; broken:", conflict.broken?.identifier ?? "none")
    }
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    for (name, width) in [("narrow", 140.0), ("wide", 360)] {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.identifier = name
      constraint.isActive = true
    }
    page.layoutIfNeeded()
  }

  func whichView() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    page.plumb.nametag = "RootView"
    let card = UIView()
    card.plumb.nametag = "Card"
    card.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(card)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 100),
      card.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 118),
      card.topAnchor.constraint(equalTo: page.topAnchor, constant: 124),
      card.widthAnchor.constraint(equalToConstant: 50),
      card.heightAnchor.constraint(equalToConstant: 50),
    ])
    page.layoutIfNeeded()
    turnPage()
    print(page.plumb.layoutReports(detailed: true))
  }
}
