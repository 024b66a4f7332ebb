import Geodesy
import TestSupport
import Testing

@Suite("Places as text")
struct CoordinateTextTests {
    @Test("places are shown in decimal degrees and as URI")
    func shown() throws {
        let timesSquare = try Coordinate(40.757, -73.986)
        #expect(coordinateText(timesSquare) == "40.757, -73.986")
        #expect(geoURI(timesSquare) == "geo:40.757,-73.986")
        #expect(try coordinateText(Coordinate(-0.000001, 12.3456789)) == "0, 12.34568")
        #expect(try geoURI(Coordinate(90, 77)) == "geo:90,0")
        #expect(degreesText(-73.98600000001) == "-73.986")
        #expect(degreesText(0.1 + 0.2) == "0.3")
        #expect(degreesText(-1e-9) == "0")
        #expect(degreesText(1e-7) == "0.0000001")
    }

    @Test(
        "one place, as people and programs write it",
        arguments: [
            "40.757,-73.986", "40.757, -73.986", "40.757 , -73.986", "40.757 -73.986", "  40.757\t-73.986\n",
            "+40.757 -73.986", "40.757,\u{2212}73.986",
            "40.757N 73.986W", "40.757 N, 73.986 W", "N40.757 W73.986", "n 40.757, w 73.986", "73.986W 40.757N",
            "W73.986 N40.757", "40.757°, -73.986°",
            "40.757° -73.986°", "40.757°N 73.986°W", "geo:40.757,-73.986", "GEO:40.757,-73.986,12.5;crs=wgs84;u=10",
            "geo:40.757,-73.986;crs=WGS84;x-y=z",
            "geo:0,0?q=40.757,-73.986(Times+Square)", "40.757;-73.986", "40°45.42' -73°59.16'", "40 45.42 N 73 59.16 W",
            "40 45.42, -73 59.16",
            "40°45.42′N 73°59.16′W", "N 40° 45.42' W 73° 59.16'", "40d45.42m N 73d59.16m W", "+40.757-073.986",
        ])
    func parsing(text: String) throws {
        let place = try Coordinate(parsing: text)
        #expect(abs(place.latitude - 40.757) < 1e-9)
        #expect(abs(place.longitude - -73.986) < 1e-9)
    }

    @Test(
        "degrees, minutes and seconds",
        arguments: [
            #"40°45'25"N 73°59'10"W"#, #"40°45'25"N, 73°59'10"W"#, "40°45′25″N 73°59′10″W", "40º45’25”N 73º59’10”W",
            "40°45'25''N 73°59'10''W", "40 45 25 N 73 59 10 W",
            "40 45 25, -73 59 10", "40d45m25s N 73d59m10s W", "40d45m25sN73d59m10sW", "40D45M25SN 73D59M10SW",
            #"N40°45'25" W73°59'10""#,
            #"40° 45' 25" N 73° 59' 10" W"#, #"40°45'25", -73°59'10""#, #"73°59'10"W 40°45'25"N"#,
            #"40°45'25" -73°59'10""#,
        ])
    func sexagesimalParsing(text: String) throws {
        let place = try Coordinate(parsing: text)
        #expect(abs(place.latitude - (40 + 45.0 / 60 + 25.0 / 3_600)) < 1e-12)
        #expect(abs(place.longitude - -(73 + 59.0 / 60 + 10.0 / 3_600)) < 1e-12)
    }

    @Test("the south is S even where seconds are s")
    func south() throws {
        #expect(try Coordinate(parsing: "33d51m24S 151d12m47E").latitude < 0)
        #expect(try Coordinate(parsing: "33d51m24s S 151d12m47s E").latitude < 0)
        #expect(try Coordinate(parsing: "33.5s 151.2e").latitude == -33.5)
        #expect(try Coordinate(parsing: "48,2") == Coordinate(48, 2))
        #expect(try Coordinate(parsing: "90 180") == Coordinate(90, 180))
    }

