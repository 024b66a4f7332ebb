import Entities
import Foundation
import Geodesy

/// A trip through the places given as latitude and longitude.
func trip(_ places: [(Double, Double)], roundTrip: Bool = false) throws -> Trip {
    Trip(
        id: RandomIdentifiers().next(), name: .newTrip,
        waypoints: try places.enumerated().map { index, place in
            Waypoint(
                id: RandomIdentifiers().next(), name: .stop(index + 1),
                location: try Coordinate(latitude: place.0, longitude: place.1))
        },
        isRoundTrip: roundTrip)
}

let london = (51.5074, -0.1278)
let paris = (48.8566, 2.3522)
let newYork = (40.7128, -74.0060)
let losAngeles = (34.0522, -118.2437)
