import Synchronization

/// The rows of the raster of areas that have been read, each once for all that ask for it: a map asks for thousands of
/// places in some dozen rows.
final class AreaRows: Sendable {
    /// Cells side by side that are of one area.
    struct Run {
        /// The column behind the last one.
        let end: UInt16
        let area: UInt16
    }

    private let rows = Mutex<[Int: [Run]]>([:])

    /// The runs of a row; `read` is asked for those of one that is not known.
    func runs(ofRow row: Int, read: () -> [Run]) -> [Run] {
        rows.withLock { rows in
            if let known = rows[row] { return known }
            let runs = read()
            rows[row] = runs
            return runs
        }
    }
}
