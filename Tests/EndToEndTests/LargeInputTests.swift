import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files that are read piece by piece.
@Suite struct LargeInputTests {
    /// A GPX file of so many named points, some 100 bytes each.
    private static func gpx(points: Int) -> String {
        let lines = (0..<points).map { number in
            "<wpt lat=\"\(number % 80).25\" lon=\"-\(number % 170).5\"><name>Point \(number)</name>"
                + "<desc>Söme note &amp; \(number)</desc></wpt>\n"
        }
        return "<?xml version=\"1.0\"?>\n<gpx version=\"1.1\">\n\(lines.joined())</gpx>\n"
    }

    @Test("A pipe may give few bytes at a time") func slowPipe() throws {
        let program = try Program()
        _ = try program.write("many.gpx", Self.gpx(points: 3_000))
        let run = try program.shell("dd if=many.gpx bs=11 status=none | roadtrip import -")
        #expect(run.errors == "roadtrip: the trip is called “New Trip”; ‘roadtrip show 'New Trip'’ shows it\n")
        #expect(run.output == "standard input: took 1 trip with 3000 stops (gpx)\n")
        #expect(run.status == 0)
        // The same bytes from a file are the same stops, but for the trip's name.
        #expect(try program.run("import", "many.gpx").output == "many.gpx: took nothing, 1 already there (gpx)\n")
        let named = try program.run("import", "--name", "many", "many.gpx").output
        #expect(named == "many.gpx: took 1 trip with 3000 stops (gpx)\n")
        let trips = try ["3", "4"].map { try program.run("export", $0, "--format", "csv").output }
        let stops = trips.map { $0.split(separator: "\r\n").dropFirst().map { $0.split(separator: ",").dropFirst() } }
        #expect(stops[0].count == 3_000)
        #expect(stops[0].map(Array.init) == stops[1].map(Array.init))
    }

    @Test("A fault far behind is told where it is") func farFault() throws {
        let program = try Program()
        let text = Self.gpx(points: 5_000).replacingOccurrences(of: "Point 4321<", with: "Point 4321</name><")
        let file = try program.write("broken.gpx", text)
        let run = try program.shell("cat \(file) | roadtrip import - broken.gpx")
        #expect(run.status == 65)
        let fault = ":4324:52: “</name>” stands where “</wpt>” must"
        #expect(run.output == "")
        #expect(run.errors.contains("error: standard input\(fault)"))
        #expect(run.errors.contains("error: broken.gpx\(fault)"))
        #expect(FileManager.default.fileExists(atPath: program.libraryFile) == false)
    }

    #if os(Linux)
        @Test("Where reading fails midway nothing is taken", arguments: [5_000, 400_000])
        func aFailedReadTakesNothing(bytes: Int) throws {
            let program = try Program()
            let text = Array(Self.gpx(points: 6_000).utf8.prefix(bytes))
            let run = try program.runWhoseInputFails(["import", "-"], after: text)
            #expect(run.errors.contains("cannot read standard input: Input/output error"))
            #expect(run.status == 74)
            #expect(FileManager.default.fileExists(atPath: program.libraryFile) == false)
        }
    #endif
}

#if os(Linux)
    /// Writes some of the bytes; a method `write` hides the function inside `Program`.
    private func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        write(descriptor, bytes.baseAddress, min(bytes.count, 1_000))
    }

    extension Program {
        /// Runs the program with these bytes at standard input, which then fails instead of ending: the master side of
        /// a terminal whose other side was closed gives EIO on Linux.
        fileprivate func runWhoseInputFails(_ arguments: [String], after bytes: [UInt8]) throws -> Run {
            let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            var locked: Int32 = 0
            var number: UInt32 = 0
            try #require(ioctl(master, 0x4004_5431, &locked) == 0 && ioctl(master, 0x8004_5430, &number) == 0)
            // The program must not hold the side that is to be closed.
            let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
            var mode = termios()
            tcgetattr(slave, &mode)
            cfmakeraw(&mode)
            tcsetattr(slave, TCSANOW, &mode)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Self.path)
            process.arguments = arguments
            process.environment = variables
            process.currentDirectoryURL = URL(fileURLWithPath: home.path)
            process.standardInput = FileHandle(fileDescriptor: master, closeOnDealloc: true)
            let (output, errors) = (Pipe(), Pipe())
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { send(slave, $0) }
                guard count > 0 else { break }
                rest = rest.dropFirst(count)
            }
            close(slave)
            let texts = [output, errors].map {
                String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            }
            process.waitUntilExit()
            return Run(status: process.terminationStatus, output: texts[0], errors: texts[1])
        }
    }
#endif
