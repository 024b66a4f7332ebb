import Console

/// The meaning of a key for the row that is chosen.
package enum RowKey: Equatable, Sendable {
    /// Enter: opens it.
    case open
    /// Delete: removes it.
    case delete
    /// Alt or Ctrl with an arrow: moves it one row up.
    case moveUp
    /// Alt or Ctrl with an arrow: moves it one row down.
    case moveDown

    /// The meaning of a key; nil for one that means nothing for a row.
    init?(_ key: Key) {
        switch key {
        case .enter: self = .open
        case .delete: self = .delete
        case .moveUp: self = .moveUp
        case .moveDown: self = .moveDown
        default: return nil
        }
    }
}
