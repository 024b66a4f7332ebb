import PlaceNames

/// The keys of all names with their places, and an index of the words inside the names.
struct NameTable {
    /// The kind of a name.
    enum Kind: Int {
        /// The name that is shown.
        case own
        /// Another name in use today: in another language, or without words for the kind of the place.
        case current
        /// Any other name.
        case other
    }

    /// A key and the places that have it.
    struct Entry {
        let key: [UInt8]
        /// The places, by descending weight, and the kind of their name.
        var postings: [(place: Int, kind: Kind)]
    }

    /// The entries, sorted by the bytes of their keys.
    let entries: [Entry]
    /// The index of the entry of the name that is shown, for each place.
    let ownKeys: [Int]
    /// Numbers of entries with the offset of a word that is not their first, sorted by what follows from there.
    let words: [(entry: Int, offset: Int)]

    /// Collects the names of `places`, in their order; `towns` are the names of towns in another file.
    init(_ places: [Feature], towns: Set<[UInt8]> = []) {
        var kinds: [[UInt8]: [Int: Kind]] = [:]
        kinds.reserveCapacity(1_000_000)
        var own: [[UInt8]] = []
        for (number, place) in places.enumerated() {
            let key = PlaceKey.key(place.name)
            own.append(key)
            kinds[key, default: [:]][number] = .own
            for (kind, names) in [(Kind.current, place.currentNames), (.other, place.otherNames)] {
                for key in names.map(PlaceKey.key) where !key.isEmpty && kinds[key]?[number] == nil {
                    kinds[key, default: [:]][number] = kind
                }
            }
        }
        // `The Burren` is called Burren too, unless it is a town.
        for (number, place) in places.enumerated() where !place.kinds.contains(.town) {
            for key in [own[number]] + place.currentNames.map(PlaceKey.key) where key.starts(with: Self.the) {
                let bare = Array(key[Self.the.count...])
                if kinds[bare]?[number] == nil { kinds[bare, default: [:]][number] = .current }
            }
        }
        // `Garden Route` is a region, and Garden Route National Park only a part of it.
        let regions = towns.isEmpty ? [] : GuideRegions.keys
        // `Yosemite` is a usual name of Yosemite National Park, unless another place has that name.
        let named: PlaceKinds = [PlaceKinds(.town), PlaceKinds(.airport), PlaceKinds(.station)]
        for (number, place) in places.enumerated() where place.kinds.isDisjoint(with: named) {
            for key in [own[number]] + place.currentNames.map(PlaceKey.key) {
                guard let stripped = KindWords.stripped(key)?.key, kinds[stripped]?[number] == nil else { continue }
                // `Como` means the town, although it is also `Lake Como` without the word for its kind. `Orkney` means
                // the islands as well as a town of about their weight.
                let least = Self.isArchipelago(key) ? max(5_000, 2 * place.weight) : 5_000
                let isTaken =
                    towns.contains(stripped)
                    || kinds[stripped]?.keys.contains {
                        places[$0].kinds.contains(.town)
                            && (places[$0].weight >= least || Self.isCalledAfter(places[$0], lake: place))
                    } == true
                let isNationalPark = key.suffix(13).elementsEqual("national park".utf8)
                let isRegion = regions.contains(stripped)
                kinds[stripped, default: [:]][number] = isRegion || isTaken && !isNationalPark ? .other : .current
                // An airport named after this place keeps the name only as an unusual one.
                for (other, kind) in kinds[stripped] ?? [:]
                where kind == .current && places[other].kinds == PlaceKinds(.airport) {
                    kinds[stripped]?[other] = .other
                }
            }
        }
        entries = kinds.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { key in
            let postings = (kinds[key] ?? [:]).sorted { $0.key < $1.key }
            return Entry(key: key, postings: postings.map { ($0.key, $0.value) })
        }
        var numbers: [[UInt8]: Int] = [:]
        for (number, entry) in entries.enumerated() { numbers[entry.key] = number }
        ownKeys = own.map { numbers[$0] ?? 0 }
        words = NameTable.words(of: entries)
    }

    private static let the = Array("the ".utf8)

    /// The distance in kilometres within which a lake is called after a village.
    private static let lakeside = 15.0

    /// Whether a lake is called after a town on it: Hallstatt is the village.
    private static func isCalledAfter(_ town: Feature, lake: Feature) -> Bool {
        lake.kinds.contains(.lake) && town.kilometers(to: lake.latitude, lake.longitude) <= lakeside
    }

    /// Whether a key is that of islands, which are often named without the word.
    private static func isArchipelago(_ key: [UInt8]) -> Bool {
        [" islands", " isles"].contains { key.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    /// The words of all keys. Of the words of one place that go on alike, one is kept: that of its own name if there is
    /// one.
    private static func words(of entries: [Entry]) -> [(entry: Int, offset: Int)] {
        var chosen: [[UInt8]: [Int: (entry: Int, offset: Int, isOwnName: Bool)]] = [:]
        for (number, entry) in entries.enumerated() {
            for offset in wordOffsets(entry.key) {
                let rest = Array(entry.key[offset...])
                for posting in entry.postings {
                    let isOwnName = posting.kind == .own
                    if let old = chosen[rest]?[posting.place], old.isOwnName || !isOwnName { continue }
                    chosen[rest, default: [:]][posting.place] = (number, offset, isOwnName)
                }
            }
        }
        var words: [(rest: [UInt8], entry: Int, offset: Int)] = []
        for (rest, places) in chosen {
            let distinct = Dictionary(grouping: places.values) { $0.entry }
            for (entry, values) in distinct { words.append((rest, entry, values[0].offset)) }
        }
        words.sort { first, second in
            first.rest == second.rest
                ? (first.entry, first.offset) < (second.entry, second.offset)
                : first.rest.lexicographicallyPrecedes(second.rest)
        }
        return words.map { ($0.entry, $0.offset) }
    }

    /// Returns where the words begin that are worth finding: not the first, and not the small ones of many names.
    private static func wordOffsets(_ key: [UInt8]) -> [Int] {
        key.indices.dropFirst().filter { key[$0 - 1] == 0x20 && isWorthFinding(key[$0...].prefix { $0 != 0x20 }) }
    }

    private static func isWorthFinding(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.count > 1 else { return false }
        let small = [
            "de", "la", "el", "le", "les", "los", "las", "du", "des", "di", "da", "do", "of", "the", "am", "an", "en",
        ]
        return !small.contains(String(decoding: word, as: UTF8.self))
    }
}
