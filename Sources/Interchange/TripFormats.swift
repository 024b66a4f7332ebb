/// All formats that trips come in and go out by.
package enum TripFormats {
    /// Every format, in the order in which a file's content is held against them.
    package static let all: [any TripFormat] = [JSONFormat()]

    /// The format with this name; case does not matter.
    package static func named(_ name: String) -> (any TripFormat)? {
        all.first { $0.name == name.lowercased() }
    }

    /// The format whose files end so; case does not matter.
    package static func ending(with ending: String) -> (any TripFormat)? {
        all.first { $0.fileEndings.contains(ending.lowercased()) }
    }

    /// The format of a file, seen from its content.
    package static func recognizing(_ bytes: [UInt8]) -> (any TripFormat)? {
        let beginning = bytes.prefix(4096)
        return all.first { $0.recognizes(beginning) }
    }
}
