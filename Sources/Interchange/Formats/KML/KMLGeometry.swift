import Geodesy
import Text
import XML

/// The places that the geometry of a placemark names.
struct KMLGeometry {
    var points: [Coordinate] = []
    /// Of each line all its points where they are few or asked for, else its start and end.
    var lines: [[Coordinate]] = []
    /// The number of points of these lines that are not among them.
    private(set) var leftOut = 0
    /// The reasons for which points and lines could not be taken.
    var faults: [String] = []
    /// The number of places whose longitude was beyond 180.
    private(set) var turnedCount = 0
    /// A kind of geometry that was there and is neither: `polygon`.
    var other: String?

    /// Creates an empty geometry.
    init() {}

    /// Reads the element that has just begun if it is a geometry, else skips it.
    mutating func read(_ xml: inout XMLReader, takesEveryPoint: Bool) throws(TextFault) {
        let name = xml.name
        if name.isLocally("Point") {
            try readPoint(&xml)
        } else if name.isLocally("LineString") || name.isLocally("LinearRing") {
            try readLine(&xml, "coordinates", takesEveryPoint)
        } else if name.isLocally("Track") {
            try readLine(&xml, "coord", takesEveryPoint)
        } else if name.isLocally("MultiGeometry") || name.isLocally("MultiTrack") {
            let level = xml.depth
            let (first, isTrack) = (lines.count, name.isLocally("MultiTrack"))
            while try xml.nextChild(at: level) { try read(&xml, takesEveryPoint: takesEveryPoint) }
            // The pieces of a track are one way, as the segments of one in GPX are.
            guard isTrack, lines.count > first + 1 else { return }
            let way = lines[first...].flatMap { $0 }
            lines.removeSubrange(first...)
            append(way, takesEveryPoint)
        } else {
            if name.isLocally("Polygon") { other = "polygon" }
            if name.isLocally("Model") { other = "model" }
            try xml.skipElement()
        }
    }

    private mutating func readPoint(_ xml: inout XMLReader) throws(TextFault) {
        let level = xml.depth
        var place: ReadPoint?
        while try xml.nextChild(at: level) {
            guard xml.name.isLocally("coordinates") else {
                try xml.skipElement()
                continue
            }
            let turned: Int
            (place, turned) = try xml.readBytes { bytes in
                var coordinates = KMLCoordinates(bytes)
                return (coordinates.next(), coordinates.turnedCount)
            }
            turnedCount += turned
        }
        switch place {
        case .place(let location): points.append(location)
        case .fault(let reason): note(reason)
        case nil: note("a point without coordinates")
        }
    }

    /// Remembers a fault, up to one more than a file may have.
    private mutating func note(_ fault: String) {
        if faults.count <= StopCollector.maximumSkipped { faults.append(fault) }
    }

    /// Reads a line whose places are in the elements of this name, in one or in many.
    private mutating func readLine(
        _ xml: inout XMLReader, _ element: StaticString, _ takesEveryPoint: Bool
    ) throws(TextFault) {
        let level = xml.depth
        var line: [Coordinate] = []
        var isLong = false
        var fault: String?
        while try xml.nextChild(at: level) {
            guard xml.name.isLocally(element) else {
                try xml.skipElement()
                continue
            }
            try xml.readBytes { bytes in
                var coordinates = KMLCoordinates(bytes, separatedBySpace: element.utf8CodeUnitCount == 5)
                while let place = coordinates.next() {
                    switch place {
                    case .place(let location):
                        // Between the start and the end of a long line only the latest is kept.
                        if takesEveryPoint {
                            if line.count > StopCollector.maximumStops { line.removeLast() }
                        } else if line.count == StopCollector.mostPointsOfLine {
                            leftOut += line.count - 1
                            line = [line[0]]
                            isLong = true
                        } else if isLong, line.count > 1 {
                            line.removeLast()
                            leftOut += 1
                        }
                        line.append(location)
                    case .fault(let reason): fault = fault ?? reason
                    }
                }
                turnedCount += coordinates.turnedCount
            }
        }
        if let fault { note(fault) }
        if !line.isEmpty { append(line, takesEveryPoint) }
    }

    /// Adds a line; where it begins at the end of the one before, both are one.
    private mutating func append(_ line: [Coordinate], _ takesEveryPoint: Bool) {
        var whole = line
        if let last = lines.last, let end = last.last, let start = line.first,
            end.distance(to: start) <= ImportedStop.sameWithin
        {
            lines.removeLast()
            whole = last + line.dropFirst()
        }
        if !takesEveryPoint, whole.count > StopCollector.mostPointsOfLine {
            leftOut += whole.count - 2
            whole = [whole[0], whole[whole.count - 1]]
        }
        lines.append(whole)
    }
}
