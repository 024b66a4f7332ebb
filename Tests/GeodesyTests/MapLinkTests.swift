import Geodesy
import Testing

@Suite("Links of maps")
struct MapLinkTests {
    @Test(
        "the place is found in links of all kinds",
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
        "a link without coordinates is told from a text that is no link",
        arguments: [
            "https://www.google.com/maps/place/Lyon",
            "https://maps.google.com/?q=nan,nan", "https://", "https://x/@1", "https://www.openstreetmap.org/#map=17",
            "https://x/?q=0x10,1e2",
        ])
    func linkWithout(link: String) {
        #expect(throws: CoordinateTextError.linkWithoutCoordinates) { try Coordinate(mapLink: link) }
    }

    @Test(
        "a text that is no link",
        arguments: ["", "Lyon", "40.757,-73.986", "geo:1,2", "ftp://x/@1,2", "www.google.com/@1,2"])
    func noLink(text: String) {
        #expect(throws: CoordinateTextError.notCoordinates) { try Coordinate(mapLink: text) }
    }

    @Test("a link over the limit is not read")
    func length() {
        let link = "https://x/?q=1,2&" + String(repeating: "a", count: 9_000)
        #expect(throws: CoordinateTextError.tooLong(limit: 8_192)) { try Coordinate(mapLink: link) }
    }
}
