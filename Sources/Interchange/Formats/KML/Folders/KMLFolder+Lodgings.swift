import Geodesy
import Text

// Maps of several days have their lines, and beside these a layer of where one sleeps, whose points are at their ends.

extension [KMLFolder] {
    /// The most pairs of points and ends that are compared.
    private static let mostPairs = 100_000

    /// Puts the points of layers beside lines, those of a folder itself and of the folders of days in it, to these
    /// where the lines follow one another and each point is at an end of one. `planned` are the numbers of the folders
    /// whose points have plans, which stay. Linear in the product of lines and points.
    mutating func takeLodgings(planned: Set<Int>) {
        for parent in indices where self[parent].points.isEmpty && !self[parent].isOwn {
            let inner = indices.filter { self[$0].parent == parent }
            let layers = inner.filter { !self[$0].points.isEmpty }
            let others = inner.filter { self[$0].points.isEmpty }
            guard !layers.isEmpty,
                layers.allSatisfy({ self[$0].lines.isEmpty && !self[$0].isOwn && !planned.contains($0) }),
                others.allSatisfy({ self[$0].lines.isEmpty || self[$0].day != nil && !self[$0].isOwn })
            else { continue }
            let lines = self[parent].lines + others.flatMap { self[$0].lines }
            let points = layers.flatMap { self[$0].points }
            guard lines.count > 1, points.count * lines.count <= Self.mostPairs else { continue }
            let ends = lines.compactMap { line -> LineChain.Ends? in
                guard let start = line.stops.first?.location, let end = line.stops.last?.location else { return nil }
                return (start, end)
            }
            let places = ends.map(\.end) + ends.prefix(1).map(\.start)
            guard ends.count == lines.count, LineChain.chains(ends, days: lines.map(\.day)).count == 1,
                points.allSatisfy({ point in
                    places.contains { $0.distance(to: point.location) <= LineChain.reachOverNight }
                })
            else { continue }
            // The points of all ends are the stops of the way themselves, unless one only sleeps there.
            if points.count > lines.count, !layers.contains(where: { self[$0].isOfLodgings }) { continue }
            for layer in layers {
                let isNight = self[layer].isOfLodgings
                self[parent].lodgings += self[layer].points.map { KMLLodging(stop: $0, isNight: isNight) }
                self[layer].clear()
            }
        }
    }
}

extension KMLFolder {
    /// Whether it is called by a word for where one sleeps.
    fileprivate var isOfLodgings: Bool {
        guard let name, name.utf8.count <= 60 else { return false }
        let key = CSVColumnWords.key(name)
        let words = [key, CSVColumnWords.singular(key)]
        return KindWords.kind(name) == "sleep"
            || words.contains { CSVColumnWords.lodging.contains($0) || CSVColumnWords.overnight.contains($0) }
            || CSVColumnWords.nights.contains(key)
    }
}
