/// The script that teaches a shell to complete command lines, made from the table of commands.
package enum CompletionScript {
    /// The whole script for `shell`, with a line break at its end.
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
