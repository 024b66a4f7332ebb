import CivilTime
import Entities
import Interchange
import TestSupport
import Testing

@Suite("Plans in the tables and maps of others") struct OthersPlanTests {
    @Test(
        "Headers of others become the plan",
        arguments: [
            (
                "Day,City,Latitude,Longitude\n1,A,46,7\n1,B,46.1,7\n2,C,46.2,7\n4,D,46.3,7\n",
                ["no start", "A", "B|1", "C|2", "D"]
            ),
            (
                "Day,City,lat,lon\nDay 1,A,46,7\nDay 2-3,B,46.1,7\nDay 4,C,46.2,7\n",
                ["no start", "A|1", "B|2", "C"]
            ),
            (
                "City,lat,lon,Check-in,Check-out,Price\nA,46,7,2027-06-12,2027-06-14,€120\nB,46.1,7,2027-06-14,2027-06-15,\n",
                ["2027-06-12", "A|2|120", "B|1"]
            ),
            (
                "Ort;Breite;Länge;Nächte;Ankunft\nA;46.5;7.5;2;12.06.2027\nB;46.6;7.6;1 Nacht;14.06.2027\n",
                ["2027-06-12", "A|2", "B|1"]
            ),
            (
                "City,lat,lon,Stay\nA,46,7,2 nights\nB,46.1,7,90m\nC,46.2,7,all day\n",
                [
                    "no start", "A|2", "B|1h30", "C|Stay: all day",
                    "Stay of line 4 left in the notes: “all day” is not a length of time; write it like 1h30 or 90m",
                ]
            ),
            // A cost of each night counts for the nights that the dates tell.
            (
                "City,lat,lon,Date,Cost per night\nA,46,7,2027-06-12,€90\nB,46.1,7,2027-06-14,€80\nC,46.2,7,2027-06-15,€70\n",
                ["2027-06-12", "A|2|180", "B|1|80", "C|Cost of a night: 70 EUR"]
            ),
            (
                "City,lat,lon,Date,Cost per night\nA,46,7,2027-06-12,€90\nB,46.1,7,2027-06-14,€80\nC,46.2,7,2027-06-15,£70\nD,46.3,7,2027-06-18,£60\n",
                ["2027-06-12", "A|2|180", "B|1|80", "C|3|210 GBP", "D|Cost of a night: 60 GBP"]
            ),
            (
                "City,lat,lon,Check-in,Check-out,Price/night,Currency\nA,46,7,2027-06-12,2027-06-14,90,EUR\n",
                ["2027-06-12", "A|2|180"]
            ),
            (
                "name;Breite;Länge;von;bis;preis gesamt\nA;46,5;7,5;10.07.2027;12.07.2027;240,00 €\n",
                [
                    "2027-07-10", "A|2|240", "numbers such as 48,85 were read with the comma as decimal sign",
                ]
            ),
            (
                "City,lat,lon,Dates\nA,46,7,\"May 3, 2027 → May 6, 2027\"\nB,46.1,7,2027/05/06 → 2027/05/07\n",
                ["2027-05-03", "A|3", "B|1"]
            ),
            // A column of nights may say where one spends them.
            (
                "Date,City,lat,lon,Night\n2027-05-03,A,46,7,Hostel Swanky\n2027-05-04,B,46.1,7,Inn\n",
                [
                    "2027-05-03", "A|1|Night: Hostel Swanky", "B|1|Night: Inn",
                    "columns that are in the notes: Night",
                ]
            ),
            // Day and month: one date tells the order of all.
            (
                "City,lat,lon,Date\nA,46,7,06/07/2027\nB,46.1,7,06/14/2027\n", ["2027-06-07", "A|7", "B"]
            ),
            (
                "City,lat,lon,Date\nA,46,7,11/06/2027\nB,46.1,7,12/06/2027\n", ["2027-06-11", "A|1", "B"]
            ),
        ])
    func tables(text: String, expected: [String]) throws {
        let found = try othersPlan(text, as: CSVFormat())
        #expect(Array(found.prefix(expected.count)) == expected)
    }

    @Test("Properties of GeoJSON become the plan")
    func geoJSON() throws {
        func feature(_ name: String, _ latitude: Double, _ more: String) -> String {
            "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[7,\(latitude)]},"
                + "\"properties\":{\"name\":\"\(name)\"\(more)}}"
        }
        let features = [
            feature("A", 46, ",\"date\":\"2027-06-12\",\"cost\":12"), feature("B", 46.1, ",\"date\":\"2027-06-14\""),
            feature("C", 46.2, ",\"date\":\"soon\""),
        ]
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
        #expect(
            try othersPlan(text, as: GeoJSONFormat()) == [
                "2027-06-12", "A|2|12", "B", "C|Date: soon", "Date of line 1 left in the notes: “soon” is not a date",
            ])
    }
}
