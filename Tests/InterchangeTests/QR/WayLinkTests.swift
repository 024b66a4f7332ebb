import Entities
import Geodesy
import Interchange
import Places
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

    @Test("Where all is walked directions are on foot, and the link is read back as the same places")
    func onFoot() throws {
        var rome = trip
        rome.waypoints = Array(trip.waypoints.prefix(3))
        func address(_ walked: [Bool], _ service: WayLinkService) -> String? {
            let legs = walked.enumerated().map { index, isWalked in
                Leg(from: index, to: index + 1, distance: 900, initialBearing: 90, isWalked: isWalked)
            }
            return WayLink.links(of: rome, along: Route(legs: legs), by: service).first?.address
        }
        let google = try #require(address([true, true], .google))
        #expect(google == "https://www.google.com/maps/dir/1,0/1,1/1,2/data=!4m2!4m1!3e2")
        #expect(try MapLink(google)?.spots.compactMap(\.place) == rome.waypoints.map(\.location))
        #expect(address([true, false], .google) == "https://www.google.com/maps/dir/1,0/1,1/1,2")
        #expect(address([true, true], .osm)?.contains("fossgis_osrm_foot") == true)
    }
}
