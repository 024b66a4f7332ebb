import CivilTime
import Entities
import Geodesy
import Itineraries
import Text
import XML

/// Reads GPX 1.0 and 1.1.
///
/// Routes become trips with their points as stops; loose waypoints become one trip, in the order of the file, but for
/// those that a route has too; tracks become trips of their named points or else of their start and end. Points that
/// only lead a route along, and instructions where to turn, are no stops.
struct GPXReading {
    var collector: StopCollector
    let takesEveryPoint: Bool
    var documentName: String?
    var loosePoints: [ImportedStop] = []
    var paths: [GPXPath] = []
    var extensions = 0
    /// The number of points that were left out because they only lead the way.
    var guideCount = 0
    /// Whether this program wrote the file: then texts are what they are, and a trip may be empty.
    var isOwn = false
    /// The elements of the stops that are not taken.
    var leftOut = GPXLeftOut()
    /// The titles and descriptions that no trip has.
    var textsLeftOut = TextsLeftOut()
    /// The role of the point that was read last, and its kind by its extensions.
    private var role = GPXPointRole.place
    private var kindOfExtensions: String?
    /// The nights and the time of arrival that its extensions say.
    private var nightsOfExtensions: Int?
    private var timeOfExtensions: Int64?

    let places: TrackPlaces
    /// The name of the file, the day of the import, and the clocks of places.
    let fileName: String
    let today: CivilDate
    let clock: ((Coordinate) -> PlaceClock)?

    /// Prepares reading one document.
    init(_ context: ImportContext) {
        collector = StopCollector(context)
        places = TrackPlaces(context)
        (fileName, today, clock) = (context.fileName, context.today, context.clock)
        takesEveryPoint = context.takesEveryPoint
    }

    /// Reads the trips of the document. Linear in its bytes; they are not held.
    mutating func read(_ content: FileContent) throws(TextFault) -> ImportedTrips {
        var xml = try XMLReader(content)
        try readDocument(&xml)
        return result()
    }

    mutating func readDocument(_ xml: inout XMLReader) throws(TextFault) {
        while try xml.next() != .start {}
        guard xml.name.isLocally("gpx") else {
            throw xml.error(inElementAt: 1, "the outermost element is “\(xml.name.string)”, not “gpx”")
        }
        isOwn = xml.attribute("creator")?.string == GPXWriting.creator
        while try xml.nextChild(at: 1) {
            if !xml.isOfRootsKind {
                try skipForeign(&xml)
            } else if xml.name.isLocally("wpt") {
                guard let stop = try readPoint(&xml) else { continue }
                if role == .place || takesEveryPoint { loosePoints.append(stop) } else { guideCount += 1 }
                try checkLimits(&xml)
            } else if xml.name.isLocally("rte") {
                try readPath(&xml, isTrack: false)
            } else if xml.name.isLocally("trk") {
                try readPath(&xml, isTrack: true)
            } else if xml.name.isLocally("metadata") {
                try readMetadata(&xml)
            } else if xml.name.isLocally("name") {
                // GPX 1.0 has it beside the points.
                documentName = try xml.readText()
            } else {
                try readOther(&xml)
            }
        }
        while try xml.next() != .finished {}
    }

    private mutating func readMetadata(_ xml: inout XMLReader) throws(TextFault) {
        let level = xml.depth
        while try xml.nextChild(at: level) {
            if xml.isOfRootsKind, xml.name.isLocally("name") {
                documentName = try xml.readText()
            } else if xml.isOfRootsKind, xml.name.isLocally("desc") {
                textsLeftOut.add(description: try xml.readText(), of: documentName)
            } else {
                try readOther(&xml)
            }
        }
    }

