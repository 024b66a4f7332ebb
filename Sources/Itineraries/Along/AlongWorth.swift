import PlaceNames

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The worth of things along a way: the logarithm of their importance on the scale of weights, so that one more is ten
/// times as important, less what speaks against a visit.
enum AlongWorth {
    /// The least worth of what is told where no kind was asked for.
    static let least = 2.5
    /// The loss of a detour of twice the distance up to which things are looked for, and of each such detour on top.
    private static let lossOfDetour = 0.55
    private static let lossOfLongDetour = 1.5
    /// The loss for each kilometre of a place that is far from all roads that are known, and the most of it. To what is
    /// on lists of sights a road leads, though the network does not have it.
    private static let lossOfKilometre = (listed: 0.02, onMaps: 0.12)
    private static let mostOffRoads = 1.0
    /// The least distance that such a detour is measured by, in metres: the next junction is never far.
    private static let leastReach = 5_000.0
    /// The speed in metres a second at which a detour takes as long as it is long.
    private static let usualSpeed = 60 / 3.6
    /// The loss of a peak, a park or a pass that is on maps only: a sight can be visited, a peak is looked at.
    private static let lossOfPeak = 1.0
    private static let lossOfPark = 0.8
    private static let lossOfPass = (onMaps: 1.0, listed: 0.6)
    /// The loss of a town, which one drives through anyway: one that people go to see, and any other.
    private static let lossOfTownToSee = 0.2
    private static let lossOfTown = 0.6
    /// The loss of a page of a guide that says neither what is there nor how much of it: every page has some links.
    private static let lossOfDestination = (known: 0.2, littleKnown: 0.7)
    /// The importance from which on a castle is one of those that everybody knows of, and the loss of the others.
    private static let knownCastle = 25_000
    private static let lossOfCastle = 0.4
    /// The importance from which on a pass is a sight as others are; below it the height is all that tells passes
    /// apart, from this middle on.
    private static let knownPass = 20_000
    private static let middlingPass = 15_000.0
    private static let gainOfHeight = 4.0
    /// The greatest distance off the way that detours are compared with, in metres: whoever looks farther does not want
    /// to drive for hours to what is nearer elsewhere.
    private static let mostReach = 20_000.0
    /// The importance in a guide from which on a town is told: six pages lead to it. A large town has to be known for
    /// more than its size, by this power of how many times as many people live there; all know the largest.
    private static let leastGuide = 36_000.0
    private static let largeTown = (people: 75_000.0, power: 0.9)
    private static let metropolis = 1_000_000
    /// The fewest people of a town that is told though no guide has it.
    private static let leastWithoutGuide = 200_000
    /// The importance below which a peak that is on maps only is nothing that a guide book names.
    private static let knownPeak = 40_000
    /// The importance below which of a park that is on maps only the name tells whether people go there.
    private static let knownPark = 40_000
    /// The fewest people of a town whose castle is one thing to see there among others.
    private static let city = 5_000

    /// The worth of a place without what its detour costs. Of a town it is what travellers say, hardly how many live
    /// there.
    static func worth(of place: PlaceAlongLine) -> Double {
        if place.kinds.contains(.town) {
            let people = log10(Double(max(1, place.people)))
            let guide = guideWeight(place)
            if place.isOnList { return log10(Double(max(1, guide))) - lossOfTownToSee }
            return guide > 0 ? 0.85 * log10(Double(guide)) + 0.1 * people - lossOfTown : 0.5 * people
        }
        if place.kinds.first == .pass, place.weight < knownPass {
            let height = gainOfHeight * log10(Double(max(1, place.weight)) / middlingPass)
            return log10(middlingPass) + height - loss(of: place)
        }
        return log10(Double(max(1, place.weight))) - loss(of: place)
    }

