import PlumbAppleFacts
import Testing

/// Look-ups in the tables that are written from `Facts/`.
struct ControlFigureTests {
  /// A push button of macOS has the figures of the design, and within one those of the release.
  @Test func figuresFollowDesignAndRelease() {
    func height(_ design: DesktopGeneration, _ release: Release, _ size: ControlSize = .regular) -> Double? {
      DesktopFigures.points(.height, of: .buttonPush, size, design, in: release)
    }
    #expect(height(.aqua, .xcode8) == 32)
    #expect(height(.flat, .xcode13) == 32)
    #expect(height(.glass, .xcode26Point1) == 24)
    #expect(height(.flat, .xcode13, .small) != height(.flat, .xcode13, .regular))
  }

  @Test func figuresThatNothingFixesAreNil() {
    // A label is as high as its text, and an image gap is for what shows images.
    #expect(DesktopFigures.points(.height, of: .label, .regular, .flat, in: .xcode13) == nil)
    #expect(TouchFigures.points(.height, of: .label, in: .xcode13) == nil)
    #expect(TouchFigures.points(.glyph, of: .switch, in: .xcode13) == nil)
  }

  /// The sliders of iOS 26 fill their frames.
  @Test func slidersOfGlassHaveNoInsets() {
    for figure in [ControlFigure.top, .left, .bottom, .right] {
      #expect(TouchFigures.points(figure, of: .slider, in: .xcode26) ?? 0 == 0)
    }
    #expect(TouchFigures.points(.left, of: .slider, in: .xcode13) == 2)
    #expect(TouchFigures.points(.height, of: .slider, in: .xcode26) == 34)
  }

  /// Every control has figures, at least one.
  @Test func everyControlHasSome() {
    for control in DesktopControlRow.allCases {
      let some = ControlFigure.allCases.contains { figure in
        [DesktopGeneration.aqua, .flat, .glass].contains {
          DesktopFigures.points(figure, of: control, .regular, $0, in: .xcode13) != nil
        }
      }
      #expect(some, "\(control)")
    }
    for control in TouchControlRow.allCases {
      let some = ControlFigure.allCases.contains { figure in
        [Release.xcode8, .xcode13, .xcode26].contains {
          TouchFigures.points(figure, of: control, in: $0) != nil
        }
      }
      #expect(some, "\(control)")
    }
  }
}
