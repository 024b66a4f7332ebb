import Console
import Interchange
import Persistence
import Places
import Text

/// The lines of standard input, for commands that read places from it.
enum StandardInputLines {
    /// A line with its number, from 1.
    struct Line {
        let number: Int
        var place: ListPlace
    }

    /// The text of standard input.
    struct Content {
        let lines: [Line]
        /// The remarks about its encoding.
        let remarks: [String]
        /// The format that it seems to have, where it is not a list.
        let format: String?
    }

    /// The most bytes of a line.
    private static let longestLine = LineReader.defaultLimit

    /// All lines that hold more than a comment, in order, each as the place that it means in a list that is imported,
    /// in any encoding that import reads.
    static func read(_ documents: any DocumentAccess) throws -> Content {
        let input = try documents.open("-")
        var failure: DocumentError?
        let content = FileContent(expectedSize: input.expectedSize) { buffer in
            do throws(DocumentError) {
                return try input.read(buffer)
            } catch {
                failure = error
                return nil
            }
        }
        let bytes = content.rest()
        if let failure { throw failure }
        var (number, length) = (1, 0)
        for byte in bytes {
            length = byte == 0x0A || byte == 0x0D ? 0 : length + 1
            if length > longestLine { throw StandardInputError.tooLong(line: number, limit: longestLine) }
            if byte == 0x0A { number += 1 }
        }
        do throws(TextFault) {
            let text = try ListText.places(in: bytes)
            guard text.trips < 2 else {
                throw TextFault(reason: "it has \(text.trips) trips; ‘roadtrip import -’ takes each as its own")
            }
            let format = TripFormats.recognizing(bytes).flatMap { $0 is ListFormat ? nil : $0.name }
            return Content(
                lines: text.lines.map { Line(number: $0.number, place: $0.place) },
                remarks: text.notice.map { ["standard input: \($0)"] } ?? [], format: format)
        } catch {
            throw StandardInputError.content(error)
        }
    }

    /// Adds the places of lines with `add`, which gets them and their notes by their index, all or none.
    ///
    /// A line that is no place is tried as an import tries it: without what is in parentheses, then as the town of an
    /// address. Returns a line of text for each that was read otherwise than it stands; throws `StandardInputError`
    /// about the lines as they are, and the other errors of `add`.
    static func add(_ content: Content, with add: ([String], [Int: String]) throws -> Void) throws -> [String] {
        var lines = content.lines
        let originals = lines
        var readings: [Int: [ListPlace]] = [:]
        while true {
            do {
                let notes = lines.enumerated().compactMap { line in line.element.place.note.map { (line.offset, $0) } }
                try add(lines.map(\.place.text), Dictionary(uniqueKeysWithValues: notes))
                break
            } catch let error as PlaceError {
                var isOther = false
                for problem in error.problems where lines.indices.contains(problem.index) {
                    let (index, original) = (problem.index, originals[problem.index].place)
                    let others = readings[index] ?? original.otherReadings(after: problem.error)
                    readings[index] = Array(others.dropFirst())
                    isOther = isOther || !others.isEmpty || lines[index].place != original
                    lines[index].place = others.first ?? original
                }
                guard isOther else { throw StandardInputError(error, of: content, lines) }
            }
        }
        return content.remarks
            + zip(lines, originals).compactMap { line, original in
                guard line.place != original.place else { return nil }
                let reading =
                    line.place.town.map { "is only placed in its town: \($0)" } ?? "was read as “\(line.place.text)”"
                return "standard input:\(line.number): “\(original.place.text)” \(reading)"
            }
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

    /// The error of places that were read from `lines`.
    init(_ error: PlaceError, of content: StandardInputLines.Content, _ lines: [StandardInputLines.Line]) {
        self = .places(
            error.problems.filter { lines.indices.contains($0.index) }
                .map { LineFault(number: lines[$0.index].number, error: $0.error) }, format: content.format)
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
