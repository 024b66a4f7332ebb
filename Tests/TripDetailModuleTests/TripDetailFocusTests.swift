import Entities
import Screens
import TestSupport
import Testing

@testable import TripDetailModule

/// The row around which a long list is shown.
@Suite struct TripDetailFocusTests {
    private let stops = [stop(11, "A", 1, 1), stop(12, "B", 2, 2), stop(13, "C", 3, 3)]

    /// The row, and how often it was moved to, after the trip has changed.
    private func focus(after change: ([Waypoint]) -> [Waypoint]) -> (row: Int?, count: Int) {
        var focus = ScreenFocus()
        focus.move(from: stops, to: change(stops))
        return (focus.row, focus.count)
    }

    @Test("A stop that was edited is the row; where the last was removed, the one that is last now")
    func changed() {
        let edited = focus { [$0[0], stop(12, "X", 2, 2), $0[2]] }
        #expect(edited == (1, 1))
        #expect(focus { [$0[0], $0[2]] } == (1, 1))
        #expect(focus { Array($0.dropLast()) } == (1, 1))
    }

    @Test("Another order, more stops or none leave the row as it is")
    func unchanged() {
        #expect(focus { $0 } == (nil, 0))
        #expect(focus { $0.reversed() } == (nil, 0))
        #expect(focus { $0 + [stop(14, "D", 4, 4)] } == (nil, 0))
        #expect(focus { _ in [] } == (nil, 0))
    }
}
