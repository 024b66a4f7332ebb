import Testing

/// Tables of travellers, with the places that the program knows: the stops that they mean.
@Suite struct TableMeaningTests {
    @Test(
        "A house below where one slept is no stop, also where it is called like a town elsewhere",
        arguments: ["Where we stayed", "Where we slept", "Übernachtung", "Overnight"])
    func houses(column: String) throws {
        let rows = [
            ["Day", "Route", column], ["1", "Los Angeles to Needles", "Rio Del Sol Inn"],
            ["2", "Needles to Williams", "Grand Canyon Hotel"], ["3", "Williams to Gallup", "El Rancho"],
            ["4", "Gallup to Albuquerque", "El Vado"],
        ]
        let found = try Program.stops(of: rows.map { $0.joined(separator: ",") }.joined(separator: "\n"))
        #expect(
            found == [
                "Los Angeles", "Needles x1 (\(column): Rio Del Sol Inn)", "Williams x1 (\(column): Grand Canyon Hotel)",
                "Gallup x1 (\(column): El Rancho)", "Albuquerque x1 (\(column): El Vado)",
            ])
    }

    @Test("A town of the night on the way of a row is a stop, one far from it is not")
    func nights() throws {
        let found = try Program.stops(
            of:
                "Day,Route,Overnight\n1,Lyon - Annecy,Aix-les-Bains\n2,Annecy - Chamonix,Chamonix\n3,Chamonix - Martigny,Dijon\n"
        )
        #expect(found.count == 6, "\(found)")
        #expect(
            found.prefix(4).map { String($0.prefix { $0 != " " }) } == ["Lyon", "Annecy", "Aix-les-Bains", "Annecy"])
        #expect(found.last?.hasPrefix("Martigny x1 (Overnight: Dijon)") == true, "\(found)")
    }

    @Test(
        "A first row like those below it is a stop, and what the others are is known by their cells",
        arguments: [
            (
                "Bordeaux;2 nuits;hôtel;120 €\nArcachon;1 nuit;camping;35 €\nBiarritz;3 nuits;location;300 €\n",
                ["Bordeaux x2 120 (hôtel)", "Arcachon x1 35 (camping)", "Biarritz x3 300 (location)"]
            ),
            (
                "Lübeck,2 Nächte,95 €\nWismar,1 Nacht,80 €\nRostock,3 Nächte,210 €\n",
                ["Lübeck x2 95", "Wismar x1 80", "Rostock x3 210"]
            ),
            (
                "2027-07-01;Oslo;120 km\n2027-07-03;Lillehammer;185 km\n2027-07-04;Trondheim;340 km\n",
                ["Oslo x2 (120 km)", "Lillehammer x1 (185 km)", "Trondheim (340 km)"]
            ),
        ])
    func firstRow(text: String, stops: [String]) throws {
        #expect(try Program.stops(of: text, as: "t.csv") == stops)
    }

    @Test("Times of what is done in a town stand beside that, and are none of the town")
    func activities() throws {
        let rows =
            "1,New York,Statue of Liberty ferry,09:00\n1,New York,Broadway show,19:00\n2,Philadelphia,Liberty Bell,10:30\n"
        let program = try Program()
        let path = try program.write("t.csv", "Day,City,Activity,Time\n" + rows)
        #expect(try program.run("import", path).status == 0)
        let trip = try program.run("show", "t", "--json").output
        #expect(!trip.contains("\"leave\"") && !trip.contains("\"arrive\""), "\(trip)")
        #expect(trip.contains("09:00 Statue of Liberty ferry\\n19:00 Broadway show"), "\(trip)")
        #expect(trip.contains("10:30 Liberty Bell"), "\(trip)")
    }

    @Test("A sight that is not known is told to be in its town, with its town and country in the note")
    func placedInTown() throws {
        let found = try Program.stops(
            of:
                """
                Attraction,Town,Country
                Neuschwanstein,Füssen,Germany
                Rothenburg walls,Rothenburg ob der Tauber,Germany
                Zugspitze,Garmisch-Partenkirchen,Germany

                """)
        #expect(
            found == [
                "Neuschwanstein (Town: Füssen/Country: Germany)",
                "Rothenburg walls (about here: Rothenburg walls, Rothenburg ob der Tauber, Germany)",
                "Zugspitze (Town: Garmisch-Partenkirchen/Country: Germany)",
            ])
        let site = try Program.stops(
            of:
                "Site,Place\nAcropolis,Athens\nTemple of Apollo,Delphi\nGreat Meteoron Monastery,Kalambaka\n")
        #expect(site.dropFirst().first == "Temple of Apollo (about here: Temple of Apollo, Delphi)", "\(site)")
    }

    @Test("Ways beside the towns of their nights begin where the first one does, also where one of them is not known")
    func routes() throws {
        let found = try Program.stops(
            of:
                """
                Day,Date,Route,Overnight
                1,2027-04-15,Porto Covo → Vila Nova de Milfontes,Vila Nova de Milfontes
                2,2027-04-16,VN Milfontes → Almograve,Almograve
                3,2027-04-17,Almograve → Zambujeira do Mar,Zambujeira do Mar

                """)
        #expect(
            found == ["Porto Covo", "Vila Nova de Milfontes x1", "Almograve x1", "Zambujeira do Mar x1"], "\(found)")
    }

    @Test("A row that is called by a move to the town of its night is that town")
    func moves() throws {
        let found = try Program.stops(
            of:
                "Day,City/Activity,Overnight\n1,Arrive Lima (LIM),Lima\n2,Return to Cusco,Cusco\n3,Machu Picchu,Aguas Calientes\n"
        )
        #expect(found.prefix(2) == ["Lima x1 (Arrive Lima (LIM))", "Cusco x1 (Return to Cusco)"], "\(found)")
    }
}
