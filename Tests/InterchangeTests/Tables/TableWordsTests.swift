import Entities
import Interchange
import TestSupport
import Testing

@Suite("What the columns of the tables of others mean, by their names and their texts")
struct TableWordsTests {
    @Test(
        "Dates of arrival and departure beside legs are those at the end of each leg",
        arguments: [
            "Stage,Arrive,Depart\nLyon - Annecy,2027-05-05,2027-05-07\nAnnecy - Chamonix,2027-05-07,2027-05-08\n",
            "Stage,Arrival,Departure\nLyon - Annecy,2027-05-05,2027-05-07\nAnnecy - Chamonix,2027-05-07,2027-05-08\n",
            "Día;Etapa;Llegada;Salida\n1;Lyon - Annecy;05/05/2027;07/05/2027\n3;Annecy - Chamonix;07/05/2027;08/05/2027\n",
            "Étape;Arrivée;Départ\nLyon – Annecy;5 mai 2027;7 mai 2027\nAnnecy – Chamonix;7 mai 2027;8 mai 2027\n",
            "Etappe;Anreise;Abreise\nLyon – Annecy;05.05.2027;07.05.2027\nAnnecy – Chamonix;07.05.2027;08.05.2027\n",
        ])
    func daysOfLegs(text: String) {
        #expect(tableReading(text).prefix(4) == ["2027-05-05", "Lyon", "Annecy|2", "Chamonix|1"])
    }

