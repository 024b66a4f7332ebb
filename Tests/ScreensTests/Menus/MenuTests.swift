import Testing

@testable import Console
@testable import Screens

@Suite("The lines of a menu")
struct MenuTests {
    private let menu = Menu<Int>([
        MenuItem("a", "add", "PLACE", does: "add", 1), MenuItem("d", "delete", "STOPS", does: "delete", 2),
        MenuItem("?", "help", does: "show this", 3),
    ])

    @Test("Where there is little room only the keys are shown, and how to learn what they do if there is room for that")
    func onlyKeys() {
        #expect(menu.lines(width: 80, onlyKeys: true) == ["a d ?   (? says what they do)"])
        #expect(menu.lines(width: 20, onlyKeys: true) == ["a d ?"])
        #expect(menu.lines(width: 4, onlyKeys: true) == ["a d", "?"])
        #expect(menu.lines(width: nil, onlyKeys: true) == ["a PLACE add · d STOPS delete · ? help"])
        #expect(menu.lines(width: 80) == ["a PLACE add · d STOPS delete · ? help"])
    }
}
