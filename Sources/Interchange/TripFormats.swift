import Text

/// All formats that trips come in and go out by.
package enum TripFormats {
    /// Every format, in the order in which they are tried on a file's content: first those that a few bytes identify,
    /// among similar ones the more special one first, and last the list, which any text is.
    package static let all: [any TripFormat] = [
        GPXFormat(),
        GPXTrackFormat(),
        TCXFormat(),
        KMLFormat(),
        DocumentFormat(),
        XLSXFormat(),
        ODSFormat(),
        zip,
        KMZFormat { bytes, context throws(TextFault) in try zip.read(bytes, context) },
        VCardFormat(),
        ShortcutFormat(),
        UMapFormat(),
        OverpassFormat(),
        TimelineFormat(),
        GoogleFormat(),
        GeoJSONFormat(),
        PlannerFormat(),
        JSONFormat(),
        ICSFormat(),
        ITNFormat(),
        MailFormat(),
        BookingFormat(),
        PageFormat(),
        CSVFormat(tabbed: true),
        CSVFormat(),
        ListFormat(),
        LinksFormat(),
        QRFormat(),
    ]

    /// An archive of files of several of them.
    private static let zip = ZipFormat { TripFormats.ofFile($0, ending: $1) }

    /// The names of the formats that import reads, from a to z.
    package static var readNames: [String] { all.filter(\.canRead).map(\.name).sorted() }

    /// The names of the formats that export writes, from a to z.
    package static var writtenNames: [String] { all.filter(\.canWrite).map(\.name).sorted() }

    /// The format with this name; case does not matter.
    package static func named(_ name: String) -> (any TripFormat)? {
        all.first { $0.name == name.lowercased() }
    }

    /// The format whose files end so; case does not matter.
    package static func ending(with ending: String) -> (any TripFormat)? {
        all.first { $0.fileEndings.contains(ending.lowercased()) }
    }

    /// The format of a file: seen from its first bytes, or, where these could be a list or anything, the one that its
    /// ending claims. Nil when neither tells one.
    package static func ofFile(_ beginning: [UInt8], ending: String) -> (any TripFormat)? {
        let seen = recognizing(beginning)
        guard seen == nil || seen is ListFormat, !WebPage.begins(beginning) else { return seen }
        let claimed = all.first { $0.canRead && $0.fileEndings.contains(ending.lowercased()) }
        guard let claimed, !(claimed is ListFormat) else { return seen }
        return claimed
    }

    /// The names of three formats that files with such a beginning mostly have.
    package static func likely(_ beginning: [UInt8]) -> [String] {
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning[...]
        if text.starts(with: "PK".utf8) { return ["xlsx", "ods", "kmz"] }
        return switch text.first(where: { $0 > 0x20 }) {
        case UInt8(ascii: "<"): ["gpx", "kml", "html"]
        case UInt8(ascii: "{"), UInt8(ascii: "["): ["json", "geojson", "planner"]
        default: ["gpx", "csv", "xlsx"]
        }
    }

    /// The format of a file, seen from its first bytes.
    package static func recognizing(_ bytes: [UInt8]) -> (any TripFormat)? {
        let beginning = bytes.prefix(FileContent.beginningSize)
        return all.first { $0.recognizes(beginning) }
    }
}
