import PlumbAnswers
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbLayoutOperations

extension Command {
  static let pin = Command(
    name: "pin", group: .documents, usage: "FILE VIEW… [OPTIONS]",
    summary: "add constraints for spaces and sizes, as the Pin menu does",
    discussion: """
      Adds constraints to a .storyboard or .xib file, written as Interface Builder writes them, and prints what changes as a
      diff that git and patch can apply. Nothing is written without --in-place or -o. Constraints that are there stay.

      A space N is a number of points, “standard”, or “current”, what the canvas shows. It is to the nearest view on that side,
      or to what contains the view; “current:NEIGHBOUR” or “8:NEIGHBOUR” names another by its id. Of several views, the first
      that is named is the first item, and what two of them share is written once.

      Exit codes: 0 where the change was written, 1 where it was only shown, 2 where it could not be done.
      """,
    examples: [
      CommandExample(
        "plumb pin Examples/Form.storyboard \"Full name\" --top current --width", "a space and a size"),
      CommandExample("plumb pin Examples/Form.storyboard Name Email --equal-widths", "two views alike"),
    ],
    options: ViewSide.allCases.map {
      OptionDescription(
        $0.rawValue, "N[:NEIGHBOUR]", help: "the space on this side: points, standard or current")
    } + [
      OptionDescription(
        "width", "[N]", hasOptionalSpace: true, help: "a width in points; without N the present one"),
      OptionDescription(
        "height", "[N]", hasOptionalSpace: true, help: "a height in points; without N the present one"),
      OptionDescription("equal-widths", help: "all views as wide as the first"),
      OptionDescription("equal-heights", help: "all views as high as the first"),
      OptionDescription("aspect", help: "the present ratio of width to height"),
      OptionDescription("to-margins", help: "spaces to what contains the views count from its margins"),
      .updateFrames, .relation, .priority,
    ] + EditRequest.options
  ) { arguments, output in
    do throws(ArgumentError) { return try pinRun(arguments).run(&output) } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private static func pinRun(_ arguments: ParsedArguments) throws(ArgumentError) -> EditRun {
    let edit = try EditRequest(arguments)
    let views = Array(arguments.positional.dropFirst())
    guard !views.isEmpty else { throw .noViews }
    var request = PinRequest()
    for side in ViewSide.allCases {
      for text in arguments.values(of: side.rawValue) {
        request.spacings.append(try spacing(text, side))
      }
    }
    request.width = try arguments["width"].map { text throws(ArgumentError) in try space(text, "width") }
    request.height = try arguments["height"].map { text throws(ArgumentError) in try space(text, "height") }
    request.equalWidths = arguments.contains("equal-widths")
    request.equalHeights = arguments.contains("equal-heights")
    request.aspectRatio = arguments.contains("aspect")
    request.toMargins = arguments.contains("to-margins")
    request.relation = try arguments.relation()
    request.priority = try arguments.priority()
    guard !request.isEmpty else { throw .noWish("--leading 20") }
    return EditRun(
      edit, .pin(request), on: .named(views),
      frames: arguments["update-frames"].flatMap(FramesAfter.init) ?? .none)
  }

  /// `N` or `N:NEIGHBOUR`.
  private static func spacing(_ text: String, _ side: ViewSide) throws(ArgumentError) -> PinRequest.Spacing {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return PinRequest.Spacing(side, try space(parts[0], side.rawValue), to: parts.count == 2 ? parts[1] : nil)
  }

  private static func space(_ text: String, _ option: String) throws(ArgumentError) -> PinRequest.Space {
    switch text {
    case "standard": return .standard
    case "current", "": return .current
    default:
      guard let points = Double(text), abs(points) <= 1e6 else {
        throw .badValue(
          option: option, value: text, expected: "it takes a number of points, standard or current.")
      }
      return .points(points)
    }
  }
}

extension PinRequest {
  fileprivate var isEmpty: Bool {
    spacings.isEmpty && width == nil && height == nil && !equalWidths && !equalHeights && !aspectRatio
  }
}

/// What commands that add constraints share.
extension OptionDescription {
  static let updateFrames = OptionDescription(
    "update-frames", "WHOSE", choices: FramesAfter.allCases.map(\.rawValue),
    help:
      "whose frames follow: none, those of the views that are named (new) or that move by it (moved), or all")
  static let relation = OptionDescription(
    "relation", "SIGN", help: "what the constraints demand: =, <= or >=")
  static let priority = OptionDescription(
    "priority", "N", help: "the priority of the constraints, from 1 to 1000")
}

extension ParsedArguments {
  func relation() throws(ArgumentError) -> Relation {
    guard let text = self["relation"] else { return .equal }
    switch text {
    case "=", "==", "equal": return .equal
    case "<=", "≤", "lessThanOrEqual": return .lessThanOrEqual
    case ">=", "≥", "greaterThanOrEqual": return .greaterThanOrEqual
    default: throw .badValue(option: "relation", value: text, expected: "it takes =, <= or >=.")
    }
  }

  func priority() throws(ArgumentError) -> Double {
    guard let text = self["priority"] else { return 1000 }
    guard let priority = Double(text), 1...1000 ~= priority, priority == priority.rounded() else {
      throw .badValue(option: "priority", value: text, expected: "it takes a whole number from 1 to 1000.")
    }
    return priority
  }
}
