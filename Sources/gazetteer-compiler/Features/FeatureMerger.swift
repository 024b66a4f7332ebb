import PlaceNames

extension PlaceKinds {
    /// The kinds that a park is made around.
    fileprivate static let landscapes: PlaceKinds = [
        PlaceKinds(.landscape), PlaceKinds(.coast), PlaceKinds(.waterfall),
    ]
    /// The kind of all that people go to see, whatever else it is.
    fileprivate static let anySight = PlaceKinds(.sight)
    /// The kinds that are so large that their points in two sources may be far from each other.
    fileprivate static let large: PlaceKinds = [
        PlaceKinds(.park), PlaceKinds(.island), PlaceKinds(.lake), PlaceKinds(.region), PlaceKinds(.country),
        PlaceKinds(.landscape),
    ]
}

/// Merges entries of different sources for the same place: entries near each other with the same folded name, without
/// words such as `National Park` and `Isle of`.
struct FeatureMerger {
    private(set) var features: [Feature]
    private var numbers: [[UInt8]: [Int]] = [:]
    /// The numbers of the entries by their keys without words for the kind, such as `lake`.
    private var strippedNumbers: [[UInt8]: [Int]] = [:]

    /// The maximum distances in kilometres between two entries for one place; large areas may have their point anywhere
    /// inside.
    private static let townReach = 25.0
    private static let cityReach = 60.0
    private static let areaReach = 150.0
    /// The same for a cape, a mountain or a waterfall and a title of the travel guide that does not say what it is.
    private static let pointReach = 10.0

    init(_ features: [Feature]) {
        self.features = features
        for number in features.indices { index(number) }
    }

    /// Adds a place without looking for one to merge it with.
    mutating func append(_ feature: Feature) {
        features.append(feature)
        index(features.count - 1)
    }

    /// Adds a place, or merges it with the entry for the same place: the result has the kinds of both, the point of a
    /// town if one is a town, and the greater weight.
    mutating func add(_ feature: Feature) {
        guard let number = same(as: feature) else { return append(feature) }
        let wasSpot = features[number].isSpot
        features[number].kinds.formUnion(feature.kinds)
        features[number].sources.formUnion(feature.sources)
        features[number].currentNames += [feature.name] + feature.currentNames
        if feature.kinds.contains(.park),
            !features[number].kinds.contains(.park) || feature.name.count > features[number].name.count,
            !features[number].kinds.contains(.town)
        {
            // The park says best what is meant, and where.
            features[number].currentNames.append(features[number].name)
            features[number].name = feature.name
            features[number].latitude = feature.latitude
            features[number].longitude = feature.longitude
            features[number].region = feature.region
        }
        let isByHand = feature.sources.contains(PlaceSources(.tables)) && !features[number].kinds.contains(.town)
        if feature.isSpot && !wasSpot || isByHand {
            // The point of a sight, and of what was written by hand, is the one where one arrives.
            features[number].latitude = feature.latitude
            features[number].longitude = feature.longitude
            if !feature.country.isEmpty { features[number].region = feature.region }
        }
        features[number].isGate = features[number].isGate || feature.isGate
        if !features[number].kinds.contains(.town) {
            features[number].weight = max(features[number].weight, feature.weight)
        }
    }

    /// The number of the entry for the same place; nil if there is none. If there are several, an entry with the same
    /// complete name and kind is preferred, then one within the reach of a town, then the one with the greatest weight.
    func same(as feature: Feature) -> Int? {
        var candidates: [(number: Int, rank: Int, isAway: Bool)] = []
        let key = Self.key(feature.name)
        for number in numbers[key] ?? [] where isOne(feature, features[number], byWholeName: true) {
            let distance = features[number].kilometers(to: feature.latitude, feature.longitude)
            let rank = (features[number].kinds.isDisjoint(with: feature.kinds) ? 1 : 0) + (distance > 40 ? 2 : 0)
            candidates.append((number, rank, distance > Self.townReach))
        }
        // `Zion` is Zion National Park, and that is Zion.
        let stripped = KindWords.stripped(key)?.key
        for (names, wanted) in [(strippedNumbers, key), (strippedNumbers, stripped ?? []), (numbers, stripped ?? [])] {
            for number in names[wanted] ?? [] where isOne(feature, features[number], byWholeName: false) {
                let distance = features[number].kilometers(to: feature.latitude, feature.longitude)
                // `Hallstatt` is the village rather than its lake.
                let isLakeOfTown = feature.kinds == PlaceKinds(.destination) && features[number].kinds.contains(.lake)
                candidates.append((number, distance > 40 ? 3 : isLakeOfTown ? 2 : 1, distance > Self.townReach))
            }
        }
        return candidates.min {
            ($0.rank, $0.isAway ? 1 : 0, -features[$0.number].weight, $0.number)
                < ($1.rank, $1.isAway ? 1 : 0, -features[$1.number].weight, $1.number)
        }?.number
    }

    /// The number of the entry for the same place within so many kilometres, by any of the names of a place; nil if
    /// there is none.
    func same(as feature: Feature, _ names: [String], within reach: Double) -> Int? {
        for name in names {
            var named = feature
            named.name = name
            guard let number = same(as: named), canBe(feature.kinds, features[number].kinds),
                features[number].kilometers(to: feature.latitude, feature.longitude) <= reach
            else { continue }
            return number
        }
        return nil
    }

