import Testing

@Suite("Layers of directions beside layers of places") struct KMLDirectionsTests {
    private func folder(_ name: String, _ points: [(String, Double)], line: Bool = false) -> String {
        let way = points.map { "2,\($0.1)" }.joined(separator: " ")
        return "<Folder><name>\(name)</name>"
            + (line
                ? "<Placemark><name>\(name)</name><LineString><coordinates>\(way)</coordinates></LineString></Placemark>"
                : "")
            + points.map {
                "<Placemark><name>\($0.0)</name><Point><coordinates>2,\($0.1)</coordinates></Point></Placemark>"
            }
            .joined() + "</Folder>"
    }

    private func trips(_ folders: String, _ title: String = "Alps") -> [String] {
        reading(
            "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>\(title)</name>\(folders)</Document></kml>"
        )
        .filter { !$0.hasPrefix("notice") }
    }

    @Test("Directions between places of a layer, or of the days of the map, are no trip")
    func ends() {
        let way = folder("Directions from A to C", [("A", 1), ("C", 3)], line: true)
        #expect(trips(folder("Sights", [("A", 1), ("B", 2), ("C", 3)]) + way) == ["Sights: A@1,2 B@2,2 C@3,2"])
        #expect(
            trips(folder("Day 1", [("A", 1), ("B", 2)]) + folder("Day 2", [("C", 3)]) + way).first
                == "Alps: A@1,2 B@2,2 C@3,2")
    }

    @Test("A folder of a day that begins where the one before ends goes on there; a place between two days stays two")
    func daysInOnePlace() {
        #expect(
            trips(folder("Day 1 - 3 May", [("A", 1), ("B", 2)]) + folder("Day 2 - 4 May", [("B", 2), ("C", 3)])).first
                == "Alps: A@1,2 B@2,2 C@3,2")
        #expect(
            trips(folder("Day 1", [("A", 1), ("B", 2)]) + folder("Day 2", [("C", 3), ("B", 2)])).first
                == "Alps: A@1,2 B@2,2 C@3,2 B@2,2")
    }

    @Test("Layers of one kind of places are called after the map as well")
    func kinds() {
        let names = trips(folder("Hotels", [("A", 1), ("B", 2)]) + folder("Beaches", [("C", 3)])).map {
            $0.prefix { $0 != ":" }
        }
        #expect(names == ["Alps – Hotels", "Alps – Beaches"])
    }

    @Test("Of lines that follow one another and name their ends, what is between these only draws them")
    func drawn() {
        func line(_ name: String, _ points: String) -> String {
            "<Placemark><name>\(name)</name><LineString><coordinates>\(points)</coordinates></LineString></Placemark>"
        }
        let found = reading(
            "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>T</name>"
                + line("A - B", "2,1 2,1.5 2,2") + line("B - C", "2,2 2,2.5 2,3") + "</Document></kml>")
        #expect(found.first == "T: A@1,2 B@2,2 C@3,2")
        #expect(found.contains { $0.contains("2 points of lines left out") })
    }

    @Test("Houses at some of the places of directions are not these")
    func houses() {
        let way = folder("Directions from A to C", [("A", 1), ("B", 2), ("C", 3)], line: true)
        let found = trips(way + folder("Hotels", [("Hotel Sole", 2), ("Hotel Luna", 3)]))
        #expect(found == ["Alps: A@1,2 B@2,2 C@3,2", "Alps – Hotels: Hotel Sole@2,2 Hotel Luna@3,2"])
    }

    @Test("Directions along all places of a layer give their order")
    func order() {
        let way = folder("Directions", [("A", 1), ("X", 1.5), ("B", 2), ("C", 3)], line: true)
        #expect(trips(folder("Sights", [("C", 3), ("A", 1), ("B", 2)]) + way) == ["Sights: A@1,2 X@1.5,2 B@2,2 C@3,2"])
    }

    @Test("Directions somewhere else stay a trip")
    func other() {
        let way = folder("Directions from X to Y", [("X", 7), ("Y", 8)], line: true)
        #expect(trips(folder("Sights", [("A", 1), ("B", 2)]) + way).count == 2)
    }

    @Test(
        "The only line of a document is called after that unless it has a name of its own",
        arguments: [
            ("line", "Fiji", "Fiji"), ("Directions", "Alps", "Alps"), ("Ridge walk", "Alps", "Ridge walk"),
            ("line", "Untitled map", "line"), ("line", "tour.kml", "line"),
        ])
    func title(line: String, title: String, name: String) {
        let placemark =
            "<Placemark><name>\(line)</name><LineString><coordinates>2,1 2,2</coordinates></LineString></Placemark>"
        #expect(trips(placemark, title).first?.hasPrefix("\(name): ") ?? false)
    }
}
