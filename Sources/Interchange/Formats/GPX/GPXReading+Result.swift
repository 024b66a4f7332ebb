import Entities
import Text

/// The trips of a GPX file that was read, and what is told of it.
extension GPXReading {
    /// Puts together what is one journey, and makes trips of it: those of routes and tracks, and behind routes one of
    /// the waypoints that are no stops of them.
    mutating func result() -> ImportedTrips {
        var journeys = GPXJourneys(loosePoints: loosePoints, paths: paths, takesEveryPoint: takesEveryPoint)
        loosePoints = []
        paths = []
        journeys.join(isOwn: isOwn, places)
        let trips = journeys.paths.filter { $0.isTrip(isOwn: isOwn) }
        let isBesideRoutes = !isOwn && trips.contains { !$0.isTrack }
        var described = StopPlanReading(isOwn: false, today: today)
        if !journeys.loosePoints.isEmpty, !isBesideRoutes {
            let stops = planned(journeys.loosePoints, line: 1, &described)
            // A journey beside them that has no name of its own is called by that of the file.
            let isOfFile =
                !isOwn
                && trips.contains { path in
                    path.name.flatMap(Name.cut) == nil || path.name == documentName
                }
            let name = isOfFile ? titleOfPoints(beside: trips) : documentName
            collector.take(name: name, otherwise: nil, stops, isRoundTrip: false, line: 1)
        }
        // What only counts a day names no journey.
        let isOnlyCounted =
            !isOwn && trips.count == 1 && documentName.flatMap(Name.cut) != nil
            && trips[0].name.map(TrackDay.isNumber) ?? false
        var plans = WrittenPlans()
        for path in trips {
            let index = collector.trips.count
            let times = isOwn || path.isTrack || path.firstDate != nil ? nil : GPXPlannedTimes(path.stops, clock)
            let stops = path.isTrack ? path.stops : planned(times?.stops ?? path.stops, line: path.line, &described)
            collector.take(
                name: isOnlyCounted ? documentName : path.name, otherwise: documentName, stops,
                isRoundTrip: path.isRoundTrip, line: path.line)
            guard collector.trips.count > index else { continue }
            if let date = times?.start ?? path.firstDate { collector.begin(on: date) }
            if let times {
                collector.notice(times.notice)
                leftOut.take(times: times.stops.count)
            }
            if let written = path.plans { plans.take(written, ofTrip: index) }
        }
        if !journeys.loosePoints.isEmpty, isBesideRoutes { take(journeys, beside: trips, &described) }
        collector.leaveOut(linePoints: journeys.leftOut)
        for notice in journeys.notices { collector.notice(notice) }
        if guideCount > 0 {
            collector.notice(
                guideCount == 1
                    ? "1 point that only shapes the way or says where to turn is no stop"
                    : "\(guideCount) points that only shape the way or say where to turn are no stops")
        }
        if !isOwn {
            if journeys.loosePoints.isEmpty, !journeys.paths.isEmpty, !isOnlyCounted,
                journeys.paths.allSatisfy({ $0.name.flatMap(Name.cut) != nil && $0.name != documentName })
            {
                textsLeftOut.add(title: documentName)
            }
            for notice in textsLeftOut.notices { collector.notice(notice) }
        }
        if let notice = leftOut.notice, !isOwn { collector.notice(notice) }
        if extensions > 0 {
            collector.notice("\(Wording.counted(extensions, "extension")) of other programs left out")
        }
        let collected = collector.result()
        var imported = described.planned(collected)
        if collected.plans != nil, imported.plans != collected.plans {
            imported.plans = HeldPlans(start: true, currency: true, stops: Set(StopField.allCases))
        }
        return plans.planned(imported)
    }

    /// The stops of the trip that is taken next, without the lines of their notes that are the plans of them; where the
    /// days are known otherwise these stay in the notes.
    private func planned(
        _ stops: [ImportedStop], line: Int, _ described: inout StopPlanReading
    ) -> [ImportedStop] {
        guard !isOwn else { return stops }
        guard stops.allSatisfy({ $0.nights == nil }) else { return costed(stops, line: line, &described) }
        return stops.enumerated().map { number, stop in
            guard let note = stop.note else { return stop }
            var texts = PlanTexts()
            let rest = DescribedPlan.take(outOf: note.text, into: &texts)
            guard !texts.isEmpty else { return stop }
            texts.fields[.kind] = stop.kind?.text
            let left = described.take(texts, of: number, in: collector.trips.count, line: line)
            let lines = [rest].compactMap { $0 } + left.map { "\($0.label): \($0.text)" }
            var stop = stop
            stop.note = lines.isEmpty ? nil : Note.cut(lines.joined(separator: "\n"))
            return stop
        }
    }

    /// The stops of a trip whose nights are known by its days: the costs in their notes are those of the stops, and a
    /// line goes out of a note that says no other number of nights.
    private func costed(
        _ stops: [ImportedStop], line: Int, _ described: inout StopPlanReading
    ) -> [ImportedStop] {
        stops.enumerated().map { number, stop in
            guard let note = stop.note else { return stop }
            var texts = PlanTexts()
            let rest = DescribedPlan.take(outOf: note.text, into: &texts)
            let nights = texts.fields[.nights].map { StopPlanReading.nights($0, isNamed: true) }
            guard texts.date == nil, texts.checkOut == nil, texts.day == nil,
                !texts.costIsOfNight || stop.nights != nil,
                texts.fields.keys.allSatisfy({ $0 == .cost || $0 == .nights }), !texts.isEmpty
            else { return stop }
            var stop = stop
            let isSame = nights == nil || nights == stop.nights
            if isSame { stop.note = rest.flatMap { Note.cut($0) } }
            guard let cost = texts.fields[.cost] else { return stop }
            if texts.costIsOfNight {
                texts.fields[.cost] = CurrencyMark.amount(cost, times: stop.nights ?? 1) ?? cost
                texts.costIsOfNight = false
            }
            // The plan that is read takes the place of that of the days.
            texts.fields[.nights] = stop.nights.map { "\($0)" }
            let left = described.take(texts, of: number, in: collector.trips.count, line: line)
            for part in left {
                stop.note = Note.cut(
                    [stop.note?.text, "\(part.label): \(part.text)"].compactMap { $0 }.joined(separator: "\n"))
            }
            return stop
        }
    }

    /// Makes a trip of the waypoints that are no stops of the routes beside them, and says so.
    private mutating func take(
        _ journeys: GPXJourneys, beside trips: [GPXPath], _ described: inout StopPlanReading
    ) {
        let points = journeys.loosePoints
        let name = titleOfPoints(beside: trips)
        collector.take(name: name, otherwise: nil, planned(points, line: 1, &described), isRoundTrip: false, line: 1)
        guard !journeys.hasFarPoints else { return }
        let isOne = points.count == 1
        collector.notice(
            "\(Wording.counted(points.count, "point")) beside the route \(isOne ? "is" : "are") a trip of "
                + "\(isOne ? "its" : "their") own: \(Wording.quoted(name))")
    }

    /// The name of the trip of waypoints beside other trips.
    private func titleOfPoints(beside trips: [GPXPath]) -> String {
        let ofRoute = trips.count == 1 ? trips[0].name : nil
        let title = [documentName, ofRoute, fileName].lazy.compactMap { $0.flatMap(Name.cut)?.text }.first ?? fileName
        return "\(title.prefix(Name.maximumCharacters - Self.suffix.count))\(Self.suffix)"
    }

    /// The end of the name of the trip of waypoints.
    private static let suffix = " – points"
}
