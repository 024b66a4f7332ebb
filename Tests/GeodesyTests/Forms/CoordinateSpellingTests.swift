import Geodesy
import TestSupport
import Testing

@Suite("Spellings of coordinates")
struct CoordinateSpellingTests {
    @Test(
        "One place in all usual spellings",
        arguments: CoordinateForms.decimal + CoordinateForms.words + CoordinateForms.minutes + CoordinateForms.colons
            + CoordinateForms.fullWidth)
    func spellings(text: String) throws {
        let place = try Coordinate(parsing: text)
        #expect(abs(place.latitude - 46.0207) < 0.00002 && abs(place.longitude - 7.7491) < 0.00002, "\(place)")
    }

    @Test(
        "Southern and western ones too", arguments: ["33,8568 S 70,2153 W", "33.8568S 70.2153W", "-33,8568; -70,2153"])
    func south(text: String) throws {
        #expect(try Coordinate(parsing: text) == Coordinate(latitude: -33.8568, longitude: -70.2153))
    }

    @Test(
        "What is damaged is no place, and no other one",
        arguments: [
            "96,0207; 7", "46.0207; 187.7491", "lat: 46.0207", "lat: 46.0207 lat: 7.7491", "POINT(7.7491)",
            "POINT(7.7491 96)", "SRID=3857;POINT(7.7491 46.0207)",
            "POINT(7.7491 46.0207", "(46.0207, 7.7491", "46.0207/7.7491/3", "46,02,07; 7,74,91", "46.02,07; 7.7491",
            "46,0207",
            "32T 403163", "32T 4031 5097250", "0T 403163 5097250", "61T 403163 5097250", "32I 403163 5097250",
            "32TAA 03163 97250", "32TMS 03163 9725", "8FR9XPCP+7", "8FR9XPCP", "ZZZZ2222+22", "8FR9X0CP+7H", "N46 N7",
            "46°61'N 7°E", "Lat Long", "", "10:30", "10:30:15:20 7:44", "46:01:14 7:44", "46.02 – 7.75", "1:2:3",
            "12:30 14:45", "12:30, 14:45", "10:15/11:30", "12:30-14:45",
        ])
    func damaged(text: String) {
        let place = try? Coordinate(parsing: text)
        // A missing second half of a decimal pair may still be a pair of whole numbers.
        #expect(place == nil || text == "46,0207", "\(String(describing: place))")
    }

    @Test("two numbers with decimal points are read in a shorter way as in the general one")
    func decimalPair() throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            let latitude = (Double.random(in: -95...95, using: &random) * 1e5).rounded() / 1e5 + 0.000001
            let longitude = (Double.random(in: -190...190, using: &random) * 1e3).rounded() / 1e3 + 0.0001
            for separator in [",", ", "] {
                let text = "\(latitude)\(separator)\(longitude)"
                #expect(Coordinate(decimalPair: text[...]) == (try? Coordinate(parsing: text)), "\(text)")
            }
        }
    }

    @Test(
        "every other spelling is left to the general way",
        arguments: [
            "", ",", "40.757", "1,2", "1.5,2", "1,2.5", "40.757,,-73.986", "40.757,-73.986,5.1", "40.757 -73.986",
            "40.757 ,-73.986", "40.757,  -73.986", "40.757N,73.986W", "91.5,0.5", "0.5,180.5", "1e1.0,2.0", "1.,2.0",
            ".5,2.0", "1.0.0,2.0", "--1.0,2.0", "１.0,2.0",
        ])
    func noDecimalPair(text: String) {
        #expect(Coordinate(decimalPair: text[...]) == nil)
    }
}
