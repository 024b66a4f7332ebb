/// The order that things of a file say themselves by numbers.
enum CountedOrder {
    /// The notice about stops that stand in another order than in the file.
    static let notice = "the stops are in the order of their numbers, not in that of the file"

    /// Whether numbers are 0 or 1 and those that follow, each once, in any order. n log n.
    static func countsUp(_ numbers: [Double]) -> Bool {
        guard let least = numbers.min(), least == 0 || least == 1 else { return false }
        return numbers.sorted().elementsEqual(numbers.indices.map { least + Double($0) })
    }
}
