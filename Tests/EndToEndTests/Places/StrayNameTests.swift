import Testing

/// Names of which a place far from all others of the file has more people than the one among these.
@Suite("Names of a file are places beside each other") struct StrayNameTests {
    /// The words about an import.
    private func take(_ text: String, as file: String = "plan.csv") throws -> String {
        let program = try Program()
        let run = try program.run("import", program.write(file, text), "--verbose")
        return run.output + run.errors
    }

    @Test(
        "A name that several places have is the one beside the others of the file",
        arguments: [
            ("Day,City,Activity\n1,Lisbon,a\n2,Evora,b\n3,Lagos,c\n4,Faro,d\n", "Lagos (NG)"),
            ("Day,City,Activity\n1,Porto,a\n2,Lisbon,b\n3,Lagos,c\n4,Lagos,d\n5,Porto,e\n", "Lagos (NG)"),
            ("Day,City,Activity\n1,Lagos,a\n2,Sagres,b\n3,Faro,c\n", "Lagos (NG)"),
            ("Day,City,Activity\n1,Madrid,a\n2,Leon,b\n3,Santiago,c\n4,Porto,d\n", "(CL)"),
            ("Day,City,Activity\n1,Santiago,a\n2,Porto,b\n3,Lisbon,c\n", "(CL)"),
        ])
    func beside(text: String, wrong: String) throws {
        let said = try take(text)
        #expect(!said.contains("skipped"), "\(said)")
        #expect(!said.contains(wrong), "\(said)")
    }

    @Test(
        "A village that is clear by itself stays so behind a name that only it makes clear",
        arguments: ["Durham\nBamburgh\n", "York\nDurham\nAlnwick\n", "Newcastle\nBamburgh\n"])
    func village(list: String) throws {
        let said = try take(list, as: "plan.txt")
        #expect(!said.contains("skipped"), "\(said)")
    }

    @Test(
        "Of several towns of a name the one between its neighbours is meant, or the much larger one on that way",
        arguments: [
            ("City,Nights\nKansas City,1\nColumbia,1\nSt. Louis,2\n", "Columbia, Missouri"),
            ("City,Nights\nSt. Louis,2\nColumbia,1\nKansas City,1\n", "Columbia, Missouri"),
            ("City,Nights\nNashville,1\nColumbia,1\n\"Charleston, SC\",2\n", "Columbia, South Carolina"),
            (
                "City,Nights\n\"Plymouth, Massachusetts\",1\nConcord,1\n\"Manchester, New Hampshire\",1\n",
                "Concord, Massachusetts"
            ),
        ])
    func between(text: String, town: String) throws {
        let said = try take(text)
        #expect(said.contains(town), "\(said)")
        #expect(!said.contains("skipped"), "\(said)")
    }

    @Test(
        "Of few names those are meant that are known and beside each other, in any order",
        arguments: [
            ("Valencia\nBarcelona\n", ["Valencia (ES)", "Barcelona (ES)"]),
            ("Barcelona\nValencia\n", ["Valencia (ES)", "Barcelona (ES)"]),
            ("Cordoba\nGranada\nLeon\n", ["Córdoba (ES)", "Granada (ES)", "León (ES)"]),
            ("León\nBurgos\nSantander\n", ["León (ES)", "Burgos (ES)", "Santander (ES)"]),
            ("Biarritz\nSaint-Sébastien\nBilbao\n", ["Donostia / San Sebastián (ES)"]),
            ("Zaragoza\nSalamanca\nNazaré\n", ["Salamanca, Castile and León (ES)"]),
            ("Nantes\nBordeaux\nBiarritz\nSaint-Sébastien\n", ["Donostia / San Sebastián (ES)"]),
            ("San Sebastián\nBilbao\nSantander\nOviedo\n", ["Donostia / San Sebastián (ES)"]),
            ("Hamburg\nBremen\nAmsterdam\nBrügge\nParis\n", ["Brugge (BE)"]),
            // A flight is no reason to look elsewhere.
            ("New York\nLondon\nParis\n", ["New York City, New York (US)", "London (GB)", "Paris (FR)"]),
        ])
    func few(text: String, towns: [String]) throws {
        let said = try take(text, as: "plan.txt")
        for town in towns { #expect(said.contains(town), "\(said)") }
        #expect(!said.contains("skipped"), "\(said)")
    }

    @Test("Between two towns of a name that are both on the way none is taken, and both are told")
    func onTheWayBoth() throws {
        let said = try take("City,Nights\nBoston,1\nConcord,1\n\"Portland, Maine\",2\n")
        #expect(said.contains("“Concord” fits"), "\(said)")
        #expect(said.contains("Concord, Massachusetts") && said.contains("Concord, New Hampshire"), "\(said)")
    }

    @Test("A country behind the name decides, and a place far from all others is told")
    func far() throws {
        let text = "Day,City\n1,Lisbon\n2,Evora\n3,\"Lagos, Nigeria\"\n4,Faro\n"
        let said = try take(text)
        #expect(said.contains("Lagos (NG)"))
        #expect(said.contains("is far from all other stops"))
    }

    @Test("A small town near the others that has the name of a city far away is told, with the text for that")
    func overshadowed() throws {
        let said = try take("City,Nights\nSan Francisco,1\nMonterey,1\nSanta Barbara,1\nLondon,1\n")
        #expect(
            said.contains(
                "“London” was taken for London, California (US), which is near the others; for London (GB) write "
                    + "“London, GB”"), "\(said)")
        #expect(!(try take("City,Nights\nSan Francisco,1\nMonterey,1\n").contains("was taken for")))
    }

    @Test("A town in a state in which it is not known is said to be elsewhere")
    func elsewhere() throws {
        let said = try take("City,State\nMoab,UT\nBicknell,UT\n")
        #expect(said.contains("no “Bicknell” is known in “UT”, only elsewhere"), "\(said)")
    }
}
