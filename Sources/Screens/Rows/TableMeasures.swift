package import Console
import Synchronization

/// The columns of the tables of one page with the widths of their widest cells, so that all rows are measured once and
/// not for each key that is pressed.
///
/// A page that changes has others: who shows it makes a new one then.
package final class TableMeasures: Sendable {
    private let known = Mutex<[Key: [Measured]]>([:])

    /// The variant of a table whose cells were measured, and the window that it is for.
    package struct Key: Hashable, Sendable {
        let variant: Int
        let isLow: Bool
        let isLimited: Bool

        /// Names a table by its variant and by the window that it is for.
        package init(variant: Int, isLow: Bool, isLimited: Bool) {
            (self.variant, self.isLow, self.isLimited) = (variant, isLow, isLimited)
        }
    }

    /// A column of which some cell is not empty.
    package struct Measured: Sendable {
        /// The position among the columns that were asked for, from 0.
        package let index: Int
        package let column: Table.Column

        /// Holds a column that was measured.
        package init(index: Int, column: Table.Column) {
            (self.index, self.column) = (index, column)
        }
    }

    /// Starts without measures.
    package init() {}

    /// Returns the columns that were measured for a key, or measures them by `measure`.
    package func columns(for key: Key, measure: () -> [Measured]) -> [Measured] {
        if let columns = known.withLock({ $0[key] }) { return columns }
        let columns = measure()
        known.withLock { $0[key] = columns }
        return columns
    }
}

extension TableMeasures: Equatable {
    /// Whether both are the measures of one page.
    package static func == (first: TableMeasures, second: TableMeasures) -> Bool { first === second }
}
