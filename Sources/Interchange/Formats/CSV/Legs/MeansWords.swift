import Entities

/// The words of tables for how a leg is travelled.
enum MeansWords {
    private static let words: [Way.Means: Set<String>] = [
        .ferry: [
            "ferry", "carferry", "ferryboat", "boat", "boot", "nachtboot", "autoboot", "ship", "fähre", "faehre",
            "autofähre", "schiff", "ferries",
            "bac",
            "bateau", "traghetto", "nave", "battello", "ferri", "transbordador", "barco", "balsa", "veerboot", "veer",
            "veerpont", "prom", "färja", "ferje", "ferge", "færge", "lautta", "trajekt", "паром", "フェリー", "渡轮", "渡輪",
            "페리", "배",
        ],
        .train: [
            "train", "rail", "railway", "zug", "bahn", "autozug", "treno", "tren", "trem", "comboio", "trein", "pociąg",
            "tåg", "tog", "juna", "vlak", "поезд", "列車", "電車", "新幹線", "火车", "火車", "高铁", "高鐵", "기차", "열차", "ktx",
        ],
        .flight: [
            "flight", "fly", "plane", "air", "airplane", "flug", "flugzeug", "avion", "vol", "volo", "aereo", "avión",
            "vuelo", "avião", "voo", "vliegtuig", "vlucht", "samolot", "flyg", "lento", "самолет", "самолёт", "飛行機",
            "飞机",
            "飛機", "비행기",
        ],
        .drive: [
            "drive", "driving", "car", "road", "rentalcar", "auto", "pkw", "mietwagen", "voiture", "coche", "carro",
            "macchina", "bil", "samochód", "машина", "авто", "車", "レンタカー", "汽车", "汽車", "자동차", "차", "렌터카",
        ],
        .walk: [
            "walk", "walking", "foot", "onfoot", "byfoot", "hike", "zufuss", "zufuß", "fuss", "fuß", "apied", "àpied",
            "pied", "apiedi", "apie", "apé", "tevoet", "pieszo", "пешком", "徒歩", "步行", "도보",
        ],
    ]

    /// The means by which a leg is travelled: that of the text of a cell, or of the first of several words in it; nil
    /// for any other text.
    static func means(_ text: String) -> Way.Means? {
        let all = CSVColumnWords.key(text)
        let first = CSVColumnWords.firstWord(text)
        return Way.Means.allCases.first { words[$0]?.contains(all) ?? false }
            ?? Way.Means.allCases.first { words[$0]?.contains(first) ?? false }
    }
}
