import CivilTime
import Text

/// The parts of a message that may name a place each, without the words of talk around them: `Prag 2 Nächte` and `Wien`
/// of `ok! Prag 2 Nächte und danach Wien?`.
enum ChatTalk {
    /// The most bytes of a message that is taken apart, and the most parts of one.
    private static let (longest, mostParts) = (300, 12)

    /// The words between two parts, in small letters; the longest first.
    private static let joints = [
        " und dann ", " und danach ", ", dann ", ", danach ", " danach ", " and then ", ", then ", " then ",
        ", after that ",
        " et puis ", ", puis ", " puis ", ", ensuite ", " y luego ", ", luego ", " y después ", ", después ", " e poi ",
        ", poi ", ", e dopo ", ", straight to ", " en dan ", ", dan ", ", daarna ", " e depois ", ", depois ",
    ]
    /// The words in front of the first place, in small letters.
    private static let firsts: Set = ["erst", "zuerst", "first", "d'abord", "primero", "prima", "eerst", "primeiro"]

    /// The words of talk in front of a place, in small letters.
    private static let words: Set = [
        "also", "und", "dann", "ok", "okay", "oki", "ja", "gut", "na", "hm", "hmm", "danach", "genau", "prima",
        "perfekt",
        "klasse", "klar", "klaro", "sicher", "jep", "jo", "super", "toll", "nah", "lets", "nice", "good", "parfait",
        "génial", "genial", "perfetto", "va", "bene", "leuk", "anschließend", "schließlich", "wir", "ich",
        "dachte", "denke", "erst", "zuerst", "zum", "am",
        "schluss",
        "ende", "noch", "vielleicht", "für", "könnten", "können", "fahren", "machen", "nehmen", "lass", "lasst", "uns",
        "mal",
        "würde", "sagen", "plan", "der", "wäre", "ist", "doch", "lieber", "nee", "nein",
        "and", "so", "the", "is", "our", "route", "idea", "yes", "yeah", "yep", "great", "cool", "alright", "perfect",
        "sure",
        "well", "we", "i", "think", "thought", "maybe", "could", "would", "should", "do", "go", "add", "let's",
        "first", "finally", "lastly", "at", "end", "in", "how", "about", "what", "then", "i'd", "say", "rather", "no",
        "ragazzi", "facciamo", "part", "partons", "première", "premier", "étape", "après", "nous", "faisons", "leute",
        "hallo",
        "hey", "hi", "love", "it", "guys", "erste", "etappe", "stop", "starten", "startet", "etappa", "chicos",
        "et", "puis", "alors", "donc", "oui", "bon", "ensuite", "enfin", "on", "pourrait", "peut-être", "d'abord",
        "y", "luego", "pues", "vale", "bueno", "sí", "entonces", "después", "podemos", "vamos", "quizás", "primero",
        "e", "poi", "allora", "quindi", "sì", "dunque", "dopo", "infine", "forse", "andiamo",
        "dan", "en", "dus", "daarna", "misschien", "eerst", "depois", "então", "talvez", "sim",
    ]
    /// The words with which something else begins behind a place, in small letters.
    private static let tails: Set = [
        "before", "because", "if", "bevor", "weil", "wenn", "avant", "parce", "antes", "porque", "perché", "voordat",
        "ok",
        "okay", "oder", "or",
    ]

    /// The words of politeness behind a place, in small letters.
    private static let polite: Set = [
        "pls", "plz", "please", "bitte", "svp", "stp", "porfa", "thanks", "thx", "danke", "merci", "gracias", "grazie",
        "aub", "bedankt", "obrigado", "obrigada",
    ]

    /// The words with which one asks whether a place is to be seen, in small letters.
    private static let questions: Set = [
        "should", "could", "shall", "can", "would", "do", "what", "how", "maybe", "sollen", "sollten", "könnten",
        "können",
        "wollen", "wollten", "vielleicht", "was", "wie", "on", "pourrait-on", "peut-être", "podemos", "¿podemos",
        "quizás",
        "zullen", "kunnen", "andiamo", "potremmo", "vamos",
    ]

    /// The words between a day of the week and a place, in small letters.
    private static let toward: Set = [
        "bis", "nach", "in", "to", "until", "till", "jusqu'à", "à", "a", "hasta", "fino", "naar", "tot", "até",
    ]

