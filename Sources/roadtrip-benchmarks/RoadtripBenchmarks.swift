import Foundation

@main
enum RoadtripBenchmarks {
    private static let usage = """
        usage: roadtrip-benchmarks [--program PATH] [--table FILE] [--list] [NAME...]

        Runs the benchmarks whose names begin with NAME, or all of them. --program names the roadtrip to measure; else
        it is the one beside this program. --table names a table of known distances by road, with which the errors of the
        roads inside are measured. --list shows the names. TMPDIR says where files are written.
        """

    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("roadtrip-benchmarks: error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ words: [String]) throws {
        if words.first == "--kernel" { return try runKernel(Array(words.dropFirst())) }
        // Called by compare.py, which compares the search with other solvers.
        if words.first == "stop-order" { return StopOrderBenchmark.run(Array(words.dropFirst())) }
        var names: [String] = []
        let own = Bundle.main.executablePath ?? CommandLine.arguments[0]
        var program = (own as NSString).deletingLastPathComponent + "/roadtrip"
        var table: String?
        var isListing = false
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--program":
                guard let path = rest.popFirst() else { throw BenchmarkError("--program needs a path") }
                program = path
            case "--table":
                guard let path = rest.popFirst() else { throw BenchmarkError("--table needs a path") }
                table = path
            case "--list": isListing = true
            case "--help", "-h": return show(usage)
            case _ where word.hasPrefix("-"): throw BenchmarkError("unknown option \(word)\n\(usage)")
            default: names.append(word)
            }
        }
        let scratch = try Scratch()
        defer { scratch.remove() }
        let setting = Setting(program: program, benchmarks: own, scratch: scratch, table: table)
        let benchmarks = Catalog.subjects.flatMap { $0.benchmarks(setting) }
            .filter { benchmark in names.isEmpty || names.contains { benchmark.name.hasPrefix($0) } }
        guard !benchmarks.isEmpty else { throw BenchmarkError("no benchmark begins with \(names)") }
        if isListing { return show(benchmarks.map(\.name).joined(separator: "\n")) }
        try measure(benchmarks)
    }

    private static func measure(_ benchmarks: [Benchmark]) throws {
        show("Medians; ratio: our time by the rival's, of runs side by side. The spread is the machine's noise.")
        show(ResultTable.heading)
        var failures = 0
        for benchmark in benchmarks {
            do {
                for line in ResultTable.lines(try Measurement(of: benchmark)) { show(line) }
            } catch {
                // A failed benchmark does not keep the others from being measured.
                failures += 1
                show("\(benchmark.work): failed: \(error)")
            }
        }
        if failures > 0 { throw BenchmarkError("\(failures) of \(benchmarks.count) benchmarks failed") }
    }

    private static func runKernel(_ words: [String]) throws {
        guard let name = words.first,
            let kernel = Catalog.subjects.flatMap({ $0.kernels }).first(where: { $0.name == name })
        else { throw BenchmarkError("there is no such kernel: \(words)") }
        show("\(try kernel.run(Array(words.dropFirst())))")
    }

    /// Writes a line without buffering, so that the progress is visible.
    private static func show(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
