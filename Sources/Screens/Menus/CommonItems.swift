/// The entries that most menus end with.
extension MenuItem {
    /// Takes changes back.
    package static func undo(_ action: Action) -> MenuItem {
        MenuItem(
            "u", "undo", "N", takesNumbers: true, does: "take the last change back, or the last N",
            brief: "take N back", action)
    }

    /// Makes changes again.
    package static func redo(_ action: Action) -> MenuItem {
        MenuItem(
            "U", "redo", "N", takesNumbers: true, does: "make it again after all, or the last N",
            brief: "make them again", action)
    }

    /// Shows or changes the measure of distances.
    package static func engine(_ action: Action) -> MenuItem {
        MenuItem(
            "E", "engine", "URL|off",
            does: "show what measures distances, or take a road engine, the roads inside (E inside) or none",
            brief: "what measures", action)
    }

    /// Changes the unit of distances.
    package static func units(_ action: Action) -> MenuItem {
        MenuItem(
            "units", "units", "km|mi|nmi", does: "show distances in another unit from now on", brief: "other distances",
            action)
    }

    /// Shows the help.
    package static func help(_ action: Action) -> MenuItem { MenuItem("?", "help", does: "show this", action) }

    /// Leads one level back.
    package static func back(to place: String, _ action: Action) -> MenuItem {
        MenuItem("b", "back", does: "go back to \(place)", brief: "go back (or Esc)", action)
    }

    /// Leaves the program.
    package static func quit(_ action: Action) -> MenuItem {
        MenuItem("q", "quit", does: "leave; everything is saved", brief: "all is saved", action)
    }
}
