import Entities
import Screens
import Testing

@testable import WaypointModule

/// A field of a stop's plan that was forgotten at the page of the stop fails here.
@Suite struct WaypointFieldTests {
    private func names(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }

    @Test("Every field of a plan can be edited, and an edit of it begins with what is planned")
    func everyFieldCanBeEdited() {
        let planned = names(WaypointPage.PlanTexts())
        #expect(planned.count == names(StopPlan.none).count)
        #expect(names(WaypointEdit()) == ["name", "place", "note"] + planned)
    }

    @Test("Every field of a plan has a word in the menu")
    func everyFieldHasAWord() {
        // The menu says `arrival`, the field `arrive`.
        let words = WaypointView.menu.items.map(\.word)
        for field in names(WaypointPage.PlanTexts()) {
            #expect(words.contains { $0.hasPrefix(field.prefix(5)) }, "\(field)")
        }
    }
}
