/// Why arguments cannot be understood.
enum ArgumentError: Error, Equatable {
  case unknownOption(String, suggestion: String)
  case missingValue(String)
  case noFile
  case noFormat
  /// All visual formats together, in bytes.
  case longFormats(Int, limit: Int)
  /// A view's number is asked for, and no view named, or more than that.
  case noNumber
  case noPath
  /// Of several things that could be done, none or several were named.
  case notOne([String])
  case noView
  case noViews
  /// With something that could be done.
  case noWish(String)
  case severalViewsOfFix
  case severalOffsets
  /// What is suppressed by a note takes an object, a rule and a document.
  case noSuppression
  /// Of the rules that were asked for, none is left.
  case noRule
  case severalFiles
  case severalDocuments
  case severalFilesOfSweep
  case severalProfiles
  case severalViews
  case severalLogs
  case choiceOfPictures(_ option: String)
  case incompatible(String, String)
  /// The first makes no sense without the second.
  case goesWith(String, String)
  case severalOutputs
  /// Of what findings are written in, several forms would go to standard output.
  case severalForms([String])
  case standardInputInPlace
  case inputWithoutHistory
  case noMerge
  case unexpectedValue(String)
  case badValue(option: String, value: String, expected: String)
  case unknownDevice(String, suggestion: String)
  case unknownRule(String, suggestion: String)

  var message: String {
    switch self {
    case .unknownOption(let name, let suggestion): "There is no option “\(name)” here.\(suggestion)"
    case .noFormat: "Give a visual format, such as \"H:|-[name]-[field]-|\"."
    case .longFormats(let length, let limit):
      "The formats have \(length) bytes, and at most \(limit) are read: give fewer at a time."
    case .noFile: "Name a .storyboard or .xib file."
    case .noNumber:
      "Name one file, and a view in it or one of its numbers, such as \"Full name.top\". Names with spaces need quotes."
    case .noPath: "Name .storyboard or .xib files, or folders that have some."
    case .severalFiles: "Name one file: a picture shows one document."
    case .severalFilesOfSweep: "Name one file: a sweep goes through sizes of one document."
    case .severalDocuments: "Name one file: a trace is that of one document."
    case .severalProfiles: "Name one file: a profile is that of one document or one recording."
    case .severalLogs: "Name one file, or none to read what comes in."
    case .severalViews: "Name one file, and one view in it at most. Names with spaces need quotes."
    case .incompatible(let one, let other): "“--\(one)” and “--\(other)” do not go together."
    case .choiceOfPictures(let option):
      "“--\(option)” is for pictures: a page shows the whole document, and one chooses there."
    case .goesWith(let one, let other): "“--\(one)” goes with “--\(other)”."
    case .severalForms(let forms):
      "Standard output takes one form, and there are \(forms.joined(separator: " and ")): give all but one a file, such as “--output \(forms[0])=FILE”."
    case .severalOutputs: "“--output” takes one document, and there are several: use “--in-place”."
    case .standardInputInPlace: "Standard input cannot be written in place: leave “--in-place” out."
    case .inputWithoutHistory: "Standard input has no history: leave “--changed-since” out, or name files."
    case .noMerge: "Name three files: what both changes come from, yours, and the other one."
    case .notOne(let options): "Name one of " + options.map { "“--\($0)”" }.joined(separator: ", ") + "."
    case .noView: "Name the views that are meant, or “--all”. Names with spaces need quotes."
    case .noViews: "Name the views that are meant. Names with spaces need quotes."
    case .noWish(let example): "Say what is to be done, such as “\(example)”."
    case .severalViewsOfFix: "Name one file; views are named with “--view”."
    case .severalOffsets: "Align one thing at a time where offsets differ."
    case .noSuppression:
      "Name one object by its id, a rule and a file, as in “--suppress kh9-bI-dsS clipped-content Form.storyboard”."
    case .noRule: "No rule is left to look for. Leave some “--disable” out."
    case .missingValue(let name): "The option “\(name)” needs a value."
    case .unexpectedValue(let name): "The option “\(name)” takes no value."
    case .badValue(let option, let value, let expected):
      "“\(value)” is no value for “--\(option)”: \(expected)"
    case .unknownDevice(let name, let suggestion):
      "There is no device “\(name)”.\(suggestion) “plumb devices” lists them."
    case .unknownRule(let name, let suggestion):
      "There is no rule “\(name)”.\(suggestion) “plumb rules” lists them."
    }
  }
}