    private static func loss(of place: PlaceAlongLine) -> Double {
        switch place.kinds.first {
        case .mountain: place.isListed ? 0 : lossOfPeak
        case .park: place.isListed ? 0 : lossOfPark
        case .castle: place.weight < knownCastle ? lossOfCastle : 0
        case .pass where place.weight < knownPass: place.isListed ? lossOfPass.listed : lossOfPass.onMaps
        case .destination where isInhabited(place):
            Double(place.weight) < leastGuide ? lossOfDestination.littleKnown : lossOfDestination.known
        default: 0
        }
    }

    /// The loss of worth by a detour to something on lists or on maps only, where things are looked for at most `reach`
    /// metres off the way.
    static func loss(by detour: AlongDetour, toListed isListed: Bool, within reach: Double) -> Double {
        let whole = 2 * max(min(reach, mostReach), leastReach)
        let share = max(detour.metres, (detour.seconds ?? 0) * usualSpeed) / whole
        let lossOfKilometre = isListed ? lossOfKilometre.listed : lossOfKilometre.onMaps
        let lossOffRoads = detour.gap.map { min(mostOffRoads, lossOfKilometre * ($0 / 1_000)) } ?? 0
        return lossOfDetour * share + lossOfLongDetour * max(0, share - 1) + lossOffRoads
    }

    /// The most places of one kind among so many where no kind was asked for: more passes than these, and castles, are
    /// not what a way has to offer.
    static func most(of kind: PlaceKind, among limit: Int) -> Int {
        let share: Double =
            switch kind {
            case .pass: 0.25
            // That is all that people go to see: bridges, museums, views.
            case .sight: 0.65
            default: 0.4
            }
        return max(2, Int((Double(limit) * share).rounded()))
    }

    /// The most places at one of so many stops, where no kind was asked for: a city is seen on foot, and is no part of
    /// the way.
    static func most(atOneOf stops: Int, among limit: Int) -> Int { max(2, limit / max(1, 2 * stops)) }

    /// Whether a place is a town, or perhaps a part of one.
    static func isInhabited(_ place: PlaceAlongLine) -> Bool {
        place.kinds.contains(.town) || place.kinds == PlaceKinds(.destination)
    }

    /// The importance that a travel guide gives to a place, on the scale of weights.
    private static func guideWeight(_ place: PlaceAlongLine) -> Int { place.weight - place.people }

    /// Whether something is told where no kind was asked for: of towns those that a travel guide knows for more than
    /// their size, without a guide cities; no region, and of peaks none that only a map has. Where everything is to be
    /// told, all towns that a guide has a page for, and all peaks.
    static func isWorthAStop(_ place: PlaceAlongLine, ofAll: Bool) -> Bool {
        if place.kinds.contains(.town) {
            guard place.isInGuide else { return place.people >= leastWithoutGuide }
            return ofAll || place.people >= metropolis || Double(guideWeight(place)) >= leastGuideWeight(place)
        }
        if place.kinds.isRegion { return false }
        return ofAll || place.isListed || place.kinds.first != .mountain || place.weight >= knownPeak
    }

    private static func leastGuideWeight(_ place: PlaceAlongLine) -> Double {
        leastGuide * pow(max(1, Double(place.people) / largeTown.people), largeTown.power)
    }

    /// Whether a town is one that travellers know for itself, although it belongs to a city: Versailles, Santa Monica.
    static func isFamous(_ place: PlaceAlongLine) -> Bool { guideWeight(place) >= 60_000 }

    /// Whether a town is one of those that everybody goes to see.
    private static func isTownToSee(_ place: PlaceAlongLine) -> Bool {
        place.isOnList && place.people < mostOfTownToSee && guideWeight(place) >= knownToAll
    }

    /// The importance from which on everybody has heard of a place; of towns only those that people go to see.
    private static let knownToAll = 100_000
    /// The most people of a town that is a sight itself.
    private static let mostOfTownToSee = 150_000

