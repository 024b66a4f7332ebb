import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite struct ListTests {
    @Test("A list is read line by line") func lines() {
        let text = """
            # my summer

            40.757,-73.986
              Home=48.5,2.25
            a=b=1,2
            geo:1.5,2.5
            https://www.google.com/maps/place/X/@1,2,3z/data=!3d48.5!4d2.25
            40°30'N 73°30'W
            Paris
            Lyon, France
            Nowhere
            Home=91,2
            \\#5=1,2
            \\x
            """
        #expect(
            reading(text, places: smallGazetteer) == [
                "file: 40.757, -73.986@40.757,-73.986 Home@48.5,2.25 a=b@1,2 1.5, 2.5@1.5,2.5 48.5, 2.25@48.5,2.25 "
                    + "40.5, -73.5@40.5,-73.5 Paris@48.8566,2.3522 Lyon, France@45.764,4.8357 #5@1,2",
                "skipped 11: “Nowhere” is no place that is known", "skipped 12: latitude 91 is outside -90 to 90",
                "skipped 14: a line with a backslash is written \\NAME=40.757,-73.986",
                "notice: line 9: “Paris” was looked up: Paris (FR)",
                "notice: line 10: “Lyon, France” was looked up: Lyon, France (FR)",
            ])
    }

    @Test("A number sign behind white space begins a comment, unless the whole line is a name and a place")
    func comments() {
        let text = "Paris # by train\n45,5 \t# x\nHome=1,2 # y\nStop #3=3,4\nA#5=5,6\n\\B # C=7,8\n"
        #expect(
            reading(text, places: smallGazetteer) == [
                "file: Paris@48.8566,2.3522 45, 5@45,5 Home@1,2 Stop #3@3,4 A#5@5,6 B # C@7,8",
                "notice: line 1: “Paris” was looked up: Paris (FR)",
            ])
    }

    @Test("Carriage returns and marks do not matter") func lineEnds() {
        #expect(reading("\u{FEFF}P=1,2\r\nQ=3,4\rR=5,6") == ["file: P@1,2 Q@3,4 R@5,6"])
    }

    @Test("A link to directions is its places") func directions() {
        let text = "P=1,2\nhttps://www.google.com/maps/dir/Paris/Lyon\nhttps://www.google.com/maps/dir/3,4/Paris"
        #expect(
            reading(text, places: smallGazetteer) == [
                "file: P@1,2 Paris@48.8566,2.3522 Lyon@45.764,4.8357 3, 4@3,4 Paris@48.8566,2.3522",
                "notice: line 2: “Paris” was looked up: Paris (FR)", "notice: line 2: “Lyon” was looked up: Lyon (FR)",
                "notice: line 3: “Paris” was looked up: Paris (FR)",
            ])
    }

    @Test("Titles begin trips") func titles() {
        #expect(
            reading("P=1,2\n# Trip: A\nQ=3,4\n# Round trip: A\nR=5,6\n# Trip: \n#Trip: B\n") == [
                "file: P@1,2", "A: Q@3,4", "A (round): R@5,6",
            ])
    }

    @Test("A text without any place is refused") func noPlace() {
        #expect(
            reading("hello\nworld\n") == [
                "error F:1: not a format that is known, nor a list of places: “hello” is no place that is known"
            ])
        #expect(reading("# nothing\n") == [])
    }

    @Test("The whole text that is written") func wholeText() throws {
        let place = try Coordinate(latitude: 40.757, longitude: -73.986)
        let ids = SeededIdentifiers(seed: 1)
        func stop(_ name: String, note: String? = nil) throws -> Waypoint {
            Waypoint(id: ids.next(), name: try Name(name), location: place, note: note.flatMap { Note.cut($0) })
        }
        let trip = Trip(
            id: ids.next(), name: try Name("Süd"),
            waypoints: [try stop("Home", note: "n"), try stop("#1"), try stop("geo:1,2")],
            isRoundTrip: true)
        let empty = Trip(id: ids.next(), name: try Name("Empty"))
        let document = ListFormat().write([trip.routed, empty.routed])
        #expect(
            String(decoding: document.bytes, as: UTF8.self) == """
                # Round trip: Süd
                Home=40.757,-73.986 (n)
                \\#1=40.757,-73.986
                \\geo:1,2=40.757,-73.986
                # Trip: Empty

                """)
        #expect(document.warnings.isEmpty)
        #expect(!document.isBinary)
    }
}
