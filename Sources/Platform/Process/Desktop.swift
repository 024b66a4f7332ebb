#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The person's graphical desktop.
package protocol Desktop: AnyObject {
    /// Opens a file with the default program for its type; returns false if there is no desktop or opening fails.
    func open(_ path: String) -> Bool
}

/// The real desktop of this machine.
package final class LiveDesktop: Desktop {
    /// Creates an object without state of its own.
    package init() {}

    #if canImport(Darwin)
        private static let script = "open \"$1\" </dev/null >/dev/null 2>&1"
    #else
        /// Runs only if a display is set. The program that opens the file runs in the background, and its output is
        /// discarded.
        private static let script = """
            [ -n "$DISPLAY$WAYLAND_DISPLAY" ] && command -v xdg-open >/dev/null 2>&1 || exit 1
            xdg-open "$1" </dev/null >/dev/null 2>&1 &
            """
    #endif

    /// Opens a file with `xdg-open`, or `open` on macOS, through a shell that ends at once. The path is passed as an
    /// argument, so the shell does not interpret it.
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
