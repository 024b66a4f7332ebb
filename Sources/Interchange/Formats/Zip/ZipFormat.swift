import Entities
package import Text
import Zip

/// A zip archive of several files: each that can be read gives its trips. Only read.
///
/// One with a `doc.kml` is KMZ, and one with the parts of a spreadsheet is that.
package struct ZipFormat: ReadOnlyFormat {
    /// Finds the format of a file by its first bytes and its ending.
    package typealias FormatOfFile = @Sendable (_ beginning: [UInt8], _ ending: String) -> (any TripFormat)?

    private let formatOfFile: FormatOfFile

    /// The format; the files in an archive are of those that `formatOfFile` finds.
    package init(_ formatOfFile: @escaping FormatOfFile) {
        self.formatOfFile = formatOfFile
    }

    package var name: String { "zip" }
    package var fileEndings: [String] { ["zip"] }

    /// Whether a file is a zip archive that begins with a file that is no KML.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        guard case .other = PackedKind(beginning), let name = PackedKind.firstName(beginning)?.lowercased() else {
            return false
        }
        return !name.hasSuffix(".kml")
    }

    /// Whether a file of an archive may be a list of places by its name, and not what is said of the archive.
    private static func mayBeList(_ path: String) -> Bool {
        let name = (path.split(separator: "/").last ?? "").lowercased()
        let others = ["readme", "read me", "license", "licence", "copying", "changelog", "."]
        return !path.hasPrefix("__MACOSX/") && !others.contains(where: name.hasPrefix)
            && [".txt", ".list", ".md"].contains(where: name.hasSuffix)
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let archive = try PackedFiles.unpacking { () throws(ZipError) in try ZipArchive(bytes) }
        let names = archive.entries.map(\.name)
        let isOther = ["xl/workbook.xml", "content.xml", "word/document.xml"].contains(where: names.contains)
        let documents = names.filter { $0.lowercased().hasSuffix(".kml") }
        let isAlone = documents.count == 1 && !names.contains { PackedKind.isOfTrips($0) || Self.mayBeList($0) }
        if isOther || isAlone || names.contains(where: { $0.lowercased() == "doc.kml" }) {
            return try KMZFormat().read(bytes, context)
        }
        var reading = ZipReading(archive, context, formatOfFile)
        return try reading.read()
    }
}

/// Reads the files of an archive.
private struct ZipReading {
    private let archive: ZipArchive
    private let context: ImportContext
    private let formatOfFile: ZipFormat.FormatOfFile
    private var all = ImportedTrips(trips: [])
    /// The reservations of all files, and the number of files that have any.
    private var bookings: [Booking] = []
    private var bookingFiles = 0
    private var room = ZipArchive.maximumSize
    private var readCount = 0
    private var unread: [(name: String, reason: String)] = []
    private var fault: TextFault?
    /// The number of tables among the files that were read, and of other files.
    private var (tables, others) = (0, 0)

    /// The most files that are read.
    private static let mostFiles = 1_000

    init(_ archive: ZipArchive, _ context: ImportContext, _ formatOfFile: @escaping ZipFormat.FormatOfFile) {
        self.archive = archive
        self.context = context
        self.formatOfFile = formatOfFile
    }

    mutating func read() throws(TextFault) -> ImportedTrips {
        let names = Set(archive.entries.map(\.name))
        let days = try takeDays()
        for entry in archive.entries where !entry.name.hasSuffix("/") && !Self.isHidden(entry.name) {
            if days.contains(entry.name) { continue }
            // Beside the places of a journey Polarsteps has all points that a telephone recorded.
            let folder = entry.name.split(separator: "/").dropLast().joined(separator: "/")
            if entry.name.hasSuffix("/locations.json"), names.contains(folder + "/trip.json") { continue }
            try read(entry)
        }
        joinDays()
        if !bookings.isEmpty {
            let journey = try BookingTrip.trips(of: bookings, context)
            all.trips += journey.trips
            all.skipped += journey.skipped
            all.notices += journey.notices
            all.costSigns.merge(journey.costSigns) { first, _ in first }
            all.plans = .all
            if bookingFiles > 1 { all.notices.append("the reservations of \(bookingFiles) files are one trip") }
        }
        if all.trips.isEmpty, all.skipped.isEmpty {
            let kinds = PackedKind.refusal(archive.entries.map(\.name), wanted: "file of trips")
            throw fault ?? TextFault(reason: kinds)
        }
        if !unread.isEmpty {
            let shown = unread.prefix(3).map { "\(Wording.quoted($0.name, maximumWidth: 60)) (\($0.reason))" }
                .joined(separator: ", ")
            all.notices.append(
                "\(Wording.counted(unread.count, "file")) of the archive left out: \(shown)\(unread.count > 3 ? ", …" : "")"
            )
        }
        return all
    }

