import PlumbAutoLayout

let arguments = CommandLine.arguments
guard arguments.count >= 2, let workload = Workload(rawValue: arguments[1]) else {
  fatalError("LayoutTreeDriver \(Workload.allCases.map(\.rawValue).joined(separator: "|")) [count]")
}
let count = arguments.count > 2 ? Int(arguments[2]) : nil
var bench = try Bench(size: workload == .chain ? 4000 : 800)
print(workload.rawValue, "changed", try bench.run(workload, count: count))
