/// The reason for which a source of roads or ferries cannot be read; with the file's path.
enum RoadSourceError: Error, Equatable {
    /// A file or directory that cannot be opened or read; with the system's reason.
    case unreadable(String, reason: String)
    /// A file that is not in its format; with a description.
    case damaged(String, reason: String)
    /// A directory without any tile of roads.
    case noTiles(String)
    /// A file that cannot be written; with the system's reason.
    case unwritable(String, reason: String)
}

extension RoadSourceError: CustomStringConvertible {
    /// The fault as text for the person who compiles.
    var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
        case .damaged(let path, let reason): "\(path): damaged: \(reason)"
        case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
        case .noTiles(let path): "\(path): no tiles; expected files named zoom/x/y.pbf of the OpenMapTiles schema"
        }
    }
}
