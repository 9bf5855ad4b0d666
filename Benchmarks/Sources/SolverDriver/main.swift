#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let usage = """
  SolverDriver WORKLOAD                                    measures by the commands that come line by line
  SolverDriver WORKLOAD siblings|nested                    the same, for code written for such a workload alone
  SolverDriver WORKLOAD PHASE EVERY OURS OTHER SECONDS     judges two files of answers; PHASE may be build
  """

func run(_ arguments: [String]) throws {
  guard [1, 2, 6].contains(arguments.count) else { throw DriverError.usage(usage) }
  var reader = try WorkloadReader(path: arguments[0])
  let workload = try reader.read()
  if arguments.count == 1 {
    var stopwatch = Stopwatch(Session(workload))
    return try stopwatch.run()
  }
  if arguments.count == 2 {
    guard let shape = FrameCode.Shape(rawValue: arguments[1]) else { throw DriverError.usage(usage) }
    var stopwatch = Stopwatch(FrameCode(workload, shape))
    return try stopwatch.run()
  }
  let phase = Phase(rawValue: arguments[1])
  guard let every = Int(arguments[2]), let seconds = Double(arguments[5]),
    phase != nil || arguments[1] == "build"
  else { throw DriverError.usage(usage) }
  var judge = try Judge(workload, phase, every: every, ours: arguments[3], other: arguments[4])
  try judge.judgeCosts()
  // At once, for whoever loses patience with what follows.
  report(judge.verdict)
  try judge.judgeValues(seconds: seconds)
  report(judge.verdict)
}

func report(_ verdict: Judge.Verdict) {
  print(
    verdict.steps, verdict.otherIsWorse, verdict.oursIsWorse, verdict.compared, verdict.differing,
    verdict.misreported, verdict.notRepeated)
  fflush(nil)
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  let message = Array("SolverDriver: \(error)\n".utf8)
  write(STDERR_FILENO, message, message.count)
  exit(1)
}
