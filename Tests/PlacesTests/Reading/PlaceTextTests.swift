import Geodesy
import Places
import Testing

@Suite("How a PLACE argument is read")
struct PlaceTextTests {
    @Test(
        "links, geo: texts and coordinates are places",
        arguments: [
            "40.757,-73.986", " 40.757, -73.986 ", "40.757 -73.986", "geo:40.757,-73.986", "GEO:40.757,-73.986;u=10",
            "40.757N 73.986W", "https://www.google.com/maps?q=40.757,-73.986",
            "https://www.openstreetmap.org/?mlat=40.757&mlon=-73.986#map=15/1/2",
            "HTTPS://maps.apple.com/?ll=40.757,-73.986",
        ])
    func coordinates(text: String) throws {
        let place = try Coordinate(latitude: 40.757, longitude: -73.986)
        #expect(try PlaceText(parsing: text) == .coordinates(place, name: nil))
    }

    @Test(
        "one angle with a decimal comma and a direction is one half of coordinates",
        arguments: ["50,5°N", "50,5°E", "50,5 N", "50,5E", "N 50,5"])
    func halfWithComma(text: String) {
        #expect(throws: PlaceTextError.half(text)) { try PlaceText(parsing: text) }
    }

    @Test("a link that says where a search begins is a name to look up near there")
    func searchArea() throws {
        let area = try Coordinate(latitude: 46, longitude: 7)
        let link = "https://maps.apple.com/?q=Matterhorn&sll=46,7"
        #expect(try PlaceText(parsing: link) == .search("Matterhorn", near: area))
        #expect(try PlaceText(parsing: "https://maps.apple.com/?sll=46,7") == .coordinates(area, name: nil))
    }

    @Test(
        "a name before the most frequent spelling is taken whole; a link and one without a name are not read as that",
        arguments: [
            ("New Stop=40.5,-73.5", "New Stop"), (" B\u{e9}ziers = 40.5, -73.5 ", "B\u{e9}ziers"),
            ("No. 5=40.5,-73.5", "No. 5"),
        ])
    func usualName(text: String, name: String) throws {
        let place = try Coordinate(latitude: 40.5, longitude: -73.5)
        #expect(try PlaceText(parsing: text) == .coordinates(place, name: name))
        #expect(try PlaceText(parsing: "https://www.google.com/maps?q=40.5,-73.5") == .coordinates(place, name: nil))
        #expect(throws: PlaceTextError.noName("=40.5,-73.5")) { try PlaceText(parsing: "=40.5,-73.5") }
    }

    @Test("degrees, minutes and seconds are a place")
    func sexagesimal() throws {
        guard case .coordinates(let place, nil) = try PlaceText(parsing: #"40°45'25"N 73°59'10"W"#) else {
            Issue.record("not read as coordinates")
            return
        }
        #expect(abs(place.latitude - 40.756944) < 1e-6)
        #expect(abs(place.longitude + 73.986111) < 1e-6)
    }

    @Test(
        "NAME=COORDINATES names the place; the name ends at the last =, but before a link or a geo: text",
        arguments: [
            ("Times Square=40.757,-73.986", "Times Square"),
            (" Times Square = 40.757, -73.986", "Times Square"),
            ("a=b=40.757,-73.986", "a=b"),
            ("5=40.757,-73.986", "5"),
            ("12,13=40.757,-73.986", "12,13"),
            ("Home=geo:40.757,-73.986;u=10", "Home"),
            ("Home=https://maps.google.com/?q=40.757,-73.986", "Home"),
            ("a=b= https://maps.google.com/?q=40.757,-73.986", "a=b"),
            ("Home=maps.google.com/?q=40.757,-73.986", "Home"),
        ])
    func named(text: String, name: String) throws {
        let place = try Coordinate(latitude: 40.757, longitude: -73.986)
        #expect(try PlaceText(parsing: text) == .coordinates(place, name: name))
    }

    @Test("NAME=TOWN names a place that is looked up, split at the first =")
    func namedTown() throws {
        #expect(try PlaceText(parsing: " Home = Lyon ") == .named("Home", place: "Lyon"))
        #expect(try PlaceText(parsing: "a=b=Lyon") == .named("a", place: "b=Lyon"))
        #expect(throws: PlaceTextError.noName("=Lyon")) { try PlaceText(parsing: "=Lyon") }
    }

