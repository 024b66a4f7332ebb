import Interchange
import Testing

/// Points in well-known text in a column of a table.
@Suite struct PointTextTests {
    @Test(
        "A point is read with decimal commas, in either case, and with its reference system",
        arguments: [
            "Point(4,83 45,76)", "POINT (4.83 45.76)", "point(4.83 45.76)", "SRID=4326;POINT(4.83 45.76)",
            "srid=4326; Point(4,83 45,76)", "POINT Z (4.83 45.76 100)", "Point(4,83; 45,76)",
        ])
    func points(text: String) {
        #expect(reading("name,coord\nA,\"\(text)\"\nB,\"POINT(5 46)\"\n").first == "file: A@45.76,4.83 B@46,5")
    }
}
