import TestSupport
import Testing

/// `CITY airport`, typed in a trip with a stop in that city.
@Suite("The airport of a city")
struct CityAirportTests {
    /// A city with the airports that serve it.
    private struct City {
        let name: String
        let stop: String
        let airports: [(latitude: Double, longitude: Double)]

        init(_ row: Substring) {
            let parts = row.split(separator: "|").map { $0.drop { $0 == " " } }
            name = String(parts[0])
            stop = "Start=\(parts[1])"
            airports = parts.dropFirst(2).map { part in
                let numbers = part.split(separator: ",").compactMap { Double($0) }
                return (numbers[0], numbers[1])
            }
        }

        /// Whether a place is one of the airports, whose points here are rounded.
        func isServed(by outcome: WrongPlaceTests.Outcome) -> Bool {
            guard case .taken(let latitude, let longitude) = outcome else { return false }
            return airports.contains {
                WrongPlaceTests.distance(latitude, longitude, $0.latitude, $0.longitude) < 5_000
            }
        }
    }

    @Test("What is taken without a word serves the city, and nearly always what is offered first")
    func cityAirports() throws {
        let rows = CityAirports.table.split { $0 == ";" || $0 == "\n" }
        #expect(rows.count == 800)
        let cities = LongRun.cases(rows).map(City.init)
        var right = 0
        var (wrong, askedOther): ([String], [String]) = ([], [])
        for city in cities {
            let outcome = try WrongPlaceTests.outcome("\(city.name) airport", after: city.stop)
            guard case .asked(let hints) = outcome else {
                if city.isServed(by: outcome) { right += 1 } else { wrong.append(city.name) }
                continue
            }
            let first = try hints.first { $0.contains("(airport, ") }
                .map { try WrongPlaceTests.outcome(WrongPlaceTests.typed(in: $0), after: city.stop) }
            if first.map(city.isServed) != true { askedOther.append(city.name) }
        }
        #expect(wrong == [])
        #expect(right * 10 > cities.count * 9)
        #expect(askedOther.count * 100 <= cities.count * 2, "\(askedOther)")
    }
}
