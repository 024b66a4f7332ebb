import Text
import XML

/// Kinds of files that people have and that are not read here, and ways to convert them into one that is.
package enum ForeignFile {
    /// A kind of file, with the bytes that its beginning is recognized by.
    private struct Kind {
        /// The bytes, and where they stand.
        let mark: [UInt8]
        var offset = 0
        let what: String
        let advice: String
    }

    /// The name that stands for that of the file in advice.
    private static let file = "FILE"

    private static func gpsbabel(_ type: String) -> String {
        "gpsbabel makes GPX of it: gpsbabel -i \(type) -f \(file) -o gpx -F out.gpx"
    }

    private static func ogr2ogr(_ part: String = "") -> String {
        "ogr2ogr (GDAL) makes GeoJSON of it: ogr2ogr -f GeoJSON out.geojson \(file)\(part)"
    }

    private static let kinds = [
        Kind(
            mark: Array(".FIT".utf8), offset: 8, what: "a FIT file of a device", advice: gpsbabel("garmin_fit")),
        Kind(mark: Array("MsRc".utf8), what: "a file of Garmin MapSource", advice: gpsbabel("gdb")),
        Kind(
            mark: Array("ustar".utf8), offset: 257, what: "a packed file (tar)",
            advice: "unpack it first: tar xf \(file)"),
        Kind(
            mark: Array("OSMHeader".utf8), offset: 6, what: "OpenStreetMap data (pbf)",
            advice: ogr2ogr(" points") + ", and osmium takes parts of it"),
        Kind(mark: Array("OziExplorer".utf8), what: "a file of OziExplorer", advice: gpsbabel("ozi")),
        Kind(mark: Array("$GP".utf8), what: "a record of a receiver (NMEA)", advice: gpsbabel("nmea")),
        Kind(mark: Array("$GN".utf8), what: "a record of a receiver (NMEA)", advice: gpsbabel("nmea")),
        Kind(mark: Array("%PDF-".utf8), what: "a PDF", advice: "copy the places out of it into a list, one a line"),
        Kind(
            mark: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1],
            what: "an Excel file of the older kind (xls), or one with a password",
            advice: "save it as xlsx without a password, or as csv"),
        Kind(
            mark: Array("SQLite format 3\0".utf8), what: "a database", advice: "export GPX, KML or CSV from its program"
        ),
        Kind(mark: [0x1F, 0x8B], what: "a packed file (gzip)", advice: "unpack it first: gunzip \(file)"),
        Kind(mark: [0x37, 0x7A, 0xBC, 0xAF], what: "a packed file (7z)", advice: "unpack it first"),
        Kind(mark: Array("Rar!".utf8), what: "a packed file (rar)", advice: "unpack it first"),
        Kind(mark: [0xFF, 0xD8, 0xFF], what: "a picture", advice: "only files of places are read"),
        Kind(mark: [0x89, 0x50, 0x4E, 0x47], what: "a picture", advice: "only files of places are read"),
        Kind(mark: [0x00, 0x00, 0x27, 0x0A], what: "a shapefile", advice: ogr2ogr()),
    ]

    /// Returns the reason for not reading a file that begins with these bytes and has this ending without the dot, with
    /// a command for the file of this name; nil if that is not known.
    package static func reason(_ beginning: [UInt8], ending: String, name: String? = nil) -> String? {
        guard let reason = reason(beginning, ending: ending.lowercased()) else { return nil }
        guard let name else { return reason }
        return reason.replacingText(file, with: shellWord(name))
    }

    private static func reason(_ beginning: [UInt8], ending: String) -> String? {
        if FileText.isUTF32(beginning[...]) { return FileText.unreadUTF32 }
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning[...]
        if ending == "mps", text.starts(with: "MsRc".utf8) {
            return sentence("a file of Garmin MapSource", gpsbabel("mapsource"))
        }
        if let kind = kinds.first(where: { text.dropFirst($0.offset).starts(with: $0.mark) }) {
            return sentence(kind.what, kind.advice)
        }
        switch XMLRoot.name(in: text) {
        case "loc": return sentence("a file of geocaches (loc)", gpsbabel("geo"))
        case "osm": return sentence("OpenStreetMap data", gpsbabel("osm"))
        default: break
        }
        if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"),
            JSONBeginning(text).members.contains(where: { $0.name == "type" && $0.value == "Topology" })
        {
            return sentence("TopoJSON", ogr2ogr())
        }
        // These cannot be recognized by their beginning.
        return switch ending {
        case "ov2": sentence("a file of TomTom's points", gpsbabel("tomtom"))
        case "gpi": sentence("a file of Garmin's points", gpsbabel("garmin_gpi"))
        case "igc" where text.first == UInt8(ascii: "A"): sentence("a record of a flight (IGC)", gpsbabel("igc"))
        case "doc" where text.starts(with: [0xD0, 0xCF, 0x11, 0xE0]):
            sentence("a document of an old Word", "save it as docx, as text or as a web page")
        case "docx" where !text.starts(with: [0x50, 0x4B]), "odt" where !text.starts(with: [0x50, 0x4B]):
            sentence(
                "no document of a word processor, though it is called so", "save it again, as text or as a web page")
        case "pages" where text.starts(with: [0x50, 0x4B]):
            sentence("a document of Pages", "in Pages: File > Export To > Word or Plain Text")
        case "rtf" where text.starts(with: "{\\rtf".utf8):
            sentence("a text with formats (RTF)", "save it as docx, as text or as a web page")
        case "msg" where text.starts(with: [0xD0, 0xCF, 0x11, 0xE0]):
            sentence("a mail of Outlook", "in Outlook: save it as HTML or text, or drag it out as .eml")
        case "numbers" where text.starts(with: [0x50, 0x4B]):
            sentence("a spreadsheet of Numbers", "in Numbers: File > Export To > CSV")
        default: nil
        }
    }

    private static func sentence(_ what: String, _ advice: String) -> String {
        "this is \(what), which is not read here; \(advice)"
    }
}
