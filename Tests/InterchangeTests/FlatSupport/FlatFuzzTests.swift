import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

/// Files damaged by chance are read or refused, never a crash, and what is read goes out and comes back.
@Suite struct FlatFuzzTests {
    private static let pieces: [[UInt8]] =
        [
            "\"", ",", ";", "\t", "\n", "\r", "\r\n", "[", "]", "{", "}", ":", "null", "-", "1e999", "0x1", "\\",
            "\\u0000", "'", "#",
            "=", "\u{FEFF}", "\u{0}", "\u{1F697}", "180", "-90.0000001", "\"type\"", "\"coordinates\"", "sep=|\n",
            "geo:", "https://x/@",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xFE, 0xFF], [0x80]]

    private func mutated(_ bytes: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
            case 2: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
            default: bytes.removeSubrange(place...)
            }
        }
        return bytes
    }

    @Test("Damaged files are read or refused", arguments: [UInt64(1), 2, 3, 4]) func damagedFiles(
        seed: UInt64
    ) {
        var generator = SplitMix64(seed: seed)
        var source = FlatTrips(seed: seed)
        let formats: [any TripFormat] = [
            GeoJSONFormat(), CSVFormat(), CSVFormat(tabbed: true), ListFormat(), GoogleFormat(),
        ]
        var taken = 0
        var refused = 0
        let rounds = LongRun.count(60)
        for _ in 0..<rounds {
            let trips = source.next(3).map(\.routed)
            for format in formats {
                let whole = (format.canWrite ? format : GeoJSONFormat()).write(trips).bytes
                for _ in 0..<4 {
                    let bytes = mutated(whole, &generator)
                    _ = TripFormats.recognizing(bytes)
                    let context = ImportContext(fileName: "x", identifiers: SeededIdentifiers(seed: seed))
                    guard let imported = try? format.read(bytes, context) else {
                        refused += 1
                        continue
                    }
                    taken += 1
                    let again = try? GeoJSONFormat().read(
                        GeoJSONFormat().write(imported.trips.map(\.routed)).bytes, context)
                    #expect(again?.trips.map(\.contentKey) == imported.trips.map(\.contentKey))
                }
            }
        }
        // The damage is neither so small that nothing is refused nor so great that everything is.
        #expect(taken * 12 > rounds * 20 && refused * 12 > rounds * 20, "\(taken) taken, \(refused) refused")
    }
}
