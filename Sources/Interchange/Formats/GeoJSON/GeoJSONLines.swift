import Entities
import Geodesy
import Text

extension GeoJSONImport {
    /// Keeps a line of the feature that was read, with its ends or with every point. A line that begins at the end of
    /// the line before, as at the antimeridian, is joined to it.
    mutating func remember(_ line: GeoJSONGeometry.Line, _ properties: GeoJSONProperties, isAlone: Bool) {
        // Beyond this many no trip can hold their ends anyway.
        guard lines.count < StopCollector.maximumStops / 2 else { return }
        if assembly.openTrip(properties.trip) != nil {
            // A line that names its trip is the way between the points of that trip.
            if isAlone, !isWayOfPoints(from: line.first, to: line.last, of: properties.trip) { assembly.leaveOutLine() }
            return
        }
        // Where the file names both ends of a line, what is between them only draws it.
        let ends = properties.ends
        let isDrawn = isAlone && ends.from != nil && ends.to != nil
        let isWhole = context.takesEveryPoint || line.count <= StopCollector.mostPointsOfLine && !isDrawn
        let all =
            isWhole
            ? Array(geometry.positions[line.start..<min(line.start + line.count, geometry.positions.count)])
            : line.count > 1 ? [line.first, line.last] : [line.first]
        let leftOut = isWhole ? 0 : max(0, line.count - all.count)
        if isAlone, let last = lines.last, last.isAlone, last.feature == featureCount, let end = last.positions.last,
            isSame(end, line.first)
        {
            lines[lines.count - 1].leftOut += leftOut
            // Where a line is cut at the antimeridian there is no point of it.
            if end.longitude.magnitude == 180, last.positions.count > 1 {
                lines[lines.count - 1].positions.removeLast()
            }
            lines[lines.count - 1].positions += all.dropFirst()
            let joined = lines[lines.count - 1].positions
            guard !context.takesEveryPoint, joined.count > StopCollector.mostPointsOfLine || leftOut + last.leftOut > 0
            else { return }
            lines[lines.count - 1].leftOut += joined.count - 2
            lines[lines.count - 1].positions = [joined[0], joined[joined.count - 1]]
            return
        }
        lines.append(
            GeoJSONLine(
                trip: properties.trip, isAlone: isAlone, name: properties.name, note: properties.noteBesideEnds,
                ends: ends, isRoundTrip: properties.isRoundTrip, day: properties.lineDay, feature: featureCount,
                leftOut: leftOut, positions: all
            ))
    }

    /// Whether two positions are the same place.
    private func isSame(_ first: GeoJSONGeometry.Position, _ second: GeoJSONGeometry.Position) -> Bool {
        guard let here = Self.coordinate(first), let there = Self.coordinate(second) else { return false }
        return here.distance(to: there) <= ImportedStop.sameWithin
    }

    private static func coordinate(_ position: GeoJSONGeometry.Position) -> Coordinate? {
        var isTurned = false
        let read = ReadPoint.read(latitude: position.latitude, longitude: position.longitude, isTurned: &isTurned)
        return if case .place(let place) = read { place } else { nil }
    }

    /// Takes the lines of trips that have no points: each as a trip, unless `trip` groups them or they follow one
    /// another. Linear.
    mutating func takeLines() throws(TextFault) {
        let withPoints = Set(lines.map(\.trip).filter { assembly.openTrip($0) != nil })
        var counts: [Int: Int] = [:]
        for line in lines where line.isAlone { counts[line.feature, default: 0] += 1 }
        var numbers: [Int: Int] = [:]
        for chain in chains(besides: withPoints) {
            guard chain.count == 1 else {
                try takeChain(lines[chain])
                continue
            }
            let line = lines[chain.lowerBound]
            if withPoints.contains(line.trip) {
                guard line.isAlone, !isWay(line) else { continue }
                let isTaken = lines.count == 1 ? try takeEnd(of: line) : false
                if !isTaken { assembly.leaveOutLine() }
                continue
            }
            let number = numbers[line.feature, default: 0] + 1
            numbers[line.feature] = number
            // If a feature has several lines, they get its name and a number each.
            let isOneOfSeveral = counts[line.feature, default: 0] > 1
            if line.isAlone { lineTrips += 1 }
            try take(
                line, name: line.name.map { isOneOfSeveral ? "\($0) \(number)" : $0 },
                note: line.isAlone && number > 1 ? nil : line.note)
        }
    }

    /// Adds the end of a line that begins at the first of several stops of its trip and goes on behind the last; false
    /// for any other line.
    private mutating func takeEnd(of line: GeoJSONLine) throws(TextFault) -> Bool {
        guard line.positions.count > 1, !line.isRoundTrip, let trip = assembly.openTrip(line.trip),
            assembly.count(of: trip) > 1,
            let first = assembly.firstStop(of: trip)?.location, let last = assembly.lastStop(of: trip)?.location,
            let start = Self.coordinate(line.positions[0]), start.distance(to: first) <= ImportedStop.sameWithin,
            let end = line.positions.last, let place = Self.coordinate(end),
            min(place.distance(to: last), place.distance(to: first)) > ImportedStop.sameWithin
        else { return false }
        assembly.leaveOut(linePoints: line.leftOut + line.positions.count - 2)
        try assembly.add(
            name: Self.name(of: line.positions.count - 1, of: line, called: line.name, before: nil) {
                context.nameOfNeighbor(of: place)?.text
            }, note: nil, place: place, to: trip, line: lineNumbers.line(at: end.offset))
        return true
    }

