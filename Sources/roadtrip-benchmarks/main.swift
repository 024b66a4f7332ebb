// The benchmarks by name: `roadtrip-benchmarks NAME ARGUMENTS…`.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "stop-order": StopOrderBenchmark.run(Array(arguments.dropFirst()))
default: print("usage: roadtrip-benchmarks stop-order …")
}
