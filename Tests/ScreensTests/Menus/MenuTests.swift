import Testing

@testable import Console
@testable import Screens

@Suite("The lines of a menu")
struct MenuTests {
    private let menu = Menu<Int>([
        MenuItem("a", "add", "PLACE", does: "add", 1), MenuItem("d", "delete", "STOPS", does: "delete", 2),
        MenuItem("?", "help", does: "show this", 3),
    ])

    @Test(
        "Words of other programs mean the entry that does that, the names of units their word, where the menu has them",
        arguments: [
            ("remove 3", 2, "3"), ("RM 3", 2, "3"), ("del", 2, ""), ("exit", 4, ""), ("h", 3, ""),
            ("kilometres", 5, "km"), ("Miles", 5, "mi"), ("units nmi", 5, "nmi"),
        ])
    func synonyms(line: String, action: Int, argument: String) throws {
        let menu = Menu<Int>(menu.items + [.quit(4), .units(5)])
        guard case .action(let meant, let text) = menu.choice(line) else {
            Issue.record("\(line) means nothing")
            return
        }
        #expect(meant == action && text == argument)
        #expect(menu.hasWord(atBeginningOf: "remove 3") && !menu.hasWord(atBeginningOf: "removed"))
        if case .unknown = self.menu.choice("exit") {} else { Issue.record("exit means something without quit") }
        if case .unknown = self.menu.choice("miles") {} else { Issue.record("miles means something without units") }
    }

    @Test("Below a page stand the keys that are used most, on one line whatever its width, and the one that shows all")
    func keyLine() {
        let items = (1...9).map { MenuItem("\($0)", "word\($0)", does: "count", $0) }
        let many = Menu<Int>(items + [MenuItem("?", "help", does: "show this", 10)], foremost: ["7", "2", "x"])
        #expect(many.keyLine() == "7 word7 · 2 word2 · ? more")
        #expect(many.keyLine(width: 25) == "7 word7 · ? more")
        #expect(many.keyLine(width: 16) == "7 word7 · ? more")
        #expect(many.keyLine(width: 15) == "? more")
        #expect(many.keyLine(width: 1) == "? more")
        let usual = Menu<Int>(items + [MenuItem("?", "help", does: "show this", 10)])
        #expect(usual.keyLine().hasSuffix("6 word6 · ? more"))
        // All there is.
        #expect(menu.keyLine(width: 80) == "a add · d delete · ? help")
        let colored = "\u{1B}[36ma\u{1B}[0m add\u{1B}[2m · \u{1B}[0m\u{1B}[36md\u{1B}[0m delete\u{1B}[2m · \u{1B}[0m"
        #expect(menu.keyLine(width: 25, color: true) == colored + "\u{1B}[36m?\u{1B}[0m help")
        #expect(menu.keyLine(width: 24, color: false) == "a add · ? help")
    }
}
