import Text
import XML

/// The elements of the points of a GPX file that a stop has no place for.
struct GPXLeftOut {
    private var times = 0
    private var symbols = 0
    private var heights = 0
    private var types = 0
    private var sources = 0

    /// Counts an element of a point if it is one of them.
    mutating func count(_ name: XMLName) {
        if name.isLocally("time") {
            times += 1
        } else if name.isLocally("sym") {
            symbols += 1
        } else if name.isLocally("ele") {
            heights += 1
        } else if name.isLocally("src") {
            sources += 1
        }
    }

    /// Counts the symbol of a point.
    mutating func countSymbol() {
        symbols += 1
    }

    /// Counts the kind of a point.
    mutating func countType() {
        types += 1
    }

    /// Adds the elements of a point.
    mutating func add(_ other: GPXLeftOut) {
        times += other.times
        symbols += other.symbols
        heights += other.heights
        types += other.types
        sources += other.sources
    }

    /// `left out of the points: 3 times, 1 symbol`; nil where there was nothing.
    var notice: String? {
        let parts = [(times, "time"), (symbols, "symbol"), (heights, "height"), (types, "type"), (sources, "source")]
            .filter { $0.0 > 0 }
            .map { Wording.counted($0.0, $0.1) }
        return parts.isEmpty ? nil : "left out of the points: \(parts.joined(separator: ", "))"
    }
}
