import PlaceNames

/// A place to be written to a file, from any of the sources.
struct Feature {
    /// The name that is shown.
    var name: String
    /// The other names that are in use today, followed in `otherNames` by any other names.
    var currentNames: [String] = []
    var otherNames: [String] = []
    var latitude: Double
    var longitude: Double
    /// The number of the region in `RegionTable`.
    var region: Int
    /// The population of a town, or of a town that people search for as often as for this place; see `Weight`.
    var weight: Int
    var kinds: PlaceKinds
    var sources: PlaceSources
    /// The name of the time zone; empty means that of the nearest town.
    var zone = ""
    /// Whether the place is the capital of its country.
    var isCapital = false
    /// The order of places with the same weight: the number in GeoNames, or the line in another source.
    var order: Int
    /// Whether it is a gate of a park, or the place in it where one arrives.
    var isGate = false
    /// The two letters of its country, where its table says so or the region has it; else empty.
    var country = ""
    /// Its marks in the file.
    var marks: PlaceMarks = []
    /// The number in the main file of the same place, in the file of additions; nil if the place is only in the
    /// additions.
    var samePlace: Int?

    /// Whether it is a sight, a castle or a pass: a spot, which a name near it alone does not tell.
    var isSpot: Bool {
        kinds.contains(.sight) || kinds.contains(.castle) || kinds.contains(.pass) || kinds.contains(.station)
    }

    /// The approximate distance to a point in kilometres, calculated on a plane; usable up to a few hundred kilometres.
    func kilometers(to latitude: Double, _ longitude: Double) -> Double {
        Geometry.kilometers(self.latitude, self.longitude, latitude, longitude)
    }
}

/// Estimates how often people search for a place, as the population of a town that is searched for as often.
enum Weight {
    /// The weight for a rank in Natural Earth, where 0 is the most important: a continent weighs as much as a city of
    /// ten million people, a mountain of rank 6 as much as a town of 40,000. Parks weigh half of that, provinces a
    /// quarter, lakes a fifth.
    static func ofRank(_ rank: Int, _ kind: PlaceKind) -> Int {
        let steps = [
            10_000_000, 4_000_000, 1_600_000, 630_000, 250_000, 100_000, 40_000, 16_000, 6_300, 2_500, 1_000, 500,
        ]
        let weight = steps[min(max(rank, 0), steps.count - 1)]
        switch kind {
        case .park: return weight / 2
        case .region: return weight / 4
        case .lake: return weight / 5
        default: return weight
        }
    }

    /// The weight for the number of pages of a travel guide that link to the place: 2,500 for 1 page, 145,000 for 15,
    /// 800,000 for 47.
    static func ofLinks(_ links: Int) -> Int {
        let count = Double(max(links, 1))
        return Int((2_500 * count * count.squareRoot()).rounded())
    }
}
