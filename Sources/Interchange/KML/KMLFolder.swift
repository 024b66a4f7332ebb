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
    /// The points of its lines that may be stops, one line after the other.
    private var linePoints: [ImportedStop] = []
    /// The name of the first placemark that is a line.
    var firstLineName: String?
    /// Whether there are placemarks or folders in it.
    var hasContent = false
    /// What our own mark says about a round trip; nil where there is none.
    var roundTripMark: Bool?

    /// A folder of which nothing is known yet.
    init(line: Int, parent: Int?, parentName: String?) {
        self.line = line
        self.parent = parent
        self.parentName = parentName
    }

    /// Its own name, or the one of what it is in.
    var shownName: String? { name ?? parentName }

    /// Adds the points of a line; where it begins at the end of the line before, that is one stop.
    mutating func add(line: [Coordinate]) {
        var stops = line.map { ImportedStop(name: nil, location: $0, note: nil) }
        if let first = stops.first, let last = linePoints.last, last.isSame(as: first) { stops.removeFirst() }
        linePoints += stops
    }

    /// Makes a trip of it: of its points, else of its lines where no folder in it has points; an empty one is a trip only if
    /// we marked it.
    func give(to collector: inout StopCollector) {
        if points.isEmpty, holdsPoints { return }
        let stops = points.isEmpty ? linePoints : points
        guard !stops.isEmpty || (!hasContent && roundTripMark != nil) else { return }
        collector.take(
            name: (isPointsOfParent ? parentName : name) ?? (points.isEmpty ? firstLineName : nil),
            otherwise: parentName, stops,
            isRoundTrip: roundTripMark ?? false, line: line)
    }
}
