package import Geodesy

extension Gazetteer {
    /// The kinds of places where nobody sleeps. A destination is anything.
    private static let uninhabitedKinds: PlaceKinds = [
        PlaceKinds(.pass), PlaceKinds(.mountain), PlaceKinds(.waterfall), PlaceKinds(.sight),
    ]
    /// The distance in metres at which a coordinate is that of a place.
    private static let samePlace = 50.0
    /// The distance in metres up to which people of a town live at what there is to see; it is less in the mountains.
    private static let townReach = (sight: 3_000.0, others: 1_000.0)

    /// The kind of the place at a coordinate where it is a pass, a peak, a waterfall, a cave, a viewpoint or another
    /// sight, and no town is there; nil where it is anything else or nothing is known. Linear in the places of the
    /// cells around it.
    package func uninhabitedKind(at center: Coordinate) -> PlaceKind? {
        var kinds: PlaceKinds = []
        // The point where one arrives is that of the record of an addition, which is met too.
        let circle = CircleBounds(around: center, radius: Self.samePlace)
        for volume in volumes {
            for cell in volume.grid.cells(around: center, radius: Self.samePlace) {
                volume.grid.forEachPlace(inCell: cell) { place in
                    guard circle.mayContain(volume.places.record(place)) else { return }
                    let number = volume.number(of: place)
                    guard let coordinate = coordinate(of: number), coordinate.distance(to: center) <= Self.samePlace
                    else { return }
                    kinds.formUnion(self.kinds(number))
                }
            }
        }
        guard !kinds.isDisjoint(with: Self.uninhabitedKinds),
            kinds.isSubset(of: Self.uninhabitedKinds.union(PlaceKinds(.destination)))
        else { return nil }
        let reach = kinds.contains(.sight) ? Self.townReach.sight : Self.townReach.others
        return nearest(to: center, within: reach) == nil ? kinds.intersection(Self.uninhabitedKinds).first : nil
    }

    /// The weight from which on a peak is known, and the distance in metres within which what there is to see is on it.
    private static let knownPeak = (weight: 40_000, reach: 3_000.0)

    /// Whether the place at a coordinate is a peak, or a sight on a known one, without a town: perhaps no road leads
    /// up. Linear in the places around it.
    package func isSummit(at center: Coordinate) -> Bool {
        switch uninhabitedKind(at: center) {
        case .mountain?: return true
        case .sight?: break
        default: return false
        }
        let measure = SphericalMeasure(from: center)
        var isOnPeak = false
        for volume in volumes {
            volume.grid.forEachPlace(around: center, radius: Self.knownPeak.reach) { place in
                guard !isOnPeak, volume.places.kinds(volume.places.record(place)).contains(.mountain) else { return }
                let traits = traits(volume.number(of: place))
                isOnPeak =
                    traits.weight >= Self.knownPeak.weight
                    && measure.distance(to: traits.record) <= Self.knownPeak.reach
            }
        }
        return isOnPeak
    }
}
