import Entities
import Geodesy
import Text

/// Puts trips together from the points of a file, which come one after the other.
///
/// Names and notes over their limits are cut, unnamed points are called `Stop N`; all of it is remembered for the person.
/// Positions are offsets into the file, or lines already; `finish` says which.
struct TripAssembly {
    /// The most stops that a file may hold: beyond it a file is no plan of a person but an attack on the memory.
    static let maximumStops = 1_000_000
    /// The most trips of one file.
    static let maximumTrips = 100_000
    /// The most points of one file that may be skipped; a file with more is not what it was taken for.
    static let maximumSkipped = 100_000

    /// A trip that is being put together.
    private struct Draft {
        var name: Name
        var stops: [Waypoint] = []
        var isRoundTrip = false
        var unnamedStops = StopNumbers()
        let position: Int
    }

    private let context: ImportContext
    private let unnamed: Name
    private var drafts: [Draft] = []
    /// The trip of each name that gets further points, and that of the points without a trip's name.
    private var open: [String: Int] = [:]
    private var openUnnamed: Int?
    /// The name asked for last and its trip: most points belong to the trip of the point before.
    private var last: (name: String, index: Int)?
    private var stopCount = 0
    private var skipped: [(position: Int, reason: String)] = []
    private var notices: [(position: Int, notice: Notice)] = []

    /// What the person is told beside the skipped points.
    private enum Notice {
        case decoding(DecodingNotice)
        case line(String)
    }

    /// Starts without points; `unnamed` is the name of a trip that has none.
    init(_ context: ImportContext, unnamed: Name? = nil) {
        self.context = context
        self.unnamed = unnamed ?? Name.cut(context.fileName) ?? .newTrip
    }

    /// Where the next point of the trip called `name` goes: its open trip, else a new one. `startsAnew` closes the open one.
    mutating func trip(_ name: String?, startsAnew: Bool = false, at position: Int) throws(ImportError) -> Int {
        if !startsAnew {
            if let name {
                if let last, last.name == name { return last.index }
                if let index = open[name] {
                    last = (name, index)
                    return index
                }
            } else if let openUnnamed {
                return openUnnamed
            }
        }
        guard drafts.count < TripAssembly.maximumTrips else {
            throw ImportError(reason: "there are more than \(TripAssembly.maximumTrips) trips in this file")
        }
        let index = drafts.count
        drafts.append(Draft(name: name.flatMap { tripName($0, at: position) } ?? unnamed, position: position))
        if let name {
            open[name] = index
            last = (name, index)
        } else {
            openUnnamed = index
        }
        return index
    }

    /// The trip of this name that points were last added to; nil when there is none yet.
    func openTrip(_ name: String?) -> Int? {
        if let name { last?.name == name ? last?.index : open[name] } else { openUnnamed }
    }

    /// Adds a stop to a trip.
    mutating func add(
        name text: String?, note: String?, place: Coordinate, to trip: Int, at position: Int
    ) throws(ImportError) {
        guard stopCount < TripAssembly.maximumStops else {
            throw ImportError(reason: "there are more than \(TripAssembly.maximumStops) points in this file")
        }
        stopCount += 1
        var overlong: String?
        var name: Name?
        if let text {
            do throws(NameError) {
                name = try Name(text)
            } catch {
                if error != .empty, let cut = Name.cut(text) {
                    name = cut
                    overlong = text
                    notices.append((position, .decoding(.nameCut(line: 0, name: cut))))
                }
            }
        }
        var text = note
        if let overlong { text = note.map { "\(overlong)\n\($0)" } ?? overlong }
        if name == nil { drafts[trip].unnamedStops.append(drafts[trip].stops.count + 1) }
        let stop = Waypoint(
            id: context.identifiers.next(), name: name ?? .stop(drafts[trip].stops.count + 1), location: place,
            note: text.flatMap { self.note($0, at: position) })
        drafts[trip].stops.append(stop)
    }

    /// Makes a trip a round trip.
    mutating func closeLoop(of trip: Int) {
        drafts[trip].isRoundTrip = true
    }

    /// How many stops a trip has so far.
    func count(of trip: Int) -> Int { drafts[trip].stops.count }

    /// The first stop of a trip.
    func firstStop(of trip: Int) -> Waypoint? { drafts[trip].stops.first }

    /// Remembers a point that was not taken.
    mutating func skip(_ reason: String, at position: Int) throws(ImportError) {
        guard skipped.count < TripAssembly.maximumSkipped else {
            throw ImportError(reason: "more than \(TripAssembly.maximumSkipped) points of this file are no places")
        }
        skipped.append((position, reason))
    }

    /// Remembers something to say about a place in the file; the line goes in front.
    mutating func notice(_ text: String, at position: Int) {
        guard notices.count < TripAssembly.maximumSkipped else { return }
        notices.append((position, .line(text)))
    }

    /// Whether no point was taken or skipped.
    var isEmpty: Bool { drafts.isEmpty && skipped.isEmpty }

    /// The points that were not taken, in the order in which that was found.
    var firstSkipped: (position: Int, reason: String)? { skipped.first }

    /// The trips, with what is to be said. `lines` turns positions into lines; without it they are lines.
    /// `beside` are notices about the file as a whole.
    func finish(lines: LineNumbers? = nil, beside: [String] = []) -> ImportedTrips {
        var counter = lines
        func line(_ position: Int) -> Int { counter?.line(at: position) ?? position }
        let skippedPoints = skipped.sorted { $0.position < $1.position }
            .map { SkippedPoint(line: line($0.position), reason: $0.reason) }
        counter = lines
        let ordered = notices.sorted { $0.position < $1.position }.map { position, notice in
            switch notice {
            case .decoding(.nameCut(_, let name)): "\(DecodingNotice.nameCut(line: line(position), name: name))"
            case .decoding(.noteCut): "\(DecodingNotice.noteCut(line: line(position)))"
            case .decoding(let other): "\(other)"
            case .line(let text): "line \(line(position)): \(text)"
            }
        }
        let unnamed = drafts.filter { $0.unnamedStops.count > 0 }
            .map { "\(DecodingNotice.stopsNamed($0.unnamedStops, trip: $0.name))" }
        let trips = drafts.map {
            Trip(id: context.identifiers.next(), name: $0.name, waypoints: $0.stops, isRoundTrip: $0.isRoundTrip)
        }
        return ImportedTrips(trips: trips, skipped: skippedPoints, notices: ordered + unnamed + beside)
    }

    private mutating func tripName(_ text: String, at position: Int) -> Name? {
        do throws(NameError) {
            return try Name(text)
        } catch {
            guard error != .empty, let cut = Name.cut(text) else { return nil }
            notices.append((position, .decoding(.nameCut(line: 0, name: cut))))
            return cut
        }
    }

    private mutating func note(_ text: String, at position: Int) -> Note? {
        do throws(NoteError) {
            return try Note(text)
        } catch {
            notices.append((position, .decoding(.noteCut(line: 0))))
            return Note.cut(text)
        }
    }
}
