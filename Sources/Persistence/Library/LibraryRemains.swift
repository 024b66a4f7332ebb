import Entities
import Platform

/// The files of a library beside `trips.json`, which show that there was one when it is missing.
struct LibraryRemains {
    let paths: LibraryPaths
    let files: any FileSystem

    /// What is in `trips.json`; nil where no library was ever saved. Throws when one was, and the file is gone.
    func contents() throws(StoreError) -> FileContents? {
        if let contents = try existing() { return contents }
        guard let missing = try missing() else { return nil }
        // Another program may have made its first save since.
        if let contents = try existing() { return contents }
        throw missing
    }

    /// The good copy, if a library can be read from it.
    var goodCopy: String? {
        guard let contents = try? files.contents(of: paths.goodCopy) else { return nil }
        return (try? LibraryDecoder.library(contents.bytes)) == nil ? nil : paths.goodCopy
    }

    private func existing() throws(StoreError) -> FileContents? {
        do {
            return try files.contents(of: paths.library)
        } catch {
            guard error.cause.isNotFound else { throw StoreError(error) }
            return nil
        }
    }

    /// That there was a library; nil when nothing shows it.
    private func missing() throws(StoreError) -> StoreError? {
        var remains: [String] = []
        for path in [paths.goodCopy, paths.history] where try size(path) ?? 0 > 0 { remains.append(path) }
        if remains.isEmpty || (remains == [paths.history] && isFirstSaveUnfinished) { return nil }
        return .missing(path: paths.library, goodCopy: goodCopy, remains: remains)
    }

    /// Whether a process died in the first save of all, between its record in the history and the library: then there is the
    /// temporary file, which is made before the record and becomes the library.
    private var isFirstSaveUnfinished: Bool {
        guard let target = try? files.endOfLinks(paths.library) else { return false }
        let (directory, name) = target.splitAtLastSlash()
        let names = (try? files.list(directory.isEmpty ? "." : directory)) ?? []
        return names.contains { FileReplacement.isLeftOver($0, of: name) }
    }

    /// The bytes of a file; nil when it is not there.
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
