import Interchange
import Testing

/// Tables of what a journey costs, and of kinds of places.
@Suite("Budgets and kinds of tables") struct BudgetTests {
    @Test(
        "Several columns of costs are the cost of a stop, and its parts are in the note",
        arguments: [
            (
                "Date,Name,Lat,Lon,Lodging,Food,Fuel\n2027-06-01,A,1,2,120,40,0\n2027-06-02,B,3,4,150,60,40\n",
                [
                    "2027-06-01", "A|1|160|2027-06-01: Lodging 120, Food 40",
                    "B|250|2027-06-02: Lodging 150, Food 60, Fuel 40",
                ]
            ),
            (
                "Name,Lat,Lon,Unterkunft,Essen,Benzin\nA,1,2,\"€ 1.200,50\",€ 40,\nB,3,4,€ 95,,€ 5\n",
                ["no start", "A|1240.50|Unterkunft € 1.200,50, Essen € 40", "B|100|Unterkunft € 95, Benzin € 5"]
            ),
            (
                "Nom,Lat,Lon,Hébergement (€),Repas (€)\nA,1,2,80,20\n",
                ["no start", "A|100|Hébergement 80, Repas 20"]
            ),
            ("Name,Lat,Lon,Lodging\nA,1,2,120\n", ["no start", "A|120"]),
            ("Name,Lat,Lon,Hotel cost,Food\nA,1,2,120,45\n", ["no start", "A|165|Hotel cost 120, Food 45"]),
            (
                "Name,Lat,Lon,Lodging,Food\nA,1,2,Hotel Post,40\n",
                ["no start", "A|40|Lodging: Hotel Post", "columns that are in the notes: Lodging"]
            ),
        ])
    func budgets(text: String, expected: [String]) throws {
        #expect(try othersPlan(text) == expected)
    }

    @Test("A thousand with its sign is one amount", arguments: ["£1,200", "1,200 EUR", "1.200 €", "CHF 1'200", "1200"])
    func thousands(amount: String) throws {
        #expect(try othersPlan("Name,Lat,Lon,Cost\nA,1,2,\"\(amount)\"\n") == ["no start", "A|1200"])
    }

    @Test("A column of categories is the kinds, in the words of others")
    func kinds() throws {
        let text = "name,lat,lon,category\nA,1,2,campsite\nB,3,4,Restaurants\nC,5,6,Viewpoint\nD,7,8,Odd\n"
        #expect(try othersPlan(text) == ["no start", "A|sleep", "B|eat", "C|see", "D|Odd"])
        // What sorts other things stays in the notes.
        let other = "name,lat,lon,type\nA,1,2,x\nB,3,4,y\n"
        #expect(
            try othersPlan(other) == ["no start", "A|type: x", "B|type: y", "columns that are in the notes: type"])
    }

    @Test("Symbols and types of GPX are kinds, and those without a meaning are told")
    func symbols() throws {
        func point(_ name: String, _ inside: String) -> String {
            "<wpt lat='1' lon='2'><name>\(name)</name>\(inside)</wpt>"
        }
        let points =
            point("A", "<sym>Lodging</sym>") + point("B", "<sym>Scenic Area</sym>")
            + point("C", "<type>Restaurants</type>")
            + point("D", "<sym>Flag, Blue</sym>")
        #expect(
            try othersPlan("<gpx>\(points)</gpx>", as: GPXFormat()) == [
                "no start", "A|sleep", "B|see", "C|eat", "D", "left out: the symbol of 1 point",
            ])
    }
}
