import Foundation

extension Contender {
    /// A whole process, from its start to its end.
    static func process(_ name: String, _ process: ChildProcess) -> Contender {
        Contender(name: name) { try process.run() }
    }

    /// A process that prints a number, most often the seconds its work took, and so leaves out its own start.
    static func reporting(_ name: String, _ process: ChildProcess, in scratch: Scratch) -> Contender {
        Contender(name: name) {
            let output = scratch.path("reported")
            let sample = try process.run(output: output)
            let text = try String(contentsOfFile: output, encoding: .utf8)
            guard let value = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw BenchmarkError("\(process.words.joined(separator: " ")) reported \(text)")
            }
            return Sample(value: value, peakMemory: sample.peakMemory)
        }
    }
}

extension Rival {
    /// A whole process of a program that is looked for in `PATH`; `setUp` makes its data ready and says how it is run.
    static func program(
        _ name: String, quoted: Double? = nil, setUp: @escaping (_ path: String) throws -> ChildProcess
    ) -> Rival {
        Rival(name, quoted: quoted) { try installedProgram(name).map { .process(name, try setUp($0)) } }
    }

    /// A script of Python that prints the seconds its work took; absent where Python or the module it needs is.
    static func python(
        _ name: String, module: String, quoted: Double? = nil, in scratch: Scratch, script: String,
        arguments: @escaping () throws -> [String]
    ) -> Rival {
        Rival(name, quoted: quoted) {
            guard let python = installedProgram("python3"),
                (try? ChildProcess(words: [python, "-c", "import \(module)"], isQuiet: true).run()) != nil
            else { return nil }
            return .reporting(name, ChildProcess(words: [python, "-c", script] + (try arguments())), in: scratch)
        }
    }
}

/// The path of a program that is to be found in `PATH`, or nil.
func installedProgram(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
