import Geodesy

/// The place of a row and what is known of it.
struct CSVFound {
    /// What the place was read from.
    enum Source {
        case cells, link, lookUp, about
    }

    let place: Coordinate
    var name: String?
    /// Which place it is, when it was looked up.
    var label: String?
    var source = Source.cells
}

/// What a row says about its place.
enum CSVAnswer {
    case found(CSVFound)
    case refused(String)
    /// Nothing at all: the row is empty.
    case blank
}
