import PlaceNames

/// A place as it is written into a file, whichever source it came from.
struct Feature {
    /// The name that it is shown with.
    var name: String
    /// Further names: in use today, and any others.
    var currentNames: [String] = []
    var otherNames: [String] = []
    var latitude: Double
    var longitude: Double
    /// The number of its region.
    var region: Int
    /// The number of people of a town, or of one that is meant as often; see `Weight`.
    var weight: Int
    var kinds: PlaceKinds
    var sources: PlaceSources
    /// The name of its time zone; empty for that of the nearest town.
    var zone = ""
    /// Whether it is the capital of its country.
    var isCapital = false
    /// Decides between places of the same weight: the number of GeoNames, or the line of another source.
    var order: Int
    /// In a file of additions the number of the same place in the main file.
    var samePlace: Int?

    /// The distance to a point in kilometres, on a plane that is good enough for a few hundred of them.
    func kilometers(to latitude: Double, _ longitude: Double) -> Double {
        Geometry.kilometers(self.latitude, self.longitude, latitude, longitude)
    }
}

/// How much a place is meant, on the scale of the number of people of a town.
enum Weight {
    /// By the rank of Natural Earth, 0 for the most important: a continent is meant like a city of ten million, a mountain of
    /// rank 6 like a town of 40,000. Parks have half of that, provinces a quarter and lakes a fifth.
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

    /// By the number of pages of a travel guide that link to it: one is like 2,500 people, 15 like 145,000, 47 like 800,000.
    static func ofLinks(_ links: Int) -> Int {
        let count = Double(max(links, 1))
        return Int((2_500 * count * count.squareRoot()).rounded())
    }
}
