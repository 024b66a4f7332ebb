import Testing

@Suite("The names of tracks of days") struct GPXDayTracksTests {
    private func track(_ name: String, _ from: Double, _ to: Double, _ day: Int) -> String {
        "<trk><name>\(name)</name><trkseg><trkpt lat='\(from)' lon='7'><time>2027-06-0\(day)T06:00:00Z</time></trkpt>"
            + "<trkpt lat='\((from + to) / 2)' lon='7'/><trkpt lat='\(to)' lon='7'><time>2027-06-0\(day)T12:00:00Z</time></trkpt>"
            + "</trkseg></trk>"
    }

    @Test(
        "The ends of titles behind the short number of a day are those of the tracks",
        arguments: [
            "J1 /J2 ", "T1: /T2: ", "1. /2. ", "01 - /02 - ", "Étape 1 /Étape 2 ", "Tag 1: /Tag 2: ", "Day 1 /Day 2 ",
        ])
    func ends(heads: String) {
        let heads = heads.split(separator: "/").map(String.init)
        let text =
            "<gpx>" + track(heads[0] + "Ortu - Asco", 46, 46.1, 1) + track(heads[1] + "Asco - Vizza", 46.1, 46.2, 2)
            + "</gpx>"
        #expect(reading(text).first?.hasSuffix("Ortu@46,7 Asco@46.1,7 Vizza@46.2,7") ?? false, "\(reading(text))")
    }

    @Test("A journey of tracks keeps the name of the file beside a far place")
    func far() {
        let text =
            "<gpx><metadata><name>GR20</name></metadata>" + track("J1 Ortu - Asco", 46, 46.1, 1)
            + track("J2 Asco - Vizza", 46.1, 46.2, 2) + "<wpt lat='46.1' lon='7'><name>Asco</name></wpt>"
            + "<wpt lat='40' lon='9'><name>Corte</name></wpt></gpx>"
        let found = reading(text)
        #expect(
            found.contains { $0.hasPrefix("GR20: Ortu@") } && found.contains { $0.hasPrefix("GR20 – points: Corte@") })
    }
}