    /// Takes the tracks of the archive that are the days of one journey, where it has no other trips; returns the names
    /// of their files, none where they are not.
    private mutating func takeDays() throws(TextFault) -> Set<String> {
        let entries = archive.entries.filter { !Self.isHidden($0.name) && PackedKind.isOfTrips($0.name) }
        guard entries.count > 1, entries.allSatisfy({ $0.name.lowercased().hasSuffix(".gpx") }),
            entries.reduce(0, { $0 + $1.size }) <= ZipArchive.maximumSize
        else { return [] }
        var files: [[UInt8]] = []
        for entry in entries {
            // A file that cannot be unpacked is told where it is read by itself.
            guard let content = try? archive.contents(of: entry) else { return [] }
            files.append(content)
        }
        guard let journey = GPXReading.journey(of: files, context) else { return [] }
        all = journey
        readCount += files.count
        return Set(entries.map(\.name))
    }

    /// Makes one trip of tables that are the days of one journey, where the archive has nothing else.
    private mutating func joinDays() {
        guard tables == all.trips.count, others == 0, bookings.isEmpty,
            Set(all.trips.map { all.costSigns[$0.id] }).count == 1,
            let journey = DayTables(all.trips, called: Name.cut(context.fileName) ?? all.trips[0].name)
        else { return }
        all.costSigns = all.costSigns.filter { $0.key == journey.trip.id }
        all.trips = [journey.trip]
        all.notices.insert("the tables of \(tables) files are the days of one trip", at: 0)
    }

    private static func isHidden(_ name: String) -> Bool {
        name.hasPrefix("__MACOSX/") || name.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    private mutating func read(_ entry: ZipArchive.Entry) throws(TextFault) {
        let file = entry.name.split(separator: "/").last.map(String.init) ?? entry.name
        let dot = file.lastIndex(of: ".")
        let ending = dot.map { String(file[file.index(after: $0)...]) } ?? ""
        let pictures = ["jpg", "jpeg", "png", "gif", "heic", "webp", "mp4", "mov", "pdf", "css", "js", "zip"]
        guard !pictures.contains(ending.lowercased()) else {
            return unread.append((entry.name, "no file of trips"))
        }
        guard readCount < Self.mostFiles else {
            return unread.append((entry.name, "beyond the first \(Self.mostFiles) files"))
        }
        readCount += 1
        room -= entry.size
        guard room >= 0 || entry.size > ZipArchive.maximumSize else {
            throw TextFault(reason: ZipError.tooLarge("its files are too large together").description)
        }
        let content = try PackedFiles.unpacking { () throws(ZipError) in try archive.contents(of: entry) }
        if content.isEmpty, fault == nil, PackedKind.isOfTrips(entry.name) {
            fault = TextFault(reason: "in “\(entry.name.prefix(200))”: the file is empty")
        }
        let beginning = Array(content.prefix(FileContent.beginningSize))
        // Pages beside trips, as in archives of Google, are no trips, but for confirmations.
        if ["html", "htm"].contains(ending.lowercased()), !ReservationMarkup.mayHave(content) {
            return unread.append((entry.name, "no file of trips"))
        }
        guard !content.isEmpty else { return unread.append((entry.name, "empty")) }
        guard ForeignFile.reason(beginning, ending: ending) == nil, let format = formatOfFile(beginning, ending),
            !(format is ZipFormat)
        else { return unread.append((entry.name, "no file of trips")) }
        let stem = dot.map { String(file[..<$0]) } ?? file
        do throws(TextFault) {
            take(try format.read(content, context.forFile(called: stem)), of: entry.name, format)
        } catch {
            // A text beside the trips is no list.
            if !(format is ListFormat), fault == nil {
                fault = TextFault(
                    line: error.line, column: error.column, reason: "in “\(entry.name.prefix(200))”: \(error.reason)")
            }
            let line = error.line.map { "line \($0): " } ?? ""
            unread.append((entry.name, format is ListFormat ? "no list of places" : "\(line)\(error.reason)"))
        }
        if let reason = StopCollector.overLimit(
            trips: all.trips.count, stops: all.trips.reduce(0) { $0 + $1.waypoints.count })
        {
            throw TextFault(reason: reason)
        }
    }

    private mutating func take(_ read: ImportedTrips, of name: String, _ format: any TripFormat) {
        let file = "in “\(name.prefix(200))”: "
        guard read.bookings.isEmpty else {
            bookings += read.bookings
            bookingFiles += 1
            return
        }
        let isTable = format is CSVFormat || format is XLSXFormat || format is ODSFormat
        if isTable, read.trips.count == 1 { tables += 1 } else { others += 1 }
        all.trips += read.trips
        all.lineTrips += read.lineTrips
        all.costSigns.merge(read.costSigns) { first, _ in first }
        all.notices += read.notices.map { file + $0 }
        all.skipped += read.skipped.map { SkippedPoint(line: $0.line, reason: file + $0.reason) }
        if read.plans != nil || format.holdsPlans { all.plans = .all }
    }
}
