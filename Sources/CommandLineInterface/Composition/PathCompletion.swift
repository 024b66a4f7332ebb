import Platform

/// The paths that begin as a person has typed one, for Tab in the menus.
enum PathCompletion {
    /// The paths, in alphabetical order and written as they were begun (`~/` stays); directories end with `/`. Hidden
    /// files only where a `.` was typed. None where the directory cannot be read.
    static func paths(_ typed: String, files: any FileSystem, homeDirectory: String?) -> [String] {
        let slash = typed.lastIndex(of: "/")
        let directory = slash.map { String(typed[...$0]) } ?? ""
        let beginning = String(slash.map { typed[typed.index(after: $0)...] } ?? typed[...])
        guard let names = try? files.list(real(directory, homeDirectory)) else { return [] }
        return names.filter { $0.hasPrefix(beginning) && ($0.first != "." || beginning.first == ".") }
            .sorted()
            .map { name in
                let path = directory + name
                let status = try? files.status(of: real(path, homeDirectory), followingLinks: true)
                return status?.kind == .directory ? path + "/" : path
            }
    }

    /// A path as the system knows it.
    private static func real(_ path: String, _ homeDirectory: String?) -> String {
        if path.isEmpty { return "." }
        guard let homeDirectory, path.hasPrefix("~/") else { return path }
        return homeDirectory + path.dropFirst()
    }
}
