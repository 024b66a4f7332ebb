/// One level of the menus that runs until it is left.
package protocol MenuLevel: AnyObject {
    /// Shows itself until it is left; throws when nothing can be shown or read any more.
    func run() throws(DialogError) -> ScreenEnd
}

/// Screens that run until they are left.
package final class ScreenLevel: MenuLevel {
    private let navigator: Navigator
    private let screen: any Screen

    /// Runs `screen` and what it opens.
    package init(_ screen: any Screen, navigator: Navigator) {
        self.screen = screen
        self.navigator = navigator
    }

    package func run() throws(DialogError) -> ScreenEnd { try navigator.run([screen]) }
}