    /// The loss of worth of a castle in a town that is told for itself, and its greatest distance from the middle of
    /// the town in metres: who goes to Pienza sees its palaces.
    static let castleInTown = (loss: 0.5, reach: 1_500.0)

    /// Whether a place is a town that a guide knows for more than its size.
    static func isTownOfGuide(_ place: PlaceAlongLine) -> Bool {
        place.kinds.contains(.town) && place.isInGuide && Double(guideWeight(place)) >= leastGuideWeight(place)
    }

    /// Whether a place is one that a guide book names first.
    static func isKnownToAll(_ place: PlaceAlongLine) -> Bool {
        if place.kinds.contains(.town) { return isTownToSee(place) }
        return place.isListed && place.weight >= knownToAll
    }

    /// Whether a place is a castle for which people go to its town.
    static func isKnownCastle(_ place: PlaceAlongLine) -> Bool { place.weight >= knownCastle }

    /// The least importance of a page of a guide that is told though nothing says what is there: three others lead to
    /// it.
    private static let leastPage = 12_000

    /// Whether a place of this name is nothing to go to: a park on maps only that is kept for hunters, for farmers or
    /// for itself, a page of a guide that hardly any other mentions, or a fort of the armies of later times.
    static func isObscure(_ place: PlaceAlongLine, called name: String) -> Bool {
        if place.kinds == PlaceKinds(.destination), place.weight < leastPage { return true }
        if place.kinds.first == .castle, place.weight < knownCastle {
            return name.lowercased().split(separator: " ").contains("fort")
        }
        guard place.kinds.first == .park, !place.isListed, place.weight < knownPark else { return false }
        let words = name.lowercased().split(separator: " ").suffix(2).joined(separator: " ")
        return closedParks.contains { words.hasSuffix($0) } || widePark.contains { name.lowercased().hasPrefix($0) }
    }

    /// Whether a place of this name is a park at sea that no guide describes: nobody drives there.
    static func isAtSea(_ place: PlaceAlongLine, called name: String) -> Bool {
        guard place.kinds.first == .park, !place.isListed else { return false }
        let words = name.lowercased().split(separator: " ")
        return words.contains("marine") || words.suffix(3).elementsEqual(["coastal", "national", "monument"])
    }

    /// The first words of names of parks that are whole regions with their towns.
    private static let widePark = ["parc naturel régional", "parc naturel regional"]

    /// Whether a place is a town with more to see than a castle of its name.
    static func isCity(_ place: PlaceAlongLine) -> Bool { place.kinds.contains(.town) && place.people >= city }

    private static let closedParks = [
        "conservation area", "management area", "wildlife area", "natural area", "state forest", "forest preserve",
        "space preserve", "protected area", "game reserve", "hunting area", "game land", "game lands",
        "research forest",
        "reservation area", "landschaftsschutzgebiet",
    ]

    /// Whether a place of this name is no place to go but the middle of something wide: mountains or hills together, or
    /// a part of a country that a travel guide describes, such as East Iceland.
    static func isWide(_ place: PlaceAlongLine, called name: String) -> Bool {
        // A guide's page on the desert is about all of it.
        if place.kinds == PlaceKinds(.destination), KindWords.isBare(PlaceKey.key(name)) { return true }
        let parts = [
            "north", "south", "east", "west", "northern", "southern", "eastern", "western", "central", "upcountry",
            "rural", "inland",
        ]
        if place.kinds == PlaceKinds(.destination), let first = name.split(separator: " ").first,
            parts.contains(first.lowercased())
        {
            return true
        }
        let words = name.lowercased().split(separator: " ")
        if words.count == 2, parts.contains(String(words[0])), ["island", "coast", "shore"].contains(words[1]) {
            return true
        }
        let wide = [
            "mountains", "mts", "mts.", "range", "ranges", "alps", "hills", "plateau", "islands", "archipelago",
            "country",
        ]
        return name.split(separator: " ").last.map { wide.contains($0.lowercased()) } ?? false
    }
}
