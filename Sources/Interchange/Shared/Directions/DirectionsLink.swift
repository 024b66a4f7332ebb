/// The link of Google Maps for directions along `places`, two at least (Maps URLs, `api=1`): each is latitude and
/// longitude with a comma between them, which may be escaped.
func directionsLink(_ places: [String]) -> String {
    guard let origin = places.first, let destination = places.last else { return "" }
    var link = "https://www.google.com/maps/dir/?api=1&origin=\(origin)&destination=\(destination)"
    let between = places.dropFirst().dropLast()
    if !between.isEmpty { link += "&waypoints=" + between.joined(separator: "%7C") }
    return link + "&travelmode=driving"
}

/// The pieces of a way along `count` places, by their indices: at most `between` places stand between the ends of each,
/// and each begins where the one before ends. None for fewer than two places.
func wayPieces(_ count: Int, between: Int) -> [ClosedRange<Int>] {
    stride(from: 0, to: count - 1, by: between + 1).map { $0...min($0 + between + 1, count - 1) }
}
