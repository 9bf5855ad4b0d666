import Testing
import UIKit

/// Heights of sheets on an upright phone of 390 by 844 points, of which 34 at the bottom are no safe area.
@MainActor @Suite struct SheetHeightTests {
  private let presenter = UIViewController()
  private let presented = UIViewController()
  private let window: UIWindow

  init() { window = shownWindow(presenter) }

  private func frame(_ change: (UISheetPresentationController) -> Void) throws -> CGRect {
    window.layoutIfNeeded()
    let sheet = try #require(presented.sheetPresentationController)
    change(sheet)
    presenter.present(presented, animated: false)
    window.layoutIfNeeded()
    return presented.view.frame
  }

  @Test func aProgramsDetentLeavesOutTheSafeArea() throws {
    let frame = try frame { $0.detents = [.custom { _ in 200 }, .large()] }
    #expect(frame == CGRect(x: 0, y: 610, width: 390, height: 234))
  }

  @Test func theSelectedDetentCounts() throws {
    let frame = try frame {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .large
    }
    #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    presented.sheetPresentationController?.selectedDetentIdentifier = .medium
    window.layoutIfNeeded()
    #expect(presented.view.frame.height < 420 && presented.view.frame.maxY == 844)
  }

  @Test func whatIsNotToBeHadIsLeftOut() throws {
    let frame = try frame { $0.detents = [.custom { _ in nil }, .custom { $0.maximumDetentValue * 2 }] }
    #expect(frame.height == 787)
  }
}
