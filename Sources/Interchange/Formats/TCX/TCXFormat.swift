package import Text
import XML

/// Courses and activities of Garmin Training Center (TCX): a trip each, of the start, the points of a course that are
/// places, and the end. Only read.
package struct TCXFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "tcx" }
    package var fileEndings: [String] { ["tcx", "crs", "hst"] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        XMLRoot.name(in: beginning) == "TrainingCenterDatabase"
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        try read(FileContent(bytes), context)
    }

    package func read(_ content: FileContent, _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        var xml = try XMLReader(content)
        var reading = TCXReading(context)
        return try reading.read(&xml)
    }
}
