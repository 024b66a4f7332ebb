/// A shell that completions can be made for.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
