import EmbeddedData
import Geodesy
import Shorelines
import TestSupport
import Testing

@Suite("The areas of a map")
struct AreaMapTests {
    private func map() throws -> AreaMap {
        let file = embedded_areas()
        return try AreaMap(permanent: file.bytes, count: file.count)
    }

    @Test(
        "A place is in its country, and in its state where that is in the United States",
        arguments: [
            (48.85, 2.35, "France", nil), (61, 8, "Norway", nil), (38.5, -111.5, "United States", "Utah"),
            (34.9, -111.7, "United States", "Arizona"), (65, -150, "United States", "Alaska"),
            (-25, 134, "Australia", nil),
            (-85, 0, "Antarctica", nil), (66, 179, "Russia", nil), (66, -175, "Russia", nil), (-17.8, 178, "Fiji", nil),
            (0, -30, nil, nil), (89, 10, nil, nil), (36, 18, nil, nil),
        ] as [(Double, Double, String?, String?)])
    func places(latitude: Double, longitude: Double, country: String?, state: String?) throws {
        let map = try map()
        let area = map.area(at: try Coordinate(latitude: latitude, longitude: longitude))
        #expect(map.areas[map.country(of: area)].name == country ?? "")
        #expect((map.areas[area].country == 0 ? nil : map.areas[area].name) == state)
    }

    @Test("Every corner of the raster can be asked, and the file is small")
    func corners() throws {
        let map = try map()
        for latitude in [-90.0, -89.95, 0, 89.95, 90] {
            for longitude in [-180.0, -179.95, 0, 179.95, 180] {
                let area = map.area(at: try Coordinate(latitude: latitude, longitude: longitude))
                #expect(map.areas.indices.contains(area))
            }
        }
        #expect(embedded_areas().count < 200_000)
        #expect(map.areas.count > 290 && map.names.count > 300)
        #expect(Set(map.names.map(\.kind)).count == MapNameKind.allCases.count)
    }

    @Test("A changed byte is noticed wherever it is, and so is a cut file")
    func damaged() throws {
        let bytes = Array(UnsafeBufferPointer(start: embedded_areas().bytes, count: embedded_areas().count))
        var numbers = SeededGenerator(seed: 3)
        let offsets =
            [0, 8, 12, 16, 24, 28, 32, bytes.count - 1]
            + (0..<40).map { _ in
                Int.random(in: 0..<bytes.count, using: &numbers)
            }
        for offset in offsets {
            var changed = bytes
            changed[offset] ^= 0x20
            expectDamaged(changed)
        }
        expectDamaged(Array(bytes.dropLast()))
        expectDamaged([])
        #expect(
            ShorelinesError.damagedAreas.description
                == "the built-in names of countries and seas are damaged: build roadtrip again from complete sources")
    }

    private func expectDamaged(_ bytes: [UInt8]) {
        (bytes + [0]).withUnsafeBufferPointer { buffer in
            _ = #expect(throws: ShorelinesError.damagedAreas) {
                try AreaMap(permanent: #require(buffer.baseAddress), count: bytes.count)
            }
        }
    }
}
