import CivilTime
import Geodesy
import JSON
import Places
import Text

/// Reads a timeline in any of its forms.
struct TimelineReading {
    private var reader: JSONReader
    private let context: ImportContext
    private var assembly: TripAssembly
    private var lineNumbers: LineCounter
    private var visits: [TimelineVisit] = []
    private var plans: StopPlanReading

    /// Starts at the beginning.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ context: ImportContext) throws(TextFault) {
        self.context = context
        reader = try JSONReader(bytes)
        lineNumbers = LineCounter(bytes)
        assembly = TripAssembly(context)
        plans = StopPlanReading(isOwn: false, today: context.today)
    }

    /// Reads the whole text. O(n log n) in the visits.
    mutating func read() throws(TextFault) -> ImportedTrips {
        if reader.peek() == UInt8(ascii: "[") {
            try readSegments()
        } else {
            try reader.enterObject("the timeline")
            while let key = try reader.nextKey() {
                if key.equals("semanticSegments") || key.equals("timelineObjects") {
                    try readSegments()
                } else if key.equals("locations") {
                    throw reader.error(
                        at: reader.offset(of: key),
                        "these are all the places that a telephone was at, minute by minute; take the file of visits: "
                            + "Timeline.json, or those in “Semantic Location History”")
                } else {
                    try reader.skipValue()
                }
            }
        }
        try reader.finish()
        let runs = TimelineVisit.runs(visits)
        for run in runs { try take(run) }
        let days = TimelineVisit.daysAway(visits)
        let left = visits.count { !days.contains($0.start.date.daysSince1970) }
        let counted = Wording.counted(left, "visit")
        return plans.planned(
            assembly.finish(
                beside: left > 0 ? ["\(counted) at home left out: days spent only at home are no trip"] : []))
    }

    private mutating func readSegments() throws(TextFault) {
        try reader.enterArray("the segments")
        while try reader.nextElement() {
            guard reader.peek() == UInt8(ascii: "{") else {
                try reader.skipValue()
                continue
            }
            var segment = TimelineSegment(offset: reader.offset)
            try segment.read(&reader)
            guard segment.isVisit else { continue }
            try add(segment)
            if visits.count > StopCollector.maximumStops {
                throw reader.error(at: segment.offset, "more than \(StopCollector.maximumStops) points in one file")
            }
        }
    }

    private mutating func add(_ segment: TimelineSegment) throws(TextFault) {
        let line = lineNumbers.line(at: segment.offset)
        guard let pair = segment.place else { return try assembly.skip("the visit has no place", line: line) }
        let place: Coordinate
        do throws(CoordinateError) {
            place = try Coordinate(latitude: pair.latitude, longitude: pair.longitude)
        } catch {
            return try assembly.skip("\(error)", line: line)
        }
        guard let start = segment.time(segment.start, place.longitude) else {
            return try assembly.skip("the visit has no time", line: line)
        }
        visits.append(
            TimelineVisit(
                place: place, name: segment.name ?? segment.kind, address: segment.address,
                isHome: segment.kind == "Home",
                start: start, end: segment.time(segment.end, place.longitude), offset: segment.offset))
    }

    /// Makes a trip of the visits of some days.
    private mutating func take(_ run: [TimelineVisit]) throws(TextFault) {
        guard let first = run.first, let last = run.last else { return }
        let line = lineNumbers.line(at: first.offset)
        let (begin, end) = (first.start.date.text, last.start.date.text)
        let trip = try assembly.trip(begin == end ? begin : "\(begin) to \(end)", startsAnew: true, line: line)
        for visit in run {
            let note = [visit.when, visit.address].compactMap { $0 }.joined(separator: "\n")
            var texts = PlanTexts()
            texts.date = visit.start.date.text
            if let end = visit.end, end.date.daysSince1970 > visit.start.date.daysSince1970 {
                texts.checkOut = end.date.text
            }
            let line = lineNumbers.line(at: visit.offset)
            _ = plans.take(texts, of: assembly.count(of: trip), in: trip, line: line)
            try assembly.add(
                name: visit.name ?? nearbyName(visit.place), note: note, place: visit.place, to: trip,
                isNamedByNote: false, line: line)
        }
    }

    /// The name of a place without one, after the nearest that has one.
    private func nearbyName(_ place: Coordinate) -> String? {
        try? context.readPlace(coordinateText(place), nil).get().name
    }
}
