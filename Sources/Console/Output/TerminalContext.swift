package import Platform

/// The properties of the terminal, found out once when the program starts.
package struct TerminalContext: Equatable, Sendable {
    /// Columns to lay text out in: the terminal's, else those of `COLUMNS`, else 80.
    package let width: Int
    /// Rows of the terminal's window; nil where that is not known.
    package let height: Int?
    /// Whether standard input is a terminal.
    package let inputIsTerminal: Bool
    /// Whether standard output is a terminal.
    package let outputIsTerminal: Bool
    /// Whether `TERM` says that the terminal understands no control sequences.
    package let isDumb: Bool
    /// Whether standard output gets colour.
    package let usesColor: Bool
    /// Whether standard error gets colour.
    package let errorUsesColor: Bool

    /// States everything.
    package init(
        width: Int = 80, height: Int? = nil, inputIsTerminal: Bool = false, outputIsTerminal: Bool = false,
        isDumb: Bool = false,
        usesColor: Bool = false, errorUsesColor: Bool = false
    ) {
        self.width = width
        self.height = height
        self.inputIsTerminal = inputIsTerminal
        self.outputIsTerminal = outputIsTerminal
        self.isDumb = isDumb
        self.usesColor = usesColor
        self.errorUsesColor = errorUsesColor
    }

    /// Asks the streams and the environment (`NO_COLOR`, `TERM`, `COLUMNS`).
    package init(
        streams: any StandardStreams, color: ColorMode = .auto, environment: (_ name: String) -> String?
    ) {
        let term = environment("TERM")
        let noColor = environment("NO_COLOR")
        func usesColor(_ stream: OutputStream) -> Bool {
            color.usesColor(onTerminal: streams.isTerminal(stream), noColor: noColor, term: term)
        }
        let columns = [streams.terminalSize?.columns, environment("COLUMNS").flatMap { Int($0) }]
        self.init(
            width: columns.lazy.compactMap { $0 }.first { (1...10_000).contains($0) } ?? 80,
            height: streams.terminalSize?.rows, inputIsTerminal: streams.inputIsTerminal,
            outputIsTerminal: streams.isTerminal(.standardOutput),
            isDumb: term == "dumb", usesColor: usesColor(.standardOutput), errorUsesColor: usesColor(.standardError)
        )
    }

    /// The same terminal with a window of another size; as it is where the size is not known.
    package func resized(to size: TerminalSize?) -> TerminalContext {
        guard let size, size.columns != width || size.rows != height, (1...10_000).contains(size.columns) else {
            return self
        }
        return TerminalContext(
            width: size.columns, height: size.rows, inputIsTerminal: inputIsTerminal,
            outputIsTerminal: outputIsTerminal,
            isDumb: isDumb, usesColor: usesColor, errorUsesColor: errorUsesColor)
    }

    /// The same terminal with room for only `columns`, or as many as it has.
    package func narrowed(to columns: Int) -> TerminalContext {
        TerminalContext(
            width: max(1, min(columns, width)), height: height, inputIsTerminal: inputIsTerminal,
            outputIsTerminal: outputIsTerminal, isDumb: isDumb, usesColor: usesColor, errorUsesColor: errorUsesColor)
    }

    /// The width that lines must be cut to, or nil where nothing is ever cut: on a pipe and in a file.
    package var cuttingWidth: Int? {
        outputIsTerminal ? width : nil
    }

    /// The rows that a page has room in, or nil where pages are printed whole: on a pipe and in a file.
    package var pageHeight: Int? {
        outputIsTerminal && inputIsTerminal ? height.flatMap { (1...10_000).contains($0) ? $0 : nil } : nil
    }

    /// Whether single keys can be read and lines redrawn; otherwise questions are answered line by line.
    package var supportsEditing: Bool {
        inputIsTerminal && outputIsTerminal && !isDumb
    }
}
