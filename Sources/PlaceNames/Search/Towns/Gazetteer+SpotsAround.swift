package import Geodesy

extension Gazetteer {
    /// The places of some kinds within a radius of a place that `isWanted` is true of, the most important ones first;
    /// no towns, and none that `isKnown` is false of by its weight, its kinds and where it is from. Linear in the
    /// places of the circle.
    package func spots(
        of wanted: PlaceKinds, around center: Coordinate, within radius: Double,
        isKnown: (_ weight: Int, _ kinds: PlaceKinds, _ sources: PlaceSources) -> Bool = { _, _, _ in true },
        isWanted: (Coordinate) -> Bool
    ) -> [(name: String, coordinate: Coordinate, kinds: PlaceKinds)] {
        let measure = SphericalMeasure(from: center)
        var found: [(number: Int, weight: Int)] = []
        for volume in volumes {
            volume.grid.forEachPlace(around: center, radius: radius) { place in
                let own = volume.places.record(place)
                guard !volume.places.kinds(own).isDisjoint(with: wanted) else { return }
                let number = volume.number(of: place)
                // An addition to a place of the main file is found there.
                guard number >= volume.first else { return }
                let traits = traits(number)
                guard !traits.kinds.contains(.town),
                    SphericalMeasure.distance(ofHaversine: measure.haversine(to: traits.record)) <= radius,
                    isKnown(traits.weight, traits.kinds, sources(number))
                else { return }
                found.append((number, traits.weight))
            }
        }
        return found.sorted { ($1.weight, $0.number) < ($0.weight, $1.number) }.compactMap { number, _ in
            guard let place = coordinate(of: number), isWanted(place) else { return nil }
            return (name(number), place, traits(number).kinds)
        }
    }
}
