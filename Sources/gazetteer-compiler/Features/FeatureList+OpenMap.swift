import PlaceNames

extension FeatureList {
    /// The farthest in kilometres that a peak may be from the entry of another source for it.
    private static let peakReach = 20.0
    /// The same for a park beyond its own radius.
    private static let parkReach = 40.0

    /// The places of the file of OpenStreetMap: its parks with the points where one arrives, peaks and passes. Those
    /// that the main file or the destinations have add their names, their importance and that point.
    static func openMap(
        to main: FeatureList, _ guide: FeatureList, parks: [OpenMapRow], peaks: [OpenMapRow], passes: [SpotRow],
        borders: NearbyRegions, nowhere: Int, arrivals: inout ParkArrivals
    ) throws -> FeatureList {
        // The places of both files, and their numbers.
        var numbers = Array(main.features.indices)
        var known = main.features
        var guideWeights: [Int: Int] = [:]
        for (index, feature) in guide.features.enumerated() {
            if let same = feature.samePlace {
                guideWeights[same] = feature.weight
            } else {
                numbers.append(main.features.count + index)
                known.append(feature)
            }
        }
        let merger = FeatureMerger(known)
        var features: [Feature] = []
        var merged: Set<Int> = []
        /// Adds a place; the point of one that is known is replaced where it is marked so.
        func add(_ feature: Feature, same: Int?) {
            var feature = feature
            feature.order = features.count
            if let same {
                // Of several for one place the best known counts.
                guard merged.insert(same).inserted else { return }
                feature.samePlace = numbers[same]
                let weight = known[same].weight + (guideWeights[numbers[same]] ?? 0)
                feature.weight = max(0, feature.weight - weight)
            }
            features.append(feature)
        }
        for row in parks {
            var feature = Self.feature(row, borders)
            let same = merger.same(as: feature, row.names, within: row.radius + Self.parkReach)
            let isSpot = same.map { known[$0].isSpot } ?? false
            let gates = try arrivals.gates(of: row)
            if gates.count > 1 {
                feature.marks.insert(.farGates)
                for gate in gates {
                    var name = known[gate]
                    name.currentNames = row.names
                    name.otherNames = []
                    name.kinds = []
                    name.sources = feature.sources
                    name.marks = []
                    name.weight = 0
                    name.zone = ""
                    add(name, same: gate)
                }
            }
            let gate = gates.first.map { (latitude: known[$0].latitude, longitude: known[$0].longitude) }
            if !isSpot, let point = try gate ?? arrivals.road(of: row) {
                (feature.latitude, feature.longitude) = (point.latitude, point.longitude)
                feature.marks.insert(.arrival)
                // A gate is at the edge, and does not tell where the park is.
                if gate == nil { feature.marks.insert(.radius(ofKilometers: row.radius)) }
            }
            add(feature, same: same)
        }
        for row in peaks {
            var feature = Self.feature(row, borders)
            let same = merger.same(as: feature, row.names, within: Self.peakReach)
            if let same, known[same].sources == PlaceSources(.naturalEarth), known[same].kinds == PlaceKinds(.mountain)
            {
                feature.marks.insert(.arrival)
            }
            add(feature, same: same)
        }
        for (number, row) in passes.enumerated() {
            let feature = spot(row, number: number, borders, nowhere: nowhere)
            add(feature, same: merger.same(as: feature, [row.name] + row.otherNames, within: Self.peakReach))
        }
        return FeatureList(sorted: features)
    }

    private static func feature(_ row: OpenMapRow, _ borders: NearbyRegions) -> Feature {
        Feature(
            name: row.names[0], currentNames: Array(row.names.dropFirst()), latitude: row.latitude,
            longitude: row.longitude, region: borders.region(row.latitude, row.longitude), weight: row.weight,
            kinds: PlaceKinds(row.kind), sources: PlaceSources(.openStreetMap), order: 0)
    }
}
