import Geodesy
import Text

extension GeoJSONImport {
    /// Remembers a line of the feature that was read, with its ends or with every point.
    mutating func remember(_ line: GeoJSONGeometry.Line, _ properties: GeoJSONProperties, isAlone: Bool) {
        // Beyond this many no trip can hold their ends anyway.
        guard lines.count < StopCollector.maximumStops / 2 else { return }
        if assembly.openTrip(properties.trip) != nil { return }
        let all =
            context.takesEveryPoint
            ? Array(geometry.positions[line.start..<min(line.start + line.count, geometry.positions.count)])
            : line.count > 1 ? [line.first, line.last] : [line.first]
        lines.append(
            GeoJSONLine(
                trip: properties.trip, isAlone: isAlone, name: properties.name, note: properties.note,
                isRoundTrip: properties.isRoundTrip, feature: featureCount, positions: all))
    }

    /// Takes the lines of trips that have no points: those of one feature as one trip, unless `trip` groups them. Linear.
    mutating func takeLines() throws(TextFault) {
        let withPoints = Set(lines.map(\.trip).filter { assembly.openTrip($0) != nil })
        var latest: (feature: Int, trip: Int)?
        for line in lines where !withPoints.contains(line.trip) {
            let isSameFeature = line.isAlone && latest?.feature == line.feature
            var trip = isSameFeature ? latest?.trip : line.isAlone ? nil : assembly.openTrip(line.trip)
            for (index, position) in line.positions.enumerated() {
                guard let place = try place(of: position, line.name, line.feature) else { continue }
                let number = lineNumbers.line(at: position.offset)
                if trip == nil {
                    let name = line.isAlone ? line.name ?? line.trip : line.trip
                    trip = try assembly.trip(name, startsAnew: line.isAlone, line: number)
                }
                guard let own = trip else { continue }
                latest = (line.feature, own)
                let end = index == 0 ? " (start)" : index == line.positions.count - 1 ? " (end)" : nil
                let name = end.flatMap { end in line.name.map { $0 + end } }
                try assembly.add(
                    name: name, note: index == 0 ? line.note : nil, place: place, to: own, line: number)
                if line.isRoundTrip { assembly.closeLoop(of: own) }
            }
        }
    }
}