    @Test(
        "what is not coordinates at all may be a name",
        arguments: [
            "", " ", "Lyon", "66", "1770", "29 Palms", "Route 66, 12", "nan,nan", "inf,0", "0x1p3,0", "1e2,3e1",
            "1E2,3E1",
            "40.757", "N", "N,W", "12 S", "1,", ",1", "40 45 25 73 59 10",
            "40.,-73.", ".5,.5", "2026-11-05", "12-34", "1 2 3", "https://example.com", "geology:1,2", "٤٠,٧٣",
            "+", "°'\"",
        ])
    func names(text: String) {
        #expect(throws: CoordinateTextError.notCoordinates) { try Coordinate(parsing: text) }
        #expect(!CoordinateTextError.notCoordinates.isAboutCoordinates)
    }

    @Test("places beyond the Earth are told from names")
    func range() {
        #expect(throws: CoordinateTextError.outOfRange(.latitudeOutOfRange(91))) { try Coordinate(parsing: "91,0") }
        #expect(throws: CoordinateTextError.outOfRange(.longitudeOutOfRange(-181))) {
            try Coordinate(parsing: "0,-181")
        }
        #expect(throws: CoordinateTextError.outOfRange(.latitudeOutOfRange(100))) {
            try Coordinate(parsing: "geo:100,0")
        }
        #expect(throws: CoordinateTextError.outOfRange(.latitudeOutOfRange(-90.5))) {
            try Coordinate(parsing: "90°30'S 0°E")
        }
        #expect(CoordinateTextError.outOfRange(.latitudeOutOfRange(91)).isAboutCoordinates)
        #expect("\(CoordinateTextError.outOfRange(.latitudeOutOfRange(91)))" == "latitude 91 is outside -90 to 90")
        #expect("\(CoordinateError.longitudeOutOfRange(-180.5))" == "longitude -180.5 is outside -180 to 180")
        #expect("\(CoordinateError.latitudeOutOfRange(.nan))" == "latitude nan is outside -90 to 90")
    }

    @Test(
        "decimal commas are refused with the right way to write them",
        arguments: ["48,85,2,35", "1,48,85,2,35"])
    func decimalCommas(text: String) {
        #expect(throws: CoordinateTextError.decimalComma) { try Coordinate(parsing: text) }
        #expect(
            "\(CoordinateTextError.decimalComma)"
                == "it is not clear which commas are decimal signs; write 48.85,2.35 instead of 48,85,2,35")
    }

    @Test(
        "sixty minutes are refused", arguments: ["40°60'N 73°W", #"40°45'60"N 73°W"#, "40 75.5, 73", "40°45'60.0\", 3"])
    func sixty(text: String) throws {
        let error = try #require(throws: CoordinateTextError.self) { try Coordinate(parsing: text) }
        guard case .sixtyOrMore = error else {
            Issue.record("\(error)")
            return
        }
    }

    @Test(
        "what is nearly coordinates says what is wrong",
        arguments: [
            ("1.5,2.5,3.5", "there are more than two parts between commas"),
            ("40N 50N", "one angle must be north or south, the other east or west"),
            ("-40N 73W", "an angle has a sign or a letter, not both"),
            ("40N 73", "both angles need a letter, or a comma between them"),
            ("40.5°30'N 73W", "only the last number of an angle may have decimals"),
            ("40'N 73W", "degrees, minutes and seconds must follow one another, each once"),
            ("40°°N 73W", "degrees, minutes and seconds must follow one another, each once"),
            ("40°°\"240", "degrees, minutes and seconds must follow one another, each once"),
            ("40°°73", "degrees, minutes and seconds must follow one another, each once"),
            ("geo:40", "a geo: text is written as geo:40.757,-73.986"),
            ("geo:", "a geo: text is written as geo:40.757,-73.986"),
            ("geo:1,nan", "a geo: text is written as geo:40.757,-73.986"),
            ("geo:1,2 3", "a geo: text is written as geo:40.757,-73.986"),
            ("geo:1,2;crs=nad27", "the reference system nad27 is not known; only wgs84 is, as GPS and maps use it"),
            ("1 2 3 4, 5", "an angle has one to three numbers"),
        ])
    func malformed(text: String, message: String) throws {
        let error = try #require(throws: CoordinateTextError.self) { try Coordinate(parsing: text) }
        #expect("\(error)" == message)
        #expect(error.isAboutCoordinates)
    }

    @Test("a text over the limit is not read")
    func length() {
        let text = "40.757," + String(repeating: " ", count: 300) + "-73.986"
        #expect(throws: CoordinateTextError.tooLong(limit: 200)) { try Coordinate(parsing: text) }
    }

    @Test("what is written is read back: to 1e-7 from files, to a second from sexagesimal")
    func roundTrip() throws {
        var random = SeededGenerator(seed: 10)
        for _ in 0..<LongRun.count(10_000) {
            let place = try Coordinate.random(using: &random)
            let texts = [
                (geoURI(place), 0.5e-7), (degreesText(place.latitude) + "," + degreesText(place.longitude), 0.5e-7),
                (coordinateText(place), 0.5e-5), (sexagesimalText(place), 0.5 / 3_600),
            ]
            for (text, tolerance) in texts {
                let again = try Coordinate(parsing: text)
                #expect(abs(again.latitude - place.latitude) <= tolerance * 1.0001)
                let same =
                    place.latitude.magnitude == 90 || abs(again.longitude - place.longitude) <= tolerance * 1.0001
                #expect(same)
            }
        }
    }

    @Test("no text, however broken, stops the reader")
    func fuzz() {
        var random = SeededGenerator(seed: 12)
        let pieces = [
            "40", "73.986", "-", "+", ",", ";", " ", "°", "'", "\"", "N", "S", "e", "W", "d", "m", "s", "geo:", "crs=",
            "=", "?q=", "https://", "@", "!3d", "!4d", "#map=", "/", "%2C", "%", "&q=", "ll=",
            "~", "nan", "é", "\u{0}", "9999999999999999999999", ".", "\u{2212}", "′", "mlat=", "(",
        ]
        let seeds = [
            "40.757,-73.986", #"40°45'25"N 73°59'10"W"#, "geo:40.757,-73.986;crs=wgs84",
        ]
        var read = 0
        let rounds = LongRun.count(20_000)
        for _ in 0..<rounds {
            var characters = Array(seeds[Int.random(in: 0..<seeds.count, using: &random)])
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let start = Int.random(in: 0...characters.count, using: &random)
                let end = min(characters.count, start + Int.random(in: 0...2, using: &random))
                characters.replaceSubrange(start..<end, with: pieces[Int.random(in: 0..<pieces.count, using: &random)])
            }
            let text = String(characters)
            if let place = try? Coordinate(parsing: text) {
                read += 1
                #expect(place.latitude.magnitude <= 90 && place.longitude.magnitude <= 180)
            }
        }
        #expect(read > rounds * 3 / 20)
    }
}

/// A place in degrees, minutes and whole seconds: `40°45'25"N 73°59'10"W`.
private func sexagesimalText(_ place: Coordinate) -> String {
    sexagesimal(place.latitude, positive: "N", negative: "S") + " "
        + sexagesimal(place.longitude, positive: "E", negative: "W")
}

/// One angle in degrees, minutes and seconds; rounded to seconds first, so that no 60 appears.
private func sexagesimal(_ degrees: Double, positive: String, negative: String) -> String {
    let seconds = Int((degrees.magnitude * 3_600).rounded())
    let hemisphere = degrees < 0 && seconds > 0 ? negative : positive
    let parts = [seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(seconds / 3_600)°\(parts[0])'\(parts[1])\"\(hemisphere)"
}
