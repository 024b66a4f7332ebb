import CivilTime
import Text

/// Takes a line apart at the words that say that one goes on, leaves or arrives: `Stralsund - weiter nach Binz, 4
/// Nächte`, `départ de Tours, arrivée à Saint-Malo`, `서울 출발, 전주 1박`.
enum ListMoves {
    /// A place of such a line.
    struct Part {
        let name: String
        /// The words behind it.
        let said: String
        let isLeft: Bool
        /// Whether it is in another case than a name by itself, as in Slavic languages.
        let isDeclined: Bool
    }

    /// The words behind which a name is in another case.
    private static let declining: Set = ["z", "ze", "do", "из", "в", "от"]

    /// The words before a place that is reached, in small letters; the longest first.
    private static let reaching = [
        "then home to", "then back to", "then on to", "then drive to", "then to", "then", "drive on to", "drive to",
        "driving to", "continue to", "continue on to", "on to", "up to", "down to", "over to", "back to", "home to",
        "return to", "fly into", "flying into", "fly to", "arrive in", "arrive at", "arriving in", "arrival in",
        "arrive", "arrival", "head to", "weiter nach", "dann weiter nach", "dann nach", "danach nach", "danach", "dann",
        "daarna", "vervolgens naar", "vervolgens", "eerst naar", "dan",
        "anschließend nach", "zurück nach", "heimfahrt nach", "rückfahrt nach", "fahrt nach", "ankunft in", "ankunft",
        "anreise nach", "anreise in", "anreise", "flug nach", "arrivée en", "llegada en", "llegada", "arrivo in",
        "arrivo ad", "arrivo",
        "puis", "ensuite", "arrivée à", "arrivée", "retour à", "luego", "después", "llegada a", "vuelta a", "regreso a",
        "poi", "arrivo a", "ritorno a", "rientro a", "dan naar", "daarna naar", "door naar", "terug naar",
        "aankomst in",
        "aankomst", "naar huis in", "depois", "chegada a", "chegada em", "volta para", "potem do", "potem",
        "następnie", "powrót do", "przyjazd do", "dojazd do", "zpět do", "návrat do", "příjezd do", "odtud do", "potom",
        "sonra", "ardından", "затем в", "затем", "потом в", "далее в", "приезд в", "прибытие в", "и домой в", "домой в",
        "возвращение в", "vissza", "sedan", "hem till", "tillbaka till", "ankomst till", "ankomst", "tilbake til",
        "hjem til", "tilbage til", "videre til", "vidare till", "bis", "heim nach", "nach hause nach", "heimreise nach",
        "rückreise nach", "weiterfahrt nach", "weiterreise nach", "abfahrt nach", "transfer nach", "transfer to",
        "leave for", "depart for", "departure for", "departure to", "départ pour", "départ vers", "route vers",
        "salida hacia", "salida a", "salida para", "viaje a", "viaje hacia", "partenza per", "proseguimento per",
        "trasferimento a", "vertrek naar", "zurück über", "rückweg über", "heimweg über", "way back via", "heim über",
        "back via", "home via", "retour par",
        "retour via", "vuelta por",
        "regreso por", "ritorno via", "ritorno per", "ritorno da",
    ]
    /// The words before a place that is left.
    private static let leaving = [
        "leave from", "fly home from", "flying home from", "flight home from", "fly back from", "fly out of",
        "heimflug ab", "heimflug von", "vol retour de", "vuelo de regreso desde", "volo di ritorno da", "leave",
        "leaving", "depart from", "depart", "departure from", "start in", "start from",
        "start at", "pick up car in", "pick up car at", "pick up car", "pick up van in", "pick up van at",
        "pick up campervan in", "abfahrt in",
        "abfahrt von", "abfahrt ab", "abfahrt", "abreise aus", "abreise von", "abreise ab",
        "abreise in", "abreise", "rückflug ab", "rückflug von", "los in", "départ de", "départ d'",
        "départ", "salida de",
        "saída de", "saida de", "partenza da", "partenza", "vertrek uit", "vertrek van", "vertrek", "wyjazd z",
        "wyjazd ze", "odjezd z", "odjezd ze", "výjezd z", "выезд из", "отъезд из", "indulás", "avresa från", "avresa",
        "avgang fra", "avreise fra", "afrejse fra",
    ]
    /// The words before what one passes, and those behind it before the place that is reached.
    private static let passing = [
        "en via", "and via", "und über", "et via", "e via", "y por", "via", "über", "przez", "přes", "через", "por",
        "genom", "door",
    ]
    private static let reachedBehind = [
        " naar ", " nach ", " to ", " zpět do ", " do ", " в ", " till ", " til ", " para ",
    ]
    /// The words behind a place that is left, and one that is reached or passed.
    private static let leavingBehind: Set = ["출발", "출발해", "çıkış", "çıkışı", "出発", "出发", "発"]
    private static let reachingBehind: Set = [
        "도착", "경유", "관광", "구경", "점심", "숙박", "dönüş", "varış", "gezisi", "turu", "到着", "到达", "返回", "経由", "着",
    ]
    /// The words in front of a sentence that are no places, in small letters.
    private static let notNames: Set = [
        "we", "i", "they", "then", "after", "from", "next", "finally", "wir", "ich", "dann", "nous", "on", "je",
        "we'll", "we’ll", "ensuite", "luego", "poi",
    ]
    /// The words for where one lives, in small letters.
    private static let homes: Set = [
        "hause", "heim", "home", "huis", "casa", "maison", "domu", "dom", "hjem", "hem", "домой", "додому",
    ]
    /// The words for a day or an order in front of a name, in small letters.
    private static let beforeNames: Set = [
        "oggi", "domani", "prima", "today", "tomorrow", "first", "heute", "morgen", "erst", "zuerst", "demain",
        "aujourd'hui", "d'abord", "hoy", "mañana", "primero", "vandaag", "eerst", "hoje", "amanhã", "primeiro",
    ]
    /// The small words within names.
    private static let particles: Set = [
        "de", "del", "della", "di", "da", "do", "dos", "das", "la", "le", "les", "los", "las", "el", "sur", "am", "an",
        "der", "den", "upon", "of", "the", "nad", "im", "a.d.", "ob",
    ]

