/// A program, or a part of one, that does the work of a benchmark.
struct Contender {
    let name: String
    /// Does the work once.
    let run: () throws -> Sample
}

/// Another program that does the same work, with a figure to print where it is not installed.
struct Rival {
    let name: String
    /// An earlier result in the unit of the table, printed and marked as quoted if the rival is not installed; nil if
    /// there is none.
    let quoted: Double?
    /// Prepares the work and returns the contender; nil if the program is not installed.
    let prepare: () throws -> Contender?

    /// Describes a rival that runs if it is installed.
    init(_ name: String, quoted: Double? = nil, prepare: @escaping () throws -> Contender?) {
        self.name = name
        self.quoted = quoted
        self.prepare = prepare
    }

    /// Describes a rival that is never run; only its earlier result is compared with.
    init(_ name: String, quoted: Double) {
        self.init(name, quoted: quoted) { nil }
    }
}
