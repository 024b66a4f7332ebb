import Text
import XML

extension KMLPlacemark {
    /// Reads the days of a `TimeSpan` that has just begun.
    mutating func readSpan(_ xml: inout XMLReader) throws(TextFault) {
        let level = xml.depth
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("begin") {
                span.begin = Self.day(try xml.readText())
            } else if xml.name.isLocally("end") {
                span.end = Self.day(try xml.readText())
            } else {
                try xml.skipElement()
            }
        }
    }

    /// The day of a time; nil where there is no text.
    private static func day(_ text: String) -> String? {
        let day = text.trimmed.prefix { $0 != "T" }
        return day.isEmpty ? nil : String(day.prefix(40))
    }
}
