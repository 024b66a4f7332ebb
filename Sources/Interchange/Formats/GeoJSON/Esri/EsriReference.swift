import JSON
import Text

/// The reference system of coordinates as the JSON of Esri has it (`spatialReference`).
enum EsriReference: Equatable {
    /// Degrees of WGS 84, or of a system that is within two metres of it.
    case degrees
    /// Metres of the projection that maps of the web have.
    case webMercator
    /// Another one, by a short name: `EPSG:2056`.
    case foreign(String)

    private static let codesOfDegrees: Set = [4326, 4979, 4258, 4269]
    private static let codesOfMercator: Set = [3857, 102_100, 102_113, 3785, 900_913]

    /// Reads the object of a `spatialReference`; one that says nothing is degrees. Linear.
    init(_ reader: inout JSONReader) throws(TextFault) {
        var (code, latest): (Int?, Int?) = (nil, nil)
        var text: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("wkid") {
                code = try reader.readLooseDouble().flatMap { Int(exactly: $0) }
            } else if key.equals("latestWkid") {
                latest = try reader.readLooseDouble().flatMap { Int(exactly: $0) }
            } else if key.equals("wkt") {
                text = try reader.readTextIfAny()
            } else {
                try reader.skipValue()
            }
        }
        let codes = [latest, code].compactMap { $0 }
        if codes.contains(where: Self.codesOfMercator.contains) {
            self = .webMercator
        } else if codes.contains(where: Self.codesOfDegrees.contains) {
            self = .degrees
        } else if let first = codes.first {
            self = .foreign("EPSG:\(first)")
        } else if let text, text.containsText("Web_Mercator") || text.containsText("Pseudo-Mercator") {
            self = .webMercator
        } else if let text, !text.hasPrefix("GEOGCS") {
            self = .foreign("another system")
        } else {
            self = .degrees
        }
    }

    /// Looks for the system of a file of which the value of `features` is next in its outermost object, where the
    /// first of these is one of Esri; nil for any other file, and where none is named behind them. Linear in a file of
    /// Esri.
    static func behind(_ reader: JSONReader) -> EsriReference? {
        guard isOfEsri(reader) else { return nil }
        var ahead = reader
        // A fault in the text is told when the features are read.
        guard (try? ahead.skipValue()) != nil else { return nil }
        while let key = try? ahead.nextKey() {
            if key.equals("spatialReference"), ahead.peek() == UInt8(ascii: "{") {
                return try? EsriReference(&ahead)
            }
            guard (try? ahead.skipValue()) != nil else { return nil }
        }
        return nil
    }

    private static func isOfEsri(_ reader: JSONReader) -> Bool {
        var ahead = reader
        guard ahead.peek() == UInt8(ascii: "["), (try? ahead.enterArray()) != nil,
            (try? ahead.nextElement()) ?? false, ahead.peek() == UInt8(ascii: "{"),
            (try? ahead.enterObject()) != nil
        else { return false }
        while let key = try? ahead.nextKey() {
            if key.equals("attributes") { return true }
            if key.equals("type") || key.equals("properties") || (try? ahead.skipValue()) == nil { return false }
        }
        return false
    }
}
