import Entities
import Geodesy
import Text
import XML

/// Reads the courses and activities of a TCX file.
struct TCXReading {
    /// The number of points of the path that is read.
    private var pointCount = 0
    private var collector: StopCollector
    private let takesEveryPoint: Bool
    private var tripCount = 0
    /// The number of points of courses that only give directions.
    private var instructionCount = 0

    /// A course or an activity while it is read.
    private struct Path {
        var name: String?
        var start: Coordinate?
        var end: Coordinate?
        /// The ends that laps name, for a path without a track.
        var lapStart: Coordinate?
        var lapEnd: Coordinate?
        /// All points, when they are asked for.
        var points: [Coordinate] = []
        var places: [ImportedStop] = []
    }

    /// Starts without trips.
    init(_ context: ImportContext) {
        collector = StopCollector(context)
        takesEveryPoint = context.takesEveryPoint
    }

    /// Reads a document. Linear in its bytes; they are not held.
    mutating func read(_ xml: inout XMLReader) throws(TextFault) -> ImportedTrips {
        while try xml.next() != .start {}
        guard xml.name.isLocally("TrainingCenterDatabase") else {
            throw xml.error(
                inElementAt: 1, "the outermost element is “\(xml.name.string)”, not “TrainingCenterDatabase”")
        }
        try readContainer(&xml)
        while try xml.next() != .finished {}
        if instructionCount > 0 {
            let counted = Wording.counted(instructionCount, "instruction")
            collector.notice("\(counted) where to turn \(instructionCount == 1 ? "is" : "are") not taken")
        }
        return collector.result()
    }

    /// Reads the elements around courses and activities, however they are grouped.
    private mutating func readContainer(_ xml: inout XMLReader) throws(TextFault) {
        let level = xml.depth
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("Course") || xml.name.isLocally("Activity") {
                try readPath(&xml)
            } else if xml.name.isLocally("Courses") || xml.name.isLocally("Activities")
                || xml.name.isLocally("MultiSportSession") || xml.name.isLocally("FirstSport")
                || xml.name.isLocally("NextSport")
            {
                try readContainer(&xml)
            } else {
                try xml.skipElement()
            }
        }
    }

    private mutating func readPath(_ xml: inout XMLReader) throws(TextFault) {
        let level = xml.depth
        let line = xml.line(ofElementAt: level)
        var path = Path()
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("Name") || xml.name.isLocally("Id") {
                path.name = try xml.readText()
            } else if xml.name.isLocally("Lap") || xml.name.isLocally("Track") {
                try readPoints(&xml, of: &path)
            } else if xml.name.isLocally("CoursePoint") {
                try readCoursePoint(&xml, of: &path)
            } else {
                try xml.skipElement()
            }
        }
        tripCount += 1
        let stops = stops(of: path)
        if !takesEveryPoint, path.places.isEmpty { collector.leaveOut(linePoints: max(0, pointCount - 2)) }
        pointCount = 0
        collector.count(stops.count)
        if let reason = collector.overLimit(trips: tripCount) { throw xml.error(inElementAt: level, reason) }
        guard !stops.isEmpty else { return }
        collector.take(name: path.name, otherwise: nil, stops, isRoundTrip: false, line: line)
    }

    /// The points of a track, or of a lap whose ends are given: the first and the last are kept, or all.
    private mutating func readPoints(_ xml: inout XMLReader, of path: inout Path) throws(TextFault) {
        let level = xml.depth
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("Trackpoint") {
                let point = xml.depth
                while try xml.nextChild(at: point) {
                    if xml.name.isLocally("Position") {
                        try readPosition(&xml, of: &path)
                    } else {
                        try xml.skipElement()
                    }
                }
            } else if xml.name.isLocally("Track") {
                try readPoints(&xml, of: &path)
            } else if xml.name.isLocally("BeginPosition") || xml.name.isLocally("EndPosition") {
                let isBegin = xml.name.isLocally("BeginPosition")
                guard let place = try position(&xml) else { continue }
                if !isBegin { path.lapEnd = place } else if path.lapStart == nil { path.lapStart = place }
            } else {
                try xml.skipElement()
            }
        }
    }

    private mutating func readPosition(_ xml: inout XMLReader, of path: inout Path) throws(TextFault) {
        guard let place = try position(&xml) else { return }
        if path.start == nil { path.start = place }
        path.end = place
        pointCount += 1
        guard takesEveryPoint else { return }
        path.points.append(place)
        if path.points.count > StopCollector.maximumStops {
            throw xml.error(inElementAt: xml.depth + 1, "more than \(StopCollector.maximumStops) points in one file")
        }
    }

    /// The place that the element holds which has just begun; nil when it is none, which is noted.
    private mutating func position(_ xml: inout XMLReader) throws(TextFault) -> Coordinate? {
        let level = xml.depth
        var latitude: Double?
        var longitude: Double?
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("LatitudeDegrees") {
                latitude = try xml.readBytes(DegreesText.number)
            } else if xml.name.isLocally("LongitudeDegrees") {
                longitude = try xml.readBytes(DegreesText.number)
            } else {
                try xml.skipElement()
            }
        }
        let reason: String
        if let latitude, let longitude {
            do throws(CoordinateError) {
                return try Coordinate(latitude: latitude, longitude: longitude)
            } catch {
                reason = error.description
            }
        } else {
            reason = "a position without latitude and longitude"
        }
        collector.skip(line: xml.line(ofElementAt: level), reason)
        if let reason = collector.overLimit(trips: tripCount) { throw xml.error(inElementAt: level, reason) }
        return nil
    }

    private mutating func readCoursePoint(_ xml: inout XMLReader, of path: inout Path) throws(TextFault) {
        let level = xml.depth
        var name: String?
        var notes: String?
        var type = ""
        var place: Coordinate?
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("Name") {
                name = try xml.readText()
            } else if xml.name.isLocally("Notes") {
                notes = try xml.readText()
            } else if xml.name.isLocally("PointType") {
                type = try xml.readText()
            } else if xml.name.isLocally("Position") {
                place = try position(&xml)
            } else {
                try xml.skipElement()
            }
        }
        guard let place else { return }
        let isInstruction = GPXPointRole(type: type) != nil || name.flatMap { GPXPointRole(type: $0) } != nil
        guard !isInstruction else {
            instructionCount += 1
            return
        }
        let stop = collector.stop(name: name, note: notes, at: place) { xml.line(ofElementAt: level) }
        path.places.append(stop)
        if path.places.count > StopCollector.maximumStops {
            throw xml.error(inElementAt: level, "more than \(StopCollector.maximumStops) points in one file")
        }
    }

    /// The stops of a path: its start, its places, its end, each once.
    private func stops(of path: Path) -> [ImportedStop] {
        if takesEveryPoint, !path.points.isEmpty {
            return path.points.map { ImportedStop(name: nil, location: $0) }
        }
        func isAt(_ place: Coordinate, _ stop: ImportedStop?) -> Bool {
            stop.map { $0.location.distance(to: place) <= ImportedStop.sameWithin } ?? false
        }
        var stops = path.places
        let (start, end) = path.start == nil ? (path.lapStart, path.lapEnd) : (path.start, path.end)
        if let start, !isAt(start, stops.first) {
            stops.insert(ImportedStop(name: nil, location: start), at: 0)
        }
        // A course that ends where it began still ends there.
        if let end, stops.count == 1 && path.places.isEmpty ? end != start : !isAt(end, stops.last) {
            stops.append(ImportedStop(name: nil, location: end))
        }
        return stops
    }
}
