import Entities
import JSON
import TestSupport
import Testing

@Suite("Saving over the text that a library was read from")
struct LibraryTextTests {
    private func read(_ bytes: [UInt8], seed: UInt64 = 0) throws -> LibraryText {
        try bytes.withUnsafeBufferPointer { bytes throws(LibraryDecodingError) in
            try LibraryDecoder.text(bytes) { seed }
        }
    }

    private func written(_ library: Library, over old: (text: LibraryText, bytes: [UInt8])?) -> [UInt8] {
        var bytes: [UInt8] = []
        LibraryEncoder.encode(library, over: old) { bytes.append(contentsOf: $0) }
        return bytes
    }

    @Test("after any changes it writes what it writes without the old text", arguments: 0..<40 as Range<UInt64>)
    func sameBytes(seed: UInt64) throws {
        var samples = Samples(seed: seed)
        let old = LibraryEncoder.encode(samples.library(maximumTrips: 12))
        let text = try read(old)
        var library = text.library
        for _ in 0..<12 {
            #expect(written(library, over: (text, old)) == LibraryEncoder.encode(library))
            _ = try library.apply(samples.change(of: library))
        }
        library.trips.shuffle(using: &samples.random)
        #expect(written(library, over: (text, old)) == LibraryEncoder.encode(library))
    }

    private static let byHand = """
        {
          "trips": [ { "waypoints": [] ,
              "name" : "\\u0041",  "colour": [ 1,  2 ], "id": "EC7D4222-6F41-4481-8FDE-580F122088A5" },
            {"id": "1C7D4222-6F41-4481-8FDE-580F122088A5",
             "name": "B", "waypoints": [{"name": "x", "location": {"latitude": 1.50, "longitude": 2}}]},
            {"id": "2C7D4222-6F41-4481-8FDE-580F122088A5","name": "C","waypoints": []}
          ], "version": 1.0 }
        """

    @Test("a trip that has not changed stays as a person has laid it out; one without all ids gets them")
    func layout() throws {
        let bytes = Array(Self.byHand.utf8)
        let text = try read(bytes, seed: 7)
        var library = text.library
        library.trips[2].name = try Name("D")
        let x = library.trips[1].waypoints[0].id
        let after = written(library, over: (text, bytes))
        #expect(
            String(decoding: after, as: UTF8.self) == """
                {"version": 1, "trips": [
                  { "waypoints": [] ,
                      "name" : "\\u0041",  "colour": [ 1,  2 ], "id": "EC7D4222-6F41-4481-8FDE-580F122088A5" },
                  {"id": "1C7D4222-6F41-4481-8FDE-580F122088A5", "name": "B", "waypoints": [
                    {"id": "\(x)", "name": "x", "location": {"latitude": 1.5, "longitude": 2}}
                  ]},
                  {"id": "2C7D4222-6F41-4481-8FDE-580F122088A5", "name": "D", "waypoints": []}
                ]}

                """)
        #expect(try read(after, seed: 8).library == library)
    }

    @Test("trips or stops of one id are written with the ids that they were given")
    func duplicates() throws {
        let bytes = Array(
            """
            {"version": 1, "trips": [
              {"id": "2C7D4222-6F41-4481-8FDE-580F122088A5", "name": "A", "waypoints": []},
              {"id": "2C7D4222-6F41-4481-8FDE-580F122088A5", "name": "B", "waypoints": [
                {"id": "3C7D4222-6F41-4481-8FDE-580F122088A5", "name": "x", "location": {"latitude": 1, "longitude": 2}},
                {"id": "3C7D4222-6F41-4481-8FDE-580F122088A5", "name": "y", "location": {"latitude": 1, "longitude": 2}}
              ]}]}
            """.utf8)
        let text = try read(bytes)
        #expect(Set(text.library.trips.map(\.id)).count == 2)
        #expect(Set(text.library.trips[1].waypoints.map(\.id)).count == 2)
        let after = written(text.library, over: (text, bytes))
        #expect(try read(after, seed: 1).library == text.library)
    }

    @Test("a damaged text that can still be read is saved as it was read")
    func damaged() throws {
        var samples = Samples(seed: 9)
        let start = LibraryEncoder.encode(Library(trips: (0..<3).map { _ in samples.trip(maximumStops: 3) }))
        var read = 0
        for _ in 0..<1_000 {
            let bytes = samples.damaged(start)
            guard let text = try? self.read(bytes) else { continue }
            read += 1
            var library = text.library
            if samples.chance(50) { _ = try library.apply(samples.change(of: library)) }
            #expect(try self.read(written(library, over: (text, bytes)), seed: 3).library == library)
        }
        #expect(read > 10)
    }

    @Test("a long trip is written in pieces")
    func pieces() throws {
        var samples = Samples(seed: 4)
        let stops = (0..<2_000).map { _ in samples.stop() }
        let library = Library(trips: [Trip(id: ID(high: 1, low: 2), name: .newTrip, waypoints: stops)])
        let bytes = LibraryEncoder.encode(library)
        let text = try read(bytes)
        var sizes: [Int] = []
        var all: [UInt8] = []
        LibraryEncoder.encode(text.library, over: (text, bytes)) { piece in
            sizes.append(piece.count)
            all.append(contentsOf: piece)
        }
        #expect(all == bytes)
        #expect(sizes.count > 3 && sizes.allSatisfy { $0 <= 65_536 })
    }
}
