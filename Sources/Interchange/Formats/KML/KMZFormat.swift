import Entities
package import Text
import Zip

/// KMZ: a zip archive whose `doc.kml` is KML.
package struct KMZFormat: TripFormat {
    /// Reads an archive that has files of other formats beside its KML.
    package typealias Mixed = @Sendable ([UInt8], ImportContext) throws(TextFault) -> ImportedTrips

    private let mixed: Mixed?

    /// The format; an archive without a `doc.kml` that has files of other formats is read by `mixed`, without which
    /// these are passed over.
    package init(_ mixed: Mixed? = nil) { self.mixed = mixed }

    package var name: String { "kmz" }
    package var fileEndings: [String] { ["kmz"] }

    /// Whether the file is a zip archive that begins with a file, and not one of a program that puts another file
    /// there.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        if case .other = PackedKind(beginning) { true } else { false }
    }

    /// Reads `doc.kml` and the files of the archive that it links to, else all files that end in `kml`.
    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let archive = try PackedFiles.unpacking { () throws(ZipError) in try ZipArchive(bytes) }
        let documents = archive.entries.filter { $0.name.lowercased().hasSuffix(".kml") }
        guard let main = documents.first(where: { $0.name.lowercased() == "doc.kml" }) ?? documents.first else {
            let names = archive.entries.map(\.name)
            // A spreadsheet that was packed anew may begin with any of its files.
            if names.contains("xl/workbook.xml") { return try XLSXFormat().read(bytes, context) }
            if names.contains("content.xml") { return try ODSFormat().read(bytes, context) }
            throw TextFault(reason: PackedKind.refusal(names, wanted: "KML file"))
        }
        let isMarked = main.name.lowercased() == "doc.kml"
        if let mixed, !isMarked, archive.entries.contains(where: { PackedKind.isOfTrips($0.name) }) {
            return try mixed(bytes, context)
        }
        let paths = ArchivePaths(documents.map(\.name))
        var all = ImportedTrips(trips: [])
        var waiting = [main]
        var known = Set([main.name])
        var room = ZipArchive.maximumSize
        func next() -> ZipArchive.Entry? {
            if let entry = waiting.popLast() { return entry }
            // Those that nothing links to stand side by side.
            guard !isMarked, let entry = documents.first(where: { !known.contains($0.name) }) else { return nil }
            known.insert(entry.name)
            return entry
        }
        while let entry = next() {
            room -= entry.size
            // A file that is too large alone is refused below, with its size.
            guard room >= 0 || entry.size > ZipArchive.maximumSize else {
                throw TextFault(reason: ZipError.tooLarge("its files are too large together").description)
            }
            let content = try PackedFiles.unpacking { () throws(ZipError) in try archive.contents(of: entry) }
            // Lines are counted in each file, so with several files the messages name the file.
            let file = documents.count > 1 ? "in “\(entry.name.prefix(200))”: " : ""
            let document = try document(content, file, context)
            all.trips += document.trips.trips
            all.lineTrips += document.trips.lineTrips
            all.plans = all.plans == nil || all.plans == document.trips.plans ? document.trips.plans : .all
            all.costSigns.merge(document.trips.costSigns) { first, _ in first }
            all.notices += document.trips.notices.map { $0.hasPrefix("line ") ? file + $0 : $0 }
            func skip(_ point: SkippedPoint) {
                all.skipped.append(SkippedPoint(line: point.line, reason: file + point.reason))
            }
            document.trips.skipped.forEach(skip)
            for link in document.links {
                if let number = paths.number(of: link.address, in: entry.name) {
                    if known.insert(documents[number].name).inserted { waiting.insert(documents[number], at: 0) }
                } else {
                    skip(link.skipped)
                }
            }
        }
        return all
    }

    /// Reads one document of the archive; `file` stands before the reason when it is refused.
    private func document(
        _ content: [UInt8], _ file: String, _ context: ImportContext
    ) throws(TextFault) -> KMLDocument {
        do throws(TextFault) {
            return try KMLReading.document(FileContent(content), context)
        } catch {
            throw TextFault(line: error.line, column: error.column, reason: file + error.reason)
        }
    }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        let document = KMLFormat().write(trips)
        return ExportedDocument(
            bytes: ZipWriter.archive(name: "doc.kml", document.bytes), isBinary: true, warnings: document.warnings)
    }
}
