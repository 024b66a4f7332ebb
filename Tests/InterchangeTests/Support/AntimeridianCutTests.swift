import Entities
import Geodesy
import Testing

@testable import Interchange

@Suite("Lines cut at the antimeridian")
struct AntimeridianCutTests {
    private func parts(_ places: (latitude: Double, longitude: Double)...) throws -> [[String]] {
        partsCutAtAntimeridian(try places.map { try Coordinate(latitude: $0.latitude, longitude: $0.longitude) })
            .map { part in part.map { "\($0.latitude) \($0.longitude)" } }
    }

    @Test("a line is cut where it meets the antimeridian, and goes on at the other side")
    func cut() throws {
        #expect(
            try parts((40, 170), (50, -170)) == [["40.0 170.0", "45.0 180.0"], ["45.0 -180.0", "50.0 -170.0"]])
        #expect(try parts((10, 20), (20, 40)) == [["10.0 20.0", "20.0 40.0"]])
    }

    @Test("a line along the antimeridian keeps its way, whichever side its ends are written with")
    func along() throws {
        #expect(
            try parts((-80, -170), (-90, -180), (0, 180), (5, 170))
                == [["-80.0 -170.0", "-90.0 -180.0", "0.0 -180.0"], ["0.0 180.0", "5.0 170.0"]])
        #expect(
            try parts((10, 180), (20, -180), (20, -170)) == [
                ["10.0 180.0", "20.0 180.0"], ["20.0 -180.0", "20.0 -170.0"],
            ])
    }

    @Test("one place on both sides of the antimeridian is no way")
    func none() throws {
        #expect(try parts((7, 180), (7, -180)) == [["7.0 180.0", "7.0 180.0"]])
    }
}
