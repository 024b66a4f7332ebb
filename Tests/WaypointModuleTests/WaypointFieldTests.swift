import Entities
import Screens
import TestSupport
import Testing

@testable import WaypointModule

/// A field of a stop's plan that was forgotten at the page of the stop fails here.
@Suite struct WaypointFieldTests {
    @Test("Every field of a plan has an entry of its own in the menu, with what it is asked by")
    func menu() {
        let items = WaypointView.menu.items
        #expect(ambiguousWords(of: WaypointView.menu, hasRows: false) == [])
        for field in StopField.allCases {
            // The field is `stayMinutes`, the menu says `stay`; `arrive` and `arrival`.
            #expect(field.rawValue.hasPrefix(field.menuItem.word.prefix(4)))
            #expect(field.question.lowercased().hasPrefix(field.menuItem.word))
            #expect(items.contains { $0.word == field.menuItem.word })
        }
    }
}
