import Persistence
import Platform
import Text

/// The person's editor: `$VISUAL`, or else `$EDITOR`.
struct TextEditor {
    private let world: World
    private let command: String

    /// Finds the editor; nil where none is set.
    init?(_ world: World) {
        let commands = ["VISUAL", "EDITOR"].compactMap { world.environment.variable($0)?.trimmed }
        guard let command = commands.first(where: { !$0.isEmpty }) else { return nil }
        self.world = world
        self.command = command
    }

    /// The text as the person leaves it, from a private file that is removed afterwards. Throws `DocumentError` where
    /// the file cannot be written, and `TextEditorError`.
    func edited(_ text: String) throws -> String {
        let documents = PrivateDocuments(files: world.files, environment: world.environment)
        let path = try documents.write(Array((text + "\n").utf8), named: "note-\(world.environment.processID).txt")
        defer { try? world.files.unlink(path) }
        guard world.desktop.edit(path, with: command) else { throw TextEditorError.failed(command) }
        guard let bytes = try? world.files.contents(of: path).bytes, let text = String(validating: bytes, as: UTF8.self)
        else { throw TextEditorError.unreadable(command) }
        return text
    }
}

/// The reason for which an editor gave no text; carries its command.
enum TextEditorError: Error, Equatable {
    case failed(String)
    case unreadable(String)
}

extension TextEditorError: CustomStringConvertible {
    /// The message for the person.
    var description: String {
        switch self {
        case .failed(let command): "the editor ‘\(command)’ failed; nothing was changed"
        case .unreadable(let command): "what the editor ‘\(command)’ left is no text in UTF-8; nothing was changed"
        }
    }
}
