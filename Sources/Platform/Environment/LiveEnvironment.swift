#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The real environment of this process.
package final class LiveEnvironment: Environment {
    /// Creates an object without state of its own.
    package init() {}

    /// The value by getenv(3); bytes that are not UTF-8 become U+FFFD.
    package func variable(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        return String(cString: value)
    }

    /// `$HOME`, else the directory that getpwuid(3) returns.
    package var homeDirectory: String? {
        if let home = variable("HOME"), !home.isEmpty { return home }
        guard let entry = getpwuid(getuid()), let directory = entry.pointee.pw_dir else { return nil }
        let home = String(cString: directory)
        return home.isEmpty ? nil : home
    }

    /// The name by gethostname(3); `localhost` if that fails.
    package var hostName: String {
        var name = [CChar](repeating: 0, count: 257)
        guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
        let bytes = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The number by getpid(2).
    package var processID: Int { Int(getpid()) }

    /// Checked by kill(2) with signal 0. EPERM means that the process runs but belongs to another user.
    package func isRunning(process: Int) -> Bool {
        guard let number = pid_t(exactly: process), number > 0 else { return false }
        return kill(number, 0) == 0 || errno == EPERM
    }

    /// The offset by localtime_r(3), which uses `TZ` or the system's time zone; 0 if that fails.
    package func secondsFromUTC(at milliseconds: Int64) -> Int {
        let seconds = milliseconds / 1_000 - (milliseconds % 1_000 < 0 ? 1 : 0)
        guard var moment = time_t(exactly: seconds) else { return 0 }
        var parts = tm()
        guard localtime_r(&moment, &parts) != nil else { return 0 }
        return Int(parts.tm_gmtoff)
    }
}
