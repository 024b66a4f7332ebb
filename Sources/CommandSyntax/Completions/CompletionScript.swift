import Text

/// The completion script for a shell, made from the table of commands.
package enum CompletionScript {
    /// The text of the script for `shell`, with a line break at its end.
    package static func text(for shell: CompletionShell, of table: CommandTable) -> String {
        let lines =
            switch shell {
            case .bash: BashCompletion(table).lines
            case .zsh: ZshCompletion(table).lines
            case .fish: FishCompletion(table).lines
            }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// A shell for which there is a completion script.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
