import CivilTime
import Entities
import Geodesy
import Text

/// A folder or document of a KML file, with its direct contents.
struct KMLFolder {
    /// The line of its start tag.
    let line: Int
    /// The number of the folder that it is in.
    let parent: Int?
    /// The name of the folder around it.
    let parentName: String?
    var name: String?
    /// Whether it is the document.
    var isDocument = false
    /// Its description, which a trip has no place for.
    var description: String?
    var points: [ImportedStop] = []
    /// Whether a folder in it has points, itself or in a folder of its own.
    var holdsPoints = false
    /// Whether it is gpsbabel's folder `Points`: the points of the route that the folder around it is named after.
    var isPointsOfParent = false
    /// Whether a folder in it has the points of the route that its lines draw.
    var isRouteOfPoints = false
    /// Its placemarks that are lines.
    private(set) var lines: [Line] = []
    /// The points of layers beside it that are at the ends of its lines.
    var lodgings: [KMLLodging] = []
    /// The number of layers of directions that only lead between its points.
    var countOfWays = 0
    /// Whether a point of it was read, which may have gone to the folder around it.
    var hasStop = false
    /// Whether there are placemarks or folders in it.
    var hasContent = false
    /// The value of this program's mark of a round trip; nil without one.
    var roundTripMark: Bool?

    /// The record of the plans of the trip, as this program wrote it.
    var plans: String?

    /// Whether this program says that it wrote it, so that nothing is read from its names and notes.
    var isOwn: Bool { roundTripMark != nil || plans != nil }

    /// The day that its name says, so that its points are stops of the folder around it on that day; nil without one.
    var day: PlanTexts?

    /// A line of a placemark.
    struct Line {
        let name: String?
        /// The line of its start tag.
        let line: Int
        /// The points of it that may be stops.
        let stops: [ImportedStop]
        /// The number of its points that are not.
        let leftOut: Int
        /// The day on which it is travelled.
        let day: TrackDay
        /// Whether the file names its ends.
        let hasEnds: Bool
        /// Whether it stands before the points of its folder.
        let isFirst: Bool
        /// The name of the folder of its day, where it was taken out of that.
        var folder: String?
    }

    /// The sign between the name of the whole and that of a folder in it.
    static let ofWhole = " – "

    /// A folder of which nothing is known yet.
    init(line: Int, parent: Int?, parentName: String?) {
        self.line = line
        self.parent = parent
        self.parentName = parentName
    }

    /// Whether it has one point and nothing else.
    var isOfOnePoint: Bool { points.count == 1 && lines.isEmpty && !isOwn }

    /// Whether it is called by a word for a kind of places, and has points of it alone.
    var isOfKind: Bool {
        !points.isEmpty && lines.isEmpty && !isOwn && name.map { KindWords.kind($0.lowercased()) != nil } ?? false
    }

    /// The number of its placemarks that are lines.
    var lineCount: Int { lines.count }

    /// The day that the name of a point begins with. Words for stages only tell a day at an end of it, as
    /// `Stage 2 (start)`: `Stage 1 Theatre` is a place.
    static func day(ofPoint name: String, today: CivilDate) -> PlanTexts? {
        day(ofName: name, today: today, takesStages: TrackDay.end(name) != nil)
    }

    /// The part of a plan that is of leaving a stop that is reached on a day before: without the day, and without the
    /// kind, which is that of the stop.
    static func ofLeaving(_ texts: PlanTexts) -> PlanTexts {
        var texts = texts
        (texts.date, texts.day, texts.fields[.kind]) = (nil, nil, nil)
        if let text = texts.checkOut, DateText.isTime(text) { texts.fields[.leave] = texts.fields[.leave] ?? text }
        return texts
    }

    /// Adds what a file says of leaving the last point, and the plan of that as far as it has no room, to its note.
    mutating func addToLast(_ placemark: KMLPlacemark, _ left: [StopPlanReading.Left]) {
        var placemark = placemark
        placemark.data += left.map { KMLData(name: $0.label, value: $0.text) }
        guard let text = placemark.note, let last = points.indices.last, !text.allSatisfy(\.isWhitespace) else {
            return
        }
        let own = points[last].note?.text
        guard own != text else { return }
        points[last].note = Note.cut(own.map { "\($0)\n\(text)" } ?? text) ?? points[last].note
    }

    /// The day that a name begins with: `Day 2 – Kyoto`, `Tuesday, April 6`; nil for any other name.
    static func day(ofName name: String, today: CivilDate, takesStages: Bool = true) -> PlanTexts? {
        var texts = PlanTexts()
        if DateText(today: today).date(name.trimmed) != nil {
            texts.date = name.trimmed
            return texts
        }
        guard let number = TrackDay.number(name, atStart: true, takesStages: takesStages) else { return nil }
        texts.day = "\(number)"
        texts.date = TrackDay.dateBehindNumber(name, DateText(today: today))
        return texts
    }

    /// Its own name, or that of the folder around it.
    var shownName: String? { name ?? parentName }

    /// Adds a line of a placemark at `line`; `hasEnds` is true where the file names its ends.
    mutating func add(_ stops: [ImportedStop], leftOut: Int, name: String?, hasEnds: Bool, line: Int) {
        let own = TrackDay(title: name)
        lines.append(
            Line(
                name: name, line: line, stops: stops, leftOut: leftOut,
                day: own == TrackDay(title: nil) ? TrackDay(title: self.name) : own, hasEnds: hasEnds,
                isFirst: points.isEmpty))
    }

    /// Takes the lines of a folder in it.
    mutating func takeLines(of folder: inout KMLFolder) {
        // A line alone is that of the day, whatever it is called.
        if folder.lines.count == 1 { folder.lines[0].folder = folder.name }
        lines += folder.lines
        folder.lines = []
    }

