package import Console

/// A level of the menus that changes something on which all screens depend, and opens them anew.
package final class ReopeningScreen: Screen {
    private let change: () throws -> Notice
    private let screens: () -> [any Screen]
    private let navigator: Navigator
    package let coversPage = true

    /// Makes the change when it is on top, and opens `screens` in place of all that are open. Where the change fails,
    /// the screen below stays and says why.
    package init(_ change: @escaping () throws -> Notice, navigator: Navigator, screens: @escaping () -> [any Screen]) {
        self.change = change
        self.navigator = navigator
        self.screens = screens
    }

    package func turn() throws(DialogError) {
        do {
            let notice = try change()
            navigator.reopen(screens(), saying: notice)
        } catch {
            navigator.pop(saying: .refused(error))
        }
    }

    package func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
