import Foundation

/// A program of others that reads what this one writes.
package enum Oracle: String, CaseIterable {
    case python3, ogr2ogr, gpsbabel, xmllint, unzip, sh, curl, zbarimg, chromium, pdftotext

    /// Whether the tests that need it run: it is there, or it must be, so that its absence is a failure.
    package var isWanted: Bool {
        path != nil || ProcessInfo.processInfo.environment["ROADTRIP_ORACLES"] == "required"
    }

    /// Whether it is there, for what need not be.
    package var isHere: Bool { path != nil }

    /// Whether the tests that need a module of Python run: it is there, or it must be.
    package static func hasPython(with module: String) -> Bool {
        python(with: module) != nil || ProcessInfo.processInfo.environment["ROADTRIP_ORACLES"] == "required"
    }

    /// The Python that has a module: Debian's, whose packages are installed in CI, or the one of the path.
    private static func python(with module: String) -> String? {
        modules.first { $0.names.contains(Substring(module)) }?.python
    }

    /// The Pythons that are there, and which of the modules that tests use each has.
    private static let modules: [(python: String, names: [Substring])] = {
        let used = [
            "astral", "geographiclib", "gpxpy", "html5lib", "icalendar", "odf", "openpyxl", "segno", "shapely",
            "tzdata",
            "wcwidth",
        ]
        let script = "import importlib.util, sys\nprint(*filter(importlib.util.find_spec, sys.argv[1:]))"
        return Oracle.python3.paths.map { path in
            let found = try? Oracle.python3.run(["-c", script] + used, files: [:], by: path)
            return (path, (found ?? "").split(whereSeparator: \.isWhitespace))
        }
    }()

    /// What a script prints that is given `input`, by a Python that has the module.
    package static func printed(_ script: String, with module: String? = nil, input: String = "") throws -> String {
        let python = module.flatMap(python)
        if let module, python == nil { throw Failure(reason: "Python has no \(module)") }
        return try Oracle.python3.run(
            ["-X", "utf8", "-c", script], files: [:], input: Array(input.utf8), by: python)
    }

    /// The file `result` that a script writes with a module of Python.
    package static func written(_ script: String, with module: String, result: String) throws -> [UInt8] {
        let program = "\(script)\nimport base64; print(base64.b64encode(open('\(result)', 'rb').read()).decode())"
        return try decoded(printed(program, with: module))
    }

    /// The bytes that Python has printed in base64.
    private static func decoded(_ text: String) throws -> [UInt8] {
        guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
            throw Failure(reason: "Python printed no base64")
        }
        return Array(data)
    }

    private var path: String? { paths.first }

    /// Where it is. The one of the system comes first: a Python of the path may be a script that looks for the right
    /// one, which takes longer than most scripts of the tests.
    private var paths: [String] {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/bin").split(separator: ":").map(String.init)
        return (["/usr/bin"] + folders).map { "\($0)/\(rawValue)" }
            .filter { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Why a program did not do its work.
    package struct Failure: Error {
        package let reason: String
    }

    /// Runs it, or the `program` in its place, with `arguments` in a directory that holds `files`; returns its standard
    /// output, or the file `result`.
    package func run(
        _ arguments: [String], files: [String: [UInt8]], input: [UInt8] = [], result: String? = nil,
        by program: String? = nil
    ) throws -> String {
        guard let path = program ?? path else { throw Failure(reason: "\(rawValue) is not installed") }
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        for (name, bytes) in files { try Data(bytes).write(to: directory.appending(path: name)) }
        let run = try FinishedProgram(path, arguments, in: directory.path, input: input)
        guard run.status == 0 else { throw Failure(reason: "\(rawValue) failed: \(run.errors)") }
        guard let result else { return run.output }
        return String(decoding: try Data(contentsOf: directory.appending(path: result)), as: UTF8.self)
    }

    /// A zip archive that Python's `zipfile` makes: `script` writes into the archive `z`; `kml` is at hand.
    package static func archive(_ script: String, kml: String) throws -> [UInt8] {
        let program = """
            import base64, io, zipfile, random
            stream = io.BytesIO()
            z = zipfile.ZipFile(stream, 'w', zipfile.ZIP_DEFLATED)
            kml = '\(kml)'
            \(script)
            z.close()
            print(base64.b64encode(stream.getvalue()).decode())
            """
        return try decoded(printed(program))
    }
}
