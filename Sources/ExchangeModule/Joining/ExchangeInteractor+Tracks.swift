import Entities
import Interchange
import Persistence
import Text

/// The tracks of several files of one import that are the days of one journey, and so one trip.
extension ExchangeInteractor {
    /// The most bytes of such files together, and of one reading.
    private static let (mostBytes, bytesAtOnce) = (64 << 20, 1 << 16)

    /// Takes the files of a request for the days of one trip where each is one GPX track, goes on where another ended,
    /// and they follow one another; nil where they are not, so that each is read by itself. Linear in the files, which
    /// are in memory together.
    func takeDays(
        _ request: ImportRequest, called name: Name?, _ places: ExchangeLookups, into merge: inout any ImportMerge
    ) -> [ImportOutcome.FileOutcome]? {
        guard request.files.count > 1, request.into == nil, !request.takesEveryPoint, request.format ?? "gpx" == "gpx",
            request.files.allSatisfy({ DocumentPath($0).ending == "gpx" }), let contents = contents(of: request.files),
            var journey = GPXFormat.journey(of: contents, context(ofFile: "", places)), let first = journey.trips.first,
            let start = first.waypoints.first, let end = first.waypoints.last
        else { return nil }
        let isLoop = start.name == end.name
        if let name = name ?? (isLoop ? Name.cut(start.name.text) : Name.cut("\(start.name.text) – \(end.name.text)")) {
            journey.trips[0].name = name
        }
        var outcomes = request.files.map { path in
            var outcome = ImportOutcome.FileOutcome(file: path)
            outcome.format = "gpx"
            return outcome
        }
        if let plans = journey.plans { outcomes[0].comparedParts.plans = plans }
        merge.take(journey.trips, &outcomes[0])
        if outcomes[0].trips > 0 || outcomes[0].duplicates == 0 {
            outcomes[0].notices = journey.notices + outcomes[0].notices
        }
        for index in outcomes.indices.dropFirst() {
            outcomes[index].notices = ["its track is a day of the trip of \(outcomes[0].file)"]
            if outcomes[0].trips == 0 {
                outcomes[index].duplicates = 1
            } else {
                // Each further track ends at one further stop.
                outcomes[index].stops = 1
                outcomes[0].stops = max(1, outcomes[0].stops - 1)
            }
        }
        return outcomes
    }

    /// The contents of files; nil where one cannot be read, which its own reading tells, and where they are too large.
    private func contents(of paths: [String]) -> [[UInt8]]? {
        var (contents, room): ([[UInt8]], Int) = ([], Self.mostBytes)
        for path in paths {
            guard let document = try? documents.open(path) else { return nil }
            var content: [UInt8] = []
            var isAtEnd = false
            while !isAtEnd {
                let part = try? [UInt8](unsafeUninitializedCapacity: Self.bytesAtOnce) {
                    buffer, count throws(DocumentError) in
                    count = try document.read(UnsafeMutableRawBufferPointer(buffer))
                }
                guard let part else { return nil }
                isAtEnd = part.isEmpty
                room -= part.count
                guard room >= 0 else { return nil }
                content += part
            }
            contents.append(content)
        }
        return contents
    }
}
