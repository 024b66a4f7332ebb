/// Texts in their order that have places: the keys of names, and their words.
protocol ListedPlaces {
    /// The most populous places of the blocks of texts.
    var best: BestPlaces { get }
    /// Calls `body` with the places of the texts of these numbers.
    func visit(_ range: Range<Int>, _ body: (Posting) -> Void)
}

extension ListedPlaces {
    /// Calls `body` with the places of the texts of `part`: with all of them when it is at most `exhaustive` texts
    /// long, else with the `top` most populous and some others.
    func forEachPlace(in part: Beginnings.Part, exhaustive: Int, top: Int, _ body: (Posting) -> Void) {
        if part.range.count <= exhaustive { return visit(part.range, body) }
        if let best = part.best, top <= CommonBeginnings.longestList { return best.forEachPlace(body) }
        let choice = best.blocks(in: part.range, top: top)
        for range in choice.ranges(in: part.range) {
            visit(range) { posting in
                if choice.holds(posting) { body(posting) }
            }
        }
    }
}
