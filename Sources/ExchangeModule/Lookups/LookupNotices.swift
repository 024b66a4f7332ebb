import Text

/// Divides the notices about lines of a file: those that a person should see, and names that were looked up and mean
/// the town that anybody would expect.
struct LookupNotices {
    /// The notices to be shown, in the order of the lines.
    private(set) var telling: [String] = []
    /// The number of names that are as expected.
    private(set) var plainCount = 0

    /// The share of names in one country, in percent, beside which a single one in another country is told.
    private static let share = 60
    /// The fewest names of which one can be elsewhere.
    private static let fewest = 4

    /// Takes the notices of a file, of which each is about a line. Linear.
    init(_ notices: [String]) {
        let plain = notices.map(Self.country)
        let countries = Dictionary(plain.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        let total = countries.values.reduce(0, +)
        let hasMain = total >= Self.fewest && (countries.values.max() ?? 0) * 100 >= total * Self.share
        let named = plain.indices.filter { plain[$0] != nil }
        // Alone in its country between two names of another one: the way leads there and back.
        let between = Set(
            zip(named, zip(named.dropFirst(), named.dropFirst(2))).compactMap { before, ends in
                plain[before] == plain[ends.1] && plain[before] != plain[ends.0] ? ends.0 : nil
            })
        for (index, (notice, country)) in zip(notices, plain).enumerated() {
            if let country, !(hasMain && countries[country] == 1), !between.contains(index) {
                plainCount += 1
            } else {
                telling.append(notice)
            }
        }
    }

    /// The country of the town that a notice says a name means, where it is called like it; nil for any other notice.
    private static func country(_ notice: String) -> String? {
        // In an archive the file is named in front.
        guard let range = notice.firstRange(ofText: "” was looked up: "),
            let open = notice[..<range.lowerBound].lastIndex(of: "“"), notice.last == ")",
            let start = notice.lastIndex(of: "(")
        else { return nil }
        let country = notice[start...].dropFirst().dropLast()
        let name = notice[notice.index(after: open)..<range.lowerBound].prefix { $0 != "," }
        let label = notice[range.upperBound...]
        guard country.utf8.count == 2, folded(String(label)).hasPrefix(folded(String(name))) else { return nil }
        return String(country)
    }
}
