/// What the best order is to make least.
package enum OrderMeasure: String, CaseIterable, Sendable {
    /// The straight lines.
    case distance
    /// The length of the roads.
    case road
    /// The driving time.
    case duration

    /// Parses a word in upper or lower case: the raw values, or `time` for the driving time.
    init?(typed word: String) {
        let plain = word.lowercased()
        self.init(rawValue: plain == "time" ? Self.duration.rawValue : plain)
    }
}
