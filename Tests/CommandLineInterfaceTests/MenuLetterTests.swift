import Screens
import Testing

@testable import AlongModule
@testable import DaysModule
@testable import HistoryModule
@testable import MapModule
@testable import MergeModule
@testable import OrderModule
@testable import TripDetailModule
@testable import TripListModule
@testable import WaypointModule

/// All menus there are. A new one is added here.
@Suite("The letters of all menus")
struct MenuLetterTests {
    /// The keys of a menu with their words, and the letters that meant something there before.
    private struct Letters {
        let name: String
        let words: [(key: String, word: String)]
        let moved: [String]
        let hasRows: Bool

        init<Action>(
            _ name: String, _ menu: Menu<Action>, _ moved: MovedLetters = MovedLetters([:]), hasRows: Bool = true
        ) {
            (self.name, self.hasRows) = (name, hasRows)
            words = menu.items.map { ($0.key, $0.word) }
            self.moved = moved.words.keys.sorted()
        }
    }

    private static let menus = [
        Letters("list", TripListView.menu), Letters("trip", TripDetailView.menu, TripDetailInput.moved),
        Letters("no trip", TripDetailView.menuOfNothing),
        Letters("stop", WaypointView.menu, WaypointInput.moved, hasRows: false),
        Letters("no stop", WaypointView.menuOfNothing, hasRows: false),
        Letters("days", DaysView.menu, DaysInput.moved), Letters("map", MapView.menu, hasRows: false),
        Letters("order", OrderView.menu, OrderInput.moved), Letters("no order", OrderView.menuOfNothing),
        Letters("merge", MergeView.menu, MergeInput.moved), Letters("merged", MergeView.menuOfResult),
        Letters("history", HistoryView.menu), Letters("along", AlongView.menu),
    ]

    /// The letters and signs that turn the pages of a list.
    private static let paging = ["g": "goto", "<": "<", ">": ">", "/": "/"]

    @Test("A letter means the same in every menu") func oneMeaning() {
        var meanings: [String: Set<String>] = [:]
        for menu in Self.menus {
            for (key, word) in menu.words where key.count == 1 { meanings[key, default: []].insert(word) }
            if menu.hasRows { for (key, word) in Self.paging { meanings[key, default: []].insert(word) } }
        }
        for (key, words) in meanings.sorted(by: { $0.key < $1.key }) {
            #expect(words.count == 1, "\(key) means \(words.sorted())")
        }
        // What section of the menus they stand in is decided: new trips, adding, taking, zooming, neighbours, days.
        let decided = [
            "n": "new", "a": "add", "t": "take", "+": "closer", "-": "farther", "[": "previous", "]": "next",
            "y": "days",
            "f": "find", "o": "order", "g": "goto",
        ]
        for (key, word) in decided { #expect(meanings[key] == [word]) }
    }

    @Test("A word means the same key in every menu") func oneKey() {
        var keys: [String: Set<String>] = [:]
        for (key, word) in Self.menus.flatMap(\.words) where key.count == 1 { keys[word, default: []].insert(key) }
        for (word, keys) in keys { #expect(keys.count == 1, "\(word): \(keys.sorted())") }
    }

    @Test("A letter that has another meaning now means nothing else in its menu") func moved() {
        for menu in Self.menus {
            for letter in menu.moved { #expect(!menu.words.contains { $0.key == letter || $0.word == letter }) }
        }
    }
}