    /// Takes the points of directions that go on where its own end, behind some nights.
    mutating func append(directions other: [ImportedStop], nights: Int) {
        if nights > 0 { points[points.count - 1].nights = nights }
        points += other.dropFirst()
        // The way of each is no longer that of all.
        lines = []
    }

    /// Empties a folder of which another one has the contents.
    mutating func clear() { (points, lines) = ([], []) }

    /// Whether it has directions: nothing but a way and, behind it, the points from its beginning to its end. This
    /// program writes the way behind the points.
    var isDirections: Bool {
        points.count > 1 && !lines.isEmpty && !isOwn && day == nil
            && lines.allSatisfy { $0.isFirst && isWayOfPoints($0) }
    }

    /// Whether a line only goes from the first of the points to the last, the other way round, or back to the first: it
    /// adds nothing.
    private func isWayOfPoints(_ line: Line) -> Bool {
        guard let first = points.first, let last = points.last, let start = line.stops.first, let end = line.stops.last
        else { return false }
        func isAt(_ stop: ImportedStop, _ point: ImportedStop) -> Bool {
            stop.location.distance(to: point.location) <= ImportedStop.sameWithin
        }
        return isAt(start, first) && (isAt(end, last) || isAt(end, first)) || isAt(start, last) && isAt(end, first)
    }

    /// Makes a trip of its points, else a trip of each of its lines where no folder in it has points; an empty one is a
    /// trip only if we marked it. Lines that follow one another are one trip. Returns the number of trips that are a
    /// line each.
    func give(to collector: inout StopCollector, _ context: ImportContext) -> Int {
        if points.isEmpty, holdsPoints {
            if !isRouteOfPoints { collector.leaveOut(lines: lines.count) }
            return 0
        }
        if points.isEmpty, !lines.isEmpty {
            return giveLines(to: &collector, context)
        }
        collector.leaveOut(lines: countOfWays + lines.count { !isWayOfPoints($0) })
        guard !points.isEmpty || (!hasContent && roundTripMark != nil) else { return 0 }
        collector.take(
            name: isPointsOfParent ? parentName : name, otherwise: parentName, points,
            isRoundTrip: roundTripMark ?? false, line: line)
        if points.contains(where: { $0.nights != nil }) { collector.takeDays(from: nil) }
        return 0
    }

    /// Makes trips of its lines.
    private func giveLines(to collector: inout StopCollector, _ context: ImportContext) -> Int {
        var count = 0
        let ends = lines.map { line -> LineChain.Ends? in
            guard let start = line.stops.first?.location, let end = line.stops.last?.location else { return nil }
            return (start, end)
        }
        for chain in LineChain.chains(ends, days: lines.map(\.day)) {
            let first = lines[chain.lowerBound]
            let names = Set(lines[chain].map(\.name))
            collector.leaveOut(linePoints: lines[chain].reduce(0) { $0 + $1.leftOut })
            // The end of each line is the beginning of the next.
            var parts = lines[chain].map(\.stops)
            // Where the file names both ends of a line, what is between them only draws it.
            let areDays = lines[chain].allSatisfy { $0.day.number != nil }
            if !context.takesEveryPoint, chain.count > 1, areDays || lines[chain].allSatisfy(\.hasEnds) {
                for (index, stops) in parts.enumerated()
                where stops.count > 2 && stops[1..<stops.count - 1].allSatisfy({ $0.name == nil }) {
                    collector.leaveOut(linePoints: stops.count - 2)
                    parts[index] = [stops[0], stops[stops.count - 1]]
                }
            } else if chain.count > 1, !collector.takesPoints(ofLines: parts.reduce(0) { $0 + $1.count }) {
                for (index, stops) in parts.enumerated() where stops.count > 2 {
                    collector.leaveOut(linePoints: stops.count - 2)
                    parts[index] = [stops[0], stops[stops.count - 1]]
                }
            }
            for (index, part) in chain.enumerated().dropFirst() {
                let nights = lines[part - 1].day.nights(to: lines[part].day) ?? 0
                if nights > 0, !parts[index].isEmpty { parts[index][0].nights = nights }
            }
            if chain.count > 1 { nameEnds(of: &parts, lines[chain], context) }
            KMLLodging.put(lodgings, at: &parts)
            let stops = parts.dropLast().flatMap { $0.dropLast() } + (parts.last ?? [])
            collector.take(
                name: chain.count == 1 ? first.folder ?? first.name : names.count == 1 ? first.name : nil,
                otherwise: shownName, stops,
                isRoundTrip: roundTripMark ?? false, line: first.line)
            if chain.count == 1 { count += 1 }
            guard stops.contains(where: { $0.nights != nil }) else { continue }
            collector.takeDays(from: first.day.date)
            if let date = first.day.date { collector.begin(on: date) }
        }
        return count
    }

    /// Names the ends of lines that follow one another, where the file does not: as the line before names its end, else
    /// after the towns near them.
    private func nameEnds(of parts: inout [[ImportedStop]], _ lines: ArraySlice<Line>, _ context: ImportContext) {
        for (index, line) in lines.enumerated() where !line.hasEnds {
            let last = parts[index].count - 1
            guard last > 0 else { continue }
            let before = lines.startIndex + index - 1
            parts[index][0].name =
                index > 0 && lines[before].hasEnds
                ? parts[index - 1].last?.name
                : context.nameOfNeighbor(of: parts[index][0].location) ?? parts[index][0].name
            parts[index][last].name =
                context.nameOfNeighbor(of: parts[index][last].location) ?? parts[index][last].name
        }
    }
}
