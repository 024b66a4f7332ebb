import Geodesy

extension RoadFinder {
    /// The access to a place without roads that lie over water: those to which the best way from the nearest road is by
    /// ferry, and those beyond a ferry. Only where a ferry lands within 15 km is this looked at.
    mutating func withoutOtherShores(_ access: PlaceAccess) throws(RoadNetworkError) -> PlaceAccess {
        guard access.approaches.count > 1, shores.isNear(access.place) else { return access }
        let sorted = access.approaches.sorted { $0.metres < $1.metres }
        let nearest = try search.ascent(from: PlaceAccess(place: access.place, approaches: [sorted[0]]), &blocks)
        var reached: Set<UInt32> = [sorted[0].ends.from, sorted[0].ends.to]
        var kept = [sorted[0]]
        for approach in sorted.dropFirst() where !shores.separates(access.place, approach.point) {
            // What is joined to a road on this shore is on this shore.
            if !reached.contains(approach.ends.from), !reached.contains(approach.ends.to) {
                let other = try search.ascent(from: PlaceAccess(place: access.place, approaches: [approach]), &blocks)
                if let choice = WayChoice(nearest, other), try arcMeasure(of: choice, nearest, other).ferryMetres > 0 {
                    continue
                }
            }
            reached.formUnion([approach.ends.from, approach.ends.to])
            kept.append(approach)
        }
        return PlaceAccess(place: access.place, approaches: kept)
    }
}
