import Geodesy
import Places
import TestSupport
import Testing

@Suite("Links of maps")
struct MapLinkTests {
    /// The spots of a link: the coordinate, the name in brackets, the approximate coordinate.
    static func summary(_ link: MapLink) -> String {
        link.spots.map { spot in
            let name = spot.name.map { " [\($0)]" } ?? ""
            return (spot.place.map(coordinateText) ?? "-") + name
                + (spot.about.map { " about \(coordinateText($0))" } ?? "")
                + (spot.area.map { " around \(coordinateText($0))" } ?? "")
        }
        .joined(separator: "; ")
    }

    @Test(
        "spaces behind a comma belong to the names in a link, other words behind it do not",
        arguments: [
            ("https://maps.google.com/?q=Lagos, Portugal", "- [Lagos, Portugal]"),
            (
                "https://www.google.com/maps/dir/Lagos, Portugal/Faro, Portugal/",
                "- [Lagos, Portugal]; - [Faro, Portugal]"
            ),
            ("maps.google.com/?q=Perth,  Scotland and more", "- [Perth,  Scotland]"),
            ("https://maps.google.com/?q=46.5,6.6, dinner", "46.5, 6.6"),
            ("https://maps.google.com/?q=Lagos,\nPortugal", "- [Lagos,]"),
            ("https://maps.google.com/?q=Lagos dinner at eight", "- [Lagos]"),
        ])
    func spaces(link: String, expected: String) throws {
        #expect(try MapLink(link).map(Self.summary) == expected)
    }

