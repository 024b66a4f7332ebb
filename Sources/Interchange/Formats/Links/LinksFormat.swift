package import Entities
import Geodesy
package import Text

/// Links that open on a phone or in a browser: a `geo:` link for each stop, and directions of Google Maps for each
/// trip, in pieces that share an end. Only written.
package struct LinksFormat: TripFormat {
    /// The most stops between start and end of one link of directions (Google Maps URLs; a telephone shows 3 of them).
    static let maximumBetween = 9
    /// The number of them that Google Maps takes on a telephone.
    static let maximumBetweenOnTelephone = 3

    /// The format.
    package init() {}

    package var name: String { "links" }
    package var fileEndings: [String] { ["links"] }
    package var sharedEndings: [String] { ["txt"] }
    package var canRead: Bool { false }

    /// The links that it writes: the name of a trip above `1. NAME: geo:…`. They are recognized to be refused.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        let lines = beginning.split(separator: 0x0A, maxSplits: 2)
        return lines.count > 1 && lines[1].starts(with: "1. ".utf8)
            && String(decoding: lines[1], as: UTF8.self).containsText(": geo:")
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        throw TextFault(reason: "links are only written; export the trip as json or list, which come back in")
    }

    package func needsRoute(of trip: Trip) -> Bool { false }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        var warnings = LeftOut(trips.map(\.trip))
        warnings.leaveOutNotes(trips.map(\.trip), format: name)
        var text = ""
        var exceedsTelephone = false
        for (index, routed) in trips.enumerated() {
            if index > 0 { text += "\n" }
            text += visible(routed.trip.name.text) + (routed.trip.isRoundTrip ? " (round trip)\n" : "\n")
            for (number, stop) in routed.trip.waypoints.enumerated() {
                text += "\(number + 1). \(visible(stop.name.text)): \(geoURI(stop.location))\n"
            }
            let pieces = directionsPieces(routed.trip)
            for piece in pieces {
                text += "Directions \(piece.stops): \(directionsLink(piece.places))\n"
                if piece.places.count - 2 > LinksFormat.maximumBetweenOnTelephone { exceedsTelephone = true }
            }
        }
        if exceedsTelephone {
            warnings.add(
                "Google Maps on a telephone may take only \(LinksFormat.maximumBetweenOnTelephone) stops between start "
                    + "and end; open the directions in a browser")
        }
        return ExportedDocument(bytes: Array(text.utf8), warnings: warnings.lines)
    }
}

/// A piece of a trip that fits into one link of directions.
struct DirectionsPiece {
    /// The numbers of its first and last stop, from 1.
    let first: Int
    let last: Int
    /// Whether it goes on from its last stop back to the first of the trip.
    let closesLoop: Bool
    let places: [Coordinate]

    /// The numbers of its stops, in words: `1 to 11`, `11 to 14 and back to 1`, `11 back to 1`.
    var stops: String {
        (first == last ? "\(first)" : "\(first) to \(last)" + (closesLoop ? " and" : ""))
            + (closesLoop ? " back to 1" : "")
    }
}

/// A trip in pieces of at most 9 stops between start and end, each beginning where the one before ends. Linear.
func directionsPieces(_ trip: Trip) -> [DirectionsPiece] {
    var places = trip.waypoints.map(\.location)
    if trip.isRoundTrip, let first = places.first { places.append(first) }
    guard places.count > 1, trip.waypoints.count > 1 else { return [] }
    let count = trip.waypoints.count
    return wayPieces(places.count, between: LinksFormat.maximumBetween).map { piece in
        DirectionsPiece(
            first: piece.lowerBound + 1, last: min(piece.upperBound + 1, count), closesLoop: piece.upperBound >= count,
            places: Array(places[piece]))
    }
}

/// The link of Google Maps for directions along `places`, two at least (Maps URLs, `api=1`).
func directionsLink(_ places: [Coordinate]) -> String {
    guard let origin = places.first, let destination = places.last else { return "" }
    var link = "https://www.google.com/maps/dir/?api=1&origin=\(pair(origin))&destination=\(pair(destination))"
    let between = places.dropFirst().dropLast().map(pair)
    if !between.isEmpty { link += "&waypoints=" + between.joined(separator: "%7C") }
    return link + "&travelmode=driving"
}

/// Latitude and longitude with an escaped comma between them.
private func pair(_ place: Coordinate) -> String {
    degreesText(place.latitude) + "%2C" + degreesText(place.longitude)
}
