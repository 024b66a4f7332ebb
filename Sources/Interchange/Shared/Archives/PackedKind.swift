import Text

/// The kind of a zip archive by its first file, which programs put there on purpose.
enum PackedKind {
    /// A spreadsheet of Excel, or another document of Microsoft's programs.
    case officeOpenXML
    /// A spreadsheet of LibreOffice, or another OpenDocument.
    case openDocument
    /// Any other archive.
    case other

    /// The name of the first file of a zip archive; nil where the beginning does not have it.
    static func firstName(_ beginning: ArraySlice<UInt8>) -> String? {
        let bytes = Array(beginning.prefix(1_000))
        guard bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]), bytes.count > 30 else { return nil }
        let length = Int(bytes[26]) | Int(bytes[27]) << 8
        return length > 0 && 30 + length <= bytes.count ? String(decoding: bytes[30..<30 + length], as: UTF8.self) : nil
    }

    /// Looks at the beginning of a file; nil when it is no zip archive that begins with a file.
    init?(_ beginning: ArraySlice<UInt8>) {
        let bytes = Array(beginning.prefix(4_096))
        guard bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]), bytes.count > 30 else {
            guard bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { return nil }
            self = .other
            return
        }
        let length = Int(bytes[26]) | Int(bytes[27]) << 8
        let name = String(decoding: bytes[30..<min(30 + length, bytes.count)], as: UTF8.self)
        let isOffice = ["[Content_Types].xml", "_rels/", "docProps/", "xl/", "customXml/"].contains {
            name.hasPrefix($0)
        }
        let isOpenDocument = name == "mimetype" && !beginning.contains("application/epub")
        self = isOffice ? .officeOpenXML : isOpenDocument ? .openDocument : .other
    }

    /// Returns the reason for which an archive with these files, none of which is the one looked for, cannot be read,
    /// and the remedy.
    static func refusal(_ names: [String], wanted: String) -> String {
        if names.contains("word/document.xml") {
            return
                "this is a text of Word (docx); copy its table into a spreadsheet, or its places into a list, one a line"
        }
        if names.contains(where: { $0.hasPrefix("ppt/") }) {
            return "this is a presentation (pptx), not a file of trips"
        }
        if names.contains(where: { $0.hasSuffix("workbook.bin") }) {
            return "this is a workbook in Excel's binary form (xlsb); save it as xlsx"
        }
        if names.contains(where: { $0.hasPrefix("Index/") && $0.hasSuffix(".iwa") }) {
            return "this is a document of Numbers, Pages or Keynote; in Numbers: File > Export To > CSV"
        }
        if let shape = names.first(where: { $0.lowercased().hasSuffix(".shp") }) {
            return "there is a shapefile in the archive, which is not read here; unpack it, and ogr2ogr (GDAL) makes "
                + "GeoJSON of it: ogr2ogr -f GeoJSON out.geojson \(shellWord(String(shape.prefix(200))))"
        }
        let readable = names.filter { name in
            [".gpx", ".json", ".geojson", ".csv", ".xlsx", ".ods", ".txt", ".tcx", ".itn", ".kmz"].contains {
                name.lowercased().hasSuffix($0)
            }
        }
        guard let first = readable.first else { return "there is no \(wanted) in the archive" }
        let more = readable.count > 1 ? " and \(readable.count - 1) more" : ""
        return "there is no \(wanted) in the archive, but “\(first.prefix(200))”\(more); unpack it and import that"
    }
}

extension PackedKind {
    /// The endings of files of trips, other than KML.
    private static let endings: Set<String> = [
        "gpx", "json", "geojson", "csv", "tsv", "xlsx", "ods", "tcx", "itn", "kmz", "ics", "vcf", "url", "webloc",
        "umap",
    ]

    /// Whether a file ends as those of a format do, other than KML.
    static func isOfTrips(_ name: String) -> Bool {
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return endings.contains(ending)
    }
}
