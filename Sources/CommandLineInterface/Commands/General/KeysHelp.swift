import CommandSyntax

/// The keys of the menus, for the manual page: in the menus `?` says the same page by page.
enum KeysHelp {
    static let menus = TopicDefinition.Part(
        "Keys of the menus",
        [
            .paragraph("‘roadtrip’ alone and ‘roadtrip open’ show pages with a line to type at. On an empty line:"),
            .rows([
                ("Up, Down, Home, End", "choose a row"),
                ("Enter", "opens or edits the chosen row; with none the page is drawn again"),
                ("Delete", "removes the chosen row; ‘u’ takes that back"),
                ("Alt-Up, Alt-Down", "move the chosen row, as Ctrl-Up and Ctrl-Down do"),
                ("PageUp, PageDown", "turn pages, as ‘<’ and ‘>’ do"),
                ("arrows, + and -", "on a map: move it, and zoom"),
            ]),
            .paragraph("While a line is typed:"),
            .rows([
                ("Tab", "completes words, names, places and files"),
                ("Up, Down", "choose a suggested place, else recall lines typed before"),
                ("Ctrl-P, Ctrl-N", "recall lines typed before"),
                ("Ctrl-R", "searches them"),
                ("Ctrl-L", "draws the page again"),
                ("Esc", "takes suggestions away, then what was typed; unchooses a row"),
                ("Ctrl-C", "clears the line; leaves a question; twice at an empty line it ends the program"),
                ("Ctrl-D", "leaves a question, then the page, and the program at the top"),
            ]),
        ])
}
