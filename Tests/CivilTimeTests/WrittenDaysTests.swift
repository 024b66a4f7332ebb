import CivilTime
import Testing

@Suite("Days as people write them in front of a text or behind it") struct WrittenDaysTests {
    @Test(
        "one day or two in front of a text are read in any of the languages",
        arguments: [
            ("dal 3 al 5 luglio Palermo", "3 July – 5 July", "Palermo"),
            ("dall'8 al 10 luglio Siracusa", "8 July – 10 July", "Siracusa"),
            ("vom 3. bis 5. Juli Dresden", "3 July – 5 July", "Dresden"),
            ("du samedi 3 au lundi 5 juillet : Avignon", "3 July – 5 July", "Avignon"),
            ("od 5 do 8 lipca – Mikołajki", "5 July – 8 July", "Mikołajki"),
            ("de 3 a 5 de julho: São Paulo", "3 July – 5 July", "São Paulo"),
            ("van 5 tot 7 juli: Bremen", "5 July – 7 July", "Bremen"),
            ("pá 2. 7. Tábor", "Fri 2 July", "Tábor"),
            ("30.04 czw: Warszawa", "Thu 30 April", "Warszawa"),
            ("4月4日(土) 長崎", "Sat 4 April", "長崎"),
            ("7월 3일 (토) 서울", "Sat 3 July", "서울"),
            ("július 3–5. Győr", "3 July – 5 July", "Győr"),
            ("1 июля — Москва", "1 July", "Москва"),
            ("3 Temmuz İzmir", "3 July", "İzmir"),
            ("Tue 06 Oct 2026 CAPE TOWN", "Tue 6 October 2026", "CAPE TOWN"),
            ("3.7. Fri: Seattle", "Fri 3 July", "Seattle"),
            ("28 Dec – 2 Jan: Graz", "28 December – 2 January", "Graz"),
            ("2027. július 3. Bath", "3 July 2027", "Bath"),
            ("Fri–Sun 3–5 July: Bath", "3 July – 5 July", "Bath"),
            ("5.6. – Wed 9/6: Porto", "5 June – 9 June", "Porto"),
            ("2027-07-03 (Sat) Bath", "Sat 3 July 2027", "Bath"),
        ])
    func days(_ text: String, _ days: String, _ rest: String) throws {
        let found = try #require(WrittenDays(atBeginningOf: text))
        #expect(found.text == days)
        #expect(found.rest == rest)
    }

    @Test("a day without a month is in that of the line above", arguments: ["du 8 au 10 : Cassis", "le 10 : Lyon"])
    func monthAbove(_ text: String) {
        #expect(WrittenDays(atBeginningOf: text, month: 7)?.month == 7)
        #expect(WrittenDays(atBeginningOf: text) == nil)
    }

    @Test(
        "one day or two behind a name are read",
        arguments: [
            ("Lisbon 3-5 April", "3 April – 5 April", "Lisbon"), ("Évora 5 April", "5 April", "Évora"),
            ("Bath (Sat 3 July)", "Sat 3 July", "Bath"), ("Porto, 3.–5. Juli", "3 July – 5 July", "Porto"),
        ])
    func atEnd(_ text: String, _ days: String, _ rest: String) throws {
        let found = try #require(WrittenDays(atEndOf: text))
        #expect(found.text == days)
        #expect(found.rest == rest)
    }

    @Test(
        "other numbers are no days",
        arguments: [
            "3 nights in Bath", "2 Marseille", "10:30 Bath", "12 km to Bath", "5 km - 3 nights",
            "31. Februar Bonn", "7/8 Bath", "3 to go",
        ])
    func none(_ text: String) {
        #expect(WrittenDays(atBeginningOf: text) == nil)
        #expect(WrittenDays(atEndOf: "Bath \(text)") == nil)
    }

    @Test("nights behind a day are no second day") func nightsBehindDay() throws {
        let found = try #require(WrittenDays(atBeginningOf: "3 July - 5 nights in Bath"))
        #expect(found.text == "3 July")
        #expect(found.rest == "5 nights in Bath")
    }
}
