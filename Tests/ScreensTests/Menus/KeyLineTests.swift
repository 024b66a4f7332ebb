import Testing

@testable import Screens

@Suite("The line of keys below a page") struct KeyLineTests {
    private static let menu = Menu<Int>(
        [
            MenuItem("a", "add", does: "", 1), MenuItem("m", "move", does: "", 2),
            MenuItem("d", "delete", does: "", 3), MenuItem("y", "days", does: "", 4), .undo(5), .back(to: "", 6),
            .quit(8),
            .help(7),
        ], foremost: ["a", "m", "d", "y", "u", "b"], narrow: ["a", "y", "u", "b"])

    @Test(
        "Where not all have room, those stay that are used most, in their order",
        arguments: [
            (80, "a add · m move · d delete · y days · u undo · b back · ? more"),
            (60, "a add · m move · y days · u undo · b back · ? more"),
            (41, "a add · y days · u undo · b back · ? more"),
            (40, "a add · y days · u undo · b back · ?"), (30, "a add · y days · u undo · ?"),
        ])
    func narrow(width: Int, expected: String) { #expect(Self.menu.keyLine(width: width) == expected) }
}
