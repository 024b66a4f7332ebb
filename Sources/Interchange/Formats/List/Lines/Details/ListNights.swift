import Text

/// Reads the nights of a stop in a list, in figures and in words.
enum ListNights {
    /// The words before the place where one sleeps, in small letters.
    static let sleeping = [
        "overnight", "stay overnight", "sleep", "night", "übernachtung", "übernachten", "nacht", "nuit", "nuitée",
        "noche", "dormir", "notte", "pernottamento", "overnachting", "overnachten", "nocleg", "natt", "övernattning",
        "overnatting", "overnatning", "noite", "pernoite", "nocleh",
    ]

    /// Whether a text is a word for where one sleeps.
    static func isSleeping(_ text: String) -> Bool { sleeping.contains(text.lowercased()) }

    /// The nights of `2 nights`, `3 nts`, `1N`, `x2`, `2x`, in words that are read; nil for any other text.
    static func nights(_ text: String) -> String? {
        // `2 nights, $240` and `3 nights @ $150` say more than nights.
        let behind = text.drop { $0.isNumber }
        guard text.utf8.count <= 30, !behind.contains(where: { ",;@$€£".contains($0) }),
            behind.isEmpty || text.first?.isNumber != true || !behind.contains(where: \.isNumber)
        else { return nil }
        if StopPlanReading.nights(text, isNamed: false) != nil { return text }
        if let (number, rest) = ListSeparators.halves(of: text, at: " "), let count = numbers[number.lowercased()],
            StopPlanReading.nights("\(count) \(rest)", isNamed: false) != nil
        {
            return "\(count) \(rest)"
        }
        if let nite = ["nites", "nite", "ün", "ü"].first(where: { text.lowercased().hasSuffix($0) }),
            text.first?.isNumber == true
        {
            return nights(String(text.dropLast(nite.count)).trimmed + " nights")
        }
        let word = text.lowercased().filter { $0 != " " && $0 != "×" }
        if word.hasPrefix("x") || text.hasPrefix("×"), text.count > 2 {
            let rest = String(text.dropFirst()).trimmed
            if StopPlanReading.nights(rest, isNamed: false) != nil { return rest }
        }
        let number = word.hasPrefix("x") ? word.dropFirst() : word.dropLast()
        guard word.hasPrefix("x") || word.hasSuffix("x") || word.hasSuffix("n"), number.utf8.count <= 2,
            let nights = Int(number), nights > 0
        else { return nil }
        return nights == 1 ? "1 night" : "\(nights) nights"
    }

    /// The words for the numbers of nights that are written as words.
    private static let numbers: [String: Int] = Dictionary(
        [
            ["one", "two", "three", "four", "five", "six", "seven"], ["ein", "zwei", "drei", "vier", "fünf", "sechs"],
            ["eine", "deux", "trois", "quatre", "cinq"], ["une", "dos", "tres", "cuatro", "cinco", "seis"],
            ["una", "due", "tre", "quattro", "cinque", "sei"], ["één", "twee", "drie", "vier", "vijf", "zes"],
            ["uma", "duas", "três", "quatro"], ["en", "två", "tre", "fyra", "fem"],
            ["jedna", "dwie", "trzy", "cztery"],
            ["een"], ["én"],
        ].flatMap { words in words.enumerated().map { ($1, $0 + 1) } }, uniquingKeysWith: { first, _ in first })
}
