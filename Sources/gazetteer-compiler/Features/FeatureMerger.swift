import PlaceNames

/// Finds what means one place: the same folded name, without `National Park`, `Isle of` and the like, near enough.
struct FeatureMerger {
    private(set) var features: [Feature]
    private var numbers: [[UInt8]: [Int]] = [:]

    /// How far two entries of one name may be apart in kilometres: the point of a large area is anywhere in it.
    private static let townReach = 25.0
    private static let areaReach = 150.0

    init(_ features: [Feature]) {
        self.features = features
        for number in features.indices { index(number) }
    }

    /// Takes a place as one of its own.
    mutating func append(_ feature: Feature) {
        features.append(feature)
        index(features.count - 1)
    }

    /// Takes a place, or makes one of it with what is there already: the kinds kept, the point of the town for a town, the
    /// greater weight otherwise.
    mutating func add(_ feature: Feature) {
        guard let number = same(as: feature) else { return append(feature) }
        features[number].kinds.formUnion(feature.kinds)
        features[number].sources.formUnion(feature.sources)
        features[number].currentNames += [feature.name] + feature.currentNames
        if !features[number].kinds.contains(.town) {
            features[number].weight = max(features[number].weight, feature.weight)
        }
    }

    /// The number of what means the same place; nil where nothing does. Of several the one with the greatest weight whose
    /// kind is the same, else any.
    func same(as feature: Feature) -> Int? {
        var candidates: [(number: Int, rank: Int)] = []
        let key = PlaceKey.key(feature.name)
        let stripped = KindWords.stripped(key)
        for (rank, wanted) in [key, stripped?.key].enumerated() {
            guard let wanted else { continue }
            for number in numbers[wanted] ?? [] {
                let other = features[number]
                let isTown = other.kinds.contains(.town)
                // A lake is not the town that it is called after.
                if rank == 1, isTown, stripped?.kind != .region { continue }
                if isTown, !feature.kinds.isDisjoint(with: [PlaceKinds(.lake), PlaceKinds(.mountain), PlaceKinds(.airport)] as PlaceKinds) {
                    continue
                }
                let isOneKind = feature.kinds.contains(.destination) || !other.kinds.isDisjoint(with: feature.kinds) || isTown
                let isArea = !isTown && !other.kinds.contains(.airport)
                guard isOneKind || (isArea && rank == 0) else { continue }
                let reach = isTown ? Self.townReach : other.kinds.contains(.region) || other.kinds.contains(.country) ? 500 : Self.areaReach
                guard other.kilometers(to: feature.latitude, feature.longitude) <= reach else { continue }
                candidates.append((number, rank * 2 + (other.kinds.isDisjoint(with: feature.kinds) ? 1 : 0)))
            }
        }
        return candidates.min {
            ($0.rank, -features[$0.number].weight, $0.number) < ($1.rank, -features[$1.number].weight, $1.number)
        }?.number
    }

    private mutating func index(_ number: Int) {
        let feature = features[number]
        var keys: Set<[UInt8]> = []
        for name in [feature.name] + feature.currentNames + feature.otherNames {
            let key = PlaceKey.key(name)
            keys.insert(key)
            if !feature.kinds.contains(.town), let stripped = KindWords.stripped(key) { keys.insert(stripped.key) }
        }
        for key in keys where !key.isEmpty { numbers[key, default: []].append(number) }
    }
}
