package import Text

/// Google's Timeline (location history): the visits, in trips of days that follow one another. Only read.
///
/// It reads the files that telephones export (`Timeline.json`, of Android and of iOS) and those of Takeout before
/// (`2023_JUNE.json`).
package struct TimelineFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "timeline" }
    package var fileEndings: [String] { [] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        let names = Set(JSONBeginning(beginning).members.map(\.name))
        if !names.isDisjoint(with: ["semanticSegments", "timelineObjects", "rawSignals"]) { return true }
        if names.contains("locations") { return beginning.contains("latitudeE7") }
        return names.contains("startTime") && !names.isDisjoint(with: ["visit", "activity", "timelinePath"])
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        try bytes.withUnsafeBufferPointer { buffer throws(TextFault) in
            var reading = try TimelineReading(buffer, context)
            return try reading.read()
        }
    }
}
