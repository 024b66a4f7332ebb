import Text

/// The path of a person's file, whose ending may determine its format.
package struct DocumentPath: Equatable, Sendable {
    /// The path as the operating system takes it.
    package let text: String

    /// A path as it is.
    package init(_ text: String) {
        self.text = text
    }

    /// A path that was typed into a menu: `~/` is the home directory, as in a shell.
    package init(typed: String, homeDirectory: String?) {
        let startsAtHome = typed == "~" || typed.hasPrefix("~/")
        text = startsAtHome ? homeDirectory.map { $0 + typed.dropFirst() } ?? typed : typed
    }

    /// The name of the file without its directory.
    package var fileName: String { text.split(separator: "/").last.map(String.init) ?? text }

    /// The name of the file without its directory and its ending.
    package var stem: String { dot.map { String(fileName[..<$0]) } ?? fileName }

    /// The ending behind the last dot of the file's name; "" if there is none. A dot in front of the name, as hidden
    /// files have it, begins no ending.
    package var ending: String { dot.map { String(fileName[fileName.index(after: $0)...]) } ?? "" }

    private var dot: String.Index? {
        let name = fileName
        return name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    }
}

/// The rule by which a document that is written gets its format: what the person named, else what the ending of the
/// file says, else the usual format.
package struct FormatRule<Format> {
    /// The format of a document that goes to standard output.
    private let usual: Format
    /// The format of a file without an ending; nil refuses it.
    private let withoutEnding: Format?
    /// The endings to name when one is not known.
    private let knownEndings: [String]
    private let ofEnding: (String) -> Format?
    /// The ending of the format from which a browser makes a PDF or a PNG; nil where there is none.
    private let printedFrom: String?
    /// Returns the name of a format, and the endings that its files may have.
    private let describe: ((Format) -> (name: String, endings: [String]))?

    /// States the formats; `ofEnding` gets an ending in small letters, without the dot. `describe` says what a format
    /// is called and which endings its files may have, in small letters; without it a format that was named goes with
    /// any ending. For a PDF or a PNG one that `printedFrom` names tells how a browser makes it.
    package init(
        usual: Format, withoutEnding: Format?, knownEndings: [String], printedFrom: String? = nil,
        describe: ((Format) -> (name: String, endings: [String]))? = nil, ofEnding: @escaping (String) -> Format?
    ) {
        self.usual = usual
        self.withoutEnding = withoutEnding
        self.knownEndings = knownEndings
        self.printedFrom = printedFrom
        self.describe = describe
        self.ofEnding = ofEnding
    }

    /// Returns the format of a document for the file at `path`; nil and `-` are standard output. `named` is the format
    /// that the person named. Throws `UnknownEndingError`, `PrintedEndingError`, and `OtherEndingError` if the ending
    /// is that of another format than the one that was named.
    package func format(of path: String?, named: Format? = nil) throws -> Format {
        let ending = path.map { DocumentPath($0).ending.lowercased() } ?? ""
        if let named {
            if let path, path != "-", let describe, let other = ofEnding(ending) {
                let (name, endings) = describe(named)
                guard endings.contains(ending) else {
                    throw OtherEndingError(
                        path: path, other: describe(other).name, format: name, ending: endings.first)
                }
            }
            return named
        }
        guard let path, path != "-" else { return usual }
        if ending.isEmpty, let withoutEnding { return withoutEnding }
        if let printedFrom {
            let page = "\(DocumentPath(path).stem).\(printedFrom)"
            if let error = PrintedEndingError(path: path, ending: ending, page: page) { throw error }
        }
        guard let format = ofEnding(ending) else { throw UnknownEndingError(path: path, known: knownEndings) }
        return format
    }
}

/// The ending of a file belongs to another format than the one that was named.
package struct OtherEndingError: Error, Equatable, Sendable, CustomStringConvertible, HintedError {
    /// The file.
    package let path: String
    /// The format of its ending.
    package let other: String
    /// The format that was named.
    package let format: String
    /// The ending that files of that format have; nil where they have none of their own.
    package let ending: String?

    /// The message for the person.
    package var description: String { "two formats are given: \(format), and by its ending \(other) for \(path)" }
    /// Advice: the one of the two to leave out.
    package var hints: [String] {
        ["Give one of them alone" + (ending.map { ", or a file that ends in .\($0)." } ?? ".")]
    }
}

/// The ending of a file belongs to no format.
package struct UnknownEndingError: Error, Equatable, Sendable, CustomStringConvertible, HintedError {
    /// The file.
    package let path: String
    /// The endings that are known.
    package let known: [String]

    /// States the file and the endings that are known.
    package init(path: String, known: [String]) {
        self.path = path
        self.known = known
    }

    /// The message for the person.
    package var description: String { "unknown file ending: \(path)" }
    /// The endings that are known.
    package var hints: [String] { ["Endings that are known: \(known.joined(separator: ", "))."] }
}