    @Test("a link without its https:// is a link")
    func bareLink() throws {
        let place = try Coordinate(latitude: 40.757, longitude: -73.986)
        #expect(try PlaceText(parsing: "maps.google.com/?q=40.757,-73.986") == .coordinates(place, name: nil))
        #expect(
            try PlaceText(parsing: "www.openstreetmap.org/#map=15/40.757/-73.986") == .mapCenter(place))
        #expect(try PlaceText(parsing: "www.google.com/maps/@40.757,-73.986,12z") == .mapCenter(place))
        #expect(
            try PlaceText(parsing: "Home=www.google.com/maps/@40.757,-73.986,12z") == .coordinates(place, name: "Home"))
    }

    @Test(
        "anything else is a name to look up",
        arguments: [
            "Lyon", "29 Palms", "1770", "100 Mile House", "St. John's", "A Coruña",
            "Washington, D.C.", "N", "Llanfair-P.G.", "66",
        ])
    func names(text: String) throws {
        #expect(try PlaceText(parsing: "  \(text) ") == .name(text))
    }

    @Test("NAME=PLACE takes the name of a place too, a Plus Code without its beginning, and a link with a name")
    func further() throws {
        #expect(try PlaceText(parsing: "Home=Paris, Texas") == .named("Home", place: "Paris, Texas"))
        let code = try #require(PlusCode("2GQC+XX"))
        #expect(try PlaceText(parsing: "2GQC+XX Zermatt") == .shortCode(code, near: "Zermatt"))
        let tower = try Coordinate(latitude: 48.8583701, longitude: 2.2944813)
        let link = "https://www.google.com/maps/place/Eiffel+Tower/@48.8,2.2,17z/data=!3d48.8583701!4d2.2944813"
        #expect(try PlaceText(parsing: link) == .coordinates(tower, name: "Eiffel Tower"))
        #expect(try PlaceText(parsing: "Iron lady=" + link) == .coordinates(tower, name: "Iron lady"))
        let way = try PlaceText(parsing: "google.com/maps/dir/Zermatt/46,7.5/Annecy/@46,7,9z")
        let middle = try Coordinate(latitude: 46, longitude: 7.5)
        #expect(way == .route([.name("Zermatt"), .coordinates(middle, name: nil), .name("Annecy")]))
    }

    @Test("a name of a hundred thousand bytes is a name")
    func longName() throws {
        let text = String(repeating: "1.5,", count: 25_000)
        #expect(try PlaceText(parsing: text) == .name(text))
    }

    @Test(
        "what was meant as coordinates but is none says what is wrong",
        arguments: [
            ("", "a place cannot be empty; give coordinates, such as 40.757,-73.986, or a name"),
            (" \n", "a place cannot be empty; give coordinates, such as 40.757,-73.986, or a name"),
            ("91,0", "“91,0”: latitude 91 is outside -90 to 90"),
            ("geo:0,181", "“geo:0,181”: longitude 181 is outside -180 to 180"),
            ("Home=91,0", "“91,0”: latitude 91 is outside -90 to 90"),
            ("=40.757,-73.986", "there is no name before the = in “=40.757,-73.986”; write NAME=40.757,-73.986"),
            (
                "Home=", "there is no place behind the = in “Home=”; write NAME=40.757,-73.986 or NAME=TOWN"
            ),
            ("=", "there is no place behind the = in “=”; write NAME=40.757,-73.986 or NAME=TOWN"),
            (
                "2GQC+XX", "“2GQC+XX” is a short Plus Code, which needs a town behind it: “2GQC+XX Zermatt”"
            ),
            (
                "https://maps.app.goo.gl/abc",
                "“https://maps.app.goo.gl/abc”: a short link can only be opened online; open it in a browser and copy "
                    + "the long link from its address line"
            ),
            (
                "40.757",
                "“40.757” is one half of coordinates; give latitude and longitude as one argument: 40.757,-73.986"
            ),
        ])
    func broken(text: String, message: String) {
        let error = #expect(throws: PlaceTextError.self) { try PlaceText(parsing: text) }
        #expect(error?.description == message)
    }

    @Test(
        "half of a pair of coordinates is not taken for a name",
        arguments: ["40.757,", "-73.986", ",-73.986", "40°", "200.5", "-73"])
    func half(text: String) {
        #expect(throws: PlaceTextError.half(text)) { try PlaceText(parsing: text) }
    }
}
