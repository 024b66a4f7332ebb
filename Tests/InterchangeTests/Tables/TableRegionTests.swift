import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Regions, ditto marks and addresses in tables") struct TableRegionTests {
    /// The latitudes of the places that are known.
    private static let places = [
        "Moab, UT": 38.6, "Page, AZ": 36.9, "Page, Arizona": 36.9, "Zion, UT": 37.2, "UT": 39, "AZ": 34, "Moab": 31,
        "Page": 48, "Milano, Lombardia": 45.5, "Bologna, Emilia-Romagna": 44.5, "Bologna": 43, "Bologna, BO": 42,
        "Freiburg, Baden-Württemberg": 48, "Ulm, BW": 48.4, "Bilbao": 43.3, "Boston": 42.4, "Boston, MA": 42.3,
        "72070 Tübingen": 48.5, "Tübingen": 48.5, "Graz": 47, "Salzburg": 47.8,
    ]

    private func read(_ text: String, as format: any TripFormat = CSVFormat()) throws -> [String] {
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                guard let latitude = Self.places[text], let place = try? Coordinate(latitude: latitude, longitude: 10)
                else { return FoundPlace.ofCoordinates(text, near: near) }
                return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
            }, today: CivilDate(daysSince1970: 20_600))
        let imported = try format.read(Array(text.utf8), context)
        let stops = imported.trips.first?.waypoints ?? []
        return stops.map { stop in
            ([stop.name.text, "\(stop.location.latitude)"] + [stop.plan.nights.map { "\($0) n" }].compactMap { $0 }
                + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
        } + imported.skipped.map(\.reason)
    }

    @Test(
        "The region beside a town says which of its name is meant, whatever the towns are called",
        arguments: [
            (
                "Date,Overnight Stop,State,Nights\n2027-06-12,Moab,UT,2\n2027-06-14,Page,AZ,1\n",
                ["Moab|38.6|2 n", "Page|36.9|1 n"]
            ),
            ("Our base,State\nMoab,UT\nPage,AZ\n", ["Moab|38.6", "Page|36.9"]),
            ("City,State\nMoab,UT\nPage,Arizona\n", ["Moab|38.6", "Page|36.9"]),
            (
                "Day,Base,State,Lodging\n1,Moab,UT,Hoodoo Hotel\n2,Page,AZ,Zion\n",
                ["Moab|38.6|1 n|Lodging: Hoodoo Hotel", "Page|36.9|1 n|Lodging: Zion"]
            ),
            ("Città,Provincia\nMilano,MI\nBologna,BO\n", ["Milano|45.5", "Bologna|44.5"]),
            ("Town,State\nMilano,MI\nBologna,BO\n", ["Milano|45.5", "Bologna|42.0"]),
            (
                "Stadt;Bundesland\nFreiburg;BW\nUlm;BW\n",
                ["Freiburg|48.0", "no place is known as “Ulm, Baden-Württemberg”"]
            ),
            ("Town,Region\nFreiburg,BW\nUlm,BW\n", ["Freiburg|48.0", "Ulm|48.4"]),
        ])
    func regions(table: String, expected: [String]) throws {
        let found = try read(table)
        #expect(found.map { $0.hasPrefix("“Ulm") ? expected.last ?? "" : $0 } == expected)
    }

    @Test("A day of the week on which both readings of a date are leaves that to the others") func weekdays() throws {
        #expect(
            try read("Date,Town\nSat 7/10/27,Graz\nSun 7/11/27,Salzburg\nMon 7/12/27,Graz\n")
                == ["Graz|47.0|1 n", "Salzburg|47.8|1 n", "Graz|47.0"])
    }

    @Test(
        "Days in words, nights in short and times without minutes",
        arguments: [
            ("Day,Town\n1. Tag (Sa),Graz\n3. Tag (Mo),Salzburg\n", ["Graz|47.0|2 n", "Salzburg|47.8"]),
            ("Day,Town\n1 - Sat 7/10/2027,Graz\nDay 2 - Sun 7/11/2027,Salzburg\n", ["Graz|47.0|1 n", "Salzburg|47.8"]),
            ("Town,Nts\nGraz,2 nts\nSalzburg,1\n", ["Graz|47.0|2 n", "Salzburg|47.8|1 n"]),
            ("Town,Nights,Check-out\nGraz,2,11am\nSalzburg,1,10 am\n", ["Graz|47.0|2 n", "Salzburg|47.8|1 n"]),
        ])
    func shortTexts(table: String, expected: [String]) throws {
        #expect(try read(table) == expected)
    }

    @Test("A town is looked for around a region that is a place as well") func aroundRegion() throws {
        #expect(try read("Ciudad,Provincia\nSalzburg,Graz\n") == ["Salzburg|47.8"])
        let found = try read("Ciudad,Provincia\nBoston,Graz\n")
        #expect(found.count == 1 && found[0].contains("Boston, Graz"))
    }

    @Test("What is no region that is known takes no town away and is in its note") func noRegion() throws {
        #expect(try read("Ciudad,Provincia\nBilbao,confirmado\n") == ["Bilbao|43.3|Provincia: confirmado"])
        let found = try read("City,State\nBilbao,UT\n")
        #expect(found.count == 1 && found[0].contains("Bilbao, UT"))
    }

    @Test(
        "A ditto mark means the cell above",
        arguments: ["\"", "\"\"\"\"", "″", "''", "do.", "id.", "Idem", "dito", "-\"-", "〃", " \" "])
    func dittos(mark: String) throws {
        for separator in [",", "\t", ";"] {
            let rows = [
                ["Date", "Town", "Hotel"], ["2027-06-12", "Graz", "Inn"], ["2027-06-13", mark, mark],
                ["2027-06-14", "Salzburg", mark], [mark, "Graz", "Last"],
            ]
            let table = rows.map { $0.joined(separator: separator) + "\n" }.joined()
            let found = try read(table, as: CSVFormat(tabbed: separator == "\t"))
            #expect(
                found.map { $0.split(separator: "|").filter { !$0.hasSuffix(" n") } } == [
                    ["Graz", "47.0", "Hotel: Inn"], ["Salzburg", "47.8", "Hotel: Inn"],
                    ["Graz", "47.0", "Hotel: Last"],
                ])
        }
    }

    @Test("A quote that is none is a sign of its text between tabs, and a fault between commas") func looseQuotes()
        throws
    {
        #expect(
            try read("Town\tHotel\nGraz\t\"Zum Löwen\nSalzburg\t\"Zum\" Hirsch\nBilbao\t\"Zur, Post\"\n")
                == [
                    "Graz|47.0|Hotel: \"Zum Löwen", "Salzburg|47.8|Hotel: \"Zum\" Hirsch",
                    "Bilbao|43.3|Hotel: Zur, Post",
                ])
        #expect(throws: (any Error).self) { try read("Town,Hotel\nGraz,\"Zum Löwen\nSalzburg,x\n") }
        #expect(throws: (any Error).self) { try read("Town,Hotel\nGraz,\"Zum\" Löwen\nSalzburg,x\n") }
    }

    @Test("Texts in quotes that begin with a separator or a line end stay", arguments: [",", "\t"])
    func quotedSeparators(separator: String) throws {
        let table = "Town|Hotel|Nights\nGraz|\"|\"|1\nSalzburg|\"| a\nb\"|1\nBilbao|\"\nx\"|1\n".map {
            $0 == "|" ? separator : "\($0)"
        }
        let found = try read(table.joined(), as: CSVFormat(tabbed: separator == "\t"))
        #expect(found.map { String($0.prefix { $0 != "|" }) } == ["Graz", "Salzburg", "Bilbao"])
        #expect(found.allSatisfy { $0.contains("|1 n") })
    }

    @Test("A table of this program has no ditto marks") func own() throws {
        let found = try read("Trip,Name,Latitude,Longitude,Note,LegMeters\nT,id.,1,2,x,\nT,id.,3,4,do.,5\n")
        #expect(found == ["id.|1.0|x", "id.|3.0|do."])
    }

    @Test("The town behind a word for home is the place") func home() throws {
        #expect(
            try read("Date,Where\n2027-06-01,Graz\n2027-06-02,home (Boston)\n") == ["Graz|47.0|1 n", "Boston|42.4"])
        #expect(try read("Name,Nights\nGraz,1\nnach Hause (Boston),\n") == ["Graz|47.0|1 n", "Boston|42.4"])
        #expect(try read("City,State\nMoab,UT\nback home (Boston),MA\n") == ["Moab|38.6", "Boston, MA|42.3"])
    }

    @Test("A note says an address once") func address() throws {
        #expect(
            try read("Name,Address,Location\nInn,\"Markt 2, 72070 Tübingen\",\"Markt 2 72070 Tübingen\"\n")
                == ["Inn|48.5|about here: Markt 2, 72070 Tübingen"])
        #expect(
            try read("Name,Address\n\"Markt 2, 72070 Tübingen\",\"Markt 2, 72070 Tübingen\"\n")
                == ["Markt 2, 72070 Tübingen|48.5"])
    }

    @Test(
        "Where people meet is what a stop is called, in the town of its address",
        arguments: ["Treffpunkt", "Meeting point", "Point de rendez-vous", "Punto de encuentro", "Ritrovo"])
    func meetings(head: String) throws {
        #expect(
            try read("\(head);Adresse;Ort\nTankstelle;Hauptstr. 5;Graz\nCafé;Markt 3;Salzburg\n").map {
                $0.prefix { $0 != "|" }
            }
                == ["Tankstelle", "Café"])
        #expect(
            try read("\(head);Ort\nCafé;Graz\nRathaus;Salzburg\n") == [
                "Graz|47.0|\(head): Café", "Salzburg|47.8|\(head): Rathaus",
            ])
        #expect(try read("\(head);Nights\nGraz;1\nSalzburg;2\n") == ["Graz|47.0|1 n", "Salzburg|47.8|2 n"])
    }
}
