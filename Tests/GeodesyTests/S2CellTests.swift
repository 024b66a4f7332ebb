import Geodesy
import Testing

@Suite("Cells of the S2 grid")
struct S2CellTests {
    /// Cells with their level and their middle, as the Python package s2sphere 0.2.5 gives them for random places.
    private static let recorded: [(id: UInt64, level: Int, latitude: Double, longitude: Double)] = [
        (0x9fa8a707acd62e8b, 30, -31.710102343602156, -125.69429742458108),
        (0x7e971502b25dea39, 30, 27.1682051141214, -153.9229367659044),
        (0x8d245c5637ebf000, 24, 6.458760798934137, -48.35199109994614),
        (0xb07fce2e10000000, 16, -79.55972619307411, 2.6782418474526066),
        (0xba97471000000000, 12, -83.2410122761455, -23.89175318045396),
        (0xa5a7700000000000, 8, -77.25936803303533, -147.53078475507863),
        (0x2c30000000000000, 4, -12.250150641347645, 115.66283001554785),
        (0xb000000000000000, 0, -90.0, 0.0),
        (0x63f72a64060d9fe1, 30, 22.93798002796607, 161.17521930378808),
        (0x09982c660c4db1a1, 30, 13.878530753495822, -37.195029102595505),
        (0x500c7514314a1000, 24, 85.72591896529778, -163.2302594710496),
        (0x4ddb993d70000000, 16, 64.52427954027324, -75.73960524624971),
        (0xa41a1b3000000000, 12, -64.04051722799906, -137.5876834431936),
        (0x2a28d00000000000, 8, -34.34152834268294, 113.95364658268294),
        (0xb690000000000000, 4, -54.58310883707641, 29.992124779489266),
        (0x9000000000000000, 0, -0.0, -90.0),
        (0x7a2a0743bbaa13dd, 30, 8.59400385009873, -157.39596899118663),
        (0xa52799967230c4d5, 30, -79.27178943666924, -105.85486343639111),
        (0x0b770c97b9377000, 24, 32.471997312319175, -26.066770867815492),
        (0x1e44dc1dd0000000, 16, -33.45394950906972, 30.801793260047326),
        (0x91995d9000000000, 12, -8.424517304738234, -72.08236881202139),
        (0x4252100000000000, 8, 52.84445769010948, 71.73797553989087),
        (0xb5f0000000000000, 4, -43.98407191758639, 27.627751515907587),
        (0x7000000000000000, 0, -0.0, -180.0),
    ]

    @Test("the middle of a cell is the one that s2sphere gives", arguments: recorded)
    func middle(cell: (id: UInt64, level: Int, latitude: Double, longitude: Double)) throws {
        let found = try #require(S2Cell(id: cell.id))
        #expect(found.level == cell.level)
        let expected = try Coordinate(cell.latitude, cell.longitude)
        #expect(found.center.distance(to: expected) < 0.001, "\(found.center)")
    }

    @Test(
        "a number of no cell is none", arguments: [0, 0xC000_0000_0000_0001, 0x4000_0000_0000_0002, .max] as [UInt64])
    func noCell(id: UInt64) {
        #expect(S2Cell(id: id) == nil)
    }
}
