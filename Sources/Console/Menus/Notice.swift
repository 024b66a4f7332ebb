import Text

/// What a screen tells the person about the last thing that was done; already safe to show.
package struct Notice: Equatable, Sendable {
    /// What became of it.
    package enum Kind: Equatable, Sendable {
        /// It was done; what the page shows is as before.
        case done
        /// Something that the page shows was changed.
        case changed
        case failed
    }

    /// What became of it.
    package let kind: Kind
    /// What to say, a line each.
    package let lines: [String]

    /// What the person should know beside, a line each: a change is saved, but its history is damaged, for example.
    package let warnings: [String]

    /// Makes a notice; control characters and the like in `warnings` are made visible.
    package init(_ kind: Kind, _ lines: [String], warnings: [String] = []) {
        self.kind = kind
        self.lines = lines
        self.warnings = warnings.map { visible($0) }
    }

    /// Something was done.
    package static func done(_ lines: String...) -> Notice { Notice(.done, lines) }
    /// Something that the page shows was changed.
    package static func changed(_ lines: String...) -> Notice { Notice(.changed, lines) }
    /// Something was not done.
    package static func failed(_ lines: String...) -> Notice { Notice(.failed, lines) }
    /// Something was refused: the error, its own hints and `hints`, a line each; control characters and the like in them
    /// are made visible.
    package static func refused(_ error: any Error, hints: [String] = []) -> Notice {
        let known = (error as? any HintedError)?.hints ?? []
        return Notice(.failed, (["\(error)"] + known + hints).map { visible($0) })
    }
}
