import Testing

/// Pages, calendars and files of other programs, with the places that the program knows: the stops that they mean.
@Suite struct MeantFileTests {
    @Test("Days of a page as headings, with sentences below them, and what is said at the end")
    func pages() throws {
        let page = """
            <html><body><nav><a>Inicio</a></nav><h1>Galicia</h1><h2>Día 1. A Coruña</h2><p>Torre de Hércules.</p>
            <h2>Día 2. Santiago de Compostela</h2><p>Catedral.</p><h2>Día 3. Lugo</h2><p>Faro.</p></body></html>
            """
        #expect(
            try Program.stops(of: page, as: "blog.html") == [
                "A Coruña x1 (Torre de Hércules.)", "Santiago de Compostela x1 (Catedral.)", "Lugo (Faro.)",
            ])
        let blog = """
            # Portugal

            ## Day 1: Óbidos

            Ginja in a chocolate cup.

            ## Day 2: Porto

            ## Practical tips

            - Rent a car in Lisbon
            """
        #expect(try Program.stops(of: blog, as: "blog.md") == ["Óbidos x1 (Ginja in a chocolate cup.)", "Porto"])
    }

    @Test("Headings are the places where they are counted, or known with sentences alone below them")
    func placesAsHeadings() throws {
        let page = """
            <html><body><article><h1>A week in the Dordogne</h1><ol><li><h3>1. Sarlat-la-Canéda</h3>
            <p>Three nights in the old town.</p></li><li><h3>2. Rocamadour</h3><p>The village on the cliff.</p></li>
            <li><h3>3. Getting there</h3><p>By train, or by car.</p></li></ol></article></body></html>
            """
        #expect(
            try Program.stops(of: page, as: "blog.html") == [
                "Sarlat-la-Canéda x3 (old town)", "Rocamadour (The village on the cliff.)",
            ])
        let blog = """
            # Alsace

            ## Eguisheim
            We loved it.

            ## Riquewihr
            Storks and wine.

            ## Colmar
            """
        #expect(
            try Program.stops(of: blog, as: "blog.md") == [
                "Eguisheim (We loved it.)", "Riquewihr (Storks and wine.)", "Colmar",
            ])
        // Items below headings are the stops.
        let items = "# Italy\n\n## Rome\n- Orvieto\n- Tivoli\n\n## Florence\n- Siena\n\n## Venice\n- Padova\n"
        #expect(try Program.stops(of: items, as: "list.md") == ["Orvieto", "Tivoli", "Siena", "Padova"])
    }

    @Test("Events of whole days without a place are in the town that their titles name")
    func calendars() throws {
        let events = [
            ("Prague", "01", "03"), ("Drive to Kraków", "03", "04"), ("Zakopane - hiking", "04", "06"),
        ]
        let text = events.map { title, first, last in
            "BEGIN:VEVENT\nUID:\(first)\nSUMMARY:\(title)\nDTSTART;VALUE=DATE:202705\(first)\n"
                + "DTEND;VALUE=DATE:202705\(last)\nEND:VEVENT\n"
        }.joined()
        #expect(
            try Program.stops(of: "BEGIN:VCALENDAR\nVERSION:2.0\n\(text)END:VCALENDAR\n", as: "trip.ics") == [
                "Prague x2", "Kraków x1 (Drive to Kraków)", "Zakopane x1 (Zakopane - hiking)",
            ])
    }

    @Test("In JSON a route has a name, and a stop of which it is true that one sleeps there has a night")
    func json() throws {
        let text = """
            {"routeName":"Ardennes","stops":[{"name":"Namur","lat":50.46,"lng":4.86},
            {"name":"Dinant","lat":50.26,"lng":4.91,"stayOvernight":true},{"name":"Bouillon","lat":49.79,"lng":5.06}]}
            """
        #expect(try Program.stops(of: text, as: "r.json") == ["Namur", "Dinant x1", "Bouillon"])
    }

    @Test("A name in JSON may be an object with a text")
    func names() throws {
        let text = """
            {"places":[{"displayName":{"text":"Cape Point","languageCode":"en"},"location":{"latitude":-34.36,
            "longitude":18.5}},{"displayName":{"text":"Hermanus"},"location":{"latitude":-34.41,"longitude":19.25}}]}
            """
        #expect(try Program.stops(of: text, as: "places.json") == ["Cape Point", "Hermanus"])
    }

    @Test("The names of lines that follow one another are those of their ends, also with a long dash without spaces")
    func lines() throws {
        let lines = [("Zürich–Luzern", "[8.54,47.37],[8.31,47.05]"), ("Luzern–Lugano", "[8.31,47.05],[8.95,46.0]")]
        let features = lines.map { name, points in
            "{\"type\":\"Feature\",\"properties\":{\"name\":\"\(name)\"},\"geometry\":{\"type\":\"LineString\","
                + "\"coordinates\":[\(points)]}}"
        }
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
        #expect(try Program.stops(of: text, as: "lines.geojson") == ["Zürich", "Luzern", "Lugano"])
    }

    @Test("A line that begins at the first of some points and goes on behind the last leads to a stop at its end")
    func lineBehindPoints() throws {
        func point(_ name: String, _ place: String) -> String {
            "{\"type\":\"Feature\",\"properties\":{\"name\":\"\(name)\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[\(place)]}}"
        }
        let line =
            "{\"type\":\"Feature\",\"properties\":{},\"geometry\":{\"type\":\"LineString\",\"coordinates\":"
            + "[[11.58,48.14],[12.13,47.86],[13.05,47.8]]}}"
        let features = [line, point("Start", "11.58,48.14"), point("Feed", "12.13,47.86")].joined(separator: ",")
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\(features)]}"
        #expect(try Program.stops(of: text, as: "line.geojson") == ["Start", "Feed", "near Salzburg"])
    }

    @Test("One place some way from a track is a stop on its way; one far from it is not", arguments: [0.02, 0.2])
    func track(distance: Double) throws {
        let points = (0...40).map { "<trkpt lat=\"47\" lon=\"\(8.0 + Double($0) / 40)\"/>" }.joined()
        let text = """
            <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="\(47 + distance)" lon="8.5">
            <name>Station</name></wpt><trk><name>Tour</name><trkseg>\(points)</trkseg></trk></gpx>
            """
        let program = try Program()
        _ = try program.run("import", program.write("t.gpx", text))
        #expect(try program.run("show", "Tour").output.contains("Station") == (distance < 0.1))
    }
}
