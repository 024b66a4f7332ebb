import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite("Links of ways") struct WayLinkTests {
    private let trip = Trip(
        id: id(1), name: name("Long"), waypoints: (0..<13).map { stop(10 + $0, "S\($0 + 1)", 1, Double($0)) })

    @Test(
        "A link has at most 3 stops between for a telephone, 9 on a screen, none in OpenStreetMap; geo is each place",
        arguments: [
            (WayLinkService.google, false, [5, 5, 5]), (.google, true, [11, 3]),
            (.osm, false, Array(repeating: 2, count: 12)),
            (.osm, true, Array(repeating: 2, count: 12)), (.geo, false, Array(repeating: 1, count: 13)),
            (.geo, true, Array(repeating: 1, count: 13)),
        ])
    func pieces(service: WayLinkService, onScreen: Bool, stops: [Int]) {
        let links = WayLink.links(of: trip, along: .none, by: service, onScreen: onScreen)
        #expect(links.map(\.stops.count) == stops)
        for (link, next) in zip(links, links.dropFirst()) where service != .geo {
            #expect(link.stops.last == next.stops.first)
        }
    }
}
