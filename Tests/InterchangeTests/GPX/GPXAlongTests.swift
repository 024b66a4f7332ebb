import Interchange
import Testing

@Suite("Loose points and the ways that pass them") struct GPXAlongTests {
    private func point(_ name: String, _ latitude: Double, _ longitude: Double, _ time: String? = nil) -> String {
        "<wpt lat='\(latitude)' lon='\(longitude)'>\(time.map { "<time>\($0)</time>" } ?? "")<name>\(name)</name></wpt>"
    }

    /// A track out and back again, and a little further at its end.
    private let outAndBack: String = {
        let out = (0...40).map { 46 + Double($0) * 0.01 }
        let places = out + out.reversed() + [45.98, 45.96]
        return "<trk><name>T</name><trkseg>"
            + places.map { "<trkpt lat='\($0)' lon='7'/>" }.joined() + "</trkseg></trk>"
    }()

    private func names(_ points: String) -> String {
        let trip = reading("<gpx>\(points)\(outAndBack)</gpx>").first ?? ""
        return trip.split(separator: " ").dropFirst().map { $0.prefix { $0 != "@" } }.joined(separator: " ")
            .replacing("Stop ", with: "")
    }

    @Test("A way that comes to a place several times, and goes far from it between, stops there each time")
    func passages() {
        // On the way out and on the way back, in any order of the places.
        for points in [
            point("A", 46.1, 7) + point("B", 46.2, 7.0001) + point("C", 46.4, 7),
            point("C", 46.4, 7) + point("B", 46.2, 7.0001) + point("A", 46.1, 7),
        ] {
            #expect(names(points).hasSuffix("A B C B A 7"), "\(names(points))")
        }
        // Near the turn it does not go far.
        #expect(names(point("A", 46.1, 7) + point("C", 46.395, 7)).hasSuffix("A C A 5"))
        // Two points at one place are its visits.
        #expect(names(point("A", 46.1, 7) + point("C", 46.4, 7) + point("A", 46.1, 7)).hasSuffix("A C A 5"))
    }

    @Test("The furthest point between two passages of a place leads there where no other place does")
    func turn() {
        #expect(names(point("A", 46.1, 7)).hasSuffix("A 3 A 5"), "\(names(point("A", 46.1, 7)))")
    }

    @Test("Times of the places go before their order in the file")
    func times() {
        #expect(
            names(
                point("A", 46.1, 7, "2027-06-01T16:00:00Z") + point("B", 46.2, 7, "2027-06-01T15:00:00Z")
                    + point("C", 46.4, 7, "2027-06-01T12:00:00Z")
            ).contains("C B A"))
    }

    @Test("A place far from the way leaves the others on it, and is told")
    func far() {
        let found = reading(
            "<gpx>\(point("A", 46.1, 7))\(point("Rome", 41.9, 12.5))\(point("B", 46.2, 7))\(outAndBack)</gpx>")
        #expect(found.contains { $0.hasPrefix("T: ") && $0.contains("A@46.1,7 B@46.2,7") })
        #expect(found.contains("file: Rome@41.9,12.5"))
        #expect(found.contains("notice: “Rome” is far from the way of the track, and a trip of its own"))
    }

    @Test("A place within 100 m of a point of a route without a name is that point")
    func names() {
        let route = "<rte><name>R</name><rtept lat='46' lon='7'/><rtept lat='46.2' lon='7'/></rte>"
        #expect(
            reading("<gpx>\(point("A", 46.0008, 7))\(point("B", 46.2, 7.001))\(route)</gpx>").prefix(1)
                == ["R: A@46,7 B@46.2,7"])
    }
}
