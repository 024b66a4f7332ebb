import Geodesy
import Places
import TestSupport
import Testing

@Suite("Cells in links of maps")
struct FeatureCellTests {
    @Test(
        "a link of Google Maps names its place by a cell",
        arguments: [
            "https://www.google.com/maps/place/Paris/data=!4m2!3m1!1s0x47e66e1f06e2b70f:0x40b82c3688c9460",
            "https://www.google.com/maps/dir/A/B/data=!1s0x89c24fa5d33f083b:0x1!2m2!1s0x47E66E1F06E2B70F%3A0x40B82",
            "https://maps.google.com/?q=Paris&ftid=0x47e66e1f06e2b70f:0x40b82c3688c9460&hl=en",
            "https://maps.google.com/?ftid%3D0x47e66e1f06e2b70f%3A0x40b8", "maps?data=%211s0x47e66e1f06e2b70f:0x0",
        ])
    func ofLink(link: String) throws {
        let cell = try #require(S2Cell(mapLink: link))
        #expect(cell.id == 0x47e6_6e1f_06e2_b70f)
        #expect(try cell.center.distance(to: Coordinate(latitude: 48.8566, longitude: 2.3522)) < 1_000)
    }

    @Test(
        "a link without a cell has none",
        arguments: [
            "https://maps.google.com/?cid=123", "https://x/data=!1s0x0:0x2a", "https://x/?ftid=0x47e66e1f06e2b70f",
            "https://x/!1s0xzz:0x1", "https://x/!1s0x47e66e1f06e2b70f1:0x1", "!1s0x", "ftid=0x:0x", "", "!1s0x+1:0x1",
            "https://x/!1s0x54:0x5a3b1c", "https://x/!1s0x47e66e1f06e2b:0x1",
        ])
    func withoutCell(link: String) {
        #expect(S2Cell(mapLink: link) == nil)
    }

    @Test("a link that is longer than links are is not searched")
    func longLink() {
        let part = "!1s0x47e66e1f06e2b70f:0x0"
        #expect(S2Cell(mapLink: String(repeating: part, count: 300)) != nil)
        #expect(S2Cell(mapLink: String(repeating: part, count: 400)) == nil)
    }
}
