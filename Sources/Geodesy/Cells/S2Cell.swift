#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A cell of the S2 grid (s2geometry.io): the Earth is projected onto the six faces of a cube, and each face is divided
/// into four up to 30 times. Cells are numbered along a Hilbert curve.
///
/// Google's place IDs begin with the number of a cell at the place, or somewhere inside a large place.
package struct S2Cell: Hashable, Sendable {
    /// The level of the smallest cells, which are about 1 cm wide.
    package static let maximumLevel = 30

    /// The cell's number: three bits for the face, two for each division, then a one and zeros.
    package let id: UInt64

    /// Creates the cell with this number; nil if no cell has it.
    package init?(id: UInt64) {
        guard id >> 61 < 6, id != 0, id.trailingZeroBitCount % 2 == 0 else { return nil }
        self.id = id
    }

    /// The number of times the face was divided: 0 for a whole face, 30 for the smallest cells.
    package var level: Int { S2Cell.maximumLevel - id.trailingZeroBitCount / 2 }

    /// The center of the cell. Linear in the level.
    package var center: Coordinate {
        let face = Int(id >> 61)
        // The order of the quarters depends on the orientation of the curve, which changes from level to level.
        var turn = S2Turn(rawValue: UInt8(face) & S2Turn.swapped.rawValue)
        var (column, row) = (0, 0)
        let level = level
        for step in 0..<level {
            let position = Int(id >> UInt64(59 - 2 * step)) & 3
            let quarter = turn.quarter(at: position)
            column = column << 1 | quarter >> 1
            row = row << 1 | quarter & 1
            turn = turn.turned(at: position)
        }
        let width = Double(1 << level)
        return S2Cell.place(
            face: face, S2Cell.tangent((Double(column) + 0.5) / width), S2Cell.tangent((Double(row) + 0.5) / width))
    }

    /// Converts a position on a face from cell units, 0...1, to the cube's coordinates, -1...1, by S2's quadratic
    /// transform, which makes the cells of one level nearly equal in size.
    private static func tangent(_ share: Double) -> Double {
        share >= 0.5 ? (4 * share * share - 1) / 3 : (1 - 4 * (1 - share) * (1 - share)) / 3
    }

    /// The coordinate of a point on a face of the cube.
    private static func place(face: Int, _ u: Double, _ v: Double) -> Coordinate {
        let (x, y, z): (Double, Double, Double) =
            switch face {
            case 0: (1, u, v)
            case 1: (-u, 1, v)
            case 2: (-u, -v, 1)
            case 3: (-1, -v, -u)
            case 4: (v, -1, -u)
            default: (v, u, -1)
            }
        return Coordinate(
            computedLatitude: atan2(z, (x * x + y * y).squareRoot()) / radiansPerDegree,
            longitude: atan2(y, x) / radiansPerDegree)
    }
}

/// The orientation of the Hilbert curve in a cell.
private struct S2Turn: OptionSet {
    let rawValue: UInt8

    /// The two axes are exchanged.
    static let swapped = S2Turn(rawValue: 1)
    /// Both axes are reversed.
    static let inverted = S2Turn(rawValue: 2)

    /// The quarter of a cell, as `2 * column + row`, that the curve visits at this position, 0...3.
    func quarter(at position: Int) -> Int {
        let upright = [0, 1, 3, 2][position]
        // Exchanging the axes exchanges the second and the fourth quarter on the curve.
        let turned = contains(.swapped) ? (upright & 1) << 1 | upright >> 1 : upright
        return contains(.inverted) ? turned ^ 3 : turned
    }

    /// The orientation of the curve inside the quarter at this position, 0...3.
    func turned(at position: Int) -> S2Turn {
        switch position {
        case 0: symmetricDifference(.swapped)
        case 3: symmetricDifference([.swapped, .inverted])
        default: self
        }
    }
}
