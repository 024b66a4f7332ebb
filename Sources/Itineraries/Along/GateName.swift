import Text

/// The names of gates of sights: where one parks, or goes in.
enum GateName {
    /// The words at the end of such names.
    private static let gates = ["car park", "parking", "parking lot", "entrance", "main entrance", "ticket office"]

    /// The name of the sight that a gate of this name belongs to, `Plitvice Lakes` for `Plitvice Lakes Entrance 1`; nil
    /// for the name of anything else.
    static func sight(of name: String) -> String? {
        var words = name.split(separator: " ")
        if words.count > 2, let last = words.last, wholeNumber(last) != nil { words.removeLast() }
        for gate in gates {
            let own = gate.split(separator: " ")
            guard words.count > own.count,
                zip(words.suffix(own.count), own).allSatisfy({ $0.lowercased() == $1 })
            else { continue }
            let sight = words.dropLast(own.count).joined(separator: " ")
            return self.sight(of: sight) ?? sight
        }
        return nil
    }
}
