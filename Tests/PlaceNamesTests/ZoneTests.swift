import CivilTime
import Geodesy
import PlaceNames
import TestSupport
import Testing

@Suite("Time zones of places")
struct ZoneTests {
    private let gazetteer: Gazetteer

    init() throws {
        gazetteer = try Gazetteer.embedded()
    }

    @Test(
        "The zone is that of the nearest place, and beyond 300 km that of the longitude",
        arguments: [
            (37.05, -112.53, "America/Denver", 20_000), (36.91, -111.46, "America/Phoenix", 20_000),
            (60.86, 7.12, "Europe/Oslo", 20_000), (47.0, -30.0, "UTC-02:00", nil),
            (0, -30, "UTC-02:00", nil), (-50, 100, "UTC+07:00", nil),
        ] as [(Double, Double, String, Double?)])
    func zone(latitude: Double, longitude: Double, name: String, nearerThan limit: Double?) throws {
        var finder = ZoneFinder(gazetteer)
        let zone = finder.zone(at: try Coordinate(latitude: latitude, longitude: longitude))
        #expect(zone.name == name)
        #expect((zone.distance == nil) == (limit == nil))
        if let limit { #expect(zone.distance ?? .infinity < limit) }
    }

    @Test("Places have their own zone")
    func ofPlaces() {
        #expect(gazetteer.search("Kanab", limit: 1).first?.place.zone == "America/Denver")
        #expect(gazetteer.search("Flåm", limit: 1).first?.place.zone == "Europe/Oslo")
    }

    @Test(
        "Every zone agrees with Python's zoneinfo in every hour of 2026 to 2030",
        .enabled(if: Oracle.python3.isWanted && Oracle.hasPython(with: "tzdata")))
    func likeZoneInfo() throws {
        var finder = ZoneFinder(gazetteer)
        var rules: [String: TimeZoneRule] = [:]
        for number in stride(from: 0, to: 180_000, by: LongRun.isWanted ? 3 : 61) {
            guard let coordinate = gazetteer.coordinate(of: number) else { continue }
            let zone = finder.zone(at: coordinate)
            if zone.distance != nil { rules[zone.name] = zone.rule }
        }
        // Morocco's clocks follow the moon; those of the others change by another rule from 2026 or 2027 on.
        let unusual = [
            "Africa/Casablanca", "America/Edmonton", "America/Havana", "America/Vancouver", "America/Winnipeg",
        ]
        #expect(rules.keys.contains("Africa/Casablanca"))
        let names = Set(LongRun.cases(rules.keys.sorted()) + unusual.filter { rules[$0] != nil }).sorted()
        #expect(names.count >= 20)
        // For each zone the hours since 2026 at which its offset changes, and the offsets. An ordinary run looks at
        // each hour of the days only at whose ends the offset differs.
        let script = """
            import sys, zoneinfo, datetime
            zoneinfo.reset_tzpath(to=[])
            for name in sys.argv[1:]:
                zone, last, changes = zoneinfo.ZoneInfo(name), None, []
                start = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
                def at(hour):
                    return int((start + datetime.timedelta(hours=hour)).astimezone(zone).utcoffset().total_seconds())
                for day in range(0, 43824, 24):
                    isQuiet = not \(LongRun.isWanted ? "True" : "False") and at(day) == last == at(day + 24)
                    for hour in [] if isQuiet else range(day, day + 24):
                        offset = at(hour)
                        if offset != last: changes.append(f"{hour}:{offset}")
                        last = offset
                print(name, *changes)
            """
        let output = try Oracle.python3.run(["-c", script] + names, files: [:])
        let start = try #require(Instant(text: "2026-01-01T00:00:00.000Z")).milliseconds
        for line in output.split(separator: "\n") {
            let words = line.split(separator: " ")
            let rule = try #require(rules[String(words[0])])
            var expected: [(hour: Int, offset: Int)] = []
            for word in words.dropFirst() {
                let numbers = word.split(separator: ":").compactMap { Int($0) }
                expected.append((numbers[0], numbers[1]))
            }
            var wrong = 0
            for (index, change) in expected.enumerated() {
                let end = index + 1 < expected.count ? expected[index + 1].hour : 43_824
                // Offsets change at full hours and halves: the hours around a change are all looked at, of the others
                // some.
                for hour in change.hour..<end
                where LongRun.isWanted || hour - change.hour < 3 || end - hour < 3 || hour % 97 == 0 {
                    let instant = Instant(milliseconds: start + Int64(hour) * 3_600_000)
                    if rule.secondsFromUTC(at: instant) != change.offset { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(words[0])")
        }
    }
}