    /// Whether a place of OpenStreetMap of the first kinds can be an entry of the second: a peak is no park of its
    /// name.
    private func canBe(_ kinds: PlaceKinds, _ known: PlaceKinds) -> Bool {
        if known.contains(.town) || known.isRegion { return false }
        if kinds.contains(.mountain) { return known.contains(.mountain) || known == PlaceKinds(.destination) }
        let isLand = known.contains(.park) || known.contains(.landscape) && !known.contains(.waterfall)
        return !kinds.contains(.park) || isLand || known == PlaceKinds(.destination)
    }

    /// Whether two entries whose names are equal, completely or without words for the kind, mean the same place.
    private func isOne(_ feature: Feature, _ other: Feature, byWholeName: Bool) -> Bool {
        let distance = other.kilometers(to: feature.latitude, feature.longitude)
        if feature.isSpot || other.isSpot { return isOneSpot(feature, other, distance, byWholeName: byWholeName) }
        let isAnything = feature.kinds == PlaceKinds(.destination)
        if other.kinds.contains(.town) {
            // A lake is not the town that it is called after, and neither is an airport.
            let isGuide = feature.sources == PlaceSources(.wikivoyage)
            let isTown = isAnything || isGuide || feature.kinds.contains(.region) || feature.kinds.contains(.island)
            // Tenerife is not Santa Cruz de Tenerife, though the town is also called so.
            if feature.kinds.contains(.island), PlaceKey.key(other.name) != PlaceKey.key(feature.name) { return false }
            // A title for a state goes with the town that bears its name.
            let isCity = other.weight >= 50_000
            let reach =
                isAnything && other.kinds.contains(.region)
                ? 250 : isCity || isGuide ? Self.cityReach : Self.townReach
            return byWholeName && isTown && distance <= reach
        }
        if other.kinds.contains(.airport) || feature.kinds.contains(.airport) { return false }
        // A canyon, a coast or a waterfall that a park is made around is that park.
        let nature = PlaceKinds.landscapes
        let isVast = feature.kinds.contains(.region) || other.kinds.contains(.region)
        let isParkOfIt =
            !isVast && (feature.kinds.contains(.park) && !other.kinds.isDisjoint(with: nature))
            || !isVast && (other.kinds.contains(.park) && !feature.kinds.isDisjoint(with: nature))
        let isOneKind = isAnything || isParkOfIt || !other.kinds.isDisjoint(with: feature.kinds)
        let isRegion = other.kinds.contains(.region) || other.kinds.contains(.country)
        // Great Basin National Park is not all of the Great Basin.
        if isRegion, feature.kinds.contains(.park) { return false }
        // A title without a kind is a park, an island or a lake around it, but no cape that is called after the town.
        let isPoint = isAnything && !byWholeName && other.kinds.isDisjoint(with: PlaceKinds.large)
        let reach = isRegion ? 500 : isPoint ? Self.pointReach : Self.areaReach
        return (isOneKind || byWholeName) && distance <= reach
    }

    /// The distances in kilometres within which a sight is the thing of nature that is called so, and within which two
    /// sights of one kind are one whose names are alike but for the word for what they are.
    private static let spotReach = 25.0
    private static let sameSpotReach = 3.0

    /// The same where one of the entries is a sight, a castle or a pass: a town that is called so is beside it, and
    /// another entry.
    private func isOneSpot(_ feature: Feature, _ other: Feature, _ distance: Double, byWholeName: Bool) -> Bool {
        let apart: PlaceKinds = [PlaceKinds(.town), PlaceKinds(.airport), PlaceKinds(.region), PlaceKinds(.country)]
        guard other.kinds.isDisjoint(with: apart), feature.kinds.isDisjoint(with: apart) else { return false }
        // A pass is not the mountain, nor the park, that it is called after.
        if feature.kinds.contains(.pass) != other.kinds.contains(.pass) {
            let isTitle = feature.kinds == PlaceKinds(.destination) || other.kinds == PlaceKinds(.landscape)
            return isTitle && byWholeName && distance <= Self.spotReach
        }
        // The falls of one country are not those of the next.
        if !feature.country.isEmpty, !other.country.isEmpty, feature.country != other.country { return false }
        // One table has each sight once.
        if !feature.sources.isDisjoint(with: other.sources) { return false }
        if byWholeName { return distance <= Self.spotReach }
        // Lake Bled is not Bled Castle.
        let (own, others) = (feature.kinds.subtracting(.anySight), other.kinds.subtracting(.anySight))
        if !own.isEmpty, !others.isEmpty, own.isDisjoint(with: others) { return false }
        return !feature.kinds.isDisjoint(with: other.kinds) && distance <= Self.sameSpotReach
    }

    /// The short forms of words that sources write differently: `St. Louis` is Saint Louis.
    private static let longForms: [[UInt8]: [UInt8]] = [
        Array("st".utf8): Array("saint".utf8), Array("ste".utf8): Array("sainte".utf8),
        Array("mt".utf8): Array("mount".utf8), Array("ft".utf8): Array("fort".utf8),
    ]

    /// The key of a name with its words written out.
    private static func key(_ name: String) -> [UInt8] {
        let words = PlaceKey.key(name).split(separator: 0x20).map { longForms[Array($0)] ?? Array($0) }
        return Array(words.joined(separator: [0x20]))
    }

    private mutating func index(_ number: Int) {
        let feature = features[number]
        let keys = Set((([feature.name] + feature.currentNames + feature.otherNames).map(Self.key)))
        for key in keys where !key.isEmpty {
            numbers[key, default: []].append(number)
            if feature.kinds.contains(.town) { continue }
            if let stripped = KindWords.stripped(key)?.key, !keys.contains(stripped) {
                strippedNumbers[stripped, default: []].append(number)
            }
        }
    }
}
