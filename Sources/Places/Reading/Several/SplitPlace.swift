/// Neighbouring arguments that are one place together: somebody forgot to quote them.
package struct SplitPlace: Equatable, Sendable {
    /// The indexes of the arguments, from 0.
    package let arguments: Range<Int>
    /// The place as one argument.
    package let joined: String

    /// The most arguments that are tried together: `40 45 25 N 73 59 10 W` has eight.
    private static let longest = 8

    /// Collects arguments that are one place.
    init(arguments: Range<Int>, joined: String) {
        self.arguments = arguments
        self.joined = joined
    }

    /// Finds the first coordinates that are spread over neighbouring arguments, such as `40.757,` and `-73.986`; nil
    /// when there are none. An argument that is coordinates by itself is left alone, but for the one behind `NAME=`.
    /// Linear.
    package init?(in arguments: [String]) {
        for start in arguments.indices where !isCoordinates(arguments[start]) {
            var end = start + 1
            while end < min(start + SplitPlace.longest, arguments.count),
                !isCoordinates(arguments[end]) || arguments[end - 1].hasSuffix("=")
            {
                end += 1
            }
            // The longest first: the first two numbers of an angle in degrees and minutes would do as coordinates too.
            while end > start + 1 {
                let joined = joinedText(arguments[start..<end])
                if isCoordinates(joined) {
                    self.arguments = start..<end
                    self.joined = joined
                    return
                }
                end -= 1
            }
        }
        return nil
    }
}

extension SplitPlace: CustomStringConvertible {
    /// The advice for the person who gave the arguments.
    package var description: String {
        "\(arguments.count) arguments make one place together; put quotes around them: “\(joined)”"
    }
}

/// Two numbers joined by a comma, anything else by spaces, without a space after a comma or an equals sign.
private func joinedText(_ pieces: ArraySlice<String>) -> String {
    let hasComma = pieces.contains { $0.contains(",") }
    var text = ""
    for piece in pieces {
        if text.isEmpty || text.hasSuffix("=") || text.hasSuffix(",") || piece.hasPrefix(",") {
            text += piece
        } else {
            text += (pieces.count == 2 && !hasComma ? "," : " ") + piece
        }
    }
    return text
}

/// Whether `text` is coordinates, with a name or without.
private func isCoordinates(_ text: String) -> Bool {
    do throws(PlaceTextError) {
        if case .coordinates = try PlaceText(parsing: text) { return true }
        return false
    } catch {
        return false
    }
}
