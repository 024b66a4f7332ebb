import CivilTime
import EmbeddedData
import Entities
import Geodesy
import PlaceNames
import Shorelines
import TestSupport
import Testing

@testable import Itineraries

/// A world of countries side by side along the equator, each from one longitude to the next, with a place every 5 km.
private struct StripWorld {
    /// The longitudes at which a country ends and the next begins.
    var edges: [Double]
    /// The countries, one more than edges.
    var countries: [String]
    /// The longitudes of the lines on the map; those of the edges unless the map is wrong.
    var lines: [Double]?
    /// The hours that clocks are ahead of UTC, by country.
    var hours: [String: Int] = [:]
    /// The longitudes between which there is no place.
    var emptiness: ClosedRange<Double> = 99...99

    func country(_ longitude: Double) -> String { countries[edges.count { $0 <= longitude }] }

    private var places: [Coordinate] {
        stride(from: -1.0, through: 4, by: 0.05).filter { !emptiness.contains($0) }.flatMap { east in
            stride(from: -0.6, through: 0.6, by: 0.05).map { TestSupport.place($0, east) }
        }
    }

    /// The source of its borders; `asked` counts how often countries are asked for.
    func source(asked: @escaping () -> Void = {}) -> BorderSource {
        let places = places
        return BorderSource(
            witnesses: { place, count in
                asked()
                return places.map { (other: $0, distance: $0.distance(to: place)) }
                    .sorted { $0.distance < $1.distance }.prefix(count)
                    .map {
                        CountryWitness(
                            country: country($0.other.longitude), coordinate: $0.other, distance: $0.distance,
                            number: 0)
                    }
            },
            chart: { ways in
                BorderChart(
                    lines: (lines ?? edges).map { east in
                        [-2.0, 2].map { ShorelinePoint(latitude: $0, longitude: east) }
                    }, near: ways)
            },
            clock: { witness in
                PlaceClock(name: "Z", distance: 0) { _ in (hours[witness.country] ?? 0) * 3_600 }
            },
            facts: {
                CountryTable(
                    Array(
                        """
                        # code\tname\tside\tsigns\tcurrencies
                        AA\tA\tright\tkm/h\tEUR
                        BB\tB\tleft\tmph\tGBP
                        CC\tC\tright\tkm/h\tEUR/CHF

                        """.utf8))
            })
    }

    /// The itinerary of a trip along ways, each from one stop to the next, at 100 km/h; a day of ten hours.
    func itinerary(
        _ ways: [[(north: Double, east: Double)]], by source: LegSource = .roads, crossings: [Crossing] = [],
        ways decided: [Way?] = [], asked: @escaping () -> Void = {}
    ) throws -> (itinerary: Itinerary, trip: Trip) {
        let lines = ways.map { $0.map { place($0.north, $0.east) } }
        let places = [lines[0][0]] + lines.compactMap(\.last)
        var trip = Trip(
            id: id(1), name: name("T"),
            waypoints: places.enumerated().map {
                stop(UInt64(10 + $0), "S\($0 + 1)", $1.latitude, $1.longitude)
            })
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        try trip.plan.set(.dailyMinutes(600))
        for (index, way) in decided.enumerated() { try trip.waypoints[index + 1].plan.set(.way(way)) }
        let legs = lines.enumerated().map { index, line in
            let length = length(line)
            return Leg(
                from: index, to: index + 1, distance: length, initialBearing: 90, source: source,
                duration: length * 0.036, geometry: source == .roads ? line : [], crossings: crossings)
        }
        let itinerary = ItineraryPlanner.itinerary(
            of: trip, along: Route(legs: legs),
            clock: { place in
                let hours = hours[country(place.longitude)] ?? 0
                return PlaceClock(name: "Z", distance: 0) { _ in hours * 3_600 }
            }, borders: self.source(asked: asked))
        return (itinerary, trip)
    }

    func length(_ line: [Coordinate]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
}

@Suite("Borders on the way")
struct BorderTests {
    /// A degree of longitude on the equator, in kilometres.
    private let degree = Earth.meanRadius * .pi / 180 / 1_000

