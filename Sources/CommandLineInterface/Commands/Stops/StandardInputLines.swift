import Console
import Interchange
import Places
import Platform
import Text

/// The lines of standard input, for commands that read places from it.
enum StandardInputLines {
    /// A line with its number, from 1.
    struct Line {
        let number: Int
        let text: String
    }

    /// All lines that hold more than a comment, in order, each as the PLACE that it means in a list that is imported.
    static func read(_ input: InputSource) throws -> [Line] {
        let reader = LineReader(input)
        var lines: [Line] = []
        var number = 0
        while true {
            number += 1
            switch try next(reader) {
            case .line(let line):
                // A line may end in CR alone, as those of old programs do.
                let parts = line.split(omittingEmptySubsequences: false) { $0 == "\r" || $0 == "\r\n" }
                for (index, part) in parts.enumerated() {
                    if index > 0 { number += 1 }
                    if let text = ListText.place(ofLine: String(part)) {
                        lines.append(Line(number: number, text: text))
                    }
                }
            case .endOfInput: return lines
            case .interrupted(let signal): throw Interruption(signal)
            case .tooLong(let limit): throw StandardInputError.tooLong(line: number, limit: limit)
            case .invalidUTF8: throw StandardInputError.invalidUTF8(line: number)
            }
        }
    }

    private static func next(_ reader: LineReader) throws(StandardInputError) -> InputLine {
        do throws(InputError) {
            return try reader.next()
        } catch {
            throw .unreadable(reason: "\(error)")
        }
    }
}

/// The reason for which standard input could not be read as lines.
enum StandardInputError: Error, Equatable {
    case tooLong(line: Int, limit: Int)
    case invalidUTF8(line: Int)
    case unreadable(reason: String)
    /// The faults of the places of some lines, at least one.
    case places([LineFault])

    /// The fault of the place of a line.
    struct LineFault: Equatable {
        let number: Int
        let error: PlaceError
    }

    /// The error of places that were read from `lines`.
    init(_ error: PlaceError, of lines: [StandardInputLines.Line]) {
        self = .places(
            error.problems.filter { lines.indices.contains($0.index) }
                .map { LineFault(number: lines[$0.index].number, error: $0.error) })
    }
}

extension StandardInputError: CustomStringConvertible {
    /// The message for the person who gave the input, with the line.
    var description: String {
        switch self {
        case .tooLong(let line, let limit): "standard input:\(line): the line is longer than \(limit) bytes"
        case .invalidUTF8(let line): "standard input:\(line): the line is not UTF-8"
        case .unreadable(let reason): "cannot read standard input: \(reason)"
        case .places(let places):
            places.count == 1
                ? "standard input:\(places[0].number): \(places[0].error)"
                : "\(places.count) lines of standard input are not clear"
        }
    }

    /// Advice: of one line its own, of several the fault of each.
    var hints: [String] {
        guard case .places(let places) = self else { return [] }
        guard places.count > 1 else { return places.first?.error.hints ?? [] }
        return places.flatMap { place in
            let lines = place.error.shortLines
            return ["standard input:\(place.number): \(lines[0])"] + lines.dropFirst()
        }
    }
}
