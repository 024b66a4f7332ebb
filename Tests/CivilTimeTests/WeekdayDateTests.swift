import CivilTime
import Testing

@Suite("A day of the week beside a date, in the languages that are read") struct WeekdayDateTests {
    /// The days of the week from Monday, long and short, by language.
    static let languages: [[[String]]] = [
        [["monday", "mon"], ["tuesday", "tue"], ["wednesday", "wed"], ["thursday", "thu"], ["friday", "fri"]],
        [["Montag", "Mo"], ["Dienstag", "Di"], ["Mittwoch", "Mi"], ["Donnerstag"], ["Freitag", "Fr"]],
        [["lundi", "lun"], ["mardi", "mar"], ["mercredi", "mer"], ["jeudi", "jeu"], ["vendredi", "ven"]],
        [["lunes", "lun"], ["martes", "mar"], ["miércoles", "mié"], ["jueves", "jue"], ["viernes", "vie"]],
        [["lunedì", "lun"], ["martedì", "mar"], ["mercoledì", "mer"], ["giovedì", "gio"], ["venerdì", "ven"]],
        [["maandag", "ma"], ["dinsdag", "di"], ["woensdag", "wo"], ["donderdag"], ["vrijdag", "vr"]],
        [["segunda", "seg"], ["terça", "ter"], ["quarta", "qua"], ["quinta", "qui"], ["sexta", "sex"]],
        [["måndag", "mån"], ["tisdag", "tis"], ["onsdag", "ons"], ["torsdag", "tor"], ["fredag", "fre"]],
        [["poniedziałek", "pon"], ["wtorek", "wt"], ["środa", "śr"], ["czwartek", "czw"], ["piątek", "pt"]],
        [["pondělí", "po"], ["úterý", "út"], ["středa", "st"], ["čtvrtek", "čt"], ["pátek", "pá"]],
        [["понедельник", "пн"], ["вторник", "вт"], ["среда", "ср"], ["четверг", "чт"], ["пятница", "пт"]],
    ]
    /// The first five days of May 2026 from Monday the 4th in several shapes; `#` is the number.
    static let shapes = [
        "# mai 2026", "# May 2026", "0#.05.2026", "#.5.2026", "2026-05-0#", "mai # 2026", "# de mayo de 2026",
        "# maggio 2026", "# mai", "# May",
    ]
    private static let today = CivilDate(daysSince1970: 20_500)

    @Test("each of them is read before and behind each shape of a date", arguments: languages)
    func beside(_ words: [[String]]) throws {
        for (index, word) in words.enumerated().flatMap({ pair in pair.element.map { (pair.offset, $0) } }) {
            let day = try #require(CivilDate(year: 2026, month: 5, day: 4 + index))
            for shape in Self.shapes {
                let date = String(shape.map { $0 == "#" ? Character("\(4 + index)") : $0 })
                for text in ["\(word) \(date)", "\(word). \(date)", "\(word), \(date)", "(\(word)) \(date)"] {
                    #expect(CivilDate(typed: text, today: Self.today) == day, "\(text)")
                }
                // `5 mai mar` has two months.
                guard date.last?.isNumber ?? false else { continue }
                for text in ["\(date) \(word)", "\(date), \(word)", "\(date) (\(word).)"] {
                    #expect(CivilDate(typed: text, today: Self.today) == day, "\(text)")
                }
            }
        }
    }

    @Test(
        "a sign may join it to the numbers, and two numbers that can be two days are read by it",
        arguments: [
            ("Di.05.05.2026", 5), ("mar/05.05.2026", 5), ("Di-5.5.2026", 5), ("mar 5/5/26", 5), ("5/5/26 mar", 5),
        ])
    func joined(_ text: String, _ day: Int) throws {
        #expect(CivilDate(typed: text, today: nil) == CivilDate(year: 2026, month: 5, day: day))
    }

    @Test(
        "a word that is March as well is that where the rest is no date, and a wrong day of the week is no date",
        arguments: [
            ("mar 5 2027", "2027-03-05"), ("mar 5", "2027-03-05"), ("5 mar 2027", "2027-03-05"),
            ("mar 2 marzo 2027", "2027-03-02"), ("mar 6 maggio 2026", nil), ("6 mai 2026 mardi", nil), ("lun mar", nil),
        ])
    func march(_ text: String, _ date: String?) {
        let today = CivilDate(daysSince1970: 20_787)
        #expect(CivilDate(typed: text, today: today)?.text == date)
    }
}
