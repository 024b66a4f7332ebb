import Geodesy
import Interchange
import Places
import Testing

/// Files in the shape of those of planners and devices, which tell one journey several times.
@Suite("One journey in a GPX file") struct GPXJourneyTests {
    private func points(_ element: String, _ places: [(Double, Double)]) -> String {
        places.map { "<\(element) lat='\($0.0)' lon='\($0.1)'/>" }.joined()
    }

    private func track(_ name: String, _ places: [(Double, Double)]) -> String {
        "<trk><name>\(name)</name><trkseg>\(points("trkpt", places))</trkseg></trk>"
    }

    private func named(_ element: String, _ name: String, _ latitude: Double, _ longitude: Double) -> String {
        "<\(element) lat='\(latitude)' lon='\(longitude)'><name>\(name)</name></\(element)>"
    }

    private let line = (0...40).map { (46 + Double($0) * 0.01, 7.0) }

    @Test("A track with the ends of a route is its way, and so is one along its points, or between two of them")
    func tracksOfRoutes() {
        let route =
            "<rte><name>R</name>\(named("rtept", "A", 46, 7))\(named("rtept", "M", 46.2, 7.001))\(named("rtept", "B", 46.4, 7))</rte>"
        let expected = ["R: A@46,7 M@46.2,7.001 B@46.4,7"]
        for way in [line, line.reversed(), Array(line.prefix(21)), [(45.9, 7)] + line + [(46.5, 7)]] {
            let found = reading("<gpx>\(route)\(track("T", way))</gpx>")
            #expect(Array(found.prefix(1)) == expected)
            #expect(
                found.dropFirst() == [
                    "notice: 1 track is the way between the stops of another trip of the file, and no trip of its own"
                ])
        }
        // Elsewhere it is a trip of its own.
        let other = track("T", [(50, 10), (51, 10)])
        #expect(reading("<gpx>\(route)\(other)</gpx>").prefix(2).last == "T: Stop 1@50,10 Stop 2@51,10")
    }

    @Test("A track that goes far beyond a route is a trip of its own: most of it is no way of the route")
    func tracksBeyondRoutes() {
        let route = "<rte><name>R</name>\(named("rtept", "A", 46.15, 7))\(named("rtept", "B", 46.25, 7))</rte>"
        let found = reading("<gpx>\(route)\(track("T", line))</gpx>")
        #expect(
            found.prefix(2) == ["R: A@46.15,7 B@46.25,7", "T: Stop 1@46,7 Stop 2@46.4,7"], "\(found)")
    }

    @Test("Tracks that list a later day first are one trip in the order of their times, which is told")
    func orderOfTimes() {
        func day(_ name: String, _ date: String, _ from: Double, _ to: Double, hour: Int = 8) -> String {
            let points = [(from, hour), ((from + to) / 2, hour + 1), (to, hour + 2)].map { latitude, hour in
                "<trkpt lat='\(latitude)' lon='7'><time>\(date)T\(hour < 10 ? "0" : "")\(hour):00:00Z</time></trkpt>"
            }
            return "<trk><name>\(name)</name><trkseg>\(points.joined())</trkseg></trk>"
        }
        let (first, second) = (day("Day 1", "2027-06-01", 46, 46.4), day("Day 2", "2027-06-02", 46.4, 46.9))
        let third = day("Day 3", "2027-06-03", 46.9, 47.3)
        let notice = "notice: the tracks are in the order of their times, which is not that of the file"
        for tracks in [[second, third, first], [third, second, first], [first, third, second]] {
            let found = reading("<gpx>\(tracks.joined())</gpx>")
            #expect(found.first?.hasPrefix("file: Stop 1@46,7") == true, "\(found)")
            #expect(found.first?.hasSuffix("@47.3,7") == true && found.contains(notice), "\(found)")
        }
        #expect(!reading("<gpx>\(first)\(second)\(third)</gpx>").contains(notice))
        // A way there and another back on the same days, and tracks elsewhere, stay as they are in the file.
        for apart in [
            [second, day("Other", "2027-06-01", 50, 51)],
            [day("Late", "2027-06-01", 46.4, 46.9, hour: 9), day("Early", "2027-06-01", 46, 46.4)],
        ] {
            #expect(!reading("<gpx>\(apart.joined())</gpx>").contains(notice))
        }
    }

    @Test("The points of tracks that are no stops are told, also of tracks in a chain and beside loose points")
    func pointsLeftOut() {
        let second = (0...10).map { (46.4 + Double($0) * 0.01, 7.0) }
        let timed = "<trkpt lat='47' lon='7'><ele>4</ele><time>2027-06-01T08:00:00Z</time></trkpt>"
        for (text, count) in [
            (track("T", line), 39), (track("T", line) + track("U", second), 48),
            (named("wpt", "M", 46.2, 7.0001) + track("T", line), 39),
        ] {
            let found = reading("<gpx>\(text)</gpx>")
            #expect(found.contains("notice: \(count) points of lines left out; --every-point takes them"), "\(found)")
        }
        let found = reading("<gpx><trk><trkseg>\(timed)\(points("trkpt", [(48, 7)]))</trkseg></trk></gpx>")
        #expect(found.contains("notice: left out: the time of 1 point, the height of 1 point"), "\(found)")
    }

    @Test("Loose points along a track stand between its ends, in the order of the way")
    func pointsAlongTracks() {
        let text =
            "<gpx>\(named("wpt", "Late", 46.3, 7.001))\(named("wpt", "Start", 46.001, 7))\(named("wpt", "Early", 46.1, 6.999))"
            + "\(track("T", line))</gpx>"
        #expect(reading(text).first == "T: Start@46.001,7 Early@46.1,6.999 Late@46.3,7.001 Stop 4@46.4,7")
    }

    @Test("Tracks of which each begins where the one before ended are one trip; a round tour is one by itself")
    func chains() {
        let second = (0...10).map { (46.4 + Double($0) * 0.01, 7.0) }
        let text = "<gpx>\(track("Day 1", line))\(track("Day 2", second))</gpx>"
        #expect(reading(text).first == "file: Stop 1@46,7 Stop 2@46.4,7 Stop 3@46.5,7")
        let tour = track("Tour", line + line.reversed())
        #expect(reading("<gpx>\(tour)\(tour)</gpx>").filter { $0.hasPrefix("Tour: ") }.count == 2)
    }

    @Test("Titles of the tracks of a journey name its stops where they name places that lie there")
    func titles() {
        let second = (0...10).map { (46.4 + Double($0) * 0.01, 7.0) }
        func trip(_ first: String, _ last: String) -> String? {
            reading("<gpx>\(track(first, line))\(track(last, second))</gpx>", places: Self.towns).first
        }
        #expect(trip("Day 1: Aosta - Brig", "Day 2: Brig to Chur") == "file: Aosta@46,7 Brig@46.4,7 Chur@46.5,7")
        #expect(trip("Day 1 Aosta-Brig", "Day 2 Brig–Chur") == "file: Aosta@46,7 Brig@46.4,7 Chur@46.5,7")
        // Aosta is no name of where the second begins.
        #expect(
            trip("Day 1", "Day 2: Aosta to Chur") == "file: near Aosta@46,7 near Brig@46.4,7 near Chur@46.5,7")
        // The joint is called after the town near it, as the ends are.
        #expect(trip("Day 1", "Day 2") == "file: near Aosta@46,7 near Brig@46.4,7 near Chur@46.5,7")
    }

    /// Three towns, and the nearest of them for coordinates.
    private static func towns(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        let towns = [("Aosta", 46.0), ("Brig", 46.4), ("Chur", 46.5)].compactMap { name, latitude in
            (try? Coordinate(latitude: latitude, longitude: 7)).map { (name, $0) }
        }
        if let town = towns.first(where: { $0.0 == text }) {
            return .success(FoundPlace(name: text, location: town.1, label: text, wasLookedUp: true))
        }
        return FoundPlace.ofCoordinates(text, near: near).map { found in
            let town = towns.min { $0.1.distance(to: found.location) < $1.1.distance(to: found.location) }
            return FoundPlace(
                name: "near \(town?.0 ?? "")", location: found.location, label: text, wasLookedUp: false,
                isNamed: false)
        }
    }

    @Test("A loose point names the nearest point of a route, and the end, and where the route comes there again")
    func nearestPoint() {
        let route = points("rtept", [(46, 7), (46.0001, 7), (46.00015, 7), (46.1, 7), (46, 7), (46.2, 7)])
        let text = "<gpx>\(named("wpt", "A", 46, 7))<rte><name>R</name>\(route)</rte></gpx>"
        #expect(
            reading(text).first
                == "R: A@46,7 Stop 2@46.0001,7 Stop 3@46.00015,7 Stop 4@46.1,7 A@46,7 Stop 6@46.2,7")
    }

    @Test("A route of hundreds of points without names is drawn, unless every point is asked for")
    func drawnRoutes() {
        let many = (0..<300).map { (46 + Double($0) * 0.001, 7.0) }
        let text = "<gpx>\(named("wpt", "M", 46.1, 7))<rte><name>R</name>\(points("rtept", many))</rte></gpx>"
        let found = reading(text)
        #expect(found.first == "R: Stop 1@46,7 M@46.1,7 Stop 3@46.299,7")
        #expect(
            found.contains(
                "notice: 297 points without a name only draw “R”; its ends and its named points are stops (--every-point "
                    + "takes all)"))
        #expect(reading(text, everyPoint: true).first?.contains("Stop 300@46.299,7") == true)
    }

    @Test("Points, a route and a track of one tour are one trip, whatever each calls the places")
    func otherNames() {
        let points =
            named("wpt", "Start hut", 46.0005, 7) + named("wpt", "Camp", 46.2005, 7) + named("wpt", "Goal", 46.4, 7)
        let stops = named("rtept", "A", 46, 7) + named("rtept", "B", 46.2, 7) + named("rtept", "C", 46.4, 7)
        let text = "<gpx>\(points)<rte><name>R</name>\(stops)</rte>\(track("Recorded", line))</gpx>"
        #expect(reading(text).first == "R: A@46,7[Start hut] B@46.2,7[Camp] C@46.4,7[Goal]")
        #expect(reading(text).filter { $0.contains("@46.2") }.count == 1)
        // Points elsewhere are places of their own.
        let far = named("wpt", "Far", 47, 8)
        let apart = "<gpx>\(points)\(far)<rte><name>R</name>\(stops)</rte></gpx>"
        #expect(reading(apart).filter { $0.contains("@46.2") }.count == 2)
    }

    @Test("Times, symbols and heights of stops that are left out are counted")
    func leftOut() {
        let text =
            "<gpx><wpt lat='1' lon='2'><ele>5</ele><time>2020-01-01T00:00:00Z</time><name>A</name><sym>Flag</sym></wpt></gpx>"
        #expect(
            reading(text) == [
                "file: A@1,2", "notice: left out: the time of 1 point, the symbol of 1 point, the height of 1 point",
            ])
    }
}
