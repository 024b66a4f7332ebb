import CivilTime
import Entities
import Interchange
import Testing

@Suite("Times with a zone behind them") struct ZonedTimeTests {
    /// The stops with what is planned, of a table with two columns of times.
    private func csv(_ arrive: String, _ leave: String = "") -> [String] {
        tableReading("Place,Date,Arrive,Leave\nLyon,2027-07-03,,\nZermatt,2027-07-05,\(arrive),\(leave)\n")
    }

    @Test(
        "The time is the one that is written, whatever the zone",
        arguments: [
            "16:30+02:00", "16:30:00+02:00", "16:30Z", "16:30 UTC", "16:30:00.000Z", "16:30 +0200", "16:30+02",
        ])
    func clock(text: String) {
        #expect(csv(text).prefix(3) == ["2027-07-03", "Lyon|2", "Zermatt|16:30"], "\(text)")
    }

    @Test(
        "So is that behind a date, in columns of dates and of arrivals",
        arguments: [
            "2027-07-05T16:30:00+02:00", "2027-07-05T16:30+02:00", "2027-07-05T16:30:00Z", "2027-07-05T16:30:00.123Z",
            "2027-07-05T16:30:00-05:00", "2027-07-05T16:30:00+02:00[Europe/Paris]", "2027-07-05 16:30:00 +0200",
            "2027-07-05 16:30+02:00", "2027-07-05T16:30:00",
        ])
    func moment(text: String) {
        for table in [
            "Place,Date\nLyon,2027-07-03\nZermatt,\(text)\n", "Place,Arrive\nLyon,2027-07-03\nZermatt,\(text)\n",
        ] {
            let read = tableReading(table)
            #expect(read.prefix(2) == ["2027-07-03", "Lyon|2"], "\(table)")
            #expect(read[2].hasPrefix("Zermatt|") && read[2].hasSuffix("16:30"), "\(read)")
        }
    }

    @Test("Departures have theirs, too")
    func departure() {
        let text =
            "Name,Lat,Lon,Arrive,Depart\nA,53.8655,10.6866,2027-07-03T15:00:00+02:00,2027-07-05T10:00:00+02:00\n"
            + "B,53.8917,11.4650,2027-07-05T16:30:00+02:00,2027-07-06T09:30:00+02:00\n"
        #expect(
            tableReading(text).prefix(3) == [
                "2027-07-03", "A|2|2027-07-03 15:00|10:00", "B|1|2027-07-05 16:30|09:30",
            ])
    }

    @Test("Midnight is a date and no time, and a range of times is no zone")
    func midnight() {
        for text in ["2027-07-05T00:00:00Z", "2027-07-05T00:00:00+02:00", "2027-07-05T00:00:00"] {
            #expect(
                tableReading("Place,Arrive\nLyon,2027-07-03\nZermatt,\(text)\n").prefix(3) == [
                    "2027-07-03", "Lyon|2", "Zermatt",
                ], "\(text)")
        }
        #expect(csv("10:00-12:00").prefix(3) == ["2027-07-03", "Lyon|2", "Zermatt|Arrive: 10:00-12:00"])
    }

    @Test("JSON of planners and GeoJSON have their times as tables do")
    func others() {
        let json =
            #"[{"name":"A","lat":53.8,"lng":10.6,"arrival":"2027-07-03T15:00:00+02:00"},{"name":"B","lat":53.9,"lng":11.4,"arrival":"2027-07-05T14:30:00Z"}]"#
        let planner = tableReading(json, as: PlannerFormat())
        #expect(planner[1].hasPrefix("A|2|") && planner[1].hasSuffix("15:00"), "\(planner)")
        #expect(planner[2].hasSuffix("14:30"), "\(planner)")
        let features = ["2027-07-03T15:00:00+02:00", "2027-07-05T16:30:00Z"].enumerated().map { index, time in
            #"{"type":"Feature","properties":{"Ort":"\#(index)x","Anreise":"\#(time)"},"geometry":{"type":"Point","coordinates":[1\#(index).5,53.8]}}"#
        }
        let text = #"{"type":"FeatureCollection","features":["# + features.joined(separator: ",") + "]}"
        let read = tableReading(text, as: GeoJSONFormat())
        #expect(read[1].hasSuffix("15:00") && read[2].hasSuffix("16:30"), "\(read)")
    }
}