    /// A text without the word behind it that says that the place is left or reached, and whether it is left: `서울` of
    /// `서울 출발`; any other text as it is.
    static func withoutMove(behind text: String) -> (text: String, isLeft: Bool) {
        guard let space = text.lastIndex(of: " ") else { return (text, false) }
        let word = text[text.index(after: space)...].filter { $0.isLetter }
        guard leavingBehind.contains(word) || reachingBehind.contains(word) else { return (text, false) }
        return (text[..<space].trimmed, leavingBehind.contains(word))
    }

    /// The words behind a place that is left, with nothing behind them but a time, in small letters.
    private static let leavingAtEnd: Set = [
        "los", "ab", "weg", "losfahren", "abfahrt", "abreise", "départ", "salida", "partenza", "vertrek", "departure",
        "depart",
    ]
    /// The words in front of a time.
    private static let beforeTime: Set = ["um", "at", "à", "las", "a", "alle", "om", "gegen", "ca.", "vers"]

    /// The most words of such a text.
    private static let mostWords = 9

    /// The place of `Köln los 16 Uhr`, which is left at that time; nil for any other text. Linear.
    static func left(_ text: String) -> ListReading.End? {
        let words = text.split(maxSplits: mostWords, whereSeparator: \.isWhitespace)
        guard words.count < mostWords,
            let index = words.dropFirst().firstIndex(where: { leavingAtEnd.contains($0.lowercased()) }),
            let first = words[0].first, first.isLetter, !first.isLowercase, phrase(words[...]) == nil
        else { return nil }
        let name = words[..<index].filter { !["-", "–", "—"].contains($0) }.joined(separator: " ")
        let time = words[(index + 1)...].drop { beforeTime.contains($0.lowercased()) }.joined(separator: " ")
        guard !name.isEmpty, time.isEmpty || TimeOfDay(typed: time) != nil else { return nil }
        let plain = name.last == "," ? String(name.dropLast()) : name
        return ListReading.End(text: plain, isLeft: true, time: time.isEmpty ? nil : time)
    }

    /// The words of a day on which one only leaves, in small letters.
    private static let departures = [
        "abreise", "abreisetag", "heimreise", "rückreise", "rückflug", "heimflug", "rückfahrt", "heimfahrt", "heimweg",
        "drive home", "back home", "retour à la maison",
        "viaje de vuelta", "ritorno a casa", "terug naar huis", "hemresa", "hjemreise", "departure", "depart", "leave",
        "fly home", "fly out", "flying out", "flying home", "fly back", "flight out", "flight home", "return flight",
        "check-out", "checkout", "check out", "end of tour", "end of trip",
        "départ", "retour", "vol retour", "fin du voyage", "fin du circuit", "salida", "regreso", "vuelo de regreso",
        "fin del viaje", "partenza", "rientro", "volo di ritorno", "vertrek", "terugreis", "terugvlucht", "wyjazd",
        "ende der reise", "individuelle abreise", "tour ends", "abflug", "volo",
    ]

