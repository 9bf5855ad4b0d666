import PlumbAutoLayout

/// What traces call an item: a name stands in place of its class and text.
struct TraceNames {
  /// `Saturn:0x7f8a10`, `UILabel:0x7f8a10`.
  let object: String
  /// The same with a label's text or a guide's identifier: `UILabel:0x7f8a10'Title'`.
  let labelledObject: String
  /// Whose variables they are: `Saturn`, or `UILabel:0x7f8a10'Title'`.
  let owner: String

  init(_ item: InspectedItem) {
    let address = ConsoleItem.hexadecimal(item.console.address)
    if let name = (item.nametag ?? item.console.name)?.onOneLine, !name.isEmpty {
      object = name + ":" + address
      labelledObject = object
      owner = name
    } else {
      object = item.console.className + ":" + address
      labelledObject = object + (item.console.label.map { "'" + $0.onOneLine + "'" } ?? "")
      owner = labelledObject
    }
  }
}

extension String {
  /// With spaces for ends of lines, which would break the form.
  var onOneLine: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: text.append(" ")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension FramePart {
  /// The variable as traces write it.
  package var variableName: String {
    switch self {
    case .x: "minX"
    case .y: "minY"
    case .width: "Width"
    case .height: "Height"
    }
  }
}

extension FramePartID {
  /// A number for the variable: of all variables of a layout tree no other has it, and it is the same whenever
  /// the tree is built in the same way.
  package var variableNumber: Int { Int(node.index) * 4 + Int(part.rawValue) + 1 }
}
