/// A key that was pressed, or text that arrived as if it had been typed.
package enum Key: Equatable, Sendable {
    /// Characters that arrived together; none of them below U+0020.
    case text(String)
    /// A pasted text, as it was sent: perhaps several lines.
    case paste(String)
    /// Bytes that are not UTF-8 came where a key was expected; they are left out.
    case invalid
    /// A control key, by its small letter: `.control("a")` is Ctrl-A. Enter, Tab and Backspace have names of their own.
    case control(Character)
    /// A letter or sign together with Alt.
    case alt(Character)
    case enter
    case tab
    case backTab
    case escape
    case backspace
    case delete
    case insert
    case left
    case right
    case up
    case down
    case home
    case end
    /// Alt-Up or Ctrl-Up.
    case moveUp
    /// Alt-Down or Ctrl-Down.
    case moveDown
    case pageUp
    case pageDown
    /// Ctrl-Left or Alt-Left.
    case wordLeft
    /// Ctrl-Right or Alt-Right.
    case wordRight
    /// Alt-Backspace.
    case wordBackspace
    /// Ctrl-Delete or Alt-Delete.
    case wordDelete
}
