/// The kind of a place. Of several the first of this list says most; the numbers stand in the files of places.
package enum PlaceKind: UInt16, CaseIterable, Sendable {
    /// A city, town or village, or a part of one.
    case town
    /// A country.
    case country
    /// A state, province, or another region.
    case region
    /// A national park or another protected land.
    case park
    /// An airport with an IATA code.
    case airport
    /// An island or a group of islands.
    case island
    /// A lake.
    case lake
    /// A pass that a road leads over.
    case pass = 12
    /// A castle, a palace or a fortress.
    case castle = 14
    /// A railway station.
    case station = 15
    /// A mountain or a range.
    case mountain = 7
    /// A waterfall.
    case waterfall = 8
    /// A cape, a peninsula, a coast.
    case coast = 9
    /// A desert, a plain, a valley.
    case landscape = 10
    /// A building, a bridge, a beach, a viewpoint or anything else that people go to see.
    case sight = 13
    /// A place that a travel guide describes, without a word on what it is.
    case destination = 11

    /// The word for it, in messages and in `--kind`.
    package var word: String {
        switch self {
        case .town: "town"
        case .country: "country"
        case .region: "region"
        case .park: "park"
        case .airport: "airport"
        case .island: "island"
        case .lake: "lake"
        case .pass: "pass"
        case .castle: "castle"
        case .station: "station"
        case .mountain: "mountain"
        case .waterfall: "waterfall"
        case .coast: "coast"
        case .landscape: "landscape"
        case .sight: "sight"
        case .destination: "destination"
        }
    }

    /// Whether it is an area that is asked about when it is named: a stop is somewhere in it.
    var isRegion: Bool { self == .region || self == .country }
}

/// The kinds of a place that is several things: an island that is a region.
package struct PlaceKinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Creates a set of one kind.
    package init(_ kind: PlaceKind) {
        self.init(rawValue: 1 << kind.rawValue)
    }

    /// Whether a kind is one of these.
    package func contains(_ kind: PlaceKind) -> Bool { contains(PlaceKinds(kind)) }

    /// The kinds, the one that says most first.
    package var list: [PlaceKind] { PlaceKind.allCases.filter { contains($0) } }

    /// The kinds of a village that people go to see.
    package static let village: PlaceKinds = [PlaceKinds(.sight), PlaceKinds(.destination)]

    /// The kind that says most; a destination where nothing is known, and for a village.
    package var first: PlaceKind { self == Self.village ? .destination : list.first ?? .destination }

    /// The kinds of what people go to see or drive over: their tables do not say for certain where they are.
    static let spots: PlaceKinds = [PlaceKinds(.pass), PlaceKinds(.sight), PlaceKinds(.castle)]

    /// Whether a place of these kinds is a region and no town.
    package var isRegion: Bool { !contains(.town) && (contains(.region) || contains(.country)) }
}