    @Test("A column that only counts names nothing, and ways stand in the column of towns")
    func numberedNames() {
        #expect(
            tableReading("Étape,Ville,Prix\nJour 1,Lyon – Annecy,80\nJour 2,Annecy – Chamonix,35\n")
                == ["no start", "Lyon", "Annecy|1|80", "Chamonix|35"])
        #expect(
            tableReading("Stop,City,Nights\nStop 1,Lyon,2\nStop 2,Annecy,1\n")
                == ["no start", "Lyon|2", "Annecy|1", "columns that were not taken: Stop"])
        #expect(
            tableReading(
                "Étape,Ville,Date\nJour 1,Lyon – Annecy,2027-07-01\nJour 2,Annecy – Chamonix,2027-07-02\n"
            )
            .prefix(4) == ["2027-07-01", "Lyon", "Annecy|1", "Chamonix"])
    }

    @Test("Marks of Markdown are no part of names, and the address of a link goes into the note")
    func markdown() {
        let rows =
            "| [Zermatt](https://example.org/z) | 2 |\n| **Lyon** | 1 |\n| *Annecy* | `3` |\n| **Total** | 6 |\n"
        let found = [
            "no start", "Zermatt|2|https://example.org/z", "Lyon|1", "Annecy|3", "it is a row of totals",
        ]
        #expect(tableReading("| Stop | **Nights** |\n|---|---|\n\(rows)") == found)
        #expect(
            tableReading("# Alps\n\n| Stop | Nights |\n|---|---|\n\(rows)\nEnd.\n", as: ListFormat())
                .prefix(5) == found[...])
        #expect(
            tableReading("Stop,Hotel\nLyon,[Ibis](https://example.org/i)\nAnnecy,_Novotel_\n")
                == [
                    "no start", "Lyon|Hotel: Ibis (https://example.org/i)", "Annecy|Hotel: Novotel",
                    "columns that are in the notes: Hotel",
                ])
        // A map's link is the place.
        #expect(
            tableReading("Stop;Nights\n[Home](https://maps.google.com/?q=45.9237,6.8694);2\nLyon;1\n")
                == ["no start", "Home|2", "Lyon|1"])
        // Stars and brackets within a name stay.
        #expect(
            tableReading("Name,lat,lon\nHotel ***,46,7\nB*B [old],46.1,7\nsnake_case_x,46.2,7\n")
                == ["no start", "Hotel ***", "B*B [old]", "snake_case_x"])
    }

    @Test(
        "Questions in place of names of columns",
        arguments: [
            "When,What,Where\n1 June 2027,Walk,Lyon\n2 June 2027,Swim,Annecy\n",
            "When,Where,What\n1 June 2027,Lyon,Walk\n2 June 2027,Annecy,Swim\n",
            "Wann;Was;Wo\n1. Juni 2027;Walk;Lyon\n2. Juni 2027;Swim;Annecy\n",
            "Quand,Quoi,Où\n1 juin 2027,Walk,Lyon\n2 juin 2027,Swim,Annecy\n",
            "Cuándo,Qué,Dónde\n1 de junio de 2027,Walk,Lyon\n2 de junio de 2027,Swim,Annecy\n",
        ])
    func questions(text: String) {
        let found = tableReading(text)
        #expect(found.first == "2027-06-01")
        #expect(
            found.dropFirst().prefix(2).map { $0.split(separator: "|").first ?? "" } == [
                "Lyon", "Annecy",
            ])
        #expect(found[1].hasPrefix("Lyon|1|") && found[1].hasSuffix(": Walk"))
    }

    @Test("Days that stand in a column called like dates, and plans of days in words")
    func plans() {
        #expect(
            tableReading("When,Where\nDay 1,Lyon\nDay 2-3,Annecy\nDay 4,Chamonix\n")
                == ["no start", "Lyon|1", "Annecy|2", "Chamonix"])
        #expect(
            tableReading("Date,Plan\n2027-06-01,Lyon\n2027-06-02,Annecy\n").prefix(3)
                == ["2027-06-01", "Lyon|1", "Annecy"])
        #expect(
            tableReading(
                "Date,Plan\n1 June 2027,Arrive in Lyon\n2 June 2027,Drive to Annecy\n4 June 2027,Annecy to Chamonix\n"
            )
                == [
                    "2027-06-01", "Lyon|1", "Annecy|2", "Chamonix",
                    "no column is called as places are; the rows were read as lines of a list",
                ])
    }

    @Test("Signs for nothing are nothing", arguments: ["-", "—", "–", "n/a", "N/A", "./."])
    func nothing(sign: String) {
        #expect(
            tableReading(
                "City,Nights,Hotel,Cost,Notes\nLyon,2,Ibis,90,\(sign)\nAnnecy,\(sign),\(sign),\(sign),\(sign)\n"
            )
                == ["no start", "Lyon|2|90|Hotel: Ibis", "Annecy", "columns that are in the notes: Hotel"])
    }

    @Test("Where one sleeps is in the note, and numbers in its column are nights")
    func stays() {
        for label in ["Stay", "Hotel", "Logement", "Unterkunft"] {
            #expect(
                tableReading("City,\(label)\nLyon,Hotel Ibis\nAnnecy,Les Trésoms\n")
                    == [
                        "no start", "Lyon|\(label): Hotel Ibis", "Annecy|\(label): Les Trésoms",
                        "columns that are in the notes: \(label)",
                    ])
        }
        for label in ["Stay", "Hotel", "Overnight", "Logement", "Unterkunft", "Nuitée"] {
            let isHouse = !["Stay", "Overnight", "Nuitée"].contains(label)
            #expect(
                tableReading("City,\(label)\nLyon,2\nAnnecy,-\nChamonix,3\n")
                    == ["no start", "Lyon|2", "Annecy", "Chamonix|3"]
                    + (isHouse ? ["the numbers below “\(label)” were taken for those of nights"] : []))
        }
        // A length of time is one.
        #expect(
            tableReading("City,Stay\nLyon,2h\nAnnecy,1h30\n") == ["no start", "Lyon|2h", "Annecy|1h30"])
    }

    @Test("Two rows of titles, rows without a cell and a sum are no stops")
    func titles() {
        let text =
            "Our Alps,,,\nSummer 2027,,,\n,,,\nDay,Date,Route,km\nDay 1 (Sat),12 June 2027,Lyon - Annecy,140\n"
            + "Day 2 (Sun),13 June 2027,Annecy - Chamonix,95\n,,,\nTotal,,,235\n"
        #expect(
            tableReading(text) == [
                "2027-06-12", "Lyon", "Annecy|1|km: 140", "Chamonix|km: 95",
                "it stands before the names of the columns",
                "it is a row of totals",
                "no column is called as places are; “Route” was taken, whose texts go from place to place",
                "columns that are in the notes: km",
            ])
    }

    @Test("A heading of Markdown is the title without its signs") func heading() {
        let context = ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1))
        let text = "## **Alps** 2027\n\n| Name | lat | lon |\n|---|---|---|\n| A | 46 | 7 |\n"
        let imported = try? CSVFormat().read(Array(text.utf8), context)
        #expect(imported?.trips.map(\.name.text) == ["Alps 2027"])
    }

    @Test("The first and the last day in columns of their own, a day of the week beside a date, and a price of a night")
    func daysAndPrices() {
        for head in [
            "Date (from),Date (to)", "Datum von,Datum bis", "Date de début,Date de fin", "Fecha inicio,Fecha fin",
        ] {
            #expect(
                tableReading("\(head),City\n2 July 2027,4 July 2027,Lyon\n4 July 2027,5 July 2027,Annecy\n")
                    == ["2027-07-02", "Lyon|2", "Annecy|1"], "\(head)")
        }
        #expect(
            tableReading("Tag,Datum,Ort\nSamstag,5.6.2027,Lyon\nSo,6.6.2027,Annecy\n")
                == ["2027-06-05", "Lyon|1", "Annecy"])
        #expect(
            tableReading("Ciudad;Noches;Precio noche\nLyon;2;60 €\nAnnecy;1;55 €\n")
                == ["no start", "Lyon|2|120", "Annecy|1|55"])
    }

    @Test("Days side by side are no columns of places") func daysSideBySide() {
        let found = tableReading(",Mon,Tue,Wed\nMorning,Lyon,Annecy,Chamonix\nEvening,Annecy,Chamonix,Chamonix\n")
        #expect(found.count == 1)
    }
}
