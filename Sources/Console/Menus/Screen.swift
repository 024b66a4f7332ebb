/// One level of the menus: it shows something, asks what to do, and does it until the person leaves.
package protocol Screen: AnyObject {
    /// Shows itself until it is left; throws when nothing can be shown or read any more.
    func run() throws(DialogError) -> ScreenEnd
}