    /// Reads a route or a track whose start tag has just been read.
    private mutating func readPath(_ xml: inout XMLReader, isTrack: Bool) throws(TextFault) {
        let level = xml.depth
        var path = GPXPath(line: xml.line(ofElementAt: level), isTrack: isTrack)
        while try xml.nextChild(at: level) {
            if !xml.isOfRootsKind {
                try skipForeign(&xml)
            } else if xml.name.isLocally(isTrack ? "trkseg" : "rtept") {
                if isTrack {
                    try readSegment(&xml, of: &path)
                } else {
                    path.hasPoints = true
                    if let stop = try readPoint(&xml), !path.isDay {
                        path.addRoutePoint(stop, role: takesEveryPoint ? .place : role)
                        try countStop(&xml)
                    }
                }
            } else if xml.name.isLocally("name") {
                path.name = try xml.readText()
            } else if xml.name.isLocally("desc") || xml.name.isLocally("cmt") {
                textsLeftOut.add(description: try xml.readText(), of: path.name)
            } else if xml.name.isLocally("type") {
                let type = try xml.readText()
                path.isRoundTrip = GPXPath.meansRoundTrip(type)
                path.isDay = isOwn && type == GPXWriting.dayType
                if !isOwn, !path.isRoundTrip, !type.isEmpty { leftOut.countTypeOfLine() }
            } else if isOwn, xml.name.isLocally("extensions") {
                try readPlans(&xml, of: &path)
            } else {
                try readOther(&xml)
            }
        }
        if path.isDay { return }
        path.close(isOwn: isOwn)
        guideCount += path.guideCount
        paths.append(path)
        if let reason = collector.overLimit(trips: paths.count) { throw xml.error(inElementAt: level, reason) }
    }

    /// Reads the extensions of a route or track that this program wrote.
    private mutating func readPlans(_ xml: inout XMLReader, of path: inout GPXPath) throws(TextFault) {
        let level = xml.depth
        while try xml.nextChild(at: level) {
            if xml.name.isLocally(GPXWriting.plansName) {
                path.plans = try xml.readText()
            } else {
                try skipForeign(&xml)
            }
        }
    }

    private mutating func readSegment(_ xml: inout XMLReader, of path: inout GPXPath) throws(TextFault) {
        let level = xml.depth
        while try xml.nextChild(at: level) {
            guard xml.isOfRootsKind, xml.name.isLocally("trkpt") else {
                try readOther(&xml)
                continue
            }
            path.hasPoints = true
            guard let stop = try readPoint(&xml, isOfTrack: true) else { continue }
            path.addTrackPoint(stop, isStop: takesEveryPoint || (stop.name != nil && role == .place))
            if takesEveryPoint || stop.name != nil { try countStop(&xml) }
        }
    }

