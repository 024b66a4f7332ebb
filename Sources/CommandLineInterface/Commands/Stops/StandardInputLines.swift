import CivilTime
import Console
import Interchange
import Persistence
import Places
import Text

/// The lines of standard input, for commands that read places from it.
enum StandardInputLines {
    /// The most bytes of a line.
    private static let longestLine = LineReader.defaultLimit

    /// All bytes of standard input.
    static func bytes(_ documents: any DocumentAccess) throws -> [UInt8] {
        let input = try documents.open("-")
        let opened = OpenedContent(expectedSize: input.expectedSize, read: input.read)
        let bytes = opened.content.rest()
        if let failure = opened.failure { throw failure }
        return bytes
    }

    /// All lines that hold more than a comment, in order, each with the places that it may mean in a list that is
    /// imported, in any encoding that import reads; dates without a year are the next ones from `today` on.
    static func read(_ bytes: [UInt8], today: CivilDate) throws -> [ListPlaces.Line] {
        var (number, length) = (1, 0)
        for byte in bytes {
            length = byte == 0x0A || byte == 0x0D ? 0 : length + 1
            if length > longestLine { throw StandardInputError.tooLong(line: number, limit: longestLine) }
            if byte == 0x0A { number += 1 }
        }
        do throws(TextFault) {
            return try ListPlaces(in: bytes, today: today).lines
        } catch {
            throw StandardInputError.content(error)
        }
    }

    /// The faults of lines that are no place in any way to read them; nil where the lines are places for `check`, which
    /// throws what is wrong with places.
    static func fault(
        of lines: [ListPlaces.Line], _ check: (_ places: [String]) throws(PlaceError) -> Void
    ) -> StandardInputError? {
        var attempts = ListAttempts(lines)
        while true {
            do throws(PlaceError) {
                try check(attempts.list.places)
                return nil
            } catch {
                guard let faults = attempts.next(after: error) else { continue }
                return .places(
                    faults.sorted { $0.key < $1.key }.map {
                        StandardInputError.LineFault(number: lines[$0.key].number, error: $0.value)
                    })
            }
        }
    }
}

/// The reason for which standard input could not be read as lines.
enum StandardInputError: Error, Equatable {
    case tooLong(line: Int, limit: Int)
    /// The fault of its text: no encoding that is read, or several trips.
    case content(TextFault)
    /// The number of its trips, of which a trip can get only one.
    case trips(Int)
    /// The reason for which an import takes nothing of it.
    case refused(String)
    /// The faults of the places of some lines, at least one.
    case places([LineFault])

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
        case .trips(let count):
            "standard input has \(count) trips; ‘roadtrip import -’ takes each as its own"
        case .refused(let reason): reason
        case .content(let fault): fault.description(file: "standard input")
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
        return
            places.flatMap { place in
                let lines = place.error.shortLines
                return ["standard input:\(place.number): \(lines[0])"] + lines.dropFirst()
            }
    }
}
