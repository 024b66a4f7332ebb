import Entities
import Geodesy
import Text

extension [KMLFolder] {
    /// The largest distance in metres between the end of directions and the beginning of the next ones that have the
    /// same name; without that it is the same place.
    private static let sameName = 1_000.0

    /// Joins layers of directions beside each other of which each begins where the one before ended, as maps of several
    /// days have them: one journey by the name of what is around them. Not where the points have plans, which `planned`
    /// tells by the numbers of the folders. Linear.
    mutating func chainDirections(planned: Set<Int>) {
        var first: Int?
        var day = TrackDay(title: nil)
        for index in indices where !self[index].points.isEmpty || self[index].lineCount > 0 {
            guard self[index].isDirections, !planned.contains(index) else {
                first = nil
                continue
            }
            let lastDay = self[index].lines.last?.day ?? TrackDay(title: nil)
            guard let chain = first, self[chain].parent == self[index].parent,
                let end = self[chain].points.last, let start = self[index].points.first, goesOn(end, start)
            else {
                (first, day) = (index, lastDay)
                continue
            }
            if let parent = self[index].parent, let whole = self[parent].name { self[chain].name = whole }
            let nights = self[index].lines.first.flatMap { day.nights(to: $0.day) } ?? 0
            self[chain].append(directions: self[index].points, nights: nights)
            self[index].clear()
            day = lastDay
        }
    }

    /// The largest distance in metres between a place of a layer and that of directions which is the same.
    private static let samePlace = 500.0

    /// Leaves the layers of directions out that only lead between the places of another layer beside them, or of the
    /// days around them: they are one journey, and told as a line that is left out. Where the directions have all of
    /// these places, and nothing is planned there, their order is that of the way. Quadratic in the places of layers.
    mutating func leaveOutDirectionsOfPlaces(planned: Set<Int>) {
        for index in indices where self[index].isDirections && !planned.contains(index) {
            let way = self[index].points
            let layers = indices.filter { other in
                other != index && self[other].points.count > 1 && !self[other].isOwn && !self[other].isDirections
                    && (other == self[index].parent || self[other].parent == self[index].parent)
            }
            for layer in layers where self[layer].points.count * way.count <= Self.mostCompared {
                let places = self[layer].points
                let (known, passed) = (way.map { place(of: $0, in: places) }, places.map { place(of: $0, in: way) })
                let isWhole = passed.allSatisfy { $0 != nil }
                // Houses beside the places of a way are not these.
                let haveNames = zip(places, passed).allSatisfy { place, stop in
                    stop.map { agree(place.name, way[$0].name) } ?? false
                }
                guard known.allSatisfy({ $0 != nil }) || isWhole && haveNames && !planned.contains(layer) else {
                    continue
                }
                if isWhole, !planned.contains(layer) {
                    self[layer].points = zip(way, known).map { stop, place in place.map { places[$0] } ?? stop }
                }
                self[index].clear()
                self[layer].countOfWays += 1
                break
            }
        }
    }

    /// The most pairs of places that are compared.
    private static let mostCompared = 100_000

    /// The index of the stop at which another one is; nil where there is none.
    private func place(of stop: ImportedStop, in stops: [ImportedStop]) -> Int? {
        stops.firstIndex { other in
            let distance = other.location.distance(to: stop.location)
            guard distance > Self.samePlace else { return true }
            guard distance <= Self.sameName, let name = stop.name, let own = other.name else { return false }
            return folded(name.text) == folded(own.text)
        }
    }

    /// Whether two names may be those of one place: one is missing, or has the other in it.
    private func agree(_ name: Name?, _ other: Name?) -> Bool {
        guard let name = name.map({ folded($0.text) }), let other = other.map({ folded($0.text) }) else { return true }
        return name.containsText(other) || other.containsText(name)
    }

    /// Whether the beginning of directions is the end of those before.
    private func goesOn(_ end: ImportedStop, _ start: ImportedStop) -> Bool {
        let distance = end.location.distance(to: start.location)
        guard distance > ImportedStop.sameWithin else { return true }
        guard distance <= Self.sameName, let name = end.name, let other = start.name else { return false }
        return folded(name.text) == folded(other.text)
    }
}
