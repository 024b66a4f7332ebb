import Geodesy
import Places
import TestSupport
import Testing

/// Texts of which nobody thought: pieces of places put together, with single characters changed.
@Suite struct PlaceTextFuzzTests {
    private static let pieces = [
        "46.0207", "7,7491", "-", "N", "S", "°", "'", "\"", " ", ",", ";", "/", "(", ")", "lat:", "lng", "POINT(",
        "geo:", "0,0?q=",
        "https://", "www.google.com/maps/", "place/", "dir/", "@46.02,7.75,17z", "data=!3d46.02!4d7.75",
        "!1s0x478f35:0x1",
        "?q=", "&ll=", "openstreetmap.org/#map=15/", "osm.org/go/", "omaps.app/", "waze.com/ul?ll=", "32T", "403163",
        "5097250",
        "32TMS", "8FR9", "2GQC+XX", "+", "Zermatt", "=", "Home=", "8750 Glarus", "Hauptstr. 5", "東京", "é", "%2C", "%",
        "+", "1e9",
        "91", "181", "46°01'14.5\"N", "\u{0}", "\u{202E}", "\t", "#",
    ]

    @Test("20,000 texts are read as something or refused; coordinates read again are the same place")
    func texts() throws {
        var state: UInt64 = 2_026
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var (places, names, refused) = (0, 0, 0)
        for _ in 0..<LongRun.count(20_000) {
            var text = (0...random(6)).map { _ in Self.pieces[random(Self.pieces.count)] }.joined()
            if random(3) == 0, !text.isEmpty {
                let index = text.index(text.startIndex, offsetBy: random(text.count))
                let character = String(text[index])
                text.replaceSubrange(index...index, with: ["", character + character, "9", "x"][random(4)])
            }
            guard let read = try? PlaceText(parsing: text) else {
                refused += 1
                continue
            }
            #expect((try? PlaceText(parsing: text)) == read, "\(text)")
            switch read {
            case .coordinates(let place, _):
                places += 1
                let again = try Coordinate(parsing: coordinateText(place))
                #expect(abs(again.latitude - place.latitude) < 1e-5, "\(text)")
                #expect(abs(again.longitude - place.longitude) < 1e-5, "\(text)")
            case .name: names += 1
            default: break
            }
        }
        #expect(places > 0 && names > 0 && refused > 0)
    }
}
