import Entities
import Geodesy
import Text

/// Loose points that are the stops of a route once more, under names of their own.
extension GPXJourneys {
    /// The most distances between loose points and stops of routes that are measured.
    static let mostCompared = 4_000_000

    /// Takes the loose points out which all lie at stops of one route, its ends among them: many programs name the
    /// same places in their own way. Names that the route does not have go into the notes.
    /// With `isNamed` only those of a route that names these stops.
    mutating func leaveOutPointsOfOneRoute(isNamed: Bool) {
        guard !loosePoints.isEmpty,
            loosePoints.count * paths.reduce(0, { $0 + ($1.isTrack ? 0 : $1.stops.count) }) <= Self.mostCompared
        else { return }
        for path in paths.indices where !paths[path].isTrack && paths[path].stops.count > 1 {
            let stops = paths[path].stops
            let found = loosePoints.map { point in
                stops.indices.min { first, second in
                    stops[first].location.distance(to: point.location)
                        < stops[second].location.distance(to: point.location)
                }
            }
            let isAll = zip(loosePoints, found).allSatisfy { point, stop in
                stop.map { stops[$0].location.distance(to: point.location) <= Self.sameEnd } ?? false
            }
            guard isAll, !isNamed || found.allSatisfy({ stop in stop.map { stops[$0].name != nil } ?? false }) else {
                continue
            }
            func isAtPoint(_ stop: ImportedStop?) -> Bool {
                stop.map { end in loosePoints.contains { $0.location.distance(to: end.location) <= Self.sameEnd } }
                    ?? false
            }
            guard isAtPoint(stops.first), isAtPoint(stops.last) else { continue }
            var renamed = 0
            for (point, stop) in zip(loosePoints, found) {
                guard let stop else { continue }
                if isCalledOtherwise(point, than: paths[path].stops[stop]) { renamed += 1 }
                take(point, into: path, stop)
            }
            loosePoints = []
            note(renamed, atStopsOf: path)
            return
        }
    }

    /// The largest distance of a loose point from the named stop of a route that it is about, in metres.
    private static let atStop = 50.0

    /// The largest distance of a loose point from the stop of a route that is called as it is, in metres: one marks the
    /// middle of a town here and the hotel there.
    private static let atStopOfName = 1_000.0

    /// Takes the loose points out that lie at named stops of routes under names of their own, as a hotel does in its
    /// town: their names go into the notes of these stops.
    mutating func takePointsAtStopsOfRoutes() {
        let stops = paths.indices.filter { !paths[$0].isTrack && paths[$0].stops.count > 1 }
            .flatMap { path in paths[path].stops.indices.map { (path: path, stop: $0) } }
            .filter { paths[$0.path].stops[$0.stop].name != nil }
        guard !loosePoints.isEmpty, loosePoints.count * stops.count <= Self.mostCompared else { return }
        var others: [ImportedStop] = []
        var renamed: [Int: Int] = [:]
        for point in loosePoints {
            var best: (place: (path: Int, stop: Int), distance: Double)?
            for place in stops {
                let distance = paths[place.path].stops[place.stop].location.distance(to: point.location)
                guard distance <= Self.atStopOfName, distance < best?.distance ?? .infinity else { continue }
                let isThere =
                    distance <= Self.atStop
                    || point.name != nil && !isCalledOtherwise(point, than: paths[place.path].stops[place.stop])
                if isThere { best = (place, distance) }
            }
            if let place = best?.place {
                if isCalledOtherwise(point, than: paths[place.path].stops[place.stop]) {
                    renamed[place.path, default: 0] += 1
                }
                var point = point
                // Its name stands in front of what it says.
                if let name = point.name, let note = point.note {
                    let own = paths[place.path].stops[place.stop].name?.text ?? ""
                    if folded(own) != folded(name.text) { point.note = Note.cut("\(name.text)\n\(note.text)") ?? note }
                    point.name = nil
                }
                take(point, into: place.path, place.stop)
            } else {
                others.append(point)
            }
        }
        loosePoints = others
        for path in renamed.keys.sorted() { note(renamed[path] ?? 0, atStopsOf: path) }
    }

    /// Whether a loose point has a name that the stop at which it lies does not have.
    private func isCalledOtherwise(_ point: ImportedStop, than stop: ImportedStop) -> Bool {
        guard let name = point.name, let own = stop.name else { return false }
        return folded(own.text) != folded(name.text)
    }

    /// Says how many loose points are only in the notes of the stops of a route.
    private mutating func note(_ count: Int, atStopsOf path: Int) {
        guard count > 0 else { return }
        let route = paths[path].name.flatMap(Name.cut).map { Wording.quoted($0.text) } ?? "a route"
        notices.append(
            count == 1
                ? "1 place at a stop of \(route) is in the note of that"
                : "\(count) places at stops of \(route) are in the notes of these")
    }

    private mutating func take(_ point: ImportedStop, into path: Int, _ stop: Int) {
        paths[path].stops[stop].kind = paths[path].stops[stop].kind ?? point.kind
        paths[path].stops[stop].note = GPXPath.notes(paths[path].stops[stop].note, point.note)
        guard let name = point.name else { return }
        guard let own = paths[path].stops[stop].name else {
            paths[path].stops[stop].name = name
            return
        }
        guard folded(own.text) != folded(name.text) else { return }
        paths[path].stops[stop].note = GPXPath.notes(paths[path].stops[stop].note, try? Note(name.text))
    }
}
