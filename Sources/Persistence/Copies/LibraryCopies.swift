package import Entities
import JSON
package import Platform
package import Text

/// Reads other copies of the library, with the states that their histories lead to.
package struct LibraryCopies {
    private let paths: LibraryPaths
    private let files: any FileSystem
    private let environment: any Environment
    private let documents: any DocumentAccess

    /// Creates access to the copies of the library in `directory`; no file is accessed before the first call.
    /// `documents` reads the files that a person names.
    package init(
        directory: String, files: any FileSystem, environment: any Environment, documents: any DocumentAccess
    ) {
        paths = LibraryPaths(directory: directory)
        self.files = files
        self.environment = environment
        self.documents = documents
    }

    /// Reads another copy: a directory with a library, or its file. The history beside a `trips.json` is used if it
    /// leads to it.
    package func copy(at path: String) throws(CopyError) -> LibraryTimeline {
        var file = path
        if isDirectory(path) {
            file = LibraryPaths(directory: path).library
            guard (try? files.status(of: file, followingLinks: true)) != nil else { throw .noLibrary(path: path) }
        }
        let bytes = try read(file)
        let library = try decoded(bytes, file)
        let (directory, name) = file.splitAtLastSlash()
        guard name == "trips.json" else { return LibraryTimeline(library: library) }
        let paths = LibraryPaths(directory: directory.isEmpty ? "." : directory)
        return LibraryTimeline(
            library, hash: ContentHash(of: bytes), history: HistoryFile(path: paths.history, files: files))
    }

    /// Reads the library in a file alone; nil for an empty file, which stands for none.
    package func library(at path: String) throws(CopyError) -> Library? {
        let bytes = try read(path)
        return bytes.isEmpty ? nil : try decoded(bytes, path)
    }

    /// Writes a library into a file in place of what is there.
    package func write(_ library: Library, to path: String) throws(DocumentError) {
        try documents.write(LibraryEncoder.encode(library), to: path, replacing: true)
    }

    /// The paths of the copies beside the library that programs made which could not merge it, by name; none if the
    /// directory cannot be read.
    package func conflictCopies() -> [String] {
        let names = (try? files.list(paths.directory)) ?? []
        return names.filter(ConflictCopyName.matches).sorted().map { "\(paths.directory)/\($0)" }
    }

    private func isDirectory(_ path: String) -> Bool {
        (try? files.status(of: path, followingLinks: true))?.kind == .directory
    }

    private func read(_ path: String) throws(CopyError) -> [UInt8] {
        do throws(DocumentError) {
            let document = try documents.open(path)
            var bytes: [UInt8] = []
            bytes.reserveCapacity(document.expectedSize)
            let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
            defer { piece.deallocate() }
            while true {
                let count = try document.read(piece)
                if count == 0 { return bytes }
                bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[..<count]))
            }
        } catch {
            throw .document(error)
        }
    }

    private func decoded(_ bytes: [UInt8], _ path: String) throws(CopyError) -> Library {
        do throws(LibraryDecodingError) {
            // The seed of this library: a file without ids gets the same ones in each copy.
            return try LibraryDecoder.library(
                bytes, seed: { LibraryState.seed(paths, files, environment.hostName) },
                refusal: LibrarySize.refusal(trips:stops:))
        } catch {
            switch error {
            case .newerVersion(let fault): throw .newerVersion(path: path, fault)
            case .invalid(let fault): throw .damaged(path: path, fault)
            }
        }
    }
}

/// The reason for which another copy of the library cannot be read.
package enum CopyError: Error, Equatable, Sendable {
    /// The file cannot be read.
    case document(DocumentError)
    /// The directory holds no library.
    case noLibrary(path: String)
    /// The file is no library, or damaged: what is wrong, and where.
    case damaged(path: String, TextFault)
    /// A newer version of this program wrote the file.
    case newerVersion(path: String, TextFault)
}

extension CopyError: CustomStringConvertible {
    /// The message for the person who named the copy.
    package var description: String {
        switch self {
        case .document(let error): "\(error)"
        case .noLibrary(let path): "\(path): no library is in this directory (it has no trips.json)"
        case .damaged(let path, let fault), .newerVersion(let path, let fault): fault.description(file: path)
        }
    }
}

extension CopyError: HintedError {
    /// Advice for the person.
    package var hints: [String] {
        switch self {
        case .document, .noLibrary: []
        case .damaged: ["Only whole libraries can be merged; ‘import’ takes single trips and other formats."]
        case .newerVersion: ["Install the newest roadtrip to merge it; nothing was changed."]
        }
    }

    /// False: nothing was to be saved.
    package var isFailedSave: Bool { false }
}
