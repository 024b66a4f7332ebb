import Geodesy
import PlaceNames
import TestSupport
import Testing

@Suite("A place that need not be asked about")
struct ClearChoiceTests {
    private let gazetteer: Gazetteer

    init() throws {
        gazetteer = try Gazetteer.embedded()
    }

    @Test(
        "A whole name with no rival, or with a tenth of the people at most, is clear",
        arguments: [
            ("paris", "Paris (FR)"), ("paris, tx", "Paris, Texas (US)"),
            ("springfield, il", "Springfield, Illinois (US)"),
            ("kiev", "Kyiv (UA)"), ("rome", "Rome (IT)"), ("milan", "Milan (IT)"), ("東京", "Tokyo (JP)"),
            ("ushuaia", "Ushuaia (AR)"),
            ("london, ontario", "London, Ontario (CA)"), ("big bear lake", "Big Bear Lake, California (US)"),
        ])
    func clear(query: String, title: String) {
        #expect(gazetteer.clearlyBest(query)?.place.label == title)
    }

    @Test(
        "A beginning, a slip of typing, and names of several like places are not",
        arguments: [
            "par", "new yrok", "springfield", "cordoba", "san jose", "valencia", "birmingham", "toledo", "", "qqqqqqq",
            "santa",
        ])
    func unclear(query: String) {
        #expect(gazetteer.clearlyBest(query) == nil)
    }

    @Test("The only one within 300 km of the previous stop is clear")
    func nearby() throws {
        let chicago = try Coordinate(latitude: 41.88, longitude: -87.63)
        let seville = try Coordinate(latitude: 37.39, longitude: -5.99)
        #expect(gazetteer.clearlyBest("cordoba", near: seville)?.place.label == "Córdoba (ES)")
        // Springfield in Illinois and Springfield in Michigan both lie within 300 km.
        #expect(gazetteer.clearlyBest("springfield", near: chicago) == nil)
    }

    @Test("A place far from every stop is asked about while a namesake is nearer to one of them, not one near any stop")
    func farFromEveryStop() throws {
        let london = try Coordinate(latitude: 51.51, longitude: -0.13)
        let newYork = try Coordinate(latitude: 40.71, longitude: -74.01)
        let melbourne = try Coordinate(latitude: -37.81, longitude: 144.96)
        func doubt(_ near: Coordinate, _ stops: [Coordinate]) -> PlaceDoubt? {
            gazetteer.choose("sydney", near: near, stops: stops).doubt
        }
        guard case .far(let distance)? = doubt(london, []) else {
            Issue.record("a far namesake was taken")
            return
        }
        #expect(distance > 15_000_000 && distance < 18_000_000)
        guard case .far? = doubt(london, [newYork, london]) else {
            Issue.record("a far namesake was taken")
            return
        }
        #expect(doubt(london, [melbourne, london]) == nil)
        #expect(doubt(melbourne, [london, melbourne]) == nil)
    }

    @Test(
        "A name that was typed is kept where the place is known by it",
        arguments: [
            ("Bozen", "Bolzano", "Bozen"), ("bozen, italy", "Bolzano", "Bozen"), ("bozen italy", "Bolzano", "Bozen"),
            ("Bolzano", "Bolzano", nil), ("bolzano, italy", "Bolzano", nil), ("Colonia", "Köln", "Colonia"),
            ("東京", "Tokyo", "東京"), ("Brugs", "Brugge", nil), ("Tokyo", "Tokyo", nil),
        ])
    func typedNames(text: String, name: String, typed: String?) throws {
        let place = try #require(
            gazetteer.search(String(text.prefix { $0 != "," }), limit: 20).first { $0.place.name == name })
        #expect(gazetteer.typedName(of: place.place.number ?? 0, in: text) == typed)
    }

    @Test("Codes and short forms are no names of stops")
    func shortForms() throws {
        let city = try #require(gazetteer.search("LA", limit: 20).first { $0.place.name == "Los Angeles" })
        #expect(gazetteer.typedName(of: city.place.number ?? 0, in: "LA") == nil)
        let airport = try #require(gazetteer.search("ZRH", limit: 1).first)
        #expect(gazetteer.typedName(of: airport.place.number ?? 0, in: "ZRH") == nil)
    }

    @Test("Each candidate of an unclear name has an argument that is clear, or its coordinates")
    func arguments() {
        for query in LongRun.cases(["springfield", "cordoba", "san jose", "valencia", "alexandria"]) {
            for match in gazetteer.search(query, limit: 12) {
                let argument = gazetteer.argument(for: match.place)
                if argument.contains("=") {
                    let coordinate = match.place.coordinate
                    #expect(argument == "\(match.place.name)=\(coordinate.latitude),\(coordinate.longitude)")
                } else {
                    #expect(gazetteer.clearlyBest(argument)?.place == match.place)
                }
            }
        }
        let springfield = gazetteer.search("springfield, il", limit: 1).first?.place
        #expect(springfield.map { gazetteer.argument(for: $0) } == "Springfield, Illinois")
    }
}
