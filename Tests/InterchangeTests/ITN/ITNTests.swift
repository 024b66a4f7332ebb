import Foundation
import Interchange
import TestSupport
import Testing

@Suite struct ITNTests {
    @Test("The places of an itinerary are the stops of a trip")
    func places() {
        let text =
            "\u{FEFF}235220|4885660|Paris|4|\r\n483570|4576400|Lyon, Bellecour|0|\r\n\r\n-7398600|4075700|New York|2|\r\n"
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "itn")
        #expect(
            reading(text, file: "Tour") == [
                "Tour: Paris@48.8566,2.3522 Lyon, Bellecour@45.764,4.8357 New York@40.757,-73.986"
            ])
    }

    @Test("Names in Windows-1252 are read, a title in quotes is none, and bad lines are told")
    func encodings() throws {
        let text = "\"Süden\"\n695830|5094130|Köln|4|\nabc\n1|99999999|X|2|\n"
        let bytes = Array(try #require(text.data(using: .windowsCP1252)))
        #expect(TripFormats.recognizing(bytes)?.name == "itn")
        #expect(
            reading(bytes) == [
                "file: Köln@50.9413,6.9583", "skipped 3: the line is not LONGITUDE|LATITUDE|NAME|FLAGS|",
                "skipped 4: latitude 999.99999 is outside -90 to 90",
                "notice: read as Windows-1252, as it is not UTF-8; look at accented letters",
            ])
    }

    @Test(
        "Tables with bars and lists are none",
        arguments: [
            "name|lat|lon\nP|1|2\n", "1.5|2.5|P\n", "1|2|P|x\n", "P|1|2\n", "12|34\n", "# Trip: 1|2|3\n",
            "Trip\tName\tLatitude\tLongitude\n1|2|A|4|\tLyon\t45\t5\n",
            "Trip,Name,Latitude,Longitude\n1|2|A,Lyon,45,5\n",
        ])
    func others(text: String) {
        #expect(TripFormats.recognizing(Array(text.utf8))?.name != "itn")
    }

    @Test("What gpsbabel writes comes back", .enabled(if: Oracle.gpsbabel.isWanted))
    func gpsbabel() throws {
        let route =
            "<rte><name>R</name><rtept lat='48.8566' lon='2.3522'><name>Paris</name></rtept><rtept lat='-33.8688' lon='151.2093'><name>Sydney</name></rtept></rte>"
        let text = try Oracle.gpsbabel.run(
            ["-r", "-i", "gpx", "-f", "in.gpx", "-o", "tomtom_itn", "-F", "out.itn"],
            files: ["in.gpx": Array("<gpx version='1.1' creator='x'>\(route)</gpx>".utf8)], result: "out.itn")
        #expect(reading(text) == ["file: Paris@48.8566,2.3522 Sydney@-33.8688,151.2093"])
    }

    @Test(
        "The points that gpsbabel writes for TomTom and for Garmin are read, longitude first",
        .enabled(if: Oracle.gpsbabel.isWanted))
    func pointsOfInterest() throws {
        let points =
            "<wpt lat='48.8566' lon='2.3522'><name>Paris</name></wpt><wpt lat='-33.8688' lon='151.2093'><name>Sydney</name></wpt>"
        for type in ["tomtom_asc", "garmin_poi"] {
            let text = try Oracle.gpsbabel.run(
                ["-i", "gpx", "-f", "in.gpx", "-o", type, "-F", "out.csv"],
                files: ["in.gpx": Array("<gpx version='1.1' creator='x'>\(points)</gpx>".utf8)], result: "out.csv")
            let found = reading(text)
            #expect(found.first == "file: Paris@48.8566,2.3522 Sydney@-33.8688,151.2093", "\(type): \(found)")
        }
    }
}
