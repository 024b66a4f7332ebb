/// The machine, its user and the shell that started the program, as far as the program reads them.
package protocol Environment: AnyObject {
    /// The value of an environment variable; nil if it is not set.
    func variable(_ name: String) -> String?
    /// `$HOME` if it is set and not empty, else the user's directory in the system's user database; nil if there is
    /// none.
    var homeDirectory: String? { get }
    /// The name of the machine, for messages.
    var hostName: String { get }
    /// The number of this process.
    var processID: Int { get }
    /// Whether a process with this number is running on this machine.
    func isRunning(process: Int) -> Bool
    /// The offset of the local time zone from UTC in seconds, positive east of Greenwich, at a moment given in
    /// milliseconds since 1970-01-01 UTC.
    func secondsFromUTC(at milliseconds: Int64) -> Int
}

extension Environment {
    /// The directory of files that can be got again at any time: `$XDG_CACHE_HOME/roadtrip` or `~/.cache/roadtrip`; nil
    /// if the home directory is unknown. A relative `XDG_CACHE_HOME` is ignored, as the XDG Base Directory
    /// Specification requires.
    package var cacheDirectory: String? {
        if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache + "/roadtrip" }
        return homeDirectory.map { $0 + "/.cache/roadtrip" }
    }
}
