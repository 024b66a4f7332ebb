import Entities
import Geodesy

/// A folder or document of a KML file, with what is directly in it.
struct KMLFolder {
    /// The line of its start tag.
    let line: Int
    /// The number of the folder that it is in.
    let parent: Int?
    /// The name of what it is in.
    let parentName: String?
    var name: String?
    var points: [ImportedStop] = []
    /// Whether a folder in it has points, itself or in a folder of its own.
    var holdsPoints = false
    /// Whether it is what gpsbabel calls `Points`: the points of the route that the folder around it is called for.
    var isPointsOfParent = false
    /// Its placemarks that are lines.
    private var lines: [Line] = []
    /// Whether there are placemarks or folders in it.
    var hasContent = false
    /// What our own mark says about a round trip; nil where there is none.
    var roundTripMark: Bool?

    /// A placemark that is a line, or several one after the other.
    private struct Line {
        let name: String?
        /// The line of its start tag.
        let line: Int
        /// The points of it that may be stops.
        var stops: [ImportedStop]
    }

    /// A folder of which nothing is known yet.
    init(line: Int, parent: Int?, parentName: String?) {
        self.line = line
        self.parent = parent
        self.parentName = parentName
    }

    /// Its own name, or the one of what it is in.
    var shownName: String? { name ?? parentName }

    /// Adds a placemark of lines at `line`, whose note goes to its first point; where one begins at the end of the one
    /// before, that is one stop.
    mutating func add(_ lines: [[Coordinate]], name: String?, note: Note?, line: Int) {
        var stops: [ImportedStop] = []
        for places in lines {
            var next = places.map { ImportedStop(name: nil, location: $0) }
            if let first = next.first, let last = stops.last, last.isSame(as: first) { next.removeFirst() }
            stops += next
        }
        guard !stops.isEmpty else { return }
        stops[0].note = note
        self.lines.append(Line(name: name, line: line, stops: stops))
    }

    /// Makes a trip of its points, else a trip of each of its lines where no folder in it has points; an empty one is a trip
    /// only if we marked it.
    func give(to collector: inout StopCollector) {
        if points.isEmpty, holdsPoints { return }
        if points.isEmpty, !lines.isEmpty {
            for line in lines {
                collector.take(
                    name: line.name, otherwise: shownName, line.stops, isRoundTrip: roundTripMark ?? false,
                    line: line.line)
            }
            return
        }
        guard !points.isEmpty || (!hasContent && roundTripMark != nil) else { return }
        collector.take(
            name: isPointsOfParent ? parentName : name, otherwise: parentName, points,
            isRoundTrip: roundTripMark ?? false, line: line)
    }
}
