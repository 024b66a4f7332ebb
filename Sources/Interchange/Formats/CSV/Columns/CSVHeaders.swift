import Text

/// The things that the texts of a column without a meaning of its own may name, by what it is called.
enum ColumnRole {
    case name, sight, activity, leg, unknown
}

/// The names of the columns of a table, each of which is taken for one meaning at most.
struct CSVHeaders {
    /// The names as they are compared.
    let keys: [String]
    /// The first word of each.
    let firstWords: [String]
    private let singulars: [String]
    /// The columns whose meaning is known.
    var isTaken: [Bool]

    /// Prepares the names of columns.
    init(_ names: [String]) {
        let names = names.map(CSVColumnWords.withoutEstimate)
        keys = names.map(Self.key)
        firstWords = names.map(CSVColumnWords.firstWord)
        singulars = keys.map(CSVColumnWords.singular)
        isTaken = [Bool](repeating: false, count: names.count)
    }

    /// A name as it is compared; of two words for a place, `Site/Place`, the first.
    private static func key(_ name: String) -> String {
        let parts = name.split(separator: "/").map { CSVColumnWords.key(String($0)) }
        guard parts.count == 2, parts.allSatisfy({ CSVColumnWords.placeWords.contains($0) }) else {
            return CSVColumnWords.key(name)
        }
        return parts[0]
    }

    /// The first column that has one of these names and no meaning yet; with `isPlural` also one that has it in the
    /// plural.
    func find(_ exact: [String], isPlural: Bool = false) -> Int? {
        keys.indices.first { !isTaken[$0] && exact.contains(keys[$0]) }
            ?? (isPlural ? keys.indices.first { !isTaken[$0] && exact.contains(singulars[$0]) } : nil)
    }

    /// The first column that has one of these names, whatever it means besides.
    func findAny(_ exact: [String]) -> Int? { keys.indices.first { exact.contains(keys[$0]) } }

    /// Takes the first column that has one of these names, else one that begins with such a word, else one that
    /// contains a telling one.
    mutating func take(
        _ exact: [String], beginnings: [String] = [], telling: [String] = [], isPlural: Bool = false
    ) -> Int? {
        let found =
            find(exact, isPlural: isPlural)
            ?? keys.indices.first { !isTaken[$0] && beginnings.contains(firstWords[$0]) }
            ?? keys.indices.first { index in !isTaken[index] && telling.contains { keys[index].containsText($0) } }
        if let found { isTaken[found] = true }
        return found
    }

    /// Takes the first column without a meaning yet that is right.
    mutating func take(where isRight: (Int) -> Bool) -> Int? {
        let found = keys.indices.first { !isTaken[$0] && isRight($0) }
        if let found { isTaken[found] = true }
        return found
    }

    /// Takes all such columns.
    mutating func takeAll(_ exact: [String], beginnings: [String]) -> [Int] {
        var found: [Int] = []
        while let index = take(exact, beginnings: beginnings) { found.append(index) }
        return found.sorted()
    }

    /// Takes the column that has latitude and longitude in one cell.
    mutating func takeCoordinates() -> Int? {
        let both = ["latitudelongitude", "latlon", "latlng", "latlong", "緯度經度", "纬度经度"]
        // A latitude may be called a coordinate, too.
        let isAlone = !keys.contains { key in
            CSVColumnWords.latitude.contains(key)
                || (key.containsText("latitude") && !both.contains { key.containsText($0) })
        }
        return take(
            CSVColumnWords.coordinates,
            telling: both + (isAlone ? ["coordinat", "koordinat", "coordenad", "coordonn"] : []))
    }

    /// The things that a column's texts may name, by its name.
    func role(of column: Int) -> ColumnRole {
        func isOne(of words: [String]) -> Bool {
            words.contains(keys[column]) || words.contains(singulars[column]) || words.contains(firstWords[column])
        }
        if isOne(of: CSVColumnWords.sights) { return .sight }
        if isOne(of: CSVColumnWords.activities) { return .activity }
        return CSVColumnWords.name.contains(keys[column]) ? .name : .unknown
    }
}
