import CivilTime
import Entities
import JSON
import Platform
import Text

/// A record as JSON on one line: `{"at": time in UTC (ISO 8601), "kind": "do" | "undo" | "redo" | "kept" |
/// "kept-undone", "before": and "after": fingerprints of trips.json (16 hexadecimal digits), "steps": [{"what":
/// sentence, "inverse": change, "merged": fingerprint of the copy of the library that was merged, if one was}…],
/// "check": fingerprint of the line up to here}`.
///
/// The check detects damage that leaves valid JSON, which undo would otherwise restore.
extension HistoryRecord {
    /// The record as one line, without the line's end. Linear.
    var line: [UInt8] { withLine { Array($0.dropLast()) } }

    /// Calls `body` with the record as one line, including the line end. Not returned as an array, because the line of
    /// a large import should not be copied. Linear.
    func withLine<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var writer = JSONWriter(capacity: 1_024)
        writer.write(raw: "{\"at\":\"")
        writer.write(rawText: Instant(milliseconds: at).text)
        writer.write(raw: "\",\"kind\":")
        writer.write(kind.rawValue)
        writer.write(raw: ",\"before\":")
        writer.write(ContentHash(value: before).text)
        writer.write(raw: ",\"after\":")
        writer.write(ContentHash(value: after).text)
        writer.write(raw: ",\"steps\":[")
        for (index, step) in steps.enumerated() {
            writer.write(raw: index == 0 ? "{\"what\":" : ",{\"what\":")
            writer.write(step.what)
            writer.write(raw: ",\"inverse\":")
            step.inverse.encode(into: &writer)
            if let copy = step.mergedCopy {
                writer.write(raw: ",\"merged\":")
                writer.write(ContentHash(value: copy).text)
            }
            writer.write(raw: "}")
        }
        writer.write(raw: "]")
        let check = writer.withBytes { ContentHash(of: $0) }
        for byte in HistoryRecord.ending(check) { writer.write(byte: byte) }
        writer.write(byte: 0x0A)
        return try writer.withBytes(body)
    }

    /// The end of the line: the check of the bytes before it.
    private static func ending(_ check: ContentHash) -> [UInt8] {
        Array(",\"check\":\"\(check.text)\"}".utf8)
    }

    /// The length of the end of the line in bytes.
    private static let endingLength = 10 + 16 + 2

    /// A line of the history, parsed.
    enum Line: Equatable {
        /// A record.
        case record(HistoryRecord)
        /// A line with a valid check that is not a record of this version, so that a newer version must have written
        /// it.
        case newer
        /// A line without a valid check.
        case damaged
    }

    /// Reads a line, without its end. Linear.
    static func read(line: ArraySlice<UInt8>) -> Line {
        line.withUnsafeBufferPointer { bytes -> Line in
            let length = bytes.count - HistoryRecord.endingLength
            guard length > 0 else { return .damaged }
            let checked = ContentHash(of: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[..<length])))
            guard bytes[length...].elementsEqual(HistoryRecord.ending(checked)) else { return .damaged }
            return ((try? HistoryRecord.read(bytes)) ?? nil).map { .record($0) } ?? .newer
        }
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(TextFault) -> HistoryRecord? {
        var reader = try JSONReader(bytes, maximumDepth: Change.maximumDepth)
        var at: Instant?
        var kind: HistoryRecord.Kind?
        var before: ContentHash?
        var after: ContentHash?
        var steps: [HistoryRecord.Step] = []
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key.string {
            case "at": at = Instant(text: try reader.readText().string)
            case "kind": kind = HistoryRecord.Kind(rawValue: try reader.readText().string)
            case "before": before = ContentHash(text: try reader.readText().string)
            case "after": after = ContentHash(text: try reader.readText().string)
            case "steps": steps = try readSteps(&reader)
            default: try reader.checkValue()
            }
        }
        try reader.finish()
        guard let at, let kind, let before, let after, !steps.isEmpty else { return nil }
        return HistoryRecord(
            at: at.milliseconds, kind: kind, before: before.value, after: after.value, steps: steps)
    }

    private static func readSteps(_ reader: inout JSONReader) throws(TextFault) -> [HistoryRecord.Step] {
        var steps: [HistoryRecord.Step] = []
        try reader.enterArray()
        while try reader.nextElement() {
            var what = ""
            var inverse: Change?
            var merged: ContentHash?
            try reader.enterObject()
            while let key = try reader.nextKey() {
                switch key.string {
                case "what": what = try reader.readText().string
                case "inverse": inverse = try Change(decoding: &reader)
                case "merged": merged = ContentHash(text: try reader.readText().string)
                default: try reader.checkValue()
                }
            }
            guard let inverse else { throw reader.error(at: reader.offset, "a step without its way back") }
            steps.append(HistoryRecord.Step(what: what, inverse: inverse, mergedCopy: merged?.value))
        }
        return steps
    }
}
