import Entities
import Foundation

/// The sizes of library that benchmarks use.
enum LibrarySize: String {
    /// 50 trips of 15 stops: 0.1 MB.
    case small
    /// 1,000 trips of 50 stops: 6.4 MB.
    case large
    /// 20,000 trips of 50 stops: 130 MB.
    case huge
    /// 750 trips of a stop.
    case few
    /// 6,000 trips of a stop.
    case many
    /// Like `large`, with coordinates of 16 and 17 digits.
    case largeWithAllDigits

    /// The kernel that writes a library; its words are the name of the size and the path of the file.
    static var writing: Kernel {
        Kernel("write-library") { words in
            guard words.count == 2, let size = LibrarySize(rawValue: words[0]) else {
                throw BenchmarkError("SIZE PATH")
            }
            let library = try size.library()
            try Data(LibraryEncoder.encode(library)).write(to: URL(fileURLWithPath: words[1]))
            return 0
        }
    }

    /// Creates the library of this size.
    func library() throws -> Library {
        var random = RandomLibrary(places: self == .largeWithAllDigits ? nil : 6)
        return switch self {
        case .small: try random.library(trips: 50, stops: 15)
        case .large, .largeWithAllDigits: try random.library(trips: 1_000, stops: 50)
        case .few: try random.library(trips: 750, stops: 1)
        case .many: try random.library(trips: 6_000, stops: 1)
        case .huge: try random.library(trips: 20_000, stops: 50)
        }
    }

    /// Creates a directory with a library of this size and returns its path.
    func directory(_ name: String, _ setting: Setting) throws -> String {
        let directory = try setting.scratch.makeDirectory(name)
        try setting.run(kernel: LibrarySize.writing.name, [rawValue, directory + "/trips.json"])
        return directory
    }

    /// Creates a library file of this size and returns its path.
    func file(_ setting: Setting) throws -> String {
        let path = setting.scratch.path("\(rawValue).json")
        if !FileManager.default.fileExists(atPath: path) {
            try setting.run(kernel: LibrarySize.writing.name, [rawValue, path])
        }
        return path
    }
}
