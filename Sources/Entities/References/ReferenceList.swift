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

    /// The indexes that one such text identifies, in its order; an element that is named twice is in it twice.
    package func indexes(ofList text: String) throws(ReferenceError) -> [Int] {
        let whole: ReferenceError
        // `2,3` means two numbers rather than the beginning of the name “2,300 feet”.
        let isList = isNumberList(text) && text.utf8.contains(0x2C)
        do throws(ReferenceError) {
            return [try index(of: isList ? "name:" + text : text)]
        } catch {
            whole = error
        }
        let parts = text.split(separator: ",").map(String.init)
        let items = isNumberList(text) ? parts.flatMap { $0.split(separator: " ").map(String.init) } : parts
        guard items.count > 1 || items.contains(where: { numberRange($0) != nil }) else { throw whole }
        var indexes: [Int] = []
        for item in items {
            guard let range = numberRange(item) else {
                indexes.append(try index(of: item.trimmed))
                continue
            }
            // Both ends must exist, so a range cannot be longer than the list.
            let (first, last) = (try index(of: range.first), try index(of: range.last))
            indexes += first <= last ? Array(first...last) : (last...first).reversed()
        }
        return indexes
    }
}
