/// The entries of a trip's menu.
enum TripDetailAction: Sendable {
    case add, move, delete, copy, split, rename, loop, reverse, bestOrder, report, export, find, map, days, along, web
    case engine, units, undo, redo, history
    case help, back, quit

    /// The argument that may stand behind its word, for Tab and for quotation marks.
    var argument: Argument {
        switch self {
        case .add: .places
        case .move, .delete, .split: .stops
        case .copy: .stopsAndTrip
        case .bestOrder: .order
        case .loop: .state
        case .report, .export: .file
        case .along: .along
        case .units: .unit
        case .rename, .reverse, .find, .map, .days, .web, .engine, .undo, .redo, .history, .help, .back, .quit: .other
        }
    }

    /// Whether its word alone is never meant as a place.
    var isDoneAlone: Bool {
        switch self {
        case .days, .map, .undo, .redo, .history, .help, .back, .quit: true
        default: false
        }
    }

    /// Whether it may be typed at a page that the trip leads to, whose own menu has no such word.
    var isDoneFromAbove: Bool {
        switch self {
        case .add, .along, .bestOrder, .days, .map, .report, .export, .web: true
        default: false
        }
    }

    enum Argument {
        case places, stops, stopsAndTrip, order, file, along
        /// `on` or `off`.
        case state
        /// A unit of distances.
        case unit
        /// Text that is taken as it is, or nothing.
        case other

        /// Whether it is made of names or paths, which may be in quotation marks.
        var isQuotable: Bool { self != .state && self != .along && self != .unit && self != .other }
    }
}