    @Test(
        "points, names and routes are read from links of all kinds",
        arguments: MapLinkForms.table)
    func forms(link: String, expected: String) throws {
        let read = try #require(try MapLink(link))
        #expect(Self.summary(read) == expected)
        // A link that is cut off never crashes.
        for length in stride(from: 0, to: link.count, by: 3) { _ = try? MapLink(String(link.prefix(length))) }
        for position in LongRun.cases(Array(link.indices)) {
            for damaged in damaged(link, at: position) {
                let first = try? MapLink(damaged)
                #expect(first.map(Self.summary) == (try? MapLink(damaged)).map(Self.summary), "\(damaged)")
                for spot in first?.spots ?? [] {
                    #expect(spot.place != nil || spot.name?.isEmpty == false || spot.about != nil, "\(damaged)")
                }
            }
        }
        #expect(throws: CoordinateTextError.self) {
            guard try MapLink("https://www.google.com/maps/x?\(link.count)") == nil else { return }
        }
    }

    /// A link with a character changed in several ways, left out, written twice, or swapped with the next.
    private func damaged(_ link: String, at position: String.Index) -> [String] {
        let (before, after) = (String(link[..<position]), String(link[link.index(after: position)...]))
        let swapped = after.first.map { [before + String($0) + String(link[position]) + after.dropFirst()] } ?? []
        return ["x", "9", "%", "!", ",", "é", "", "\(link[position])\(link[position])"].map { before + $0 + after }
            + swapped
    }

    @Test(
        "a short link says that it can only be opened online",
        arguments: [
            "https://maps.app.goo.gl/abcDEF123", "maps.app.goo.gl/abc", "https://goo.gl/maps/abc",
            "https://maps.apple/p/abc",
            "https://what3words.com/filled.count.soap", "https://on.here.com/abc",
        ])
    func short(link: String) {
        #expect(throws: CoordinateTextError.shortLink) { try MapLink(link) }
        #expect(CoordinateTextError.shortLink.description.contains("copy the long link"))
    }

    @Test(
        "a text that is not a link of a map is nil",
        arguments: [
            "Lyon", "St. John's", "a.b", "google.com", "example.org/maps/@46,7", "46.02,7.75", "", "www.google.com",
        ])
    func noLink(text: String) throws {
        #expect(try MapLink(text) == nil)
    }

    @Test(
        "a geo: URI with a query keeps the name in it",
        arguments: [
            ("geo:0,0?q=46.02,7.75(Station)", "46.02, 7.75 Station"), ("geo:0,0?q=46.02,7.75", "46.02, 7.75 -"),
            ("geo:46.02,7.75?q=Zermatt", "46.02, 7.75 Zermatt"), ("geo:0,0?q=Zermatt+Bahnhof", "- Zermatt Bahnhof"),
        ])
    func geo(text: String, expected: String) throws {
        let spot = try #require(try MapLink.Spot(geoURI: text))
        #expect("\(spot.place.map(coordinateText) ?? "-") \(spot.name ?? "-")" == expected)
    }

    @Test(
        "the coordinates of links of all kinds",
        arguments: [
            "https://www.google.com/maps/@40.757,-73.986,15z",
            "https://www.google.com/maps/place/Times+Square/@40.7,-73.9,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d40.757!4d-73.986!16s",
            "https://www.google.com/maps/place/Times+Square/@40.7,-73.9,17z/data=!8m2!3d40.757!4d-73.986/x",
            "https://maps.google.com/?q=40.757,-73.986", "https://maps.google.com/maps?q=loc:40.757,-73.986&z=12",
            "https://www.google.com/maps/search/?api=1&query=40.757%2C-73.986",
            "https://www.google.com/maps/search/40.757,+-73.986",
            "https://www.google.com/maps/place/40%C2%B045'25.2%22N+73%C2%B059'09.6%22W/@1,2,17z",
            "http://www.google.com/maps/dir/?api=1&destination=40.757,-73.986",
            "https://www.openstreetmap.org/#map=17/40.757/-73.986",
            "https://www.openstreetmap.org/?mlat=40.757&mlon=-73.986#map=15/40.7/-73.9",
            "https://www.openstreetmap.org/node/123#map=17/40.757/-73.986&layers=C",
            "https://maps.apple.com/?ll=40.757,-73.986&q=Times%20Square",
            "https://maps.apple.com/place?coordinate=40.757,-73.986&name=X",
            "https://www.bing.com/maps?cp=40.757~-73.986&lvl=16", "  HTTPS://maps.google.com/?ll=40.757,-73.986",
            "https://example.org/map?lat=40.757&lon=-73.986", "https://maps.google.com/?q=40.757,-73.986(Times+Square)",
        ])
    func found(link: String) throws {
        let place = try Coordinate(mapLink: link)
        #expect(abs(place.latitude - 40.757) < 1e-9)
        #expect(abs(place.longitude - -73.986) < 1e-9)
    }

    @Test(
        "a link without coordinates has an error of its own",
        arguments: [
            "https://www.google.com/maps/place/Lyon",
            "https://maps.google.com/?q=nan,nan", "https://", "https://x/@1", "https://www.openstreetmap.org/#map=17",
            "https://x/?q=0x10,1e2",
        ])
    func linkWithout(link: String) {
        #expect(throws: CoordinateTextError.linkWithoutCoordinates) { try Coordinate(mapLink: link) }
    }

    @Test(
        "a text that is not a link of the web is not coordinates",
        arguments: ["", "Lyon", "40.757,-73.986", "geo:1,2", "ftp://x/@1,2", "www.google.com/@1,2"])
    func notOnTheWeb(text: String) {
        #expect(throws: CoordinateTextError.notCoordinates) { try Coordinate(mapLink: text) }
    }

    @Test("a link over the limit is refused")
    func length() {
        let link = "https://x/?q=1,2&" + String(repeating: "a", count: 9_000)
        #expect(throws: CoordinateTextError.tooLong(limit: 8_192)) { try Coordinate(mapLink: link) }
    }

    @Test("coordinates beyond the Earth are refused")
    func range() {
        #expect(throws: CoordinateTextError.outOfRange(.latitudeOutOfRange(91))) {
            try Coordinate(mapLink: "https://www.google.com/maps?q=91,0")
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
        let seeds = ["https://x/@40.757,-73.986,15z", "https://x/?ll=40.757,-73.986#map=15/40.7/-73.9"]
        var read = 0
        let rounds = LongRun.count(20_000)
        for _ in 0..<rounds {
            var characters = Array(seeds[Int.random(in: 0..<seeds.count, using: &random)])
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let start = Int.random(in: 0...characters.count, using: &random)
                let end = min(characters.count, start + Int.random(in: 0...2, using: &random))
                characters.replaceSubrange(start..<end, with: pieces[Int.random(in: 0..<pieces.count, using: &random)])
            }
            for text in [String(characters), "https://a/" + String(characters)] {
                guard let place = try? Coordinate(mapLink: text) else { continue }
                read += 1
                #expect(place.latitude.magnitude <= 90 && place.longitude.magnitude <= 180)
            }
        }
        #expect(read > rounds * 3 / 20)
    }
}
