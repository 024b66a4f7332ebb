import Text
import XML
import Zip

/// The files of an archive whose parts name each other by paths: a spreadsheet.
struct PackedFiles {
    private let archive: ZipArchive
    private let paths: ArchivePaths
    /// The number of bytes that may still be unpacked.
    private var room = ZipArchive.maximumSize

    /// Reads the directory of an archive.
    init(_ bytes: [UInt8]) throws(TextFault) {
        archive = try PackedFiles.unpacking { () throws(ZipError) in try ZipArchive(bytes) }
        paths = ArchivePaths(archive.entries.map(\.name))
    }

    /// The names of the files.
    var names: [String] { archive.entries.map(\.name) }

    /// The full path of the file that `link` in the file `source` leads to; nil where there is none.
    func path(of link: String, in source: String = "") -> String? {
        paths.number(of: link, in: source).map { archive.entries[$0].name }
    }

    /// The content of a file; nil where there is none of this path. Linear in its size.
    mutating func content(_ path: String) throws(TextFault) -> [UInt8]? {
        guard let number = paths.number(of: path, in: "") else { return nil }
        let entry = archive.entries[number]
        room -= entry.size
        guard room >= 0 || entry.size > ZipArchive.maximumSize else {
            throw TextFault(reason: ZipError.tooLarge("its files are too large together").description)
        }
        return try PackedFiles.unpacking { () throws(ZipError) in
            // A sheet repeats itself far more than a map does; how large it may be is limited all the same.
            try archive.contents(of: entry, maximumRatio: ZipArchive.deflateRatio)
        }
    }

    /// Lets `body` read a document of the archive, whose name stands before the reason when it is refused; nil where
    /// there is none of this path.
    mutating func document<Result>(
        _ path: String, _ body: (inout XMLReader) throws(TextFault) -> Result
    ) throws(TextFault) -> Result? {
        guard let content = try content(path) else { return nil }
        do throws(TextFault) {
            var xml = try XMLReader(FileContent(content))
            while try xml.next() != .start {}
            return try body(&xml)
        } catch {
            throw TextFault(line: error.line, column: error.column, reason: "in “\(path.prefix(200))”: \(error.reason)")
        }
    }

    /// Returns the result of `body`; throws its error as one of the file.
    static func unpacking<Result>(_ body: () throws(ZipError) -> Result) throws(TextFault) -> Result {
        do throws(ZipError) {
            return try body()
        } catch {
            throw TextFault(reason: error.description)
        }
    }
}
