import Entities
import Text
import XML

/// Several files of which each is the track of a day of one journey.
extension GPXReading {
    /// The most files that are put together.
    private static let mostFiles = 100

    /// The one trip of files of which each has one track and nothing else, where each track goes on where another one
    /// ended and their days follow one another; nil for any other files. Linear in their bytes.
    static func journey(of files: [[UInt8]], _ context: ImportContext) -> ImportedTrips? {
        guard (2...mostFiles).contains(files.count), !context.takesEveryPoint else { return nil }
        var whole = GPXReading(context)
        for file in files {
            var reading = GPXReading(context)
            guard var xml = try? XMLReader(FileContent(file)), (try? reading.readDocument(&xml)) != nil,
                !reading.isOwn, reading.loosePoints.isEmpty, reading.paths.count == 1, reading.paths[0].isTrack,
                reading.collector.skipped.isEmpty
            else { return nil }
            whole.paths += reading.paths
            whole.leftOut.add(reading.leftOut)
            whole.extensions += reading.extensions
            whole.guideCount += reading.guideCount
        }
        // `day10.gpx` stands in front of `day2.gpx`.
        let numbers = whole.paths.compactMap(\.firstDay.number)
        if Set(numbers).count == whole.paths.count {
            whole.paths.sort { ($0.firstDay.number ?? 0) < ($1.firstDay.number ?? 0) }
        }
        let imported = whole.result()
        guard imported.trips.count == 1, imported.trips[0].waypoints.contains(where: { $0.plan.nights ?? 0 > 0 }) else {
            return nil
        }
        var result = imported
        result.notices.insert("the tracks of \(files.count) files are the days of one trip", at: 0)
        return result
    }
}
