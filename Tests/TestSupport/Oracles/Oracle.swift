import Foundation

/// A program of others that reads what this one writes.
package enum Oracle: String, CaseIterable {
    case python3, ogr2ogr, gpsbabel, xmllint, unzip, sh, curl

    /// Whether the tests that need it run: it is there, or it must be, so that its absence is a failure.
    package var isWanted: Bool {
        path != nil || ProcessInfo.processInfo.environment["ROADTRIP_ORACLES"] == "required"
    }

    /// Whether the tests that need a module of Python run: it is there, or it must be.
    package static func hasPython(with module: String) -> Bool {
        python(with: module) != nil || ProcessInfo.processInfo.environment["ROADTRIP_ORACLES"] == "required"
    }

    /// The Python that can import a module: the one of the path, or Debian's, whose packages are installed in CI.
    private static func python(with module: String) -> String? {
        [Oracle.python3.path, "/usr/bin/python3"].compactMap { $0 }.first { path in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = ["-c", "import \(module)"]
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return false }
            process.waitUntilExit()
            return process.terminationStatus == 0
        }
    }

    /// The file `result` that a script writes with a module of Python, in a directory that holds `files`.
    package static func written(_ script: String, with module: String, result: String) throws -> [UInt8] {
        guard let python = python(with: module) else { throw Failure(reason: "Python has no \(module)") }
        let program = "\(script)\nimport base64; print(base64.b64encode(open('\(result)', 'rb').read()).decode())"
        let text = try Oracle.python3.run(["-c", program], files: [:], by: python)
        guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
            throw Failure(reason: "Python printed no base64")
        }
        return Array(data)
    }

    private var path: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
            .map { "\($0)/\(rawValue)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Why a program did not do its work.
    package struct Failure: Error {
        package let reason: String
    }

    /// Runs it, or the `program` in its place, with `arguments` in a directory that holds `files`; returns its standard output, or the file `result`.
    package func run(
        _ arguments: [String], files: [String: [UInt8]], result: String? = nil, by program: String? = nil
    ) throws -> String {
        guard let path = program ?? path else { throw Failure(reason: "\(rawValue) is not installed") }
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        for (name, bytes) in files { try Data(bytes).write(to: directory.appending(path: name)) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = directory
        let output = directory.appending(path: "standard-output")
        let errors = directory.appending(path: "standard-error")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let message = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
            throw Failure(reason: "\(rawValue) failed: \(message)")
        }
        let data = try Data(contentsOf: result.map { directory.appending(path: $0) } ?? output)
        return String(decoding: data, as: UTF8.self)
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
        let text = try Oracle.python3.run(["-c", program], files: [:])
        guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
            throw Failure(reason: "Python printed no base64")
        }
        return Array(data)
    }
}
