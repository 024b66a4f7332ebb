import Entities
import Interchange
import Testing

/// Files of many trips with stops that have no names.
@Suite struct ManyUnnamedTests {
    private static func lines(_ count: Int) -> String {
        let features = (1...count).map { number in
            #"{"type":"Feature","properties":{"name":"T\#(number)"},"geometry":{"type":"LineString","#
                + #""coordinates":[[\#(number),\#(number * 3)],[20,\#(number * 3)],[\#(number + 40),\#(number * 3)]]}}"#
        }
        return #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
    }

    private static func own(_ count: Int) -> String {
        let trips = (1...count).map { number in
            #"{"name":"T\#(number)","waypoints":[{"location":{"latitude":1,"longitude":2}}]}"#
        }
        return #"{"trips":[\#(trips.joined(separator: ","))]}"#
    }

    @Test("Up to three trips are told one by one, more in one line")
    func condensed() {
        for count in [1, 3] {
            #expect(reading(Self.lines(count)).filter { $0.hasPrefix("notice: 1 stop of “T") }.count == count)
            #expect(reading(Self.own(count)).filter { $0.hasPrefix("notice: 1 stop of “T") }.count == count)
        }
        for count in [4, 25] {
            let notice = "notice: \(count) stops of \(count) trips had no name; they are called by their numbers"
            #expect(reading(Self.lines(count)).filter { $0.hasPrefix("notice: ") } == [notice])
            #expect(reading(Self.own(count)).filter { $0.hasPrefix("notice: ") } == [notice])
        }
    }
}
