/// Every command of the program, by the word a person types.
///
/// A new command is one case here and one `CommandDefinition`; the compiler asks for both and for its execution.
package enum CommandName: String, CaseIterable, Sendable {
    case list, show
    case new, rename, duplicate, delete, open
    case add, edit, move, remove, reverse, loop, optimize
    case find
    case `import`, export, report
    case undo, redo, history
    case completions, help
}
