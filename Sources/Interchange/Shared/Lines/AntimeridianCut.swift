import Geodesy

/// A line in parts that do not cross the antimeridian (RFC 7946, 3.1.9): 45N 170E to 45N 170W is cut into 170E to 180
/// and -180 to 170W.
///
/// Two places follow one another on the shorter way round; as the RFC says, a line between them is straight in
/// longitude and latitude, and that decides where it meets the antimeridian. Each part has at least two positions;
/// fewer than two places give no part. Linear.
func partsCutAtAntimeridian(_ places: [Coordinate]) -> [[Coordinate]] {
    guard places.count > 1, let first = places.first else { return [] }
    var parts: [[Coordinate]] = []
    var part = [first]
    for (from, to) in zip(places, places.dropFirst()) {
        let turn = to.longitude - from.longitude
        guard turn.magnitude > 180 else {
            part.append(to)
            continue
        }
        let edge: Double = turn < 0 ? 180 : -180
        let unrolled = to.longitude + (turn < 0 ? 360 : -360)
        // A line on the antimeridian itself is drawn on the side of its beginning, up to its end.
        let share = unrolled == from.longitude ? 1 : (edge - from.longitude) / (unrolled - from.longitude)
        let latitude = from.latitude + share * (to.latitude - from.latitude)
        let clamped = min(max(latitude, -90), 90)
        if let here = try? Coordinate(latitude: clamped, longitude: edge), here != from { part.append(here) }
        if part.count > 1 { parts.append(part) }
        part = []
        if let there = try? Coordinate(latitude: clamped, longitude: -edge), to.longitude != -edge {
            part.append(there)
        }
        part.append(to)
    }
    if part.count > 1 { parts.append(part) }
    // From one side of the antimeridian to the other at one place there is no way at all.
    return parts.isEmpty ? [[first, first]] : parts
}
