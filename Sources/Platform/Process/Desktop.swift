#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The person's other programs.
package protocol Desktop: AnyObject {
    /// Opens a file with the default program for its type; returns false if there is no desktop or opening fails.
    func open(_ path: String) -> Bool
    /// Opens a file in `editor`, a command as a shell takes it, on the terminal of this process and waits for its end;
    /// returns false if it cannot be started or ends with a failure.
    func edit(_ path: String, with editor: String) -> Bool
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
        shell(Self.script, path) == 0
    }

    /// Runs the editor through a shell, in the foreground. Meanwhile Ctrl-C is left to the editor, and Ctrl-Z stops
    /// both.
    package func edit(_ path: String, with editor: String) -> Bool {
        let signals = SignalFlags()
        SignalFlags.setHandler(SIGINT, SIG_IGN)
        SignalFlags.setHandler(SIGTSTP, SIG_DFL)
        defer {
            signals.catchAgain(SIGINT)
            signals.catchAgain(SIGTSTP)
        }
        return shell("\(editor) \"$1\"", path) == 0
    }

    /// Runs a script with one argument and waits for its end; its status, or -1 if it cannot be started.
    private func shell(_ script: String, _ argument: String) -> CInt {
        guard let process = try? spawn("/bin/sh", ["-c", script, "sh", argument], inOwnGroup: false) else { return -1 }
        var status: CInt = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        return status
    }
}
