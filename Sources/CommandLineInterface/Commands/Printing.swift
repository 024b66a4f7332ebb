import Console
import JSON

extension Composition {
    /// Prints a value for programs.
    func print(_ value: JSONValue) {
        output.writeLine(value.text(pretty: true))
    }

    /// Prints what was done: on standard output, where a script that asked for no JSON can show it.
    func print(_ notice: Notice) {
        output.writeLines(notice.lines)
    }

    /// Says something that is not the result.
    func say(_ lines: [String]) {
        errors.writeLines(lines.map { "roadtrip: \($0)" })
    }
}
