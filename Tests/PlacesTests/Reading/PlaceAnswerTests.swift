import Geodesy
import PlaceNames
import Places
import TestSupport
import Testing

@Suite("The places of the program as answers")
struct PlaceAnswerTests {
    @Test("damaged places are an error of the question that says so, not a crash, and bad data")
    func damaged() throws {
        let places = GazetteerGeocoder { () throws(GazetteerError) in throw .damagedHeader }
        let reason = GazetteerError.damagedHeader.description
        let error = #expect(throws: PlaceError.self) { try PlaceFinder(places).place(for: PlaceQuery(text: "Lyon")) }
        #expect(error?.description == "“Lyon”: \(reason)")
        #expect(error?.isBadData == true)
    }

    @Test("a stop by coordinates needs no places: damaged ones only cost it its name")
    func coordinates() throws {
        let places = GazetteerGeocoder { () throws(GazetteerError) in throw .notAGazetteer }
        let found = try PlaceFinder(places).place(for: PlaceQuery(text: "36.6,-121.9"))
        #expect(found.name == "36.6, -121.9")
        #expect(found.label == "36.6, -121.9")
    }

    @Test("a link that only shows a map says that its place is the centre of that")
    func mapCenter() throws {
        let finder = PlaceFinder(GazetteerGeocoder.embedded)
        let label = { (text: String) in try finder.place(for: PlaceQuery(text: text)).label }
        #expect(
            try label("https://www.google.com/maps/@46.02,7.75,12z")
                == "near Zermatt (46.02, 7.75; the centre of the map in the link)")
        #expect(try label("https://www.google.com/maps?q=46.02,7.75") == "near Zermatt (46.02, 7.75)")
        let far = "https://www.openstreetmap.org/#map=12/-60/-120"
        #expect(try label(far) == "-60, -120 (the centre of the map in the link)")
    }

    @Test(
        "coordinates in a part of a city that has a number are near the city; other names keep their words",
        arguments: [
            ("43.299,5.362", "near Marseille"), ("45.76,4.83", "near Lyon"), ("48.867,2.344", "near Paris 02 Bourse"),
            ("46.02,7.75", "near Zermatt"),
        ])
    func numberedPart(text: String, name: String) throws {
        let found = try PlaceFinder(GazetteerGeocoder.embedded).place(for: PlaceQuery(text: text))
        #expect(found.name == name)
    }

    @Test("a first place far from the second, which is near a namesake of it, is asked about; not where it is known")
    func firstOfTrip() throws {
        let finder = PlaceFinder(GazetteerGeocoder.embedded)
        let error = #expect(throws: PlaceError.self) { try finder.places(["Naples", "Miami"], near: nil) }
        guard case .ambiguous("Naples", let places, .several)? = error?.problems.first?.error else {
            Issue.record("Naples was taken")
            return
        }
        #expect(places.count == 2)
        #expect(places.first?.label.contains("Florida") == true && places.last?.label == "Naples (IT)")
        let known = ["Naples": places[1]]
        #expect(try finder.places(["Naples", "Miami"], near: nil, chosen: known).count == 2)
        for texts in [["New York", "Los Angeles"], ["Naples, IT", "Miami"], ["Naples", "Rome"]] {
            #expect(try finder.places(texts, near: nil).count == 2, "\(texts)")
        }
    }

    @Test("a place in a link with where its search begins is the one of the name, not where the search begins")
    func searchArea() throws {
        let finder = PlaceFinder(GazetteerGeocoder.embedded)
        let link = "https://maps.apple.com/?q=Matterhorn&sll=46,7"
        let found = try finder.place(for: PlaceQuery(text: link))
        #expect(found.name == "Matterhorn" && found.wasLookedUp)
    }

    @Test("what an answer is for decides how much is found out")
    func purposes() throws {
        let places = GazetteerGeocoder.embedded
        let choice = try places.places(for: PlaceQuery(text: "Springfield"))
        #expect(!choice.isClear)
        #expect(choice.places.allSatisfy { !$0.argument.contains("=") })
        let list = try places.places(for: PlaceQuery(text: "Springfield", purpose: .list, limit: 3))
        #expect(list.places.count == 3)
        #expect(list.places.allSatisfy { $0.argument.contains("=") })
        #expect(try places.places(for: PlaceQuery(text: "zagrebxy", purpose: .list)).spelling == "Zagreb")
        #expect(try places.places(for: PlaceQuery(text: "zagrebxy", purpose: .typing)).spelling == nil)
        #expect(try places.places(for: PlaceQuery(text: "Lyon")).isClear)
        #expect(try places.places(for: PlaceQuery(text: "Lyon", purpose: .reading)).isClear)
        let reading = try places.places(for: PlaceQuery(text: "Springfield", purpose: .reading))
        #expect(!reading.isClear)
        #expect(reading.places.map(\.location) == choice.places.map(\.location))
        #expect(reading.places.allSatisfy { $0.argument.contains("=") })
        #expect(try places.places(for: PlaceQuery(text: "zagrebxy", purpose: .reading)).spelling == nil)
    }
}
