/// Somebody who does the work.
struct Contender {
    let name: String
    /// Does the work once.
    let run: () throws -> Sample
}

/// Somebody else who does the same work, and what is known of it where it is not installed.
struct Rival {
    let name: String
    /// Its figure in issue 2 in the unit that is shown, printed (and called quoted) where the rival is absent.
    let quoted: Double?
    /// Makes everything ready for it; nil when it is not installed.
    let prepare: () throws -> Contender?

    /// A rival that is looked for on this machine.
    init(_ name: String, quoted: Double? = nil, prepare: @escaping () throws -> Contender?) {
        self.name = name
        self.quoted = quoted
        self.prepare = prepare
    }

    /// A rival that is never run: only its figure counts.
    init(_ name: String, quoted: Double) {
        self.init(name, quoted: quoted) { nil }
    }
}
