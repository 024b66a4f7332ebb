import Cartography
import Geodesy
import Testing

@Suite("Islands and countries that are shown whole")
struct WholeLandTests {
    private static let ring = [
        ("Reykjavík", 64.15, -21.94), ("Vík", 63.42, -19.01), ("Höfn", 64.25, -15.2), ("Egilsstaðir", 65.26, -14.39),
        ("Akureyri", 65.68, -18.1), ("Reykjavík", 64.15, -21.94),
    ]

    private func frame(
        _ places: [(String, Double, Double)], _ focus: MapFocus = .all, _ map: Cartographer = TestMaps.named
    ) throws -> MapFrame {
        let subject = try TestMaps.subject(places.map { (name: $0.0, latitude: $0.1, longitude: $0.2) })
        let extent = map.extent(of: subject, focus)
        return MapFrame(fitting: extent, in: .shape(of: extent, columns: 84...120, rows: 26...40))
    }

    private func shows(_ frame: MapFrame, _ latitude: Double, _ longitude: Double) throws -> Bool {
        frame.contains(frame.dot(try Coordinate(latitude: latitude, longitude: longitude)))
    }

    @Test("the ring of Iceland shows all its capes, which a map of the stops alone cuts off")
    func island() throws {
        let capes = [(66.53, -16.18), (66.46, -22.47), (65.5, -24.53), (63.39, -18.75), (64.4, -14.54)]
        let whole = try frame(Self.ring)
        for (latitude, longitude) in capes { #expect(try shows(whole, latitude, longitude), "\(latitude)") }
        let bare = try frame(Self.ring, .all, TestMaps.cartographer)
        #expect(try !shows(bare, 66.46, -22.47) && !shows(bare, 65.5, -24.53))
        // Of a part of the stops the map is as close as before.
        let part = try frame(Self.ring, MapFocus(stops: 0...2))
        let barePart = try frame(Self.ring, MapFocus(stops: 0...2), TestMaps.cartographer)
        #expect(part.metresPerDot == barePart.metresPerDot)
    }

    @Test("a country on a continent is shown whole where its outline nearly fits, and one that does not is not")
    func country() throws {
        let portugal = try frame([("Porto", 41.15, -8.61), ("Lisbon", 38.72, -9.14), ("Faro", 37.02, -7.93)])
        #expect(try shows(portugal, 42.1, -8.2) && shows(portugal, 41.8, -6.3))
        let fjords = [("Bergen", 60.39, 5.32), ("Trondheim", 63.43, 10.4)]
        #expect(try frame(fjords).metresPerDot == frame(fjords, .all, TestMaps.cartographer).metresPerDot)
        // Two countries have no outline of their own.
        let both = [("Porto", 41.15, -8.61), ("Lisbon", 38.72, -9.14), ("Huelva", 37.26, -6.95)]
        #expect(try frame(both).metresPerDot == frame(both, .all, TestMaps.cartographer).metresPerDot)
    }

    @Test("neither a town nor a trip over the antimeridian or about a pole asks for lands")
    func others() throws {
        for places in [
            [("Eiffel Tower", 48.8584, 2.2945), ("Père Lachaise", 48.8614, 2.3933)],
            [("Suva", -18.14, 178.44), ("Apia", -13.83, -171.77)],
            [("Pole", 90, 0), ("Tromsø", 69.65, 18.96), ("Utqiagvik", 71.29, -156.79)],
        ] {
            #expect(try frame(places).metresPerDot == frame(places, .all, TestMaps.cartographer).metresPerDot)
        }
    }
}
