/// A piece of a line of a text map, all of one role.
package struct TextMapRun: Equatable, Sendable {
    /// The meaning of a cell.
    package enum Role: Equatable, Sendable {
        case blank, coast, lake, border
        case route(series: Int)
        /// A way on which a ship carries the car.
        case ferry
        case mark(series: Int)
        case label(series: Int)
        case scaleBar
        /// A name that says where one is.
        case place
    }

    package let text: String
    package let role: Role
}

/// The characters that lines are drawn with.
package enum TextMapAlphabet: Sendable {
    /// Two by four dots a character (U+2800 to U+28FF).
    case braille
    /// Nothing but ASCII, names excepted.
    case ascii
}
