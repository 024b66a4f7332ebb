import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A real road engine on this machine: prepared from a small map, listening on a free port of 127.0.0.1 until this object is
/// released. The programs are those of the Python packages `osrm-bindings` and `pyvalhalla`, in a directory of `PYTHONPATH`.
package final class RunningRoadEngine {
    /// Which engine it is.
    package enum Kind: String, CaseIterable, Sendable {
        case osrm, valhalla

        /// The directory that holds its package; nil where it is not installed.
        fileprivate var directory: String? {
            let server = self == .osrm ? "osrm/bin/osrm-routed" : "valhalla/bin/valhalla_service"
            return (ProcessInfo.processInfo.environment["PYTHONPATH"] ?? "").split(separator: ":").map(String.init)
                .first { FileManager.default.isExecutableFile(atPath: "\($0)/\(server)") }
        }

        /// Whether the tests that need it run: it is there, or it must be, so that its absence is a failure.
        package var isWanted: Bool {
            directory != nil || ProcessInfo.processInfo.environment["ROADTRIP_ORACLES"] == "required"
        }
    }

    /// Where it listens.
    package let port: Int
    private let home: URL
    private let server: Process

    /// Prepares the engine for a map in OpenStreetMap's XML, starts it with more `options`, and waits until it listens.
    package init(_ kind: Kind, map: [UInt8], options: [String] = []) throws {
        guard let packages = kind.directory else { throw Oracle.Failure(reason: "\(kind.rawValue) is not installed") }
        home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        try Data(map).write(to: home.appending(path: "map.osm"))
        port = try Self.freePort()
        switch kind {
        case .osrm:
            let programs = "\(packages)/osrm/bin/"
            let profile = "\(packages)/osrm/share/profiles/car.lua"
            try Self.run(programs + "osrm-extract", ["-t", "1", "-p", profile, "map.osm"], in: home)
            try Self.run(programs + "osrm-partition", ["-t", "1", "map.osrm"], in: home)
            try Self.run(programs + "osrm-customize", ["-t", "1", "map.osrm"], in: home)
            server = try Self.start(
                programs + "osrm-routed",
                ["-a", "mld", "-i", "127.0.0.1", "-p", "\(port)", "-t", "1"] + options + ["map.osrm"], in: home)
        case .valhalla:
            let programs = "\(packages)/valhalla/"
            try Self.run("/usr/bin/env", ["osmium", "cat", "map.osm", "-o", "map.osm.pbf"], in: home)
            try Self.run(
                "/usr/bin/env",
                [
                    "python3", programs + "valhalla_build_config.py", "--mjolnir-tile-dir", "\(home.path)/tiles",
                    "--mjolnir-concurrency", "1", "--httpd-service-listen", "tcp://127.0.0.1:\(port)",
                    "--httpd-service-loopback", "ipc://\(home.path)/loopback", "--httpd-service-interrupt",
                    "ipc://\(home.path)/interrupt",
                ], in: home, output: "valhalla.json")
            try Self.run(
                programs + "bin/valhalla_build_tiles", ["-j", "1", "-c", "valhalla.json", "map.osm.pbf"], in: home)
            server = try Self.start(programs + "bin/valhalla_service", ["valhalla.json", "1"], in: home)
        }
        try waitUntilListening()
    }

    /// Ends the engine, as if it had crashed.
    package func stop() {
        guard server.isRunning else { return }
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: home)
    }

    private static func run(
        _ program: String, _ arguments: [String], in directory: URL, output: String = "output"
    ) throws {
        let process = try start(program, arguments, in: directory, output: output)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let message = try String(decoding: Data(contentsOf: directory.appending(path: "errors")), as: UTF8.self)
            throw Oracle.Failure(reason: "\(program) failed: \(message)")
        }
    }

    private static func start(
        _ program: String, _ arguments: [String], in directory: URL, output: String = "output"
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = directory
        for name in [output, "errors"] {
            _ = FileManager.default.createFile(atPath: directory.appending(path: name).path, contents: nil)
        }
        process.standardOutput = try FileHandle(forWritingTo: directory.appending(path: output))
        process.standardError = try FileHandle(forWritingTo: directory.appending(path: "errors"))
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Tries to connect for ten seconds at most.
    private func waitUntilListening() throws {
        for _ in 0..<500 {
            guard server.isRunning else { break }
            if try Self.withSocket(port: port, { connect($0, $1, $2) }) == 0 { return }
            usleep(20_000)
        }
        throw Oracle.Failure(reason: "the engine does not listen")
    }

    /// A port of 127.0.0.1 that nothing listens on.
    private static func freePort() throws -> Int {
        var port = 0
        let result = try withSocket(port: 0) { descriptor, address, length in
            guard bind(descriptor, address, length) == 0 else { return -1 }
            var bound = sockaddr_in()
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let status = withUnsafeMutableBytes(of: &bound) {
                getsockname(descriptor, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, &size)
            }
            port = Int(UInt16(bigEndian: bound.sin_port))
            return status
        }
        guard result == 0, port > 0 else { throw Oracle.Failure(reason: "no free port") }
        return port
    }

    private static func withSocket(
        port: Int, _ body: (CInt, UnsafePointer<sockaddr>?, socklen_t) -> CInt
    ) throws -> CInt {
        let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Oracle.Failure(reason: "no socket") }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeBytes(of: &address) {
            body(descriptor, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, size)
        }
    }
}
