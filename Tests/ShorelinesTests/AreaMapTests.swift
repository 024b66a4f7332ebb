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

    @Test("An island and a country that lie in a box as a whole have outlines there, and none where the box cuts them")
    func lands() throws {
        func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) throws -> BoundingBox {
            try #require(
                BoundingBox(of: [
                    Coordinate(latitude: south, longitude: west), Coordinate(latitude: north, longitude: east),
                ]))
        }
        let (reykjavik, lisbon) = (
            try Coordinate(latitude: 64.15, longitude: -21.94), try Coordinate(latitude: 38.72, longitude: -9.14)
        )
        let north = try #require(AreaWindow(map(), in: box(62, -28, 68, -10)))
        let lands = north.lands(of: [reykjavik, reykjavik], sameCountry: false)
        #expect(lands.count == 1)
        let latitudes = try #require(lands.first).map(\.latitude)
        let longitudes = try #require(lands.first).map(\.longitude)
        let sides = [
            (latitudes.min(), 63.4), (latitudes.max(), 66.54), (longitudes.min(), -24.5), (longitudes.max(), -13.5),
        ]
        for (found, known) in sides { #expect(((found ?? 0) - known).magnitude < 0.25, "\(known)") }
        let cut = try #require(AreaWindow(map(), in: box(62, -24, 68, -10)))
        #expect(cut.lands(of: [reykjavik], sameCountry: false).isEmpty)
        // Wherever on it one begins, also where a search before has passed.
        let inland = try stride(from: 64.0, to: 66, by: 0.1).flatMap { latitude in
            try stride(from: -23.5, to: -14, by: 0.3).map { try Coordinate(latitude: latitude, longitude: $0) }
        }
        #expect(cut.lands(of: inland, sameCountry: false).allSatisfy { $0.count < 20 })
        #expect(north.lands(of: inland, sameCountry: false).contains(try #require(lands.first)))
        let iberia = try #require(AreaWindow(map(), in: box(36, -12, 43, -5)))
        #expect(iberia.lands(of: [lisbon], sameCountry: false).isEmpty)
        let portugal = try #require(iberia.lands(of: [lisbon], sameCountry: true).first)
        #expect(((portugal.map(\.longitude).max() ?? 0) + 6.2).magnitude < 0.25)
        #expect(try AreaWindow(map(), in: box(-60, -120, 60, 120)) == nil)
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
