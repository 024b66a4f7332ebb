import Text

/// The meaning of a piece of text to its reader; its look is decided here alone.
package enum Style: Equatable, Sendable, CaseIterable {
    /// The title of a screen, a column or a section of help.
    case heading
    /// Text that may be skipped: hints, ids, units.
    case dim
    /// A number that a person may type back: a trip's, a stop's, an answer's.
    case number
    /// A key of a menu.
    case key
    /// Something that deserves a second look.
    case warning
    /// Something that went wrong.
    case error
    /// Text that the next key takes the place of.
    case selected
    /// A bar of a chart.
    case bar
    /// The sea's and the lakes' shores on a map.
    case shore
    /// A way by ship on a map: in the colour of text, which no group has.
    case ferry
    // Members of one of several groups on a map.
    case firstGroup, secondGroup, thirdGroup, fourthGroup, fifthGroup, sixthGroup

    private static let groupStyles: [Style] = [
        .firstGroup, .secondGroup, .thirdGroup, .fourthGroup, .fifthGroup, .sixthGroup,
    ]
    /// The number of groups that differ.
    package static var groups: Int { groupStyles.count }

    /// The style of a group by its number, from 0; after six the first comes again.
    package static func group(_ number: Int) -> Style { groupStyles[number % groupStyles.count] }

    /// The parameters of the control sequence "select graphic rendition" (ECMA-48, 8.3.117).
    private var parameters: String {
        switch self {
        case .heading: "1"
        case .dim: "2"
        case .number, .key: "36"
        case .warning: "33"
        case .error: "1;31"
        case .selected: "7"
        case .bar: "34"
        case .shore: "94"
        case .ferry: "39;1"
        case .firstGroup: "1;33"
        case .secondGroup: "1;36"
        case .thirdGroup: "1;35"
        case .fourthGroup: "1;32"
        case .fifthGroup: "31"
        case .sixthGroup: "1;34"
        }
    }

    /// A line with styles in it in this style as a whole, also where no colour is wanted: only by that the line is told
    /// from others.
    package func reversing(_ line: String) -> String {
        let reset = "\u{1B}[0m"
        let start = "\u{1B}[\(parameters)m"
        return start + line.replacingText(reset, with: reset + start) + reset
    }

    /// The text in this style, or the bare text without colour. Empty text stays empty.
    package func applied(to text: String, color: Bool) -> String {
        color && !text.isEmpty ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
    }
}

/// A piece of text with the style it is to be shown in.
package struct Styled: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The text, without control sequences.
    package var text: String
    /// The style, or nil for plain text.
    package var style: Style?

    /// Pairs text with a style.
    package init(_ text: String, _ style: Style? = nil) {
        self.text = text
        self.style = style
    }

    /// Plain text.
    package init(stringLiteral value: String) {
        self.init(value)
    }
}
