import Entities
import Interchange
import Testing

@Suite("The days of the parts of a way, in GPX, KML and GeoJSON") struct JourneyDayTests {
    /// The titles of three parts of a way, and the times at which they begin in GPX.
    private typealias Part = (title: String, time: String?)

    /// The latitudes of the ends of three parts; there are `gap` degrees between them.
    private func ends(gap: Double) -> [(Double, Double)] {
        [(46.0, 46.4), (46.4 + gap, 46.8), (46.8 + gap, 47.1)]
    }

    private func gpx(_ parts: [Part], gap: Double) -> String {
        let tracks = zip(parts, ends(gap: gap)).map { part, ends in
            let time = part.time.map { "<time>\($0)</time>" } ?? ""
            let points = (0...30).map { index in
                "<trkpt lat='\(ends.0 + (ends.1 - ends.0) * Double(index) / 30)' lon='7'>\(time)</trkpt>"
            }
            return "<trk><name>\(part.title)</name><trkseg>\(points.joined())</trkseg></trk>"
        }
        return "<gpx version='1.1'>\(tracks.joined())</gpx>"
    }

    private func kml(_ titles: [String], gap: Double, inFolders: Bool = false) -> String {
        let lines = zip(titles, ends(gap: gap)).map { title, ends in
            let line =
                "<Placemark><name>\(inFolders ? "Way" : title)</name><LineString><coordinates>7,\(ends.0) 7,\(ends.1)"
                + "</coordinates></LineString></Placemark>"
            return inFolders ? "<Folder><name>\(title)</name>\(line)</Folder>" : line
        }
        return
            "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>Alps</name>\(lines.joined())</Document></kml>"
    }

    /// The names in titles, which agree with one another.
    private let towns = ["Aosta", "Brig", "Chur", "Ulm"]

    /// The first day and the nights of the stops.
    private func nights(_ text: String, as format: any TripFormat) throws -> [String] {
        let found = try othersPlan(text, as: format)
        return [found[0]]
            + found.dropFirst().map { $0.split(separator: "|").map(String.init) }.filter { parts in
                parts[0].hasPrefix("Stop") || parts[0].contains("(") || towns.contains(parts[0])
            }.map { $0.dropFirst().first ?? "-" }
    }

    @Test(
        "Tracks of days that follow one another are one journey with a night where each ends, also some way apart",
        arguments: [
            ["Day 1", "Day 2", "Day 3"], ["Tag 1: Aosta - Brig", "Tag 2: Brig - Chur", "Tag 3: Chur - Ulm"],
            ["Alps, Etappe 1", "Alps, Etappe 2", "Alps, Etappe 3"], ["Jour 4", "Jour 5", "Jour 6"],
        ])
    func numbered(titles: [String]) throws {
        for gap in [0, 0.005, 0.03] {
            let text = gpx(titles.map { ($0, nil) }, gap: gap)
            #expect(try Array(nights(text, as: GPXFormat()).prefix(5)) == ["no start", "-", "1", "1", "-"], "\(gap)")
        }
        // Further apart they are trips of their own.
        #expect(
            try nights(gpx(titles.map { ($0, nil) }, gap: 0.1), as: GPXFormat()).prefix(3) == ["no start", "-", "-"])
    }

    @Test("Tracks on following days are one journey that begins on the first, by the sun there")
    func dated() throws {
        let days = ["2027-06-01T07:00:00Z", "2027-06-02T07:00:00Z", "2027-06-03T07:00:00Z"]
        let text = gpx(zip(["A", "B", "C"], days).map { ($0, $1) }, gap: 0.03)
        #expect(try nights(text, as: GPXFormat()).prefix(5) == ["2027-06-01", "-", "1", "1", "-"])
        #expect(
            try othersPlan(text, as: GPXFormat()).contains(
                "the days are those of the parts of the way, from 2027-06-01 on: one sleeps where each ends"))
        let named = gpx(["2027-06-01", "2027-06-02", "2027-06-03"].map { ($0, nil) }, gap: 0.03)
        #expect(try nights(named, as: GPXFormat()).prefix(5) == ["2027-06-01", "-", "1", "1", "-"])
        // Two tracks of one day, and a day of rest.
        let rest = ["2027-06-01T07:00:00Z", "2027-06-01T15:00:00Z", "2027-06-03T07:00:00Z"]
        #expect(
            try nights(gpx(zip(["A", "B", "C"], rest).map { ($0, $1) }, gap: 0), as: GPXFormat()).prefix(5)
                == ["2027-06-01", "-", "-", "2", "-"])
    }

    @Test("Numbers that do not follow one another are no days of one journey")
    func unordered() throws {
        for titles in [["Day 3", "Day 2", "Day 1"], ["Day 1", "Day 1", "Day 1"], ["A", "B", "C"]] {
            let found = try nights(gpx(titles.map { ($0, nil) }, gap: 0.03), as: GPXFormat())
            #expect(found.prefix(3) == ["no start", "-", "-"], "\(titles)")
        }
    }

    @Test("Lines of days in KML and GeoJSON are one journey as tracks are", arguments: [0, 0.03])
    func lines(gap: Double) throws {
        let titles = ["Day 1: A to B", "Day 2: C to D", "Day 4: E to F"]
        for inFolders in [false, true] {
            let found = try othersPlan(kml(titles, gap: gap, inFolders: inFolders), as: KMLFormat())
            let nights = found.dropFirst().prefix(4).map { $0.split(separator: "|").dropFirst().joined() }
            #expect(nights == ["", "1", "2", ""], "\(inFolders)")
        }
        let features = zip(titles, ends(gap: gap)).map { title, ends in
            "{\"type\":\"Feature\",\"properties\":{\"name\":\"\(title)\"},\"geometry\":{\"type\":\"LineString\","
                + "\"coordinates\":[[7,\(ends.0)],[7,\(ends.1)]]}}"
        }
        let found = try othersPlan(
            "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}", as: GeoJSONFormat())
        #expect(
            found.dropFirst().prefix(4).map { $0.split(separator: "|").dropFirst().joined() } == ["", "1", "2", ""])
    }

    @Test("Places of KML whose names begin with a day are on it")
    func places() throws {
        let points = [("Day 1: A", 46), ("Day 1: B", 47), ("Day 3: C", 48)].map { name, latitude in
            "<Placemark><name>\(name)</name><Point><coordinates>7,\(latitude)</coordinates></Point></Placemark>"
        }
        #expect(
            try othersPlan("<kml><Document>\(points.joined())</Document></kml>", as: KMLFormat()).prefix(4)
                == ["no start", "Day 1: A", "Day 1: B|2", "Day 3: C"])
    }

    @Test("Longitudes beyond 180 are turned back and told once")
    func turned() throws {
        let told = "2 longitudes beyond 180° were turned by 360°, as the way crosses the date line"
        let places = [("178.44", 0.0), ("188.24", 1.0), ("-180.02", 2.0)]
        let points = places.map { "<wpt lat='\($0.1)' lon='\($0.0)'><name>P</name></wpt>" }.joined()
        let marks = places.map { place in
            "<Placemark><name>P</name><Point><coordinates>\(place.0),\(place.1)</coordinates></Point></Placemark>"
        }
        #expect(
            reading("<gpx>\(points)</gpx>") == ["file: P@0,178.44 P@1,-171.76 P@2,179.98", "notice: \(told)"])
        #expect(
            reading("<kml><Document>\(marks.joined())</Document></kml>")
                == ["file: P@0,178.44 P@1,-171.76 P@2,179.98", "notice: \(told)"])
    }
}
