import Console
import MapData
import Platform
import Text

/// The lines of standard input, for commands that read places from it.
enum StandardInputLines {
    /// All lines that hold more than a comment (`#` and what follows it), in order, without it.
    static func read(_ input: InputSource) throws -> [String] {
        let reader = LineReader(input)
        var lines: [String] = []
        var number = 0
        while true {
            number += 1
            switch try next(reader) {
            case .line(let line):
                let text = PlaceLines.withoutComment(line).trimmed
                if !text.isEmpty { lines.append(text) }
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

/// Why standard input could not be read as lines.
enum StandardInputError: Error, Equatable {
    case tooLong(line: Int, limit: Int)
    case invalidUTF8(line: Int)
    case unreadable(reason: String)
}

extension StandardInputError: CustomStringConvertible {
    /// What is wrong and where, for the person who gave the input.
    var description: String {
        switch self {
        case .tooLong(let line, let limit): "standard input:\(line): the line is longer than \(limit) bytes"
        case .invalidUTF8(let line): "standard input:\(line): the line is not UTF-8"
        case .unreadable(let reason): "cannot read standard input: \(reason)"
        }
    }
}
