/// Makes plain lines of what a window writes: each row that is painted is a line of its own, in the order in which they
/// were painted. What is no part of that stays as it is.
package struct PaintedText {
    private var held: [Unicode.Scalar] = []

    /// Begins before any output.
    package init() {}

    /// Returns the lines of a whole output.
    package static func of(_ output: String) -> String {
        var painted = PaintedText()
        return painted.take(output)
    }

    /// Takes further output, which may end within a control sequence.
    package mutating func take(_ output: String) -> String {
        var text = String.UnicodeScalarView()
        let scalars = held + Array(output.unicodeScalars)
        held = []
        var index = 0
        while index < scalars.count {
            guard scalars[index] == "\u{1B}" else {
                text.append(scalars[index])
                index += 1
                continue
            }
            var end = index + 1
            while end < scalars.count, scalars[end] == "[" || (0x20..<0x40).contains(scalars[end].value) { end += 1 }
            // What follows a move of the cursor tells whether a row is painted there.
            guard end + 3 < scalars.count || end < scalars.count && scalars[end] != "H" else {
                held = Array(scalars[index...])
                break
            }
            let sequence = String(String.UnicodeScalarView(scalars[index...end]))
            index = end + 1
            guard scalars[end] == "H" else {
                text.append(contentsOf: sequence.unicodeScalars)
                continue
            }
            if scalars[index] == "\u{1B}", index + 2 < scalars.count, scalars[index + 2] == "K" {
                text.append("\n")
                index += 3
            } else {
                // The old page is scrolled out.
                while index < scalars.count, scalars[index] == "\n" || scalars[index] == "\r" { index += 1 }
            }
        }
        return String(text)
    }
}
