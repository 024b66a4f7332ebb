import Foundation

/// A program of others that reads what this one writes.
package enum Oracle: String, CaseIterable {
    case python3, ogr2ogr, gpsbabel, xmllint, unzip, sh

    /// Whether the tests that need it run: it is there, or it must be, so that its absence is a failure.
    package var isWanted: Bool {
        path != nil || ProcessInfo.processInfo.environment["ROADTRIP_ORACLES"] == "required"
    }

    /// Whether Python has a module; where oracles are required it must.
    package static func hasModule(_ name: String) -> Bool {
        if ProcessInfo.processInfo.environment["ROADTRIP_ORACLES"] == "required" { return true }
        return (try? python3.run(["-c", "import \(name)"], files: [:])) != nil
    }

    private var path: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
            .map { "\($0)/\(rawValue)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Why a program did not do its work.
    package struct Failure: Error {
        package let reason: String
    }

    /// Runs it with `arguments` in a directory that holds `files`; returns its standard output, or the file `result`.
    package func run(_ arguments: [String], files: [String: [UInt8]], result: String? = nil) throws -> String {
        guard let path else { throw Failure(reason: "\(rawValue) is not installed") }
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