    private func isWay(_ line: GeoJSONLine) -> Bool {
        guard let start = line.positions.first, let end = line.positions.last else { return false }
        return isWayOfPoints(from: start, to: end, of: line.trip)
    }

    /// Whether a line only goes from the first stop of its trip to the last, the other way round, or back to the first:
    /// it adds nothing.
    private func isWayOfPoints(
        from start: GeoJSONGeometry.Position, to end: GeoJSONGeometry.Position, of trip: String?
    ) -> Bool {
        guard let trip = assembly.openTrip(trip), let first = assembly.firstStop(of: trip)?.location,
            let last = assembly.lastStop(of: trip)?.location, let start = Self.coordinate(start),
            let end = Self.coordinate(end)
        else { return false }
        func isAt(_ place: Coordinate, _ stop: Coordinate) -> Bool {
            place.distance(to: stop) <= ImportedStop.sameWithin
        }
        return isAt(start, first) && (isAt(end, last) || isAt(end, first)) || isAt(start, last) && isAt(end, first)
    }

    /// The lines that follow one another, as ranges; any other line is alone.
    private func chains(besides withPoints: Set<String?>) -> [Range<Int>] {
        LineChain.chains(
            lines.map { line in
                guard line.isAlone, !withPoints.contains(line.trip), !line.isRoundTrip,
                    let start = line.positions.first.flatMap(Self.coordinate),
                    let end = line.positions.last.flatMap(Self.coordinate)
                else { return nil }
                return (start, end)
            }, days: lines.map(\.day), areParts: { lines[$0].feature == lines[$0 - 1].feature })
    }

    /// Takes lines that follow one another as one trip: the beginning of each, and the end of the last.
    private mutating func takeChain(_ chain: ArraySlice<GeoJSONLine>) throws(TextFault) {
        var chain = Array(chain)
        let haveNights = zip(chain, chain.dropFirst()).contains { ($0.day.nights(to: $1.day) ?? 0) > 0 }
        // What is between the ends of a day's way only draws it.
        if !context.takesEveryPoint,
            haveNights || chain.reduce(0, { $0 + $1.positions.count }) > StopCollector.mostPointsOfLine
        {
            for (index, line) in chain.enumerated() where line.positions.count > 2 {
                chain[index].leftOut += line.positions.count - 2
                chain[index].positions = [line.positions[0], line.positions[line.positions.count - 1]]
            }
        }
        assembly.leaveOut(linePoints: chain.reduce(0) { $0 + $1.leftOut })
        if haveNights { assembly.takeDays(from: chain[0].day.date) }
        let names = Set(chain.map(\.name))
        if haveNights, names.count > 1 {
            let unused = chain.filter { $0.ends.from == nil && $0.ends.to == nil }.compactMap(\.name)
            for notice in TrackDay.notice(ofNames: unused) { assembly.notice(notice) }
        }
        let name = names.count == 1 ? chain.first?.name : nil
        var trip: Int?
        for (index, line) in chain.enumerated() {
            let isLast = index == chain.count - 1
            for (place, position) in line.positions.enumerated() where isLast || place < line.positions.count - 1 {
                let number = lineNumbers.line(at: position.offset)
                guard let location = try self.place(of: position, line.name, line.feature) else { continue }
                if trip == nil { trip = try assembly.trip(name ?? line.trip, startsAnew: true, line: number) }
                guard let own = trip else { continue }
                let before = place == 0 && index > 0 ? chain[index - 1].ends.to : nil
                takeDay(of: place == 0 && index > 0 ? chain[index - 1] : line, in: own, line: number)
                try assembly.add(
                    name: Self.name(of: place, of: line, called: line.name, before: before) {
                        // What only counts the parts of a way names none of their ends.
                        context.nameOfNeighbor(of: location)?.text
                    },
                    // The parts of one line have its note at the first.
                    note: place == 0 && (index == 0 || chain[index - 1].feature != line.feature) ? line.note : nil,
                    place: location, to: own, line: number)
            }
        }
    }

    /// The name of a position of a line: of an end that which the file has for it, else `neighbor`, that of a town near
    /// it, else that of the line with a word behind it; nil for any other position. `before` is the name of the end of
    /// the line before.
    private static func name(
        of position: Int, of line: GeoJSONLine, called name: String?, before: String?,
        neighbor: () -> String?
    ) -> String? {
        if position == 0 { return line.ends.from ?? before ?? neighbor() ?? name.map { $0 + " (start)" } }
        guard position == line.positions.count - 1 else { return nil }
        return line.ends.to ?? neighbor() ?? name.map { $0 + " (end)" }
    }

    /// Takes a line as a trip of its own, or as stops of the trip that it names.
    private mutating func take(_ line: GeoJSONLine, name: String?, note: String?) throws(TextFault) {
        assembly.leaveOut(linePoints: line.leftOut)
        var trip = line.isAlone ? nil : assembly.openTrip(line.trip)
        for (index, position) in line.positions.enumerated() {
            guard let place = try place(of: position, line.name, line.feature) else { continue }
            let number = lineNumbers.line(at: position.offset)
            if trip == nil {
                trip = try assembly.trip(
                    line.isAlone ? name ?? line.trip : line.trip, startsAnew: line.isAlone, line: number)
            }
            guard let own = trip else { continue }
            try assembly.add(
                name: Self.name(of: index, of: line, called: name, before: nil) { nil }, note: index == 0 ? note : nil,
                place: place,
                to: own,
                line: number)
            if line.isRoundTrip { assembly.closeLoop(of: own) }
        }
    }
}
