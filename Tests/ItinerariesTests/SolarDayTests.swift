import CivilTime
import Geodesy
import Itineraries
import TestSupport
import Testing

@Suite("The sun of a day")
struct SolarDayTests {
    private let utc = PlaceClock(name: "UTC", distance: 0) { _ in 0 }

    private func day(_ date: String, _ latitude: Double, _ longitude: Double) throws -> SolarDay {
        SolarDay(try #require(CivilDate(text: date)), over: place(latitude, longitude), utc)
    }

    private func minute(_ instant: Instant?) -> String? { instant.map { String($0.text.prefix(16)) } }

    @Test("Sunrise, sunset and the end of civil twilight in London")
    func london() throws {
        let summer = try day("2027-06-21", 51.5074, -0.1278)
        #expect(minute(summer.sunrise) == "2027-06-21T03:43")
        #expect(minute(summer.sunset) == "2027-06-21T20:21")
        #expect(minute(summer.dusk) == "2027-06-21T21:09")
        #expect(summer.daylight == nil)
        #expect(minute(try day("2027-12-21", 51.5074, -0.1278).sunset) == "2027-12-21T15:53")
    }

    @Test("A day on which the sun does not set or rise says so, in the north and in the south")
    func polar() throws {
        for (date, latitude, daylight) in [
            ("2027-06-21", 69.65, SolarDay.Daylight.polarDay), ("2027-12-21", 69.65, .polarNight),
            ("2027-06-21", -80, .polarNight), ("2027-12-21", -80, .polarDay), ("2027-06-21", 90, .polarDay),
        ] {
            let day = try day(date, latitude, 18.96)
            #expect(day.daylight == daylight)
            #expect(day.sunrise == nil && day.sunset == nil)
        }
        // Civil twilight goes on all night, though the sun sets.
        let bodo = try day("2027-05-30", 64, 14.4)
        #expect(bodo.sunset != nil && bodo.dusk == nil && bodo.daylight == nil)
    }

    @Test("The day is that of the local calendar, where its noon is far from that of Greenwich too")
    func date() throws {
        let auckland = PlaceClock(name: "Pacific/Auckland", distance: 0) { _ in 43_200 }
        let day = SolarDay(
            try #require(CivilDate(text: "2027-06-21")), over: place(-36.85, 174.76), auckland)
        #expect(minute(day.sunrise) == "2027-06-20T19:33")
        #expect(minute(day.sunset) == "2027-06-21T05:11")
    }

    @Test(
        "The same as astral computes, to a minute below 65 degrees",
        .enabled(if: Oracle.python3.isWanted && Oracle.hasPython(with: "astral")))
    func oracle() throws {
        var random = SeededGenerator(seed: 28)
        let cases = try (0..<LongRun.count(4_000)).map { _ in
            (
                date: try #require(CivilDate(text: "2020-01-01")).adding(
                    days: Int.random(in: 0..<7_300, using: &random)),
                latitude: Double.random(in: -65...65, using: &random),
                longitude: Double.random(in: -180..<180, using: &random)
            )
        }
        let input = cases.map { "\($0.date.text) \($0.latitude) \($0.longitude)" }.joined(separator: "\n")
        let script = """
            import sys, datetime
            from astral import Observer
            from astral.sun import sunrise, sunset, dusk
            for line in sys.stdin:
                date, latitude, longitude = line.split()
                observer = Observer(float(latitude), float(longitude))
                row = []
                for event in (sunrise, sunset, dusk):
                    times = []
                    for shift in (-1, 0, 1):
                        day = datetime.date.fromisoformat(date) + datetime.timedelta(days=shift)
                        try: times.append(str(round(event(observer, date=day).timestamp())))
                        except ValueError: pass
                    row.append(','.join(times) or '-')
                print(*row)
            """
        let lines = try Oracle.printed(script, with: "astral", input: input).split(separator: "\n")
        try #require(lines.count == cases.count)
        var compared = 0
        for (line, (date, latitude, longitude)) in zip(lines, cases) {
            let clock = PlaceClock.byLongitude(place(latitude, longitude))
            let day = SolarDay(date, over: place(latitude, longitude), clock)
            // Where twilight hardly ends, its end moves by minutes from day to day.
            let events = abs(latitude) < 55 ? [day.sunrise, day.sunset, day.dusk] : [day.sunrise, day.sunset]
            for (times, found) in zip(line.split(separator: " "), events) {
                // Where astral has the event on some days only, it is one on which it begins or ends.
                let times = times.split(separator: ",").compactMap { Int64($0) }
                guard times.count == 3 else { continue }
                let moment = try #require(found, "\(date) \(latitude) \(longitude)").milliseconds / 1_000
                // Astral counts days in UTC, and has none where the event moves over midnight from one to the next.
                guard (300...86_100).contains(moment % 86_400) else { continue }
                let difference = times.map { abs($0 - moment) }.min() ?? .max
                // Where the sun hardly rises or sets, astral is up to 78 s from what PyEphem computes, and PyEphem less
                // than 10 s from this program.
                let most = abs(latitude) < 63 ? 60 : 90
                #expect(difference <= most, "\(date) \(latitude) \(longitude): \(difference) s")
                compared += 1
            }
        }
        #expect(compared > cases.count)
    }
}