    private func rows(_ planned: (itinerary: Itinerary, trip: Trip), in unit: DistanceUnit = .kilometers) -> [String] {
        ItineraryText(planned.itinerary, of: planned.trip, unit: unit).sections.flatMap { section in
            section.rows.map { row in
                [row.number, row.name, row.time, row.remark].filter { !$0.isEmpty }.joined(separator: ", ")
            }
        }
    }

    @Test("it stands where it is crossed, and says once what changes: side, signs, currency, clock")
    func changes() throws {
        let world = StripWorld(edges: [1], countries: ["AA", "BB"], hours: ["BB": -1])
        let there = try world.itinerary([[(0, 0.1), (0, 2.1)]])
        #expect(
            rows(there) == [
                "1, S1, leave  09:00",
                "border AA → BB, km 100: drive on the left, miles on the signs, pay in GBP, clocks -1 h",
                "2, S2, 10:15",
            ])
        #expect(rows(there, in: .miles)[1].hasPrefix("border AA → BB, mi 62: "))
        let back = try world.itinerary([[(0, 2.1), (0, 0.1)]])
        #expect(
            rows(back)[1] == "border BB → AA, km 122: drive on the right, km on the signs, pay in EUR, clocks +1 h")
        // A currency that is in use on both sides stays good.
        let other = try StripWorld(edges: [1], countries: ["AA", "CC"]).itinerary([[(0, 0.1), (0, 2.1)]])
        #expect(rows(other)[1] == "border AA → CC, km 100")
    }

    @Test("kilometres count from where the day begins, over all its legs")
    func offsets() throws {
        var world = StripWorld(edges: [1, 3], countries: ["AA", "BB", "CC"])
        world.hours = ["CC": 2]
        let planned = try world.itinerary([[(0, 0), (0, 0.5)], [(0, 0.5), (0, 2)], [(0, 2), (0, 3.5)]])
        let borders = planned.itinerary.days.flatMap(\.borders)
        #expect(planned.itinerary.days.count == 1)
        #expect(borders.map(\.stop) == [2, 3])
        for (border, east) in zip(borders, [1.0, 3]) {
            #expect(abs((border.along ?? 0) / 1_000 - east * degree) < 0.5)
            #expect(border.driven == border.along)
        }
        // What the border says of the clocks its stop does not repeat.
        #expect(rows(planned).filter { $0.contains("clocks") }.count == 1)
    }

    @Test("another country counts from 3 km on, or where the trip stops in it")
    func shortest() throws {
        func borders(width: Double, stops: Bool) throws -> [String] {
            let world = StripWorld(edges: [1, 1 + width / degree], countries: ["AA", "BB", "AA"])
            let middle = 1 + width / degree / 2
            let ways: [[(Double, Double)]] =
                stops ? [[(0, 0.5), (0, middle)], [(0, middle), (0, 1.5)]] : [[(0, 0.5), (0, 1.5)]]
            return try world.itinerary(ways).itinerary.days.flatMap(\.borders).map { "\($0.from)\($0.to)" }
        }
        #expect(try borders(width: 2.5, stops: false) == [])
        #expect(try borders(width: 4, stops: false) == ["AABB", "BBAA"])
        #expect(try borders(width: 6, stops: true) == ["AABB", "BBAA"])
    }

    @Test("a road beside a border, on its wrong side on the map, crosses nothing")
    func beside() throws {
        // The border is at 1, the map has it at 0.99; the road runs between for 20 km and more.
        let world = StripWorld(edges: [1], countries: ["AA", "BB"], lines: [0.99])
        let road = [(0.0, 0.5), (0, 0.98), (0.02, 0.995), (0.2, 0.996), (0.22, 0.98), (0.3, 0.5)]
        #expect(try world.itinerary([road]).itinerary.days.flatMap(\.borders).isEmpty)
        // Nor does one that seems to be 2 km inside, and is nearest to places of its own country.
        let other = StripWorld(edges: [1.04], countries: ["AA", "BB"], lines: [1.005])
        let near = [(0.0, 0.5), (0, 1.0), (0.02, 1.023), (0.2, 1.023), (0.22, 1.0), (0.3, 0.5)]
        #expect(try other.itinerary([near]).itinerary.days.flatMap(\.borders).isEmpty)
        // One that leads 3 km and more into the other country does.
        let inside = [(0.0, 0.5), (0, 1.04), (0.2, 1.04), (0.2, 0.5)]
        #expect(try world.itinerary([inside]).itinerary.days.flatMap(\.borders).count == 2)
    }

    @Test("what a ferry crosses at sea counts where it lands, behind its row")
    func ferry() throws {
        let world = StripWorld(edges: [1], countries: ["AA", "BB"])
        let crossing = Crossing(
            from: "X", to: "Y", kind: .ferry, distance: 0.4 * degree * 1_000, duration: 3_600, points: 1...2)
        let planned = try world.itinerary(
            [[(0, 0.5), (0, 0.8), (0, 1.2), (0, 1.6)]], crossings: [crossing])
        #expect(
            rows(planned).dropFirst().prefix(2) == [
                "ferry X – Y, about 1 h",
                "border AA → BB, km 33: drive on the left, miles on the signs, pay in GBP",
            ])
        let border = try #require(planned.itinerary.days[0].borders.first)
        #expect(abs((border.along ?? 0) / 1_000 - 0.7 * degree) < 0.5)
    }

    @Test("where the way is not known the countries of both ends are all that is told")
    func unknownWays() throws {
        let world = StripWorld(edges: [1, 2], countries: ["AA", "BB", "CC"])
        let estimated = try world.itinerary([[(0, 0.5), (0, 2.5)]], by: .estimated)
        #expect(rows(estimated)[1] == "country AA → CC")
        #expect(estimated.itinerary.days[0].borders[0].along == nil)
        let flown = try world.itinerary([[(0, 0.5), (0, 2.5)]], ways: [Way(by: .flight, minutes: 60)])
        #expect(Array(rows(flown)[1...2]) == ["flight, 1 h", "country AA → CC"])
        #expect(try #require(flown.itinerary.days[0].borders[0].along) > 200_000)
        let sea = try world.itinerary([[(0, 0.5), (0, 1.5)]], by: .sea)
        #expect(rows(sea)[2].hasPrefix("country AA → BB: drive on the left"))
    }

    @Test("where the map has no line, as on a bridge over the sea, places tell where the country changes")
    func withoutLines() throws {
        let world = StripWorld(edges: [1], countries: ["AA", "BB"], lines: [])
        let border = try #require(try world.itinerary([[(0, 0.2), (0, 1.9)]]).itinerary.days[0].borders.first)
        #expect(abs((border.along ?? 0) / 1_000 - 0.8 * degree) < 4)
    }

    @Test("a country without a place on the way is told by its nearest one, and the way through it stays one")
    func remote() throws {
        let world = StripWorld(edges: [0.5, 3], countries: ["AA", "BB", "AA"], emptiness: 0.4...2.6)
        let borders = try world.itinerary([[(0, 0), (0, 1.5), (0, 3.5)]]).itinerary.days[0].borders
        #expect(borders.map { "\($0.from)\($0.to)" } == ["AABB", "BBAA"])
        for (border, east) in zip(borders, [0.5, 3]) { #expect(abs((border.along ?? 0) / 1_000 - east * degree) < 1) }
    }

    @Test("streets of Rome lead through the Vatican: no border is told there")
    func unseenBorder() throws {
        let stops = [(0.0, 0.0), (0.1, 1.5), (0.0, 3.0)]
        let rome = StripWorld(edges: [1, 2], countries: ["IT", "VA", "IT"])
        #expect(try rome.itinerary([stops]).itinerary.days[0].borders.isEmpty)
        let other = StripWorld(edges: [1, 2], countries: ["IT", "SM", "IT"])
        #expect(try other.itinerary([stops]).itinerary.days[0].borders.count == 2)
    }

    @Test("in one country nothing is asked but where the stops are")
    func oneCountry() throws {
        var questions = 0
        let world = StripWorld(edges: [3], countries: ["AA", "BB"])
        let planned = try world.itinerary([[(0, 0), (0.1, 1), (0, 2)]], asked: { questions += 1 })
        #expect(planned.itinerary.days[0].borders.isEmpty)
        #expect(questions == 2)
    }

    @Test("random ways through random countries cross what a walk in small steps crosses")
    func model() throws {
        var random = SeededGenerator(seed: 28)
        var (compared, crossed) = (0, 0)
        for _ in 0..<LongRun.count(400) {
            var edges: [Double] = []
            var countries = ["AA"]
            var east = Double.random(in: 0.3...1, using: &random)
            while east < 2.5 {
                edges.append(east)
                countries.append(
                    ["AA", "BB", "CC"].filter { $0 != countries.last }.randomElement(using: &random) ?? "")
                east += Double.random(in: 0.08...0.8, using: &random)
            }
            let world = StripWorld(edges: edges, countries: countries)
            var way = [(north: 0.0, east: 0.0)]
            while way[way.count - 1].east < 3, way.count < 60 {
                let last = way[way.count - 1]
                way.append(
                    (
                        max(-0.5, min(0.5, last.north + Double.random(in: -0.1...0.1, using: &random))),
                        max(-0.5, last.east + Double.random(in: -0.1...0.2, using: &random))
                    ))
            }
            guard let expected = walk(way, in: world) else { continue }
            compared += 1
            crossed += expected.count
            let found = try world.itinerary([way]).itinerary.days.flatMap(\.borders)
            #expect(found.map(\.from) == expected.map(\.from) && found.map(\.to) == expected.map(\.to), "\(edges)")
            for (one, other) in zip(found, expected) {
                #expect(abs((one.along ?? 0) - other.metres) < 300, "\(edges) \(one)")
            }
        }
        #expect(compared > LongRun.count(400) / 4 && crossed > compared)
    }

    /// The borders of a way by a look each 50 m; nil where one is only just deep or long enough, or too little.
    private func walk(
        _ way: [(north: Double, east: Double)], in world: StripWorld
    ) -> [(from: String, to: String, metres: Double)]? {
        let line = way.map { place($0.north, $0.east) }
        var runs: [(country: String, start: Double, end: Double, depth: Double)] = []
        var before = 0.0
        for (first, last) in zip(line, line.dropFirst()) {
            let length = first.distance(to: last)
            for step in 0..<max(1, Int(length / 50)) {
                let part = Double(step) / Double(max(1, Int(length / 50)))
                let east = first.longitude + (last.longitude - first.longitude) * part
                let country = world.country(east)
                let depth = (world.edges.map { abs($0 - east) }.min() ?? 99) * degree * 1_000
                let metres = before + length * part
                if runs.last?.country == country {
                    runs[runs.count - 1].end = metres
                    runs[runs.count - 1].depth = max(runs[runs.count - 1].depth, depth)
                } else {
                    runs.append((country, metres, metres, depth))
                }
            }
            before += length
        }
        // What is near a limit may be taken either way, and so may what is near a stop.
        for run in runs.dropFirst().dropLast() {
            guard run.end - run.start > 8_000, run.depth > 3_500 else { return nil }
        }
        guard runs.count < 2 || (runs[0].end > 5_000 && before - runs[runs.count - 1].start > 5_000) else { return nil }
        return zip(runs, runs.dropFirst()).map { ($0.country, $1.country, $1.start) }
    }
}

@Suite("What changes behind borders")
struct CountryFactsTests {
    private var table: CountryTable {
        let file = embedded_countries()
        return CountryTable(Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }

    @Test(
        "the table of the program knows side, signs and currencies",
        arguments: [
            ("GB", true, true, ["GBP"]), ("IE", true, false, ["EUR"]), ("US", false, true, ["USD"]),
            ("CA", false, false, ["CAD"]), ("SG", true, false, ["SGD"]), ("ZW", true, false, ["USD", "ZWG"]),
            ("HR", false, false, ["EUR"]), ("XK", false, false, ["EUR"]), ("AQ", false, false, []),
        ])
    func known(code: String, isLeft: Bool, hasMiles: Bool, currencies: [String]) throws {
        let facts = try #require(table[code])
        #expect(facts == CountryFacts(drivesOnLeft: isLeft, usesMiles: hasMiles, currencies: currencies))
    }

    @Test("what is no country is not in it, and a line that is none is nothing")
    func unknown() {
        #expect(table["QQ"] == nil && table[""] == nil && table["# ISO 3166-1"] == nil)
        #expect(CountryTable(Array("AA\tA\tleft\n".utf8))["AA"] == nil)
    }
}