    /// Whether a text says that one leaves, and neither a place nor a time: `Depart`, `Départ après le petit déjeuner.`
    /// Linear.
    static func isDepartureOnly(_ text: String) -> Bool {
        isDepartureAlone(text) && !text.contains(where: \.isNumber)
            && !text.split(separator: " ").dropFirst().contains { $0.first?.isUppercase ?? false }
    }

    /// Whether a text says that one leaves, and no place: `Abreise`, `Départ après le petit déjeuner`. Linear.
    static func isDepartureAlone(_ text: String) -> Bool {
        let small = text.prefix(40).lowercased()
        return departures.contains { small.hasPrefix($0) && !(small.dropFirst($0.count).first?.isLetter ?? false) }
    }

    /// The places of a line that has such words; nil for any other. Linear for each word of the tables.
    static func parts(of text: String) -> [Part]? {
        guard text.utf8.count <= 400 else { return nil }
        var pieces: [(text: String, isLeft: Bool, isDeclined: Bool)] = []
        var hasMove = false
        for segment in segments(of: text) {
            var rest = segment.text
            var isLeft = segment.isLeft
            if segment.isMove { hasMove = true }
            // `über Greifswald nach Heringsdorf` has two.
            if let passed = passing.first(where: { rest.lowercased().hasPrefix($0 + " ") }) {
                rest = String(rest.dropFirst(passed.count)).trimmed
                for word in reachedBehind {
                    guard let (front, behind) = ListSeparators.halves(of: rest, at: word), !behind.isEmpty else {
                        continue
                    }
                    pieces.append((front, false, false))
                    rest = behind
                    hasMove = true
                    break
                }
                isLeft = false
            }
            if !rest.isEmpty { pieces.append((rest, isLeft, segment.isDeclined)) }
        }
        guard hasMove else { return nil }
        // Nobody knows where one lives.
        let others = pieces.filter { piece in
            !homes.contains(piece.text.split(separator: " ").first.map { $0.filter(\.isLetter).lowercased() } ?? "")
        }
        if others.count < pieces.count, others.count < 2 { return nil }
        // `Leeds - York - Durham, then Newcastle`
        pieces = others.flatMap { piece in
            let ends = ListSeparators.partsAtDashes(of: piece.text)
            guard ends.count > 1, ends.allSatisfy(ListReading.mayBeName) else { return [piece] }
            return ends.enumerated().map { ($1, piece.isLeft && $0 == 0, piece.isDeclined) }
        }
        let parts = pieces.compactMap { part(of: $0.text, isLeft: $0.isLeft, isDeclined: $0.isDeclined) }
        return parts.isEmpty ? nil : parts
    }

    /// A text between two words of the tables, and what the one before it says.
    private struct Segment {
        let text: String
        let isLeft: Bool
        let isMove: Bool
        let isDeclined: Bool
    }

    /// The forms by itself that a name in another case may have, the likeliest first: `Warszawa` of `Warszawy`.
    static func nominatives(of name: String) -> [String] {
        guard !name.contains(" "), name.count >= 4, let last = name.last else { return [] }
        let stem = String(name.dropLast())
        switch last {
        case "y", "i", "ě": return [stem + "a"]
        case "a": return [stem, stem + "o"]
        case "u": return [stem, stem + "a"]
        case "ы", "и", "у": return [stem + "а"]
        case "а": return [stem, stem + "о"]
        case "я": return [stem + "ь"]
        default: return []
        }
    }

