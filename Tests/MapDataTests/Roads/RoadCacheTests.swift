import Entities
import Foundation
import Geodesy
import Platform
import Reactive
import TestSupport
import Testing

@testable import MapData

@Suite("Roads that are remembered on disk")
struct RoadCacheTests {
    private let trip = roadTrip([(45, 1), (45, 2), (46, 2), (46, 3), (47, 3)], roundTrip: true)
    private static let day = 86_400_000

    /// A desk that has asked for `trip` and begins another run.
    private func desk(_ engine: ScriptedRoadEngine = ScriptedRoadEngine()) throws -> (RoadDesk, Route) {
        let desk = try RoadDesk(engine)
        let route = try desk.route(trip)
        try desk.restart()
        return (desk, route)
    }

    @Test("the next run asks for nothing and shows the same", arguments: [ScriptedRoadEngine.Kind.osrm, .valhalla])
    func remembered(kind: ScriptedRoadEngine.Kind) throws {
        let (desk, route) = try desk(ScriptedRoadEngine(kind))
        let before = desk.count
        #expect(try desk.route(trip) == route)
        #expect(route.legs.allSatisfy { $0.source.isRoad && $0.geometry.count == 3 })
        #expect(desk.count == before)
    }

    @Test("another direction, another place and another engine are asked for; another password is not")
    func keys() throws {
        let (desk, _) = try desk()
        var before = desk.count
        func asks(_ trip: Trip) throws -> Bool {
            defer { before = desk.count }
            _ = try desk.route(trip)
            return desk.count > before
        }
        #expect(try asks(roadTrip([(45, 1), (45, 2)])) == false)
        #expect(try asks(roadTrip([(45, 2), (45, 1)])))
        #expect(try asks(roadTrip([(45, 1), (45, 2.000001)])))
        #expect(try asks(roadTrip([(45, 1), (45, 2.0000001)])) == false)
        for address in ["localhost:5001/osrm", "localhost:5000", "https://localhost:5000/osrm", "127.0.0.1:5000/osrm"] {
            try desk.restart(address: address)
            #expect(try asks(trip), "\(address)")
        }
        try desk.restart(address: "http://you:other@localhost:5000/osrm")
        #expect(try asks(trip) == false)
        let bytes = try #require(desk.files.bytes(at: RoadDesk.cache))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("secret"))
    }

    @Test("roads are remembered for 30 days, that there is none for ten minutes, and nothing from the future")
    func time() throws {
        var engine = ScriptedRoadEngine()
        engine.hasRoad = { $0.longitude == 1 || $1.longitude != 2 }
        engine.offset = { $0.latitude == 47 ? 6_000 : 0 }
        let (desk, route) = try desk(engine)
        #expect(route.sources == [.osrm, .estimated, .osrm, .estimated, .estimated])
        desk.clock.advance(milliseconds: 600_000)
        var before = desk.count
        #expect(try desk.route(trip) == route)
        #expect(desk.count == before)
        desk.clock.advance(milliseconds: 1)
        try desk.restart()
        #expect(try desk.route(trip) == route)
        // The two legs beside each other are one question, and the one without a road is another.
        #expect(desk.count == before + 2)
        desk.clock.advance(milliseconds: 29 * Self.day)
        try desk.restart()
        before = desk.count
        _ = try desk.route(trip)
        #expect(desk.count > before)
        // The clock was far ahead when these were stored.
        desk.clock.advance(milliseconds: -40 * Self.day)
        try desk.restart()
        before = desk.count
        #expect(try desk.route(trip).sources == route.sources)
        #expect(desk.count > before)
    }

    @Test(
        "that a road is too far is remembered of places that are, and of no others",
        arguments: [
            (5_001, 0, true), (0, 9_000, true), (5_000, 0, false), (0, 0, false), (-1, 9_000, false),
        ])
    func farRoads(from: Double, to: Double, isKept: Bool) throws {
        let place = try #require(RoadPoint(latitude: 45_000_000, longitude: 1_000_000))
        let record = RoadCacheRecord(
            key: RoadCacheRecord.Key(engine: 1, from: place, to: place), time: 2, outcome: .offRoad(from: from, to: to))
        var bytes: [UInt8] = []
        record.write(to: &bytes)
        #expect(bytes.withUnsafeBytes { RoadCacheRecord($0) } == (isKept ? record : nil))
    }

    @Test("a file that is damaged or cut anywhere costs at most questions")
    func damage() throws {
        let (desk, route) = try desk()
        let whole = try #require(desk.files.bytes(at: RoadDesk.cache))
        var asked = 0
        for place in LongRun.cases(whole.indices) {
            for damaged in [Array(whole[..<place]), whole[..<place] + [whole[place] ^ 0x41] + whole[(place + 1)...]] {
                try desk.files.put(damaged, at: RoadDesk.cache)
                try desk.restart()
                let before = desk.count
                #expect(try desk.route(trip) == route)
                asked += desk.count - before
                // What was asked is added behind the damage, and found there.
                try desk.restart()
                let after = desk.count
                #expect(try desk.route(trip) == route)
                #expect(desk.count == after)
            }
        }
        #expect(asked > 0)
        for junk in [[UInt8](repeating: 0, count: 1_000), Array("not a cache".utf8), whole.reversed()] {
            try desk.files.put(junk, at: RoadDesk.cache)
            try desk.restart()
            #expect(try desk.route(trip) == route)
        }
    }

