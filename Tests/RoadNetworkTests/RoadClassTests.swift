import RoadNetwork
import Testing

@Suite struct RoadClassTests {
    @Test func classesKeepTheirNumbers() {
        #expect(RoadClass.allCases.map(\.rawValue) == [0, 1, 2])
    }
}
