import Entities
import Platform
import TestSupport
import Testing

@testable import Persistence

@Suite("Trips and stops without ids")
struct MissingIdentifierTests {
    private static let text = Array(
        """
        {"version": 1, "trips": [{"name": "A", "waypoints": [
          {"name": "x", "location": {"latitude": 1, "longitude": 2}},
          {"name": "y", "location": {"latitude": 3, "longitude": 4}}]}, {"name": "B", "waypoints": []}]}
        """.utf8)

    /// A library written by hand, on the machine `host`, in a directory that is there already or not.
    private func store(host: String, directory: String, _ files: InMemoryFileSystem) throws -> LibraryOnDisk {
        try files.makeDirectory(directory, mode: 0o700)
        try files.put(Self.text, at: directory + "/trips.json")
        return open(host: host, directory: directory, files)
    }

    private func open(host: String, directory: String, _ files: InMemoryFileSystem) -> LibraryOnDisk {
        LibraryOnDisk(
            directory: directory, files: files, clock: InMemoryClock(now: 0),
            environment: InMemoryEnvironment(hostName: host)
        ) { Desk.sample }
    }

    private func ids(_ library: Library) -> [ID] { library.trips.flatMap { [$0.id] + $0.waypoints.map(\.id) } }

    @Test(
        "They are the same each time a library is read, also after an edit by hand, and are written by the next change")
    func stable() throws {
        let files = InMemoryFileSystem()
        let first = try ids(store(host: "desk", directory: "/a", files).load())
        #expect(Set(first).count == 4)
        #expect(try ids(open(host: "desk", directory: "/a", files).load()) == first)
        try files.put(Self.text + [0x0A], at: "/a/trips.json")
        #expect(try ids(open(host: "desk", directory: "/a", files).load()) == first)
        let saved = try open(host: "desk", directory: "/a", files).commit(.renameTrip(first[0], Desk.name("Z"))).library
        #expect(ids(saved) == first)
        #expect(try ids(open(host: "elsewhere", directory: "/a", files).load()) == first)
    }

    @Test("They differ between libraries of one machine and between machines")
    func different() throws {
        let files = InMemoryFileSystem()
        var all = try ids(store(host: "desk", directory: "/a", files).load())
        all += try ids(store(host: "desk", directory: "/b", files).load())
        all += try ids(store(host: "lap", directory: "/a", InMemoryFileSystem()).load())
        #expect(Set(all).count == 12)
    }
}
