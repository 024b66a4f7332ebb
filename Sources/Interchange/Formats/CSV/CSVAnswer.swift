import Geodesy

/// The place of a row, with its name and its source.
struct CSVFound {
    /// The source of the place: its cells, a link, the address or the name, only the town of the address, the name
    /// beside the address.
    enum Source {
        case cells, link, lookUp, about, nameBesideAddress
    }

    let place: Coordinate
    var name: String?
    /// The label of the place, when it was looked up.
    var label: String?
    var source = Source.cells
    /// The text of which only the town is known; nil where the place is that of the text.
    var about: String?
    /// The town of the address, where that is not known and only what is around it is; nil otherwise.
    var missing: String?
    /// Whether what was looked up is known as something else than a town or a region.
    var isSight = false
    /// Whether the region beside the name is none that is known, so that the place is that of the name alone.
    var isWithoutRegion = false
    /// The words of the cell behind the town, as `Hotel Post` of `Zell – Hotel Post`; nil where the cell is the name.
    var rest: String?
}

/// The result of reading the place of a row.
enum CSVAnswer {
    case found(CSVFound)
    case refused(String)
    /// An empty row.
    case blank

    /// Whether no place is known.
    var isMissing: Bool { if case .found = self { false } else { true } }
}
