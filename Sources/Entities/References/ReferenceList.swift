import Text

extension ReferenceSearch {
    /// The indexes that typed texts identify, without duplicates, in the order of the texts.
    ///
    /// Each text is one reference or a list of references: `2-4,7`, `Porto, Faro`, `2 5 7`. A text that matches as a
    /// single reference is not split. Throws for the first reference that matches nothing or more than one element.
    /// Linear in the number of indexes, besides the searches.
    package func indexes(ofLists texts: [String]) throws(ReferenceError) -> [Int] {
        var indexes: [Int] = []
        for text in texts { indexes += try self.indexes(ofList: text) }
        var seen = Set<Int>()
        return indexes.filter { seen.insert($0).inserted }
    }

    private func indexes(ofList text: String) throws(ReferenceError) -> [Int] {
        let whole: ReferenceError
        do throws(ReferenceError) {
            return [try index(of: text)]
        } catch {
            whole = error
        }
        let parts = text.split(separator: ",").map(String.init)
        let isNumeric = text.utf8.allSatisfy { "0123456789-, ".utf8.contains($0) }
        let items = isNumeric ? parts.flatMap { $0.split(separator: " ").map(String.init) } : parts
        guard items.count > 1 || items.contains(where: { Self.range($0) != nil }) else { throw whole }
        var indexes: [Int] = []
        for item in items {
            guard let range = Self.range(item) else {
                indexes.append(try index(of: item.trimmed))
                continue
            }
            // Both ends must exist, so a range cannot be longer than the list.
            let (first, last) = (try index(of: range.first), try index(of: range.last))
            indexes += first <= last ? Array(first...last) : (last...first).reversed()
        }
        return indexes
    }

    /// The ends of a range of numbers, `2-4`; nil for anything else.
    package static func range(_ text: String) -> (first: String, last: String)? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(\.trimmed)
        guard ends.count == 2, ends.allSatisfy({ wholeNumber($0) != nil }) else { return nil }
        return (ends[0], ends[1])
    }
}