    /// The parts of a message, at least one; the message itself where no words of talk are in it. Linear for each word.
    static func parts(of message: String) -> [String] {
        guard message.utf8.count <= longest else { return [message] }
        let parts = sentences(of: message).flatMap(clauses).prefix(mostParts).map(withoutTalk).filter { part in
            part.contains(where: \.isLetter)
        }.flatMap { ListNights.stays(of: $0) ?? [$0] }
        return parts.isEmpty ? [message] : parts
    }

    /// The sentences of a message: a sign and a space part them, but not behind a number or a short word.
    private static func sentences(of message: String) -> [String] {
        var (sentences, words): ([String], [Substring]) = ([], [])
        let all = message.split(whereSeparator: \.isWhitespace)
        for (index, word) in all.enumerated() {
            words.append(word)
            let letters = word.filter(\.isLetter).count
            guard let last = word.last,
                "!?".contains(last) || last == "." && letters > 3 && !word.dropLast().contains(".")
            else { continue }
            // `San Sebastián? 3 nights please` says the nights of the place.
            if last == "?", index + 2 < all.count,
                ListNights.nights(all[(index + 1)...(index + 2)].joined(separator: " ")) != nil
            {
                words[words.count - 1] = word.dropLast() + ","
                continue
            }
            sentences.append(words.joined(separator: " "))
            words = []
        }
        return sentences + (words.isEmpty ? [] : [words.joined(separator: " ")])
    }

    private static func clauses(of sentence: String) -> [String] {
        // `Also Urlaub: erst Salzburg`
        if let (_, rest) = ListSeparators.halves(of: sentence, at: ": "),
            let word = rest.split(separator: " ").first,
            firsts.contains(word.lowercased()) || ListWords.withoutVerb(rest)?.isLeft ?? false
        {
            return clauses(of: rest)
        }
        for joint in joints {
            guard let range = sentence.lowercased().firstRange(ofText: joint),
                sentence.lowercased().count == sentence.count
            else { continue }
            let start = sentence.lowercased().distance(from: sentence.lowercased().startIndex, to: range.lowerBound)
            let front = String(sentence.prefix(start))
            let rest = String(sentence.dropFirst(start + joint.count))
            return clauses(of: front) + clauses(of: rest)
        }
        return [sentence]
    }

    /// A clause without the words of talk in front of it, and with what is said behind its place in parentheses.
    private static func withoutTalk(_ clause: String) -> String {
        var words = clause.split(whereSeparator: \.isWhitespace).map(String.init)
        // Who asks has not decided.
        if words.count == 1, clause.last == "!" { return clause }
        if clause.contains("?"), let first = words.first, questions.contains(first.lowercased()) { return clause }
        while let last = words.last,
            !last.contains(where: { $0.isLetter || $0.isNumber || $0.isCurrencySymbol || $0 == ")" })
        {
            words.removeLast()
        }
        while words.count > 1, let last = words.last, polite.contains(last.lowercased().filter { $0.isLetter }) {
            words.removeLast()
        }
        guard !words.isEmpty else { return "" }
        let count = words.prefix { word in
            Self.words.contains(word.lowercased().filter { $0.isLetter || "'-".contains($0) })
        }.count
        // `erste Nacht Salzburg` says a night, and `so day 1 Seattle` a day.
        let said = (0...count).first { index in
            let rest = words[index...].joined(separator: " ")
            return ListNights.nights(inFrontOf: rest) != nil
                || index + 1 < words.count && ListDayNumber.day("\(words[index]) \(words[index + 1])") != nil
        }
        if let said {
            words.removeFirst(said)
        } else if count > 0, count < words.count, let first = words[count].first,
            first.isUppercase || first.isNumber
                || ListWords.withoutVerb(words[count...].joined(separator: " ")) != nil
        {
            words.removeFirst(count)
        }
        // `Freitag bis Nürnberg`
        if words.count > 2, WrittenDays.isWeekday(words[0]), toward.contains(words[1].lowercased()) {
            words.remove(at: 1)
        }
        var tail: [String] = []
        let isNamed = words.first.map { $0.count > 2 && $0.first?.isUppercase ?? false } ?? false
        if isNamed,
            let index = words.dropFirst().firstIndex(where: { tails.contains($0.lowercased().filter(\.isLetter)) })
        {
            tail = Array(words[index...])
            words = Array(words[..<index])
        }
        var text = words.joined(separator: " ")
        while let last = text.last, "?!,.".contains(last), !(text.dropLast().last?.isNumber ?? false && last == ".") {
            text.removeLast()
        }
        let isSaid = tail.count > 1
        return isSaid && !text.hasSuffix(")") ? "\(text) (\(tail.joined(separator: " ")))" : text
    }
}
