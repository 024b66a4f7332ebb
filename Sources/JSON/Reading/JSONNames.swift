/// The names of an object that have been read so far; finds names that occur twice.
///
/// Names are compared byte by byte: composed and decomposed `é`, which are equal as Swift strings, are different names.
/// Few names are compared one by one, many by hash, so that adding n names takes linear time.
package struct JSONNames {
    private var few: [String] = []
    private var many: Set<ExactName> = []

    /// Creates an empty set of names.
    package init() {}

    /// Adds `name`; returns false if it was added before.
    package mutating func insert(_ name: String) -> Bool {
        if few.count < 16 {
            if few.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return false }
            few.append(name)
            if few.count == 16 { many = Set(few.map(ExactName.init)) }
            return true
        }
        return many.insert(ExactName(text: name)).inserted
    }
}

/// A string that is compared byte by byte.
private struct ExactName: Hashable {
    let text: String

    /// Whether the bytes of both are equal.
    static func == (first: ExactName, second: ExactName) -> Bool {
        first.text.utf8.elementsEqual(second.text.utf8)
    }

    /// Hashes the bytes.
    func hash(into hasher: inout Hasher) {
        for unit in text.utf8 { hasher.combine(unit) }
    }
}
