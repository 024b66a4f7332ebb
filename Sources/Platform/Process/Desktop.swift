#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The desktop that the person works at.
package protocol Desktop: AnyObject {
    /// Opens a file with the program that the person uses for files of its kind; false where there is no desktop, or no
    /// way to ask it.
    func open(_ path: String) -> Bool
}

/// The desktop of this machine.
package final class LiveDesktop: Desktop {
    /// Asks nothing yet.
    package init() {}

    #if canImport(Darwin)
        private static let script = "open \"$1\" </dev/null >/dev/null 2>&1"
    #else
        /// Where a display is known; the program that opens the file outlives this one, and its messages go nowhere.
        private static let script = """
            [ -n "$DISPLAY$WAYLAND_DISPLAY" ] && command -v xdg-open >/dev/null 2>&1 || exit 1
            xdg-open "$1" </dev/null >/dev/null 2>&1 &
            """
    #endif

    /// Runs `xdg-open`, or `open` on a Mac, by the shell, which ends at once. The path is an argument of its own and is read
    /// by no shell.
    package func open(_ path: String) -> Bool {
        let words: [String] = ["/bin/sh", "-c", Self.script, "sh", path]
        let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        guard posix_spawn(&process, "/bin/sh", nil, nil, arguments, environ) == 0 else { return false }
        var status: CInt = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }
}
