import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A real road engine on this machine: listening on a free port of 127.0.0.1 until this object is released, on the map
/// of `MapDataTests/Fixtures/tiny.osm`, which is prepared once for all tests. The programs are those of the Python
/// packages `osrm-bindings` and `pyvalhalla`, in a directory of `PYTHONPATH`.
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
    private let server: Process
    /// The settings of this server, to be removed with it; nil where it has none.
    private let settings: URL?
    /// What it prints, which is read all the time, so that it never waits for a reader.
    private let output: RunningOutput

    /// Starts the engine with more `options`, and waits until it listens.
    package init(_ kind: Kind, options: [String] = []) throws {
        let packages = try Self.packages(kind)
        port = try Self.freePort()
        output = RunningOutput()
        switch kind {
        case .osrm:
            settings = nil
            server = try Self.start(
                "\(packages)/osrm/bin/osrm-routed",
                ["-a", "mld", "-i", "127.0.0.1", "-p", "\(port)", "-t", "1"] + options + ["map.osrm"],
                in: Self.osrm.get(), output.pipe)
        case .valhalla:
            let home = try Self.valhalla.get()
            let file = home.appending(path: "\(port).json")
            let text = try String(contentsOf: home.appending(path: "valhalla.json"), encoding: .utf8)
                .replacing("127.0.0.1:1\"", with: "127.0.0.1:\(port)\"")
                .replacing("/loopback\"", with: "/\(port).loopback\"")
                .replacing("/interrupt\"", with: "/\(port).interrupt\"")
            try Data(text.utf8).write(to: file)
            settings = file
            server = try Self.start(
                "\(packages)/valhalla/bin/valhalla_service", [file.path, "1"], in: home, output.pipe)
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
        if let settings { try? FileManager.default.removeItem(at: settings) }
    }

    // The map.

    /// The directory of the prepared maps, which is removed when the tests end.
    private static let home: URL = {
        atexit { try? FileManager.default.removeItem(at: RunningRoadEngine.home) }
        return FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    }()

    /// A new directory with the map.
    private static func directory(_ kind: Kind) throws -> URL {
        let directory = home.appending(path: kind.rawValue)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let map = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "MapDataTests/Fixtures/tiny.osm")
        try FileManager.default.copyItem(at: map, to: directory.appending(path: "map.osm"))
        return directory
    }

    /// The map as OSRM takes it.
    private static let osrm = Result<URL, any Error> {
        let packages = try RunningRoadEngine.packages(.osrm)
        let directory = try RunningRoadEngine.directory(.osrm)
        let programs = "\(packages)/osrm/bin/"
        try run(
            programs + "osrm-extract", ["-t", "1", "-p", "\(packages)/osrm/share/profiles/car.lua", "map.osm"],
            in: directory)
        try run(programs + "osrm-partition", ["-t", "1", "map.osrm"], in: directory)
        try run(programs + "osrm-customize", ["-t", "1", "map.osrm"], in: directory)
        return directory
    }

    /// The map as Valhalla takes it, with settings for port 1.
    private static let valhalla = Result<URL, any Error> {
        let programs = try RunningRoadEngine.packages(.valhalla) + "/valhalla/"
        let directory = try RunningRoadEngine.directory(.valhalla)
        try run("/usr/bin/env", ["osmium", "cat", "map.osm", "-o", "map.osm.pbf"], in: directory)
        let settings = try run(
            "/usr/bin/env",
            [
                "python3", programs + "valhalla_build_config.py", "--mjolnir-tile-dir", "\(directory.path)/tiles",
                "--mjolnir-concurrency", "1", "--httpd-service-listen", "tcp://127.0.0.1:1", "--httpd-service-loopback",
                "ipc://\(directory.path)/loopback", "--httpd-service-interrupt", "ipc://\(directory.path)/interrupt",
            ], in: directory)
        try settings.write(to: directory.appending(path: "valhalla.json"))
        try run(
            programs + "bin/valhalla_build_tiles", ["-j", "1", "-c", "valhalla.json", "map.osm.pbf"], in: directory)
        return directory
    }

    private static func packages(_ kind: Kind) throws -> String {
        guard let packages = kind.directory else { throw Oracle.Failure(reason: "\(kind.rawValue) is not installed") }
        return packages
    }

    // Processes.

    /// Runs a program to its end and returns what it printed on standard output.
    @discardableResult
    private static func run(_ program: String, _ arguments: [String], in directory: URL) throws -> Data {
        let errors = directory.appending(path: "errors")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        let output = Pipe()
        let process = try start(program, arguments, in: directory, output, errors: FileHandle(forWritingTo: errors))
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let message = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
            throw Oracle.Failure(reason: "\(program) failed: \(message)")
        }
        return bytes
    }

    private static func start(
        _ program: String, _ arguments: [String], in directory: URL, _ output: Pipe, errors: FileHandle? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.standardOutput = output
        process.standardError = errors ?? output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Tries to connect whenever the engine prints something, and now and then while it is silent, for ten seconds.
    private func waitUntilListening() throws {
        let end = DispatchTime.now() + 10
        while server.isRunning, DispatchTime.now() < end {
            if try Self.withSocket(port: port, { connect($0, $1, $2) }) == 0 { return }
            output.waitForMore(until: .now() + .milliseconds(20))
        }
        throw Oracle.Failure(reason: "the engine does not listen: \(output.text)")
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

/// What a running program prints, read as it comes.
private final class RunningOutput: Sendable {
    let pipe = Pipe()
    private let bytes = Mutex(Data())
    private let more = DispatchSemaphore(value: 0)

    init() {
        pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let new = handle.availableData
            if new.isEmpty { handle.readabilityHandler = nil }
            self?.bytes.withLock { $0.append(new) }
            self?.more.signal()
        }
    }

    deinit { pipe.fileHandleForReading.readabilityHandler = nil }

    /// All that was printed.
    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

    /// Returns when more was printed or the program has closed its output.
    func waitForMore(until end: DispatchTime) {
        _ = more.wait(timeout: end)
    }
}
