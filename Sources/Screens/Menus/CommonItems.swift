/// The entries that most menus end with.
extension MenuItem {
    /// Takes changes back.
    package static func undo(_ action: Action) -> MenuItem {
        MenuItem("u", "undo", "N", takesNumbers: true, does: "take the last change back, or the last N", action)
    }

    /// Makes changes again.
    package static func redo(_ action: Action) -> MenuItem {
        MenuItem("U", "redo", "N", takesNumbers: true, does: "make it again after all, or the last N", action)
    }

    /// Shows the help.
    package static func help(_ action: Action) -> MenuItem { MenuItem("?", "help", does: "show this", action) }

    /// Leads one level back.
    package static func back(to place: String, _ action: Action) -> MenuItem {
        MenuItem("b", "back", does: "go back to \(place)", action)
    }

    /// Leaves the program.
    package static func quit(_ action: Action) -> MenuItem {
        MenuItem("q", "quit", does: "leave; everything is saved", action)
    }
}
