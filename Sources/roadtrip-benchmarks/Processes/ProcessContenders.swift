import Foundation

extension Contender {
    /// A contender whose time is that of a whole process.
    static func process(_ name: String, _ process: ChildProcess) -> Contender {
        Contender(name: name) { try process.run() }
    }

    /// A contender that prints its value, usually the seconds of its work without the start of the process.
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
    /// A rival whose time is that of a whole process, if the program is in `PATH`; `setUp` prepares its data and
    /// returns its arguments.
    static func program(
        _ name: String, quoted: Double? = nil, setUp: @escaping (_ path: String) throws -> ChildProcess
    ) -> Rival {
        Rival(name, quoted: quoted) { try installedProgram(name).map { .process(name, try setUp($0)) } }
    }

    /// A rival that is a Python script and prints the seconds of its work; it runs if Python and the module are
    /// installed.
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

/// The path of a program in `PATH`; nil if it is not installed.
func installedProgram(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
