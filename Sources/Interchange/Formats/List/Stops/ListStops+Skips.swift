import Places
import Text

/// Remembers the lines of a list that are no places.
extension ListStops {
    /// Remembers a line that is no place; `text` is the line where nothing in it is one.
    mutating func skip(
        _ reason: String, line: Int, text: String? = nil, isChatter: Bool = false
    ) throws(TextFault) {
        skippedCount += 1
        if let text { notePlain(text, line: line) }
        if !isChatter { hasSkipped = true }
        try assembly.skip(reason, line: line, text: text.map { String($0.prefix(Self.longestShown)) })
    }

    private mutating func notePlain(_ text: String, line: Int) {
        plainLines = (plainLines?.text ?? text, plainLines?.line ?? line, (plainLines?.count ?? 0) + 1)
    }

    /// The most characters of a line that are remembered.
    private static let longestShown = 100

    /// Remembers a line for the reason for which it is no place.
    mutating func skip(_ text: String, _ refusal: PlaceRefusal, line: Int) throws(TextFault) {
        // A thing in a small letter is no place that is spelled otherwise: `socks`, of a list to pack.
        let isSmall = PlaceLines.withoutMark(text).text.first { $0.isLetter }?.isLowercase ?? false
        if isSmall, !refusal.foldedNames.isEmpty { notePlain(text, line: line) }
        try skip(
            refusal.reason, line: line,
            text: refusal.foldedNames.isEmpty && !ListLine.beginsLikeLink(text.utf8) ? text : nil)
    }
}
