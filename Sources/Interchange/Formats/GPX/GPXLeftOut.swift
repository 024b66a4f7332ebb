import Text
import XML

/// The elements of the points of a GPX file that a stop has no place for.
struct GPXLeftOut {
    private var times = 0
    private var symbols = 0
    private var heights = 0
    private var types = 0
    private var sources = 0
    private var typesOfLines = 0

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

    /// Counts the kind of a route or a track.
    mutating func countTypeOfLine() {
        typesOfLines += 1
    }

    /// Takes the times of so many points, which are told otherwise.
    mutating func take(times count: Int) {
        times = max(0, times - count)
    }

    /// Adds the elements of a point.
    mutating func add(_ other: GPXLeftOut) {
        times += other.times
        symbols += other.symbols
        heights += other.heights
        types += other.types
        sources += other.sources
        typesOfLines += other.typesOfLines
    }

    /// `left out: the times of 3 points, the symbol of 1 point, the type of 1 line`; nil where there was nothing.
    var notice: String? {
        let ofPoints = [
            (times, "time"), (symbols, "symbol"), (heights, "height"), (types, "type"), (sources, "source"),
        ]
        .filter { $0.0 > 0 }
        .map { "the \($0.1)\($0.0 == 1 ? "" : "s") of \(Wording.counted($0.0, "point"))" }
        let ofLines =
            typesOfLines > 0
            ? ["the type\(typesOfLines == 1 ? "" : "s") of \(Wording.counted(typesOfLines, "line"))"] : []
        let parts = ofPoints + ofLines
        return parts.isEmpty ? nil : "left out: \(parts.joined(separator: ", "))"
    }
}
