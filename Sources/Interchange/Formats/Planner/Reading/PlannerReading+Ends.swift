import JSON

/// The beginning and the end of the whole journey, as files have them beside the stops between:
/// `{"origin": {…}, "waypoints": […], "destination": {…}}`.
extension PlannerReading {
    /// The path of both where there is nothing between them.
    static let pathOfEnds = "ends"

    /// Looks at an end of the journey, which is next and is read as any object afterwards.
    mutating func noteEnd(_ path: String, isStart: Bool) {
        var place = PlannerPlace()
        _ = reader.peek()
        place.offset = reader.offset
        var ahead = self
        guard (try? ahead.readObject(path, &place)) != nil, place.isPlaced, ahead.count == count else { return }
        if isStart { ends.start = ends.start ?? place } else { ends.end = ends.end ?? place }
        endPaths.append(path + "[]")
    }

    /// Whether the journey has both ends; they are stops once, and those of a list where there is nothing else.
    mutating func takeEnds() -> Bool {
        guard let start = ends.start, let end = ends.end else { return false }
        for path in endPaths where lists[path]?.count == 1 {
            lists[path] = nil
            paths.removeAll { $0 == path }
        }
        guard lists.isEmpty, named.isEmpty else { return true }
        append(start, to: Self.pathOfEnds)
        append(end, to: Self.pathOfEnds)
        return true
    }

    /// The ends of the journey that are no stops of it themselves; none where it has not both.
    func otherEnds(than places: [PlannerPlace]) -> [PlannerPlace] {
        guard let start = ends.start, let end = ends.end else { return [] }
        return [start, end].filter { end in !places.contains { $0.isAt(end) } }
    }
}