    /// The texts between the words of the tables, of which each belongs to the text behind it.
    private static func segments(of text: String) -> [Segment] {
        var segments: [Segment] = []
        var words: [Substring] = []
        var (isLeft, isMove, isDeclined) = (false, false, false)
        let all = text.split(separator: " ")
        func end() {
            let said = words.joined(separator: " ").trimmed
            let plain = said.hasSuffix(" -") || said.hasSuffix(" –") ? String(said.dropLast(2)) : said
            if plain.contains(where: \.isLetter) {
                segments.append(Segment(text: plain, isLeft: isLeft, isMove: isMove, isDeclined: isDeclined))
            }
            (words, isDeclined) = ([], false)
        }
        var index = 0
        var depth = 0
        while index < all.count {
            depth += all[index].count(where: { $0 == "(" }) - all[index].count(where: { $0 == ")" })
            if depth <= 0 || all[index].hasPrefix("("), let (count, left) = phrase(all[index...]),
                depth == all[index].count(where: { $0 == "(" })
            {
                end()
                (isLeft, isMove) = (left, true)
                isDeclined = declining.contains(all[index + count - 1].lowercased())
                index += count
                continue
            }
            words.append(all[index])
            // Behind a comma the place is another than the one that is left.
            if isLeft, depth <= 0, all[index].hasSuffix(","), index + 1 < all.count,
                let next = all[index + 1].first, next.isLetter, !next.isLowercase
            {
                end()
                (isLeft, isMove) = (false, true)
                index += 1
                continue
            }
            // `서울 출발 07:00, 전주`: what is behind the word is of the next place.
            let word = all[index].filter { $0.isLetter }
            if words.count > 1, depth <= 0, leavingBehind.contains(word) || reachingBehind.contains(word) {
                words.removeLast()
                (isLeft, isMove) = (leavingBehind.contains(word), true)
                let time = index + 1 < all.count && all[index + 1].first?.isNumber == true ? 1 : 0
                end()
                index += time
                (isLeft, isMove) = (false, true)
            } else if word == "후" || word == "и" && words.count > 1 {
                words.removeLast()
                end()
                (isLeft, isMove) = (false, true)
            }
            index += 1
        }
        end()
        return segments
    }

    /// The number of words of a phrase of the tables in front of some, and whether it says that one leaves; nil where
    /// there is none, or no place may stand behind it.
    private static func phrase(_ words: ArraySlice<Substring>) -> (count: Int, isLeft: Bool)? {
        for count in (1...4).reversed() where words.count > count {
            let key = words.prefix(count).joined(separator: " ").lowercased()
            guard let next = words.dropFirst(count).first?.first, next.isLetter, !next.isLowercase else { continue }
            if leaving.contains(key) { return (count, true) }
            if reaching.contains(key) || isGoing(key) { return (count, false) }
        }
        return nil
    }

    /// The place in front of a text and what is said behind it; nil where no name is there.
    static func part(of text: String, isLeft: Bool, isDeclined: Bool) -> Part? {
        var words = text.split(separator: " ")
        // `oggi Siena`
        while words.count > 1, beforeNames.contains(words[0].lowercased()) { words.removeFirst() }
        // `Fähre nach Hirtshals`
        if words.count > 2, MeansWords.means(String(words[0])) != nil, ListPrepositions.contains(words[1].lowercased())
        {
            words.removeFirst(2)
        }
        var count = 0
        while count < words.count {
            let word = words[count]
            guard let first = word.first else { break }
            if first.isLetter, !first.isLowercase {
                count += 1
                if let last = word.last, ",;:.)、".contains(last), !(word.count <= 3 && last == ".") { break }
            } else if count > 0, particles.contains(word.lowercased()), count + 1 < words.count,
                words[count + 1].first.map({ $0.isLetter && !$0.isLowercase }) ?? false
            {
                count += 2
            } else {
                break
            }
        }
        guard count > 0, count > 1 || !notNames.contains(words[0].lowercased()) else { return nil }
        var name = words[..<count].joined(separator: " ")
        while let last = name.last, ",;:.、".contains(last) { name.removeLast() }
        // The ending of a case behind a name: `İstanbul'dan`.
        if let sign = name.lastIndex(where: { "'’".contains($0) }), name[sign...].dropFirst().allSatisfy(\.isLowercase),
            name[sign...].count <= 4, name[sign...].count > 1
        {
            name = String(name[..<sign])
        }
        var said = words[count...].joined(separator: " ").trimmed.drop { "-–—,; ".contains($0) }
        while let last = said.last, ",;–- ".contains(last) { said.removeLast() }
        // `Luzern (3 nachten) en` stands in front of the way on.
        for word in ListWords.and where (" " + said + " ").hasSuffix(word) || said == word.trimmed {
            said = said.dropLast(word.trimmed.count)
            break
        }
        return Part(name: name, said: String(said), isLeft: isLeft, isDeclined: isDeclined)
    }
}
