package import Geodesy

extension MapPlaces {
    /// The places of some kinds, which are among `MapPlaces.spots`, within a radius of a place that `isWanted` is true
    /// of, the most important ones first; no towns, and none that `isKnown` is false of by its weight, its kinds and
    /// where it is from. Linear in the spots of the circle, and in the places of the cells that are met for the first
    /// time.
    package mutating func spots(
        of wanted: PlaceKinds, around center: Coordinate, within radius: Double,
        isKnown: (_ weight: Int, _ kinds: PlaceKinds, _ sources: PlaceSources) -> Bool = { _, _, _ in true },
        isWanted: (Coordinate) -> Bool
    ) -> [(name: String, coordinate: Coordinate, kinds: PlaceKinds)] {
        let measure = SphericalMeasure(from: center)
        let (gazetteer, cells) = (gazetteer, gazetteer.main.grid.cells(around: center, radius: radius))
        var found: [(number: Int, weight: Int)] = []
        for cell in cells {
            for (volume, spots) in zip(gazetteer.volumes, self.spots(inCell: cell)) {
                for spot in spots where !spot.kinds.isDisjoint(with: wanted) {
                    let number = volume.number(of: spot.place)
                    // An addition to a place of the main file is found there.
                    guard number >= volume.first else { continue }
                    let traits = gazetteer.traits(number)
                    guard !traits.kinds.contains(.town),
                        SphericalMeasure.distance(ofHaversine: measure.haversine(to: traits.record)) <= radius,
                        isKnown(traits.weight, traits.kinds, gazetteer.sources(number))
                    else { continue }
                    found.append((number, traits.weight))
                }
            }
        }
        return found.sorted { ($1.weight, $0.number) < ($0.weight, $1.number) }.compactMap { number, _ in
            guard let place = gazetteer.coordinate(of: number), isWanted(place) else { return nil }
            return (gazetteer.name(number), place, gazetteer.traits(number).kinds)
        }
    }
}
