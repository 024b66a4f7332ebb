/// The names of months and days as people write them, in English, German, French, Spanish, Italian, Portuguese, Dutch,
/// Swedish, Danish, Norwegian and Polish, in lower case.
enum CalendarWords {
    /// The short English names of the days from Monday, as dates are shown with them.
    static let shownWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    /// The English names of the months.
    static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// The names of the months by language; where an accent is often left out, both forms are there.
    private static let otherMonths: [[String]] = [
        [
            "januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september", "oktober", "november",
            "dezember",
        ],
        [
            "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
            "novembre", "décembre",
        ],
        [
            "jänner", "fevrier", "maerz", "avr", "mai", "juin", "juil", "aout", "sept", "oct", "nov", "decembre",
        ],
        [
            "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
            "noviembre", "diciembre",
        ],
        [
            "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
            "novembre", "dicembre",
        ],
        [
            "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
            "novembro", "dezembro",
        ],
        [
            "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
            "november", "december",
        ],
        [
            "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september", "oktober",
            "november", "december",
        ],
        [
            "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września",
            "października", "listopada", "grudnia",
        ],
    ]

    /// The number of a month by its name or at least three letters of it; nil for another word, and for one that begins
    /// the names of several months, such as `jui` in French. A whole name is that month, whatever else begins like it.
    static func month(_ word: String) -> Int? {
        let word = word.hasSuffix(".") ? String(word.dropLast()) : word
        guard word.count >= 3 else { return nil }
        for languages in [[months] + otherMonths, furtherMonths] {
            let whole = languages.compactMap { $0.firstIndex(of: word) }
            let found = languages.flatMap { names in names.indices.filter { names[$0].hasPrefix(word) } }
            if !found.isEmpty { return only(found).map { $0 + 1 } ?? only(whole).map { $0 + 1 } }
        }
        return nil
    }

    /// The names of the days from Monday, by language.
    private static let days: [[String]] = [
        ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
        ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
        ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "sonnabend", "sonntag"],
        ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
        ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
        ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"],
        ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"],
        ["lunedi", "martedi", "mercoledi", "giovedi", "venerdi", "sabato", "domenica"],
        ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
        ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"],
        ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"],
        ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"],
        ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"],
    ]

    /// The number of a day of the week, from 1 for Monday, by its name or at least three letters of it; nil for another
    /// word, and for one that begins the names of several days.
    static func weekday(_ word: String) -> Int? {
        let word = word.hasSuffix(".") ? String(word.dropLast()) : word
        guard word.count >= 3 else { return nil }
        return only(days.flatMap { names in names.indices.filter { names[$0].hasPrefix(word) } }).map { $0 + 1 }
    }

    /// The numbers of the days of the week that a word of any language means beside a date, also one of `furtherDays`,
    /// as `so` and `土曜` do.
    static func weekdaysBesideDate(_ word: String) -> Set<Int> {
        let word = word.hasSuffix(".") ? String(word.dropLast()) : word
        let found = weekdays(word)
        guard found.isEmpty else { return found }
        if let index = shortDays.lazy.compactMap({ $0.firstIndex(of: word) }).first { return [index + 1] }
        guard word.count >= 3 else { return [] }
        if let whole = furtherDays.lazy.compactMap({ $0.firstIndex(of: word) }).first { return [whole + 1] }
        return Set(furtherDays.flatMap { names in names.indices.filter { names[$0].hasPrefix(word) }.map { $0 + 1 } })
    }

    /// The numbers of the days of the week whose names begin with a word of at least two letters, as they stand before
    /// dates: `Sa, 12.6.2027`.
    static func weekdays(_ word: String) -> Set<Int> {
        let word = word.hasSuffix(".") ? String(word.dropLast()) : word
        guard word.count >= 2, word.allSatisfy(\.isLetter) else { return [] }
        return Set(days.flatMap { names in names.indices.filter { names[$0].hasPrefix(word) }.map { $0 + 1 } })
    }

    /// The words for today.
    static let today: Set = ["today", "heute", "aujourd'hui", "aujourd’hui", "hoy", "oggi", "hoje", "vandaag"]
    /// The words for the day after it.
    static let tomorrow: Set = ["tomorrow", "morgen", "demain", "mañana", "manana", "domani", "amanhã", "amanha"]
    /// Words between the parts of a date that mean nothing for it.
    static let fillers: Set = ["of", "the", "de", "del", "do", "le", "el", "il", "den", "am", "on", "next"]
    /// Words between a date and a time.
    static let beforeTime: Set = ["at", "um", "à", "om", "ore"]

    /// The number that all of some numbers are; nil for none, and for different ones.
    private static func only(_ numbers: [Int]) -> Int? {
        guard let first = numbers.first, numbers.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}
