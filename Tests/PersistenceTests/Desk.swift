import Entities
import Geodesy
import Platform
import TestSupport

@testable import Persistence

/// A disk of memory, a clock, and stores on them as the programs of a test.
struct Desk {
    var files = InMemoryFileSystem()
    let clock = InMemoryClock(now: 1_800_000_000_000)

    static let directory = "/home/me/roadtrip"
    static let library = directory + "/trips.json"
    static let goodCopy = directory + "/trips.json.bak"
    static let history = directory + "/history.jsonl"
    static let lock = directory + "/lock"

    init() throws {
        try files.makeDirectory("/home", mode: 0o755)
        try files.makeDirectory("/home/me", mode: 0o755)
        files.synchronizeEverything()
        files.faults = .none
    }

    /// A program that has the library open.
    func store(process: Int = 100) -> LibraryOnDisk {
        LibraryOnDisk(
            directory: Desk.directory, files: files, clock: clock,
            environment: InMemoryEnvironment(hostName: "desk", processID: process)
        ) { Desk.sample }
    }

    /// The program dies, or the machine loses power; the disk that is left.
    mutating func crash(losing loss: PowerLoss = .nothing) {
        files = files.afterCrash(losing: loss)
    }

    /// Another disk with the same on it.
    func copy() -> Desk {
        var copy = self
        copy.files = files.afterCrash()
        return copy
    }

    /// Every file of the library and its bytes; nil bytes, for a directory or a missing link, are left out.
    func contents() throws -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for directory in [Desk.directory, "/elsewhere"] {
            for name in (try? files.list(directory)) ?? [] {
                contents[directory + "/" + name] = files.bytes(at: directory + "/" + name)
            }
        }
        return contents
    }

    /// A library's file.
    func text(_ library: Library) -> [UInt8] { LibraryEncoder.encode(library) }

    func names() throws -> [String] { try files.list(Desk.directory) }

    static let sample = Library(trips: [
        Trip(
            id: id(1), name: name("Coast"),
            waypoints: [stop(11, "Lisbon", 38.7, -9.1), stop(12, "Porto", 41.1, -8.6), stop(13, "Faro", 37, -7.9)])
    ])

    static func id(_ number: UInt32) -> ID {
        ID.version4(0, UInt64(number))
    }

    static func name(_ text: String) -> Name { (try? Name(text)) ?? .newTrip }

    static func stop(_ number: UInt32, _ title: String, _ latitude: Double, _ longitude: Double) -> Waypoint {
        guard let place = try? Coordinate(latitude: latitude, longitude: longitude) else {
            preconditionFailure("a test's place is out of range")
        }
        return Waypoint(id: id(number), name: name(title), location: place)
    }

    static func newTrip(_ number: UInt32, _ title: String) -> Change {
        .insertTrips([PlacedTrip(index: 0, trip: Trip(id: id(number), name: name(title)))])
    }
}
