/// The measure that the best order is to make least.
package enum OrderMeasure: String, CaseIterable, Sendable {
    /// The straight lines.
    case distance
    /// The length of the roads.
    case road
    /// The driving time.
    case duration

    /// The other word for the driving time.
    private static let time = "time"
    /// The shortest word that can be typed for it in a menu.
    package var shortWord: String { self == .duration ? Self.time : rawValue }
    /// The words that can be typed for a measure.
    package static var words: [String] { allCases.map(\.rawValue) + [time] }

    /// Parses one of the words, in upper or lower case.
    init?(typed word: String) {
        let plain = word.lowercased()
        self.init(rawValue: plain == Self.time ? Self.duration.rawValue : plain)
    }
}
