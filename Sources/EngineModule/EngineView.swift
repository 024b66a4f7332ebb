import Console
import Screens
import Text

/// The road engine on the terminal.
enum EngineView {
    /// The result of a level of the menus: lines between empty ones, as wide as the window.
    static func result(_ lines: [String], _ context: TerminalContext) -> TaskScreen.Result {
        let width = context.cuttingWidth
        let wrapped = lines.flatMap { $0.wrapped(toWidth: width) }
        return TaskScreen.Result(lines: [""] + wrapped + [""])
    }
}
