import CivilTime
import Text

/// The days of pages whose parts stand below each other:
///
///     CHECK-IN
///     17
///     JULY
///     Saturday
///     from 14:00
enum SplitDays {
    /// The most lines below a label, and the most characters of one and of a time.
    private static let (mostParts, longestPart, longestTime) = (5, 12, 24)

    /// A text in which these stand behind their labels, on the line of the last part; all lines keep their numbers.
    /// Linear.
    static func joined(_ text: String, today: CivilDate) -> String {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        var isChanged = false
        for index in lines.indices.dropLast(2) {
            let label = lines[index].trimmed
            switch BookingLabel(label) {
            case .checkIn, .checkOut: break
            default: continue
            }
            let parts = parts(lines[(index + 1)...].prefix(mostParts))
            guard parts.count > 1, let day = day(parts, today) else { continue }
            var last = index + parts.count
            var joined = "\(label.last == ":" ? "\(label)" : "\(label):") \(day)"
            if last + 1 < lines.count, isTime(lines[last + 1].trimmed) {
                last += 1
                joined += " (\(lines[last].trimmed))"
            }
            for line in index..<last { lines[line] = "" }
            lines[last] = joined
            isChanged = true
        }
        return isChanged ? lines.joined(separator: "\n") : text
    }

    /// The lines of one word or number each at the beginning of some.
    private static func parts(_ lines: some Sequence<String>) -> [String] {
        lines.map(\.trimmed).prefix { line in
            !line.isEmpty && line.count <= longestPart && BookingLabel(line) == nil
                && (line.allSatisfy(\.isLetter) || line.utf8.allSatisfy { (0x30...0x39).contains($0) })
        }
    }

    /// The day that parts say, with the day of the week in front; nil where they say none.
    private static func day(_ parts: [String], _ today: CivilDate) -> String? {
        let numbers = parts.filter { $0.first?.isNumber ?? false }
        guard numbers.contains(where: { $0.count <= 2 }), numbers.count <= 2, numbers.count < parts.count else {
            return nil
        }
        let weekdays = parts.filter { WrittenDays.weekday($0) != nil }
        let others = parts.filter { WrittenDays.weekday($0) == nil }
        // The day of the week may be that of another year.
        return [weekdays + others, others].map { $0.joined(separator: " ") }.first { day in
            BookingMoment(day, today: today)?.rest.isEmpty ?? false
        }
    }

    /// Whether a line says from or until when one may come: `from 14:00`.
    private static func isTime(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        guard line.count <= longestTime, words.count <= 3, let first = words.first else { return false }
        return first.allSatisfy(\.isLetter)
            && words.dropFirst().contains { $0.contains(":") && $0.first?.isNumber ?? false }
    }
}
