import Geodesy

/// The place of a row and what is known of it.
struct CSVFound {
    /// The source of the place.
    enum Source {
        case cells, link, lookUp, about
    }

    let place: Coordinate
    var name: String?
    /// The label of the place, when it was looked up.
    var label: String?
    var source = Source.cells
}

/// The result of reading the place of a row.
enum CSVAnswer {
    case found(CSVFound)
    case refused(String)
    /// Nothing at all: the row is empty.
    case blank
}