    /// Reads a point whose start tag has just been read; nil when it cannot be taken, which is noted.
    private mutating func readPoint(_ xml: inout XMLReader, isOfTrack: Bool = false) throws(TextFault) -> ImportedStop?
    {
        let level = xml.depth
        var isTurned = false
        let place = GPXCoordinates.read(
            latitude: xml.attribute("lat"), longitude: xml.attribute("lon"), isTurned: &isTurned)
        if isTurned { collector.countTurned(1) }
        var time: Int64?
        var name: String?
        var note = GPXNote()
        var ownComment = ""
        var kind: String?
        role = .place
        (kindOfExtensions, nightsOfExtensions, timeOfExtensions) = (nil, nil, nil)
        var extras = GPXLeftOut()
        while try xml.nextChild(at: level) {
            if !xml.isOfRootsKind {
                try skipForeign(&xml)
            } else if xml.name.isLocally("name") {
                name = try xml.readText()
            } else if xml.name.isLocally("desc") {
                note.description = try xml.readText()
            } else if xml.name.isLocally("cmt") {
                // Those of this program are the day and the time.
                let comment = try xml.readText()
                if isOwn { ownComment = comment } else { note.comment = comment }
            } else if xml.name.isLocally("link") {
                if let address = xml.attribute("href"), note.hasRoom { note.add(link: address.string) }
                try xml.skipElement()
            } else if xml.name.isLocally("url") {
                note.add(link: try xml.readText())
            } else if xml.name.isLocally("type") {
                let type = try xml.readText()
                // That of this program is the name of the trip.
                if !isOwn { role = GPXPointRole(type: type) ?? role }
                guard !isOwn, GPXPointRole(type: type) == nil else { continue }
                if let word = KindWords.kind(type) { kind = kind ?? word } else { extras.countType() }
            } else if !isOwn, xml.name.isLocally("sym") {
                if let word = KindWords.kind(try xml.readText()) { kind = word } else { extras.countSymbol() }
            } else if xml.name.isLocally("time") {
                extras.count(xml.name)
                time = try xml.readBytes(TrackDay.minutes)
            } else {
                extras.count(xml.name)
                try readOther(&xml)
            }
        }
        leftOut.add(extras)
        switch place {
        case .place(let location):
            if isOwn { note.description = note.description.flatMap { PlanLine.note(of: $0, beside: ownComment) } }
            let text = isOwn ? note.text(isHTML: false) : note.text(isHTML: true, at: location)
            var stop = collector.stop(
                name: name, note: text, at: location, isNamedByNote: !isOfTrack, keepsNoteLikeName: isOwn
            ) {
                xml.line(ofElementAt: level)
            }
            stop.kind = (kind ?? kindOfExtensions).flatMap(StopKind.init)
            stop.time = time ?? timeOfExtensions
            if !isOwn, !isOfTrack { stop.nights = nightsOfExtensions }
            return stop
        case .fault(let reason):
            collector.skip(line: xml.line(ofElementAt: level), reason)
            if let reason = collector.overLimit(trips: paths.count) { throw xml.error(inElementAt: level, reason) }
            return nil
        }
    }

    /// Counts a stop of a route or track, and refuses the file when it has too many.
    private mutating func countStop(_ xml: inout XMLReader) throws(TextFault) {
        collector.count(1)
        try checkLimits(&xml)
    }

    /// Refuses a file that is too large. Loose points count apart, as they are often those of the routes once more.
    private func checkLimits(_ xml: inout XMLReader) throws(TextFault) {
        if let reason = collector.overLimit(trips: paths.count, loosePoints: loosePoints.count) {
            throw xml.error(inElementAt: xml.depth + 1, reason)
        }
    }

    /// Skips an element that is no part of a trip, and counts the elements of extensions.
    private mutating func readOther(_ xml: inout XMLReader) throws(TextFault) {
        guard xml.isOfRootsKind, xml.name.isLocally("extensions") else {
            return xml.isOfRootsKind ? try xml.skipElement() : try skipForeign(&xml)
        }
        let level = xml.depth
        while try xml.nextChild(at: level) {
            role = GPXPointRole(extension: xml.name) ?? role
            // The symbol of OsmAnd: `tourism_hotel`.
            if xml.name.isLocally("icon"), let kind = KindWords.kind(try xml.readText()) {
                kindOfExtensions = kind
            } else if xml.name.isLocally("icon") {
                extensions += 1
            } else if xml.name.isLocally("nights") {
                // Those of Furkot and the like.
                let nights = Int(try xml.readText()).flatMap { (0...30).contains($0) ? $0 : nil }
                if nights == nil { extensions += 1 } else { nightsOfExtensions = nights }
            } else if xml.name.isLocally("ViaPoint") {
                try readViaPoint(&xml)
            } else {
                try skipForeign(&xml)
            }
        }
    }

    /// Reads the extension of Garmin's for a stop of a route, which may have the time of leaving the first.
    private mutating func readViaPoint(_ xml: inout XMLReader) throws(TextFault) {
        extensions += 1
        let level = xml.depth
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("DepartureTime") {
                timeOfExtensions = try xml.readBytes(TrackDay.minutes)
            } else {
                try xml.skipElement()
            }
        }
    }

    private mutating func skipForeign(_ xml: inout XMLReader) throws(TextFault) {
        extensions += 1
        try xml.skipElement()
    }
}
