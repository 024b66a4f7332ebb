extension CalendarWords {
    /// The names of the months in languages in which a date is read where none of the others has the word: Czech,
    /// Hungarian, Russian, Ukrainian, Turkish, Finnish, Norwegian, Danish, Polish and Romanian.
    static let furtherMonths: [[String]] = [
        [
            "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října", "listopadu",
            "prosince",
        ],
        [
            "leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září", "říjen", "listopad",
            "prosinec",
        ],
        [
            "január", "február", "március", "április", "május", "június", "július", "augusztus", "szeptember",
            "október", "november", "december",
        ],
        [
            "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября",
            "декабря",
        ],
        [
            "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь", "октябрь", "ноябрь",
            "декабрь",
        ],
        [
            "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня", "жовтня",
            "листопада", "грудня",
        ],
        [
            "ocak", "şubat", "mart", "nisan", "mayıs", "haziran", "temmuz", "ağustos", "eylül", "ekim", "kasım",
            "aralık",
        ],
        [
            "tammikuuta", "helmikuuta", "maaliskuuta", "huhtikuuta", "toukokuuta", "kesäkuuta", "heinäkuuta",
            "elokuuta", "syyskuuta", "lokakuuta", "marraskuuta", "joulukuuta",
        ],
        [
            "januar", "februar", "marts", "april", "mai", "juni", "juli", "august", "september", "oktober", "november",
            "desember",
        ],
        [
            "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień", "wrzesień",
            "październik", "listopad", "grudzień",
        ],
        [
            "ianuarie", "februarie", "martie", "aprilie", "mai", "iunie", "iulie", "august", "septembrie",
            "octombrie", "noiembrie", "decembrie",
        ],
    ]

    /// The names of the days from Monday in the same languages and in those of East Asia.
    static let furtherDays: [[String]] = [
        ["pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle"],
        ["hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap"],
        ["понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье"],
        ["понеділок", "вівторок", "середа", "четвер", "п'ятниця", "субота", "неділя"],
        ["pazartesi", "salı", "çarşamba", "perşembe", "cuma", "cumartesi", "pazar"],
        ["maanantai", "tiistai", "keskiviikko", "torstai", "perjantai", "lauantai", "sunnuntai"],
        ["luni", "marți", "miercuri", "joi", "vineri", "sâmbătă", "duminică"],
        ["月曜", "火曜", "水曜", "木曜", "金曜", "土曜", "日曜"],
        ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
        ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
    ]

    /// The shortest forms of the days from Monday, as calendars have them.
    static let shortDays: [[String]] = [
        ["po", "út", "st", "čt", "pá", "so", "ne"],
        ["pon", "wt", "śr", "czw", "pt", "sob", "ndz"],
        ["h", "k", "sze", "cs", "p", "szo", "v"],
        ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
        ["pn", "vt", "sr", "ct", "pa", "sb", "nd"],
        ["pzt", "sal", "çar", "per", "cum", "cmt", "paz"],
        ["月", "火", "水", "木", "金", "土", "日"],
        ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
        ["週一", "週二", "週三", "週四", "週五", "週六", "週日"],
        ["一", "二", "三", "四", "五", "六", "日"],
        ["월", "화", "수", "목", "금", "토", "일"],
    ]
}
