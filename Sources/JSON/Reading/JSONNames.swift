/// The names that an object has had so far: tells when one comes twice, scalar by scalar.
///
/// Strings that Swift calls equal, `é` composed and decomposed, are two names. Few names are compared one by one, many
/// are hashed, so that adding n names is linear.
package struct JSONNames {
    private var few: [String] = []
    private var many: Set<ExactName> = []

    /// Starts without names.
    package init() {}

    /// Adds `name`; false when it was there already.
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

/// A string that is equal to another only when all its bytes are.
private struct ExactName: Hashable {
    let text: String

    static func == (first: ExactName, second: ExactName) -> Bool {
        first.text.utf8.elementsEqual(second.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        for unit in text.utf8 { hasher.combine(unit) }
    }
}
