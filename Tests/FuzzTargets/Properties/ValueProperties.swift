import JSON
import Text

/// What must hold of the JSON reader: an error inside the text, or a value that is written and read back equal, and
/// written the same again.
func checkJSON(_ bytes: [UInt8]) throws(Violation) {
    let parsed = try withExactCopy(of: bytes) { (text) throws(Violation) -> JSONValue? in
        do throws(TextFault) {
            return try JSONValue(parsing: text)
        } catch {
            let isInside = error.line.map { FileLines(bytes).contains(line: $0, column: error.column) } ?? false
            try require(error.column != nil, "an error without a column")
            try require(isInside, "the place of the error is not in the text: \(error)")
            return nil
        }
    }
    guard let value = parsed else { return }
    for pretty in [false, true] {
        let text = value.text(pretty: pretty)
        let back: JSONValue
        do throws(TextFault) {
            back = try JSONValue(parsing: text)
        } catch {
            throw Violation("what was written is refused: \(error)")
        }
        try require(back == value, "written and read back it is another value")
    }
}
