import Geodesy
import TestSupport
import Testing

/// Counts the forms of coordinates that are read right, each also with a number in it damaged.
@Suite("Forms of coordinates, counted")
struct CoordinateFormTests {
    @Test(
        "Of 60 forms of coordinates and as many damaged ones 97 % are right, 80 % of each kind, none is another place")
    func coordinates() throws {
        var count = FormCount()
        var wrong: [String] = []
        let north = try Coordinate(latitude: 46.0207, longitude: 7.7491)
        let south = try Coordinate(latitude: -33.8568, longitude: -70.2153)
        var forms = 0
        for (kind, place, texts) in [
            ("decimal", north, CoordinateForms.decimal), ("words", north, CoordinateForms.words),
            ("minutes", north, CoordinateForms.minutes), ("colons", north, CoordinateForms.colons),
            ("grids", north, CoordinateForms.grids), ("full width", north, CoordinateForms.fullWidth),
            ("southern", south, CoordinateForms.southern),
        ] {
            for text in texts {
                forms += 1
                let read = try? Coordinate(parsing: text)
                count.add(kind, text, isRight: read.map { $0.distance(to: place) < 20 } ?? false)
                for damaged in damagedForms(of: text) {
                    let stray = try? Coordinate(parsing: damaged)
                    if let stray, stray.distance(to: place) > 1_000 { wrong.append("\(damaged): \(stray)") }
                    count.add(kind, damaged, isRight: stray.map { $0.distance(to: place) < 1_000 } ?? true)
                }
            }
        }
        #expect(forms >= 60)
        #expect(count.isEnough, "\(count.missed)")
        #expect(count.weakKinds == [], "\(count.missed)")
        #expect(wrong == [])
    }
}
