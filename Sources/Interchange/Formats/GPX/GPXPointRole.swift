import XML

/// The purpose of a point of a GPX file.
enum GPXPointRole {
    /// A place to stop at.
    case place
    /// A point that only bends the route (Garmin's shaping points).
    case shape
    /// A turn, as programs write that plan a route along roads.
    case instruction

    /// The role that an element in a point's `extensions` gives it; nil for any other element.
    ///
    /// `ShapingPoint` is Garmin's (TripExtensions); `sign` and `azimuth` are GraphHopper's, `turn` and `turn-angle`
    /// those of OsmAnd and BRouter, `step` that of openrouteservice.
    init?(extension name: XMLName) {
        if name.isLocally("ShapingPoint") {
            self = .shape
        } else if name.isLocally("sign") || name.isLocally("turn") || name.isLocally("turn-angle")
            || name.isLocally("azimuth") || name.isLocally("step")
        {
            self = .instruction
        } else {
            return nil
        }
    }

    /// The role that a point's `type` gives it; nil for any other type. Suunto, Garmin and Ride with GPS have `Left`,
    /// `Right_turn`, `Slight left` and the like.
    init?(type: String) {
        let words = type.lowercased().split { !$0.isLetter }
        let turns: Set<Substring> = ["left", "right", "straight", "turn", "slight", "sharp", "u", "uturn"]
        guard !words.isEmpty, words.allSatisfy(turns.contains) else { return nil }
        self = .instruction
    }
}
