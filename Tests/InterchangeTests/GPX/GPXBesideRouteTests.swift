import Interchange
import TestSupport
import Testing

/// Waypoints beside routes, the times of planned routes, and the titles of stages.
@Suite("What stands beside a GPX route, and what its points and titles say") struct GPXBesideRouteTests {
    private func point(_ element: String, _ name: String, _ latitude: Double, _ rest: String = "") -> String {
        "<\(element) lat='\(latitude)' lon='7'><name>\(name)</name>\(rest)</\(element)>"
    }

    private func route(_ name: String, _ points: String) -> String { "<rte><name>\(name)</name>\(points)</rte>" }

    @Test("A route keeps the title and comes first; the points beside it are a trip that is named after both, and told")
    func pointsBeside() {
        let stops = point("rtept", "A", 46) + point("rtept", "B", 47)
        let pass = point("wpt", "Pass", 46.4).replacing("lon='7'", with: "lon='9'")
        let points = pass + point("wpt", "Fuel", 46.6).replacing("lon='7'", with: "lon='9'")
        #expect(
            reading("<gpx>\(points)\(route("R", stops))</gpx>") == [
                "R: A@46,7 B@47,7", "R – points: Pass@46.4,9 Fuel@46.6,9",
                "notice: 2 points beside the route are a trip of their own: “R – points”",
            ])
        let title = "<metadata><name>Alps</name></metadata>"
        #expect(
            reading("<gpx>\(title)\(pass)\(route("Day 1", stops))</gpx>") == [
                "Alps: A@46,7 B@47,7", "Alps – points: Pass@46.4,9",
                "notice: 1 point beside the route is a trip of its own: “Alps – points”",
            ])
        // Without a route the points are the trip.
        #expect(reading("<gpx>\(title)\(points)</gpx>") == ["Alps: Pass@46.4,9 Fuel@46.6,9"])
    }

    @Test("A waypoint near a stop of the same name is that stop; one of another name, or further away, is not")
    func sameName() {
        let stops = point("rtept", "A", 46) + point("rtept", "Sterzing", 46.5) + point("rtept", "B", 47)
        func found(_ point: String) -> [String] { reading("<gpx>\(point)\(route("R", stops))</gpx>") }
        #expect(
            found(point("wpt", "sterzing", 46.506, "<cmt>cold</cmt>"))
                == ["R: A@46,7 Sterzing@46.5,7[cold] B@47,7"])
        for other in [point("wpt", "Hut", 46.506), point("wpt", "Sterzing", 46.52)] {
            #expect(found(other).first?.split(separator: "@").count == 5, "\(other)")
        }
    }

    @Test("One or two points along a route are its stops, in the order of the way; more are a trip of their own")
    func alongRoute() {
        let stops = point("rtept", "A", 46) + point("rtept", "B", 46.5) + point("rtept", "C", 47)
        let points = [point("wpt", "Pass", 46.7), point("wpt", "Fuel", 46.3), point("wpt", "View", 46.8)]
        func found(_ count: Int) -> [String] {
            reading("<gpx>\(points.prefix(count).joined())\(route("R", stops))</gpx>")
        }
        #expect(found(1) == ["R: A@46,7 B@46.5,7 Pass@46.7,7 C@47,7"])
        #expect(found(2) == ["R: A@46,7 Fuel@46.3,7 B@46.5,7 Pass@46.7,7 C@47,7"])
        #expect(found(3).contains { $0.hasPrefix("R – points: ") })
    }

    private func timed(_ times: [String], latitudes: [Double] = [46, 46.5, 47]) -> [String] {
        let points = zip(times, latitudes).enumerated().map { index, point in
            self.point("rtept", "ABC".map(String.init)[index], point.1, "<time>\(point.0)</time>")
        }
        return (try? othersPlan("<gpx>\(route("R", points.joined()))</gpx>", as: GPXFormat())) ?? []
    }

    @Test("The times of a planned route are its days")
    func plannedTimes() {
        #expect(
            timed(["2027-05-10T07:00:00Z", "2027-05-10T15:00:00Z", "2027-05-12T15:00:00Z"]) == [
                "2027-05-10", "A", "B|2", "C",
                "the days are those of the times of 3 points, from 2027-05-10 on; the hours are left out",
            ])
    }

    @Test(
        "Times that do not rise, of a recording, or faster than one drives, are no days",
        arguments: [
            ["2027-05-10T07:00:00Z", "2027-05-12T15:00:00Z", "2027-05-11T15:00:00Z"],
            ["2027-05-10T07:00:00Z", "2027-05-10T07:00:00Z", "2027-05-10T07:00:00Z"],
            ["2027-05-10T23:50:00Z", "2027-05-10T23:58:00Z", "2027-05-11T00:05:00Z"],
            ["2027-05-10T07:00:00Z", "2027-05-10T07:10:00Z", "2027-05-11T07:10:00Z"],
        ])
    func otherTimes(times: [String]) {
        #expect(timed(times) == ["no start", "A", "B", "C", "left out: the times of 3 points"])
    }

    @Test("Nights in the extensions of points, and the departure of the first, are read")
    func extensions() throws {
        let departure =
            "<extensions><ViaPoint><DepartureTime>2026-06-20T07:00:00Z</DepartureTime></ViaPoint></extensions>"
        let first = point("rtept", "A", 46, departure) + point("rtept", "B", 46.5)
        let second = point("rtept", "B", 46.5) + point("rtept", "C", 47)
        let days = "<gpx>\(route("Tag 1 A - B", first))\(route("Tag 2 B - C", second))</gpx>"
        #expect(try othersPlan(days, as: GPXFormat()).prefix(4) == ["2026-06-20", "A", "B|1", "C"])
        let nights = point("rtept", "A", 46, "<extensions><nights>2</nights></extensions>") + point("rtept", "B", 47)
        #expect(try othersPlan("<gpx>\(route("R", nights))</gpx>", as: GPXFormat()) == ["no start", "A|2", "B"])
    }

    @Test("Lines of a description that are the plan of a stop are that, of waypoints as of routes")
    func described() throws {
        let hotel = "<desc>Check-in: 3 July 2027\n2 nights, 240 €\nAsk for Ana</desc><sym>Lodging</sym>"
        let expected = ["2027-07-03", "A|sleep|2|240|Ask for Ana", "B"]
        let second = "<desc>Übernachtung 5.07.2027</desc>"
        let points = point("wpt", "A", 46, hotel) + point("wpt", "B", 47, second)
        #expect(try Array(othersPlan("<gpx>\(points)</gpx>", as: GPXFormat()).prefix(3)) == expected)
        let stops = point("rtept", "A", 46, hotel) + point("rtept", "B", 47, second)
        #expect(try othersPlan("<gpx>\(route("R", stops))</gpx>", as: GPXFormat()).first == "2027-07-03")
    }

    @Test("Tracks whose titles follow one another are the days of a journey, and its stops have the names in them")
    func stages() throws {
        func track(_ name: String, _ first: Double, _ last: Double) -> String {
            "<trk><name>\(name)</name><trkseg><trkpt lat='\(first)' lon='7'/><trkpt lat='\(last)' lon='7'/></trkseg></trk>"
        }
        let tracks =
            track("Rennsteig 1: Hörschel - Ascherbrück", 46, 46.2)
            + track("Rennsteig 2: Ascherbrück - Oberhof", 46.2, 46.4)
        #expect(
            try othersPlan("<gpx>\(tracks)</gpx>", as: GPXFormat()) == [
                "no start", "Hörschel", "Ascherbrück|1", "Oberhof",
                "the days are those of the parts of the way: one sleeps where each ends",
            ])
        // Titles that do not agree are no names of places that nothing is known of.
        let others = track("T 1: Hut - Lake", 46, 46.2) + track("T 2: River - Pass", 46.2, 46.4)
        #expect(reading("<gpx>\(others)</gpx>").first?.contains("Stop 2@46.2,7") == true)
    }

    @Test(
        "A waypoint at a stop of routes of days gives its cost to that, and its nights where the days do not say others",
        arguments: [
            ("Inn, 1 night, 88 EUR", "B|1|88|Inn"), ("88 EUR", "B|1|88"), ("1 night", "B|1"),
            ("Inn, 2 nights, 88 EUR", "B|1|88|Inn, 2 nights, 88 EUR"), ("2 nights", "B|1|2 nights"),
        ])
    func costs(text: String, expected: String) throws {
        let days =
            route("Day 1 A-B", point("rtept", "A", 46) + point("rtept", "B", 46.5))
            + route("Day 2 B-C", point("rtept", "B", 46.5) + point("rtept", "C", 47))
        let hotel = point("wpt", "B", 46.5, "<desc>\(text)</desc>")
        #expect(try othersPlan("<gpx>\(hotel)\(days)</gpx>", as: GPXFormat()).contains(expected))
    }
}