    @Test("a record whose numbers no engine can have sent is asked for again", arguments: [56, 64])
    func numbers(offset: Int) throws {
        for value in [Double.nan, -1, 1e30, .infinity] {
            let (desk, route) = try desk()
            // Behind the record of the map.
            var bytes = Array(try #require(desk.files.bytes(at: RoadDesk.cache)).dropFirst(72))
            let map = Array(try #require(desk.files.bytes(at: RoadDesk.cache)).prefix(72))
            withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.replaceSubrange(offset..<offset + 8, with: $0) }
            let length = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
            let hash = ContentHash(of: Array(bytes[16..<length])).value
            withUnsafeBytes(of: hash.littleEndian) { bytes.replaceSubrange(8..<16, with: $0) }
            try desk.files.put(map + bytes, at: RoadDesk.cache)
            try desk.restart()
            let before = desk.count
            #expect(try desk.route(trip) == route)
            #expect(desk.count == before + 1)
        }
    }

    @Test("every call of the system may fail, be interrupted or be cut short")
    func faults() throws {
        for phase in [false, true] {
            let (desk, route) = try desk()
            if !phase { try desk.files.unlink(RoadDesk.cache) }
            let files = desk.files
            desk.files = files.copy()
            try desk.restart()
            _ = try desk.route(roadTrip([(45, 1), (45, 2), (50, 5)]))
            let calls = desk.files.calls.count
            #expect(calls > 0)
            for call in 0..<calls {
                for fault in [
                    Fault.failure(SystemError.Code.noSpace), .failure(SystemError.Code.permissionDenied),
                    .failure(SystemError.Code.notFound), .interruption, .short, .kill,
                ] {
                    desk.files = files.copy()
                    desk.files.faults = FaultPlan(call: call, fault)
                    try desk.restart()
                    #expect(try desk.route(trip) == route)
                    _ = try desk.route(roadTrip([(45, 1), (45, 2), (50, 5)]))
                    // The next run finds what is there.
                    desk.files = desk.files.afterCrash()
                    try desk.restart()
                    #expect(try desk.route(trip) == route)
                }
            }
        }
    }

    @Test("a full disk, a directory that cannot be written, and none at all are no errors")
    func unwritable() throws {
        let full = try RoadDesk(ScriptedRoadEngine())
        full.files.capacity = 100
        let route = try full.route(trip)
        #expect(route.sources.allSatisfy { $0 == .osrm })
        try full.restart()
        #expect(try full.route(trip) == route)
        let shut = try RoadDesk(ScriptedRoadEngine())
        try shut.files.makeDirectory("/cache", mode: 0o500)
        #expect(try shut.route(trip) == route)
        #expect(shut.files.bytes(at: RoadDesk.cache) == nil)
        let fifo = try RoadDesk(ScriptedRoadEngine())
        try fifo.files.makeDirectories("/cache/roadtrip")
        try fifo.files.putFIFO(at: RoadDesk.cache)
        #expect(try fifo.route(trip) == route)
        // Within one run it is remembered anyhow.
        let before = fifo.count
        #expect(try fifo.route(trip) == route)
        #expect(fifo.count == before)
    }

    @Test("what is not the cache's own file is neither read nor written, whatever stands at its path")
    func foreign() throws {
        let (own, route) = try desk()
        let records = try #require(own.files.bytes(at: RoadDesk.cache))
        let library = Array(#"{"version":1,"trips":[]}"#.utf8)
        func check(_ what: String, keeping content: [UInt8]?, _ put: (InMemoryFileSystem) throws -> Void) throws {
            let desk = try RoadDesk(ScriptedRoadEngine())
            try desk.files.makeDirectories("/cache/roadtrip")
            try desk.files.makeDirectories("/data")
            try put(desk.files)
            try desk.restart()
            #expect(try desk.route(trip) == route, "\(what)")
            #expect(desk.count > 0, "\(what)")
            #expect(desk.files.bytes(at: "/data/trips.json") == content, "\(what)")
        }
        try check("a link to the library", keeping: library) { files in
            try files.put(library, at: "/data/trips.json")
            try files.putLink(to: "/data/trips.json", at: RoadDesk.cache)
        }
        try check("a link to another cache", keeping: records) { files in
            try files.put(records, at: "/data/trips.json")
            try files.putLink(to: "/data/trips.json", at: RoadDesk.cache)
        }
        try check("a link that leads nowhere", keeping: nil) { files in
            try files.putLink(to: "/data/trips.json", at: RoadDesk.cache)
        }
        try check("another name of the library", keeping: library) { files in
            try files.put(library, at: "/data/trips.json")
            try files.link("/data/trips.json", to: RoadDesk.cache)
        }
        try check("a directory", keeping: nil) { files in try files.makeDirectories(RoadDesk.cache) }
    }

    @Test("a file that does not begin with a record is begun anew, with the records in it")
    func replaced() throws {
        let (desk, route) = try desk()
        let records = try #require(desk.files.bytes(at: RoadDesk.cache))
        let other = roadTrip([(10, 10), (11, 11)])
        for junk in [[UInt8](repeating: 0, count: 100), Array("{}".utf8), [0x9D]] {
            try desk.files.put(junk + records, at: RoadDesk.cache)
            try desk.restart()
            #expect(try desk.route(other).sources == [.osrm])
            let bytes = try #require(desk.files.bytes(at: RoadDesk.cache))
            #expect(bytes.starts(with: records))
            try desk.restart()
            let before = desk.count
            #expect(try desk.route(trip) == route)
            #expect(try desk.route(other).sources == [.osrm])
            #expect(desk.count == before)
        }
    }

    @Test("a record that was cut off at the end of the file does not hide those that another program adds")
    func torn() throws {
        let (desk, route) = try desk()
        let records = try #require(desk.files.bytes(at: RoadDesk.cache))
        let other = roadTrip([(10, 10), (11, 11)])
        for length in [1, 4, 8, 40, 71, 80] {
            try desk.files.put(records + records[..<length], at: RoadDesk.cache)
            try desk.restart()
            _ = try desk.route(other)
            try desk.restart()
            let before = desk.count
            #expect(try desk.route(trip) == route)
            #expect(try desk.route(other).sources == [.osrm])
            #expect(desk.count == before, "\(length)")
        }
    }

    @Test("two programs add to the same file, and the third finds what both have added")
    func two() throws {
        let desk = try RoadDesk(ScriptedRoadEngine())
        let other = try RoadDesk(ScriptedRoadEngine())
        other.files = desk.files
        try other.restart()
        let trips = (0..<10).map { number in
            roadTrip([(45, Double(number)), (46, Double(number)), (47, Double(number))])
        }
        for (number, trip) in trips.enumerated() { _ = try (number % 2 == 0 ? desk : other).route(trip) }
        try desk.restart()
        let before = desk.count
        for trip in trips { #expect(try desk.route(trip).sources == [.osrm, .osrm]) }
        #expect(desk.count == before)
    }

    @Test("a file that has become too large keeps its newest half; one that is far too large is begun anew")
    func size() throws {
        let (desk, route) = try desk()
        let records = try #require(desk.files.bytes(at: RoadDesk.cache))
        let other = roadTrip([(10, 10), (11, 11)])
        for (size, isRead) in [(70_000, true), (200_000, false)] {
            // What is not a record is skipped; the records are the newest part.
            try desk.files.put([UInt8](repeating: 0, count: size) + records, at: RoadDesk.cache)
            try desk.restart(cacheSize: 64_000)
            _ = try desk.route(other)
            let bytes = try #require(desk.files.bytes(at: RoadDesk.cache))
            #expect(bytes.count < 2 * records.count)
            try desk.restart(cacheSize: 64_000)
            let before = desk.count
            #expect(try desk.route(other).sources == [.osrm])
            #expect(desk.count == before)
            #expect(try desk.route(trip) == route)
            #expect((desk.count == before) == isRead)
        }
    }

    @Test("a file of 1 GB is not read, and is begun anew")
    func gigabyte() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: RoadCache.fileName)
        // Behind its records it has no blocks on the disk, but would take 1 GB of memory.
        let (desk, route) = try desk()
        try Data(#require(desk.files.bytes(at: RoadDesk.cache))).write(to: file)
        #expect(truncate(file.path, 1 << 30) == 0)
        let server = try #require(HTTPServerAddress(RoadDesk.address))
        for count in [1, 1] {
            let provider = RoadEngineProvider(
                StraightLineProvider(), server: server, transport: desk.transport, loop: desk.loop,
                cache: RoadCache(
                    of: server, directory: directory.path, files: LiveFileSystem(), clock: desk.clock, mark: 1))
            #expect(try desk.first(provider.directions(for: trip)) == route)
            #expect(desk.count == 1 + count)
            #expect(try #require(file.resourceValues(forKeys: [.fileSizeKey]).fileSize) < 10_000)
        }
    }

    @Test("the file can be deleted at any time")
    func deleted() throws {
        let (desk, route) = try desk()
        try desk.files.unlink(RoadDesk.cache)
        #expect(try desk.route(trip) == route)
        #expect(desk.files.bytes(at: RoadDesk.cache) != nil)
    }

    @Test("only its owner can read the file")
    func mode() throws {
        let (desk, _) = try desk()
        #expect(try desk.files.status(of: RoadDesk.cache, followingLinks: false).mode == 0o600)
        #expect(try desk.files.status(of: "/cache/roadtrip", followingLinks: false).mode == 0o700)
    }
}
