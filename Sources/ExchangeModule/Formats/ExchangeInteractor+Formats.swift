import Interchange
import Persistence

/// The formats of files and of exports.
extension ExchangeInteractor {
    /// The format of a file to read; one whose columns a person named is a table where it could be a list, unless there
    /// are other files that may be meant.
    func format(of beginning: [UInt8], ending: String, _ request: ImportRequest) -> (any TripFormat)? {
        let format = TripFormats.ofFile(beginning, ending: ending)
        return request.columns != nil && request.files.count == 1 && format is ListFormat ? CSVFormat() : format
    }

    /// The format of an export, with its settings; fails with `ExportError`, `UnknownEndingError` or
    /// `OtherEndingError`.
    func format(of request: ExportRequest) throws -> any TripFormat {
        let format = try formatByName(of: request)
        if request.hasTimes, !(format is ICSFormat) { throw ExportError.noTimes(format: format.name) }
        guard format is QRFormat else {
            if request.links != nil { throw ExportError.noCodes(format: format.name) }
            guard format is ICSFormat else { return format }
            return ICSFormat(times: request.hasTimes, unit: unit, clocks: times, written: try written())
        }
        guard let canvas = request.canvas else { return QRFormat(service: request.links ?? .google) }
        guard let drawing = canvas.drawing else { throw ExportError.noDrawing }
        return QRFormat(service: request.links ?? .google, drawing: drawing, columns: canvas.columns)
    }

    /// Whether an export writes days into a calendar without times.
    func lacksTimes(_ request: ExportRequest) -> Bool {
        !request.hasTimes && (try? formatByName(of: request)) is ICSFormat
    }

    private func formatByName(of request: ExportRequest) throws -> any TripFormat {
        let named = try request.format.map { name throws(ExportError) in
            try self.format(named: name, reads: false)
        }
        let known = TripFormats.all.filter(\.canWrite).compactMap(\.fileEndings.first)
        let rule = FormatRule<any TripFormat>(
            usual: JSONFormat(), withoutEnding: nil, knownEndings: known,
            describe: { ($0.name, $0.fileEndings + $0.sharedEndings) }, ofEnding: TripFormats.ending(with:))
        let format = try rule.format(of: request.path, named: named)
        guard format.canWrite else {
            throw ExportError.oneWay(name: format.name, known: TripFormats.writtenNames)
        }
        return format
    }

    /// The format of this name, if it is one that is read or written, as wanted.
    func format(named name: String, reads: Bool) throws(ExportError) -> any TripFormat {
        let known = reads ? TripFormats.readNames : TripFormats.writtenNames
        guard let format = TripFormats.named(name) else { throw .unknownFormat(name: name, known: known) }
        guard reads ? format.canRead : format.canWrite else { throw .oneWay(name: format.name, known: known) }
        return format
    }
}
