package import Entities
import Geodesy
package import Itineraries

/// A service that opens a way or a place in a map on a telephone.
package enum WayLinkService: String, CaseIterable, Sendable {
    /// Directions of Google Maps, in pieces of at most 3 stops between, which is what it takes on a telephone.
    case google
    /// The place of each stop, in whichever program for maps there is.
    case geo
    /// Directions of OpenStreetMap, from each stop to the next.
    case osm

    /// Its name, for the person.
    package var name: String {
        switch self {
        case .google: "Google Maps"
        case .geo: "geo"
        case .osm: "OpenStreetMap"
        }
    }

    /// The most stops between the ends of one link, in a code for a telephone or on a screen; nil where each link is a
    /// place.
    func maximumBetween(onScreen: Bool) -> Int? {
        switch self {
        case .google: onScreen ? LinksFormat.maximumBetween : LinksFormat.maximumBetweenOnTelephone
        case .geo: nil
        case .osm: 0
        }
    }

    /// The address that opens a way along `places`, by car or on foot, or the one place.
    func address(of places: [Coordinate], onFoot: Bool) -> String {
        // A metre is enough to find a place; the shorter a link, the larger are the modules of its code.
        let pairs = places.map {
            shortDecimalText($0.latitude, atMost: 5) + "," + shortDecimalText($0.longitude, atMost: 5)
        }
        return switch self {
        // What Google Maps itself shows in the address line; with names of fields it is half as long again.
        case .google:
            "https://www.google.com/maps/dir/" + pairs.joined(separator: "/") + (onFoot ? Self.onFootInGoogle : "")
        case .geo: "geo:" + pairs.joined()
        case .osm:
            "https://www.openstreetmap.org/directions?engine=fossgis_osrm_\(onFoot ? "foot" : "car")&route="
                + pairs.joined(separator: "%3B")
        }
    }

    /// The part of an address by which Google Maps shows directions on foot, as it stands in its own address line.
    private static let onFootInGoogle = "/data=!4m2!4m1!3e2"
}

/// A link that opens a part of a trip in a map.
package struct WayLink: Equatable, Sendable {
    /// The stops it leads along, by their indices in the trip.
    package let stops: [Int]
    /// The address, in ASCII.
    package let address: String

    /// The links of a day that is driven along `day.visits`, for a telephone unless they are for a screen; none for one
    /// without a drive.
    package static func links(
        of day: Itinerary.Day, in trip: Trip, by service: WayLinkService, onScreen: Bool = false
    ) -> [WayLink] {
        // What is known or assumed is among the ways of the day, too.
        let carried = Set(day.ways.filter { !$0.isEstimate && $0.means != .drive && $0.means != .walk }.map(\.stop))
        let walked = Set(day.ways.filter { $0.means == .walk }.map(\.stop))
        let reached = day.visits.dropFirst()
        // Where a day begins one is already.
        return links(
            along: day.visits.map { visit in
                (
                    visit.stop,
                    visit.source != nil && carried.contains(visit.stop) || visit.source?.isAssumedCrossing == true
                )
            }, in: trip, by: service, onScreen: onScreen,
            onFoot: !reached.isEmpty && reached.allSatisfy { walked.contains($0.stop) }, first: day.number == 1 ? 0 : 1)
    }

    /// The links of a whole trip along `route`, which may be without legs, for a telephone unless they are for a
    /// screen.
    package static func links(
        of trip: Trip, along route: Route, by service: WayLinkService, onScreen: Bool = false
    ) -> [WayLink] {
        var way = trip.waypoints.indices.map { index -> (Int, Bool) in
            (index, index > 0 && index <= route.legs.count && route.legs[index - 1].isCarried)
        }
        if trip.isRoundTrip, way.count > 1 { way.append((0, route.legs.last?.isCarried == true)) }
        return links(
            along: way, in: trip, by: service, onScreen: onScreen,
            onFoot: !route.legs.isEmpty && route.legs.allSatisfy(\.isWalked), first: 0)
    }

    /// The links along stops, each with whether nothing of the leg that leads to it is driven, by car or, where all
    /// legs are walked, on foot. Directions end before such a leg, by ferry, train or air as the person said or as is
    /// assumed, and go on behind it. Of places the `first` ones are left out, and the way back.
    private static func links(
        along way: [(stop: Int, isCarried: Bool)], in trip: Trip, by service: WayLinkService, onScreen: Bool,
        onFoot: Bool, first: Int
    ) -> [WayLink] {
        func link(_ stops: [Int]) -> WayLink {
            WayLink(
                stops: stops, address: service.address(of: stops.map { trip.waypoints[$0].location }, onFoot: onFoot))
        }
        guard way.count > 1 else { return [] }
        guard let between = service.maximumBetween(onScreen: onScreen) else {
            var known = Set(way.prefix(first).map(\.stop))
            return way.map(\.stop).filter { known.insert($0).inserted }.map { link([$0]) }
        }
        var driven: [[Int]] = []
        for (stop, isCarried) in way {
            if driven.isEmpty || isCarried {
                driven.append([stop])
            } else {
                driven[driven.count - 1].append(stop)
            }
        }
        return driven.flatMap { stops in wayPieces(stops.count, between: between).map { link(Array(stops[$0])) } }
    }
}

extension WayLink {
    /// Returns words for the part that it opens: `Directions in Google Maps: 1 Bergen → 2 Flåm`. Names stand in them as
    /// they are.
    package func title(in trip: Trip, by service: WayLinkService) -> String {
        let way = stops.map { "\($0 + 1) \(trip.waypoints[$0].name.text)" }.joined(separator: " → ")
        return service == .geo ? "Place: \(way)" : "Directions in \(service.name): \(way)"
    }
}
