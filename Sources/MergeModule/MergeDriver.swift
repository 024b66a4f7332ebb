import Entities
package import Merging
package import Persistence

/// Merges three files, as git asks for it. No library is read.
package struct MergeDriver {
    private let copies: LibraryCopies

    /// Merges files that `copies` reads and writes.
    package init(_ copies: LibraryCopies) {
        self.copies = copies
    }

    /// Merges the library in the file `theirs` into that of `ours`, which is written over unless there are conflicts
    /// and no preferred side. An empty file of `base` means that there is none. Throws `CopyError` and `DocumentError`.
    package func merge(
        base: String, ours: String, theirs: String, preferring preference: MergeSide?, isDryRun: Bool
    ) throws -> MergeOutcome {
        let mine = try copies.library(at: ours) ?? Library()
        let result = mergedLibrary(
            base: try copies.library(at: base), ours: mine, theirs: try copies.library(at: theirs) ?? Library(),
            preferring: preference)
        let isWritten = result.open.isEmpty && !isDryRun && result.library != mine
        if isWritten { try copies.write(result.library, to: ours) }
        return MergeOutcome(
            other: theirs, result: result, base: nil, isDryRun: isDryRun,
            trips: isWritten ? result.library.trips.count : mine.trips.count)
    }
}
