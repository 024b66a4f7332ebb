import FuzzTargets
import Testing

/// Bytes that the fuzzer found, and for which something did not hold once.
@Suite struct FoundInputTests {
    private static let found: [(FuzzTarget, String)] = [
        // A second degree sign behind the first number ended the program.
        (.coordinates, "40°°\"\"\"240"),
        (.list, "404d°45.21' \r73°53°5'"),
        // A list was taken for GeoJSON, by the name of its trip.
        (.trips, #"T{"type":"Feature","properties":"#),
        // A mark at the beginning of a name combined with the quote before it, which was not seen and put once more.
        (.trips, "TT\nabcdef\u{7AE},4"),
        // The note of the second of two equal stops went to the first.
        (
            .gpx,
            "<gpx><rte><name>R</name><rtept lat='1' lon='2'><name>A</name></rtept>"
                + "<rtept lat='1' lon='2'><name>A</name><desc>n</desc></rtept></rte></gpx>"
        ),
    ]

    @Test("what was found once holds now", arguments: found.indices)
    func holds(index: Int) throws {
        let (target, text) = Self.found[index]
        try target.check(Array(text.utf8))
    }
}
