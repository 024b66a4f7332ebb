import CivilTime
import Console
import Interchange
import Persistence
import Places
import Text

/// The lines of standard input, for commands that read places from it.
enum StandardInputLines {
    /// The text of standard input.
    struct Content {
        let lines: [ListPlaces.Line]
        /// The remarks about its encoding.
        let remarks: [String]
        /// The format that it seems to have, where it is not a list.
        let format: String?
    }

    /// The most bytes of a line.
    private static let longestLine = LineReader.defaultLimit

    /// All lines that hold more than a comment, in order, each with the places that it may mean in a list that is
    /// imported, in any encoding that import reads; dates without a year are the next ones from `today` on.
    static func read(_ documents: any DocumentAccess, today: CivilDate) throws -> Content {
        let input = try documents.open("-")
        let opened = OpenedContent(expectedSize: input.expectedSize, read: input.read)
        let bytes = opened.content.rest()
        if let failure = opened.failure { throw failure }
        var (number, length) = (1, 0)
        for byte in bytes {
            length = byte == 0x0A || byte == 0x0D ? 0 : length + 1
            if length > longestLine { throw StandardInputError.tooLong(line: number, limit: longestLine) }
            if byte == 0x0A { number += 1 }
        }
        do throws(TextFault) {
            let text = try ListPlaces(in: bytes, today: today)
            guard text.trips < 2 else {
                throw TextFault(reason: "it has \(text.trips) trips; ‘roadtrip import -’ takes each as its own")
            }
            let format = TripFormats.recognizing(bytes).flatMap { $0 is ListFormat ? nil : $0.name }
            return Content(
                lines: text.lines, remarks: text.notice.map { ["standard input: \($0)"] } ?? [], format: format)
        } catch {
            throw StandardInputError.content(error)
        }
    }

    /// Adds the places of lines with `add`, which gets them, their notes and their nights by their index.
    ///
    /// A line that is no place is tried in the other ways to read it, as an import tries them, and then left out.
    /// Returns a line of text for each that was left out or read otherwise than it stands; throws `StandardInputError`
    /// where no line is a place, and the other errors of `add`.
    static func add(
        _ content: Content, with add: ([String], [Int: String], [Int: Int]) throws -> Void
    ) throws -> [String] {
        var attempts = ListAttempts(content.lines)
        var leftOut: [StandardInputError.LineFault] = []
        while true {
            let list = attempts.list
            do {
                try add(list.places, list.notes, list.nights)
                break
            } catch let error as PlaceError {
                guard let faults = attempts.next(after: error) else { continue }
                let lines = faults.sorted { $0.key < $1.key }.map { line, fault in
                    StandardInputError.LineFault(number: content.lines[line].number, error: fault)
                }
                leftOut += lines
                // Only what is no place of a line is left out, not what several lines are together.
                guard faults.values.allSatisfy(\.isOfOneText), attempts.leaveOut(faults.keys) else {
                    throw StandardInputError.places(leftOut.sorted { $0.number < $1.number }, format: content.format)
                }
            }
        }
        let skipped = leftOut.sorted { $0.number < $1.number }.map { fault in
            "standard input:\(fault.number): skipped: \(fault.error)"
        }
        return content.remarks + skipped + attempts.remarks
    }
}

/// The reason for which standard input could not be read as lines.
enum StandardInputError: Error, Equatable {
    case tooLong(line: Int, limit: Int)
    /// The fault of its text: no encoding that is read, or several trips.
    case content(TextFault)
    /// The faults of the places of some lines, at least one; and the format that the text seems to have, where it is no
    /// list.
    case places([LineFault], format: String?)

    /// The fault of the place of a line.
    struct LineFault: Equatable {
        let number: Int
        let error: PlaceError
    }

}

extension StandardInputError: CustomStringConvertible {
    /// The message for the person who gave the input, with the line.
    var description: String {
        switch self {
        case .tooLong(let line, let limit): "standard input:\(line): the line is longer than \(limit) bytes"
        case .content(let fault): fault.description(file: "standard input")
        case .places(let places, _):
            places.count == 1
                ? "standard input:\(places[0].number): \(places[0].error)"
                : "\(places.count) lines of standard input are not clear"
        }
    }

    /// Advice: of one line its own, of several the fault of each.
    var hints: [String] {
        guard case .places(let places, let format) = self else { return [] }
        let other = format.map { ["It looks like \($0), which ‘roadtrip import - --into TRIP’ reads."] } ?? []
        guard places.count > 1 else { return other + (places.first?.error.hints ?? []) }
        return other
            + places.flatMap { place in
                let lines = place.error.shortLines
                return ["standard input:\(place.number): \(lines[0])"] + lines.dropFirst()
            }
    }
}
