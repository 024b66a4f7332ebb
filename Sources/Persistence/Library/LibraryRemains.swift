import Entities
import Platform

/// Checks the other files of a library, which show whether a missing `trips.json` existed before.
struct LibraryRemains {
    let paths: LibraryPaths
    let files: any FileSystem

    /// The contents of `trips.json`, and whether they are `known`; nil if no library was ever saved. Throws
    /// `StoreError.missing` if one was saved and the file is missing.
    func contents(
        comparedWith known: [UInt8]? = nil
    ) throws(StoreError) -> (contents: FileContents, isKnown: Bool)? {
        if let contents = try existing(known) { return contents }
        guard let missing = try missing() else { return nil }
        // Another program may have made the first save in between.
        if let contents = try existing(known) { return contents }
        throw missing
    }

    /// The path of the good copy, if it can be read.
    var goodCopy: String? {
        guard let contents = try? files.contents(of: paths.goodCopy) else { return nil }
        return (try? LibraryDecoder.library(contents.bytes)) == nil ? nil : paths.goodCopy
    }

    private func existing(_ known: [UInt8]?) throws(StoreError) -> (contents: FileContents, isKnown: Bool)? {
        do {
            return try files.contents(of: paths.library, comparedWith: known)
        } catch {
            guard error.cause.isNotFound else { throw StoreError(error) }
            return nil
        }
    }

    /// The error that the library is missing; nil if there never was one.
    private func missing() throws(StoreError) -> StoreError? {
        var remains: [String] = []
        for path in [paths.goodCopy, paths.history] where try size(path) ?? 0 > 0 { remains.append(path) }
        if remains.isEmpty || (remains == [paths.history] && isFirstSaveUnfinished) { return nil }
        return .missing(path: paths.library, goodCopy: goodCopy, remains: remains)
    }

    /// Whether a process died during the very first save, after writing the history and before the library: then its
    /// temporary file exists, which is created before the history.
    private var isFirstSaveUnfinished: Bool {
        guard let target = try? files.endOfLinks(paths.library) else { return false }
        let (directory, name) = target.splitAtLastSlash()
        let names = (try? files.list(directory.isEmpty ? "." : directory)) ?? []
        return names.contains { FileReplacement.isLeftOver($0, of: name) }
    }

    /// The size of a file in bytes; nil if it does not exist.
    private func size(_ path: String) throws(StoreError) -> Int? {
        do throws(SystemError) {
            return try uninterrupted { () throws(SystemError) in
                try files.status(of: path, followingLinks: true)
            }.size
        } catch {
            guard error.isNotFound else { throw StoreError(FileError(path: path, cause: error)) }
            return nil
        }
    }
}
