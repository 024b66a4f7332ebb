#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The one place where answers are ranked. All numbers are powers of ten of people: a penalty of 2 lets a place with
/// more than a hundred times the people go before.
///
/// Reasons:
/// - People mean large places more often, but a city of ten million is not meant ten times as often as one of a
///   million: the number of people counts by its logarithm, and above a million only half.
/// - Exact before beginning before word before other name before typo holds for places of like size. It gives way when
///   the sizes are far apart: `par` means Paris and not Par in Cornwall, `kiev` Kyiv, `rio` Rio de Janeiro and not Río
///   in Greece. Other names are held back just so far that a historic or foreign name does not beat a town that bears
///   the name today: `york` is York and not Toronto, `canton` is in Ohio and not Guangzhou, `new amsterdam` in Guyana.
/// - Three letters are nearly always a beginning, eight rarely: what a name goes on with costs more, the more was
///   typed.
/// - Names in use today in another language (`roma`, `colonia`, `bruges`) are held back only a little; the compiler of
///   the data lists them, as the source does not tell them from historic ones.
/// - Nearness to the previous stop is worth a factor of 6,000 close by and of 600 at 300 km, so that a small town
///   around the corner that begins as typed goes before a middling one elsewhere of that very name. Beyond, it only
///   decides between places of like size.
/// - A city of more than 500,000 people whose own name was typed stays in front of everything near that is not named
///   so.
enum PlaceScore {
    /// The distance in metres within which one airport is no nearer than another.
    static let airportDistance = 60_000.0
    /// The farthest that counts as near, in metres.
    static let nearDistance = 300_000.0
    /// The number of people from which on an exact name cannot be beaten by nearness alone.
    static let cityWeight = 500_000
    /// The number of people below which a place is a village, which hides no place whose whole name was typed.
    static let village = 1_000
    /// The gain of a capital: `san juan` is in Puerto Rico, `tripoli` in Libya.
    static let capital = 0.3
    /// The cost of a region, country or airport whose name was not typed whole: few type their way to one.
    static let unfinishedArea = 0.9
    /// The cost of a lake, a mountain or a landscape whose name was not typed whole: of those that begin alike a town
    /// is meant.
    static let unfinishedNature = 0.5
    private static let nature: [PlaceKinds] = [PlaceKinds(.lake), PlaceKinds(.mountain), PlaceKinds(.landscape)]
    /// The gain of a match that ends with a word: `salt lake` goes on as Salt Lake City.
    static let wholeWords = 0.4
    /// The cost of reading `ae`, `oe`, `ue` as umlauts: `muenchen` for `munchen`.
    static let respelled = 0.2
    /// The cost of reading `st` as `saint`, which is the same word.
    static let abbreviated = 0.1
    /// The cost of leaving out an article: `the louvre`.
    static let withoutArticle = 0.3
    /// The cost of a name that only begins as typed when letters with accents were typed: `åbo` is a whole name.
    static let marked = 1.0
    /// The cost of reading the words in another order: `park yellowstone`.
    static let reordered = 0.3
    /// The cost of a place of nature across the border from where it was said to be: `niagara falls, ontario` is the
    /// town there, though the gazetteer has the falls in New York.
    static let acrossBorder = 2.0
    /// The cost of a sight whose region or country was typed: that is how towns are told apart.
    static let narrowedSight = 1.0
    /// The cost of a place of which nobody knows whether it is what was typed: Haast, a village, for the Haast Pass.
    static let unknownKind = 0.9
    /// The number of times as important that a mountain, a park, an island or a lake is which is meant rather than a
    /// little known place of the name that no travel guide has, and rather than a suburb.
    static let knownForNature = 4
    /// The gain of an airport whose code was typed in capitals.
    static let code = 9.0
    /// The cost of an airport that is only near the place of the name: `airport munich`.
    static let nearbyAirport = 1.0
    /// The gain of such an airport that is called after the place.
    static let airportOfName = 0.05
    /// The cost of such an airport that is another city's: in another country, or far behind a nearer one.
    static let airportOfOther = 0.7
    /// The gain of a name that was typed with its very accents: `san josé` is in Costa Rica, `san jose` in California.
    static let accented = 0.6
    /// The cost of a slip of typing in another name on top of one in the name itself.
    static let misspelledOther = 0.5
    /// The cost of being near another stop of the trip than the last, while a name is typed.
    static let nearOtherStop = 0.5
    /// The cost of a whole name of three letters or less while it is typed, and of four: `lau` is Lausanne, and no Lau,
    /// `mila` Milan.
    static let shortWholeName = 1.0
    static let fourLetters = 0.7
    /// The part of the gain of nearness that a little known place does without while its name is typed.
    static let villageNearness = 0.3
    /// The cost of a country while its name is typed, and of a region: nobody drives to one, but to a town in it.
    static let unfinishedCountry = 1.6
    static let unfinishedRegion = 0.9
    /// The further cost of another name than that under which a place is shown, while it is typed: of a town, whose
    /// names in other languages people know, and of anything else.
    static let unfinishedOtherTown = 0.1
    static let unfinishedOther = 1.4
    /// The gain for each power of ten by which the travel guide makes a place more important, while its name is typed:
    /// of cities of one size the one that travellers know is meant.
    static let inGuide = 0.2
    /// The importance from which on that counts.
    static let leastInGuide = 1_000.0
    /// The gain of a place of the kind that a typed word says, while the name is typed: `lake co` is no town.
    static let saidKind = 0.9
    /// The cost of a part of a city, such as Lyon 03, while its name is typed.
    static let partOfTown = 3.0
    /// The score below which a slip of typing is the better explanation than a village that begins as typed.
    static let weak = 2.2

    /// Returns the points of a place by its weight, 2 to 7, and a little more for a capital and for a country or region
    /// whose whole name was typed: a village of that name is not meant.
    static func points(weight: Int, isCapital: Bool, _ kinds: PlaceKinds, _ kind: MatchKind) -> Double {
        let points = log10(Double(weight) + 100)
        let saturated = points <= 6 ? points : 6 + (points - 6) / 2
        if kind.isWholeName { return saturated + (isCapital || kinds.isRegion ? capital : 0) }
        if kinds.isRegion || kinds == PlaceKinds(.airport) { return saturated - unfinishedArea }
        return saturated - (nature.contains(kinds) ? unfinishedNature : 0)
    }

    /// Returns the cost of a match; `letters` is the number of characters that were typed.
    static func penalty(_ kind: MatchKind, letters: Int) -> Double {
        // From 1.4 for one letter to 2.6 for eight.
        let unfinished = 1.4 + 1.2 * Double(min(max(letters, 1), 8) - 1) / 7
        return switch kind {
        case .name: 0
        case .currentName: 0.9
        // Never more than for a name that goes on with another word.
        case .otherName: min(2.05, unfinished + 0.7 - wholeWords)
        case .beginning: unfinished
        case .otherBeginning: unfinished + 0.7
        case .word: unfinished + 0.6
        case .otherWord: unfinished + 1.2
        case .misspelled(let slips): 2 + Double(slips)
        }
    }

    /// Returns the gain of a place whose weight is `added` higher by the travel guide, while its name is typed.
    static func points(added: Int) -> Double { inGuide * log10(1 + Double(max(0, added)) / leastInGuide) }

    /// Returns the gain of a place at a distance in metres from the previous stop.
    static func points(distance: Double) -> Double {
        distance <= nearDistance
            ? 3.8 - (distance / nearDistance).squareRoot() : 0.5 / (1 + (distance - nearDistance) / 1_000_000)
    }
}
