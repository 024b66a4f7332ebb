import Foundation
import Testing

/// Tables of others, with the names of places that are built in.
@Suite struct ForeignTableTests {
    @Test("An activity beside a town and a street names the stop, at the sight that it is, else in its town")
    func activities() throws {
        let program = try Program()
        let path = try program.write(
            "tour.csv",
            """
            Day,City,Activity,Address
            1,Paris,Eiffel Tower,"5 Avenue Anatole France, 75007 Paris"
            2,Versailles,Palace of Versailles,"Place d'Armes, 78000 Versailles"
            3,Rouen,Dinner at the Vieux Marché,"12 Place du Vieux-Marché, 76000 Rouen"

            """)
        let run = try program.run("import", path)
        #expect(run.status == 0)
        #expect(run.errors.contains("line 2: “Eiffel Tower” was looked up: Eiffel Tower (sight, FR)"), "\(run.errors)")
        #expect(run.errors.contains("line 4: “Dinner at the Vieux Marché” is only placed in its town: Rouen (FR)"))
        let table = try program.run("export", "tour", "--format", "csv").output
        #expect(table.contains("tour,1,Eiffel Tower,48.8584,2.2945,"), "\(table)")
        #expect(table.contains("Address: 5 Avenue Anatole France, 75007 Paris"), "\(table)")
    }

    @Test("A sight of the name that is far from the address is not taken, nor is a town that a hotel is called after")
    func farSights() throws {
        let program = try Program()
        let path = try program.write(
            "tour.csv",
            "Name,City,Country\nEiffel Tower,Las Vegas,USA\nParis,Las Vegas,USA\nColosseum,Rome,Italy\n")
        #expect(try program.run("import", path).status == 0)
        let places = try program.run("export", "tour", "--format", "csv").output
        #expect(places.contains("Eiffel Tower,36.1"), "\(places)")
        #expect(places.contains("Paris,36.1"), "\(places)")
        #expect(places.contains("Colosseum,41.89"), "\(places)")
    }

    @Test("A town in front of its province, island or city and its country is meant, and not these")
    func provinces() throws {
        let program = try Program()
        let path = try program.write(
            "tour.csv",
            "Port,Country\n\"Civitavecchia (Rome), Italy\",\n\"Palma, Majorca, Spain\",\n\"Lagos, Faro, Portugal\",\n"
                + "\"Ronda, Málaga, España\",\n")
        let run = try program.run("import", path)
        #expect(run.status == 0 && !run.errors.contains("skipped"), "\(run.errors)")
        let places = try program.run("export", "tour", "--format", "csv").output
        for place in ["Italy\",42.0", "Spain\",39.5", "Portugal\",37.1", "España\",36.7"] {
            #expect(places.contains(place), "\(places)")
        }
    }

    @Test(
        "Beside a street without a town the place in front of it is the town, and a house is in the town of its address"
    )
    func streets() throws {
        let program = try Program()
        let path = try program.write(
            "tour.csv",
            "Place,Address\nLyon,12 rue de la Charité\nGasthof X,\"Marktplatz 1, 4830 Hallstatt\"\n")
        let run = try program.run("import", path)
        #expect(run.status == 0 && !run.errors.contains("skipped"), "\(run.errors)")
        let places = try program.run("export", "tour", "--format", "csv").output
        #expect(
            places.contains("Lyon,45.7") && places.contains("\"about here: 12 rue de la Charité, Lyon\""), "\(places)")
        #expect(places.contains("Gasthof X,47.5"), "\(places)")
    }
}
