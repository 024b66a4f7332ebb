package import Geodesy

extension S2Cell {
    /// Reads the cell from the place ID in a link of Google Maps: the first number of `!1s0x4751…:0x…` in the path (the
    /// last such ID, if there are several) or of `ftid=0x4751…:0x…`. Nil if there is no ID, or if its number is not a
    /// cell (`0x0` for a place without one, or a number with digits missing: one of a place has 14 to 16).
    ///
    /// The center of the cell is only near the place: of saved places a quarter is within 30 m of it and nine of ten
    /// within 11 km; large places are farther away. Linear.
    package init?(mapLink link: String) {
        guard link.utf8.count <= Coordinate.maximumLinkBytes else { return nil }
        let text = percentDecoded(link.lowercased())
        var found: S2Cell?
        for mark in ["!1s0x", "ftid=0x"] {
            var rest = text[...]
            while let start = rest.firstIndex(of: mark[mark.startIndex]) {
                rest = rest[start...]
                guard rest.hasPrefix(mark) else {
                    rest = rest.dropFirst()
                    continue
                }
                rest = rest.dropFirst(mark.count)
                let digits = rest.prefix { $0 != ":" }
                guard rest[digits.endIndex...].hasPrefix(":0x"), digits.allSatisfy(\.isHexDigit),
                    (14...16).contains(digits.count),
                    let id = UInt64(digits, radix: 16), let cell = S2Cell(id: id)
                else { continue }
                found = cell
            }
        }
        guard let found else { return nil }
        self = found
    }
}
