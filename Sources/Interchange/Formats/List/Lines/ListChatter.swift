import Text

/// Tells the lines of letters and notes that say nothing of a place: heads of mails, greetings, the name below a
/// letter, numbers of telephones and bookings, prices.
struct ListChatter {
    /// Whether the line above was of the head of a mail.
    private var isInHead = false
    /// The number of lines that may still be the name below a letter.
    private var signatureLines = 0

    /// The most words of a greeting, and of a name below a letter.
    private static let (mostWords, mostWordsOfName) = (5, 3)
    /// The most lines of a name below a letter.
    private static let mostSignatureLines = 4

    /// Whether the next line may be of a name or an address below a letter.
    var isInSignature: Bool { signatureLines > 0 }

    /// Whether the next line of a text is one of these; `isNearEnd` tells that few lines are behind it. Linear.
    mutating func isChatter(_ text: String, isNearEnd: Bool = false) -> Bool {
        let words = text.split { $0.isWhitespace || ",.!:;".contains($0) }.map { $0.lowercased() }
        if signatureLines > 0 {
            signatureLines -= 1
            if words.count <= Self.mostWordsOfName, !text.contains(where: { "-•*→0123456789".contains($0) }) {
                return true
            }
            if Self.isAddress(text) { return true }
            signatureLines = 0
        }
        let isHead = isOfHead(text)
        defer { isInHead = isHead }
        if Self.isAnswer(text) { return true }
        if isHead || Self.hasAddressOfMail(text) || Self.isNumber(text) || Self.isQuotation(text) { return true }
        guard words.count <= Self.mostWords, let first = words.first, !text.contains(":") || text.hasSuffix(":") else {
            return false
        }
        let beginning = words.joined(separator: " ")
        if Self.closings.contains(where: { beginning == $0 || (beginning.hasPrefix($0 + " ") && text.hasSuffix(",")) }),
            words.count > 1 || Self.isEnded(text) || isNearEnd
        {
            signatureLines = Self.mostSignatureLines
            return true
        }
        // `Love, Ann` on one line.
        if let comma = text.firstIndex(of: ","), Self.closings.contains(text[..<comma].lowercased()),
            words.count <= Self.mostWordsOfName, !text.contains(where: \.isNumber)
        {
            return true
        }
        if Self.senders.contains(where: { beginning.hasPrefix($0) }) { return true }
        return Self.greetings.contains(first) && Self.isEnded(text)
    }

    /// Whether a text below a letter is the address of who wrote it: a street with its number, a comma and a postcode.
    private static func isAddress(_ text: String) -> Bool {
        let parts = AddressText.parts(of: text)
        return parts.count > 1 && parts[0].last?.isNumber ?? false
            && parts[1].prefix { $0.isNumber }.count >= 4 && !text.contains("(")
    }

    /// Whether a text is the first of an answer, which says that a list follows: `Sure! Here's a plan for you:`.
    private static func isAnswer(_ text: String) -> Bool {
        let beginning = text.prefix(24).lowercased().replacingText("’", with: "'")
        return isEnded(text) && answers.contains { beginning.hasPrefix($0) }
    }

    private static let answers = [
        "sure!", "sure,", "sure thing", "certainly", "absolutely", "of course", "great choice", "here's ", "here is ",
        "here are ", "klar!", "gerne!", "natürlich", "hier ist ", "hier sind ", "hier der ", "bien sûr", "voici ",
        "claro", "por supuesto", "aquí tienes", "aquí está", "certo!", "ecco ", "natuurlijk", "hier is ",
        "would you like", "let me know", "let's ", "enjoy your",
    ]

    /// Whether a text ends as a greeting does.
    private static func isEnded(_ text: String) -> Bool { text.last.map { ",!.:".contains($0) } ?? false }

    /// Whether a line is of the head of a mail: it has a word that stands nowhere else, or one that stands below such a
    /// line.
    private func isOfHead(_ text: String) -> Bool {
        guard let (word, _) = ListSeparators.halves(of: text, at: ":"), word.utf8.count <= 40 else { return false }
        let key = word.lowercased()
        return Self.headWords.contains(key) || key.hasPrefix("content-") || key.hasPrefix("x-")
            || (isInHead && Self.furtherHeadWords.contains(key))
    }

    private static func hasAddressOfMail(_ text: String) -> Bool {
        guard let sign = text.firstIndex(of: "@"), !text.containsText("://") else { return false }
        let (front, behind) = (text[..<sign], text[text.index(after: sign)...].prefix { !$0.isWhitespace })
        return front.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false && behind.contains(".")
            && behind.first?.isLetter ?? false
    }

    /// Whether a text has no letters but those of a currency, so that it counts something: a price, a telephone.
    private static func isNumber(_ text: String) -> Bool {
        guard text.contains(where: \.isNumber) else { return false }
        let words = text.split { $0.isWhitespace || "+-()/.,".contains($0) }
        let others = words.filter { !$0.allSatisfy(\.isNumber) && !CurrencyMark.isCurrency($0) }
        guard others.isEmpty else { return false }
        let digits = text.count(where: \.isNumber)
        return words.contains { CurrencyMark.isCurrency($0) } || text.first == "+" && digits >= 7 && !text.contains(".")
    }

    /// Whether a line says who wrote what is quoted below it.
    private static func isQuotation(_ text: String) -> Bool {
        quotations.contains { text.hasSuffix($0) } && text.contains(where: \.isNumber)
    }

    private static let quotations = [
        "wrote:", "schrieb:", "écrit :", "écrit:", "escribió:", "scritto:", "schreef:", "napisał:",
    ]
    private static let headWords: Set = [
        "subject", "betreff", "objet", "asunto", "oggetto", "onderwerp", "temat", "ämne", "emne", "assunto", "sent",
        "gesendet", "envoyé", "enviado", "inviato", "verzonden", "cc", "bcc", "reply-to", "message-id", "mime-version",
        "received", "return-path", "delivered-to", "fwd", "created", "updated", "tags", "tel", "phone", "telefon",
        "mobile",
        "fax", "e-mail", "email", "mail", "iban", "total", "totale", "summe", "gesamt",
        "total price", "total cost", "grand total", "total budget", "sum", "gesamtpreis", "gesamtkosten",
        "gesamtbudget", "prix total", "coût total", "precio total", "coste total", "costo totale", "prezzo totale",
    ]
    private static let furtherHeadWords: Set = [
        "from", "to", "date", "von", "an", "datum", "de", "à", "para", "fecha", "da", "a", "data", "aan", "van",
    ]
    private static let greetings: Set = [
        "hi", "hello", "hey", "dear", "hallo", "liebe", "lieber", "guten", "moin", "servus", "bonjour", "salut", "cher",
        "chère", "chers", "hola", "querido", "querida", "estimado", "ciao", "caro", "cara", "buongiorno", "beste",
        "hoi",
        "dag", "cześć", "hej", "olá", "oi", "drogi", "droga", "kära",
    ]
    private static let closings = [
        "best regards", "kind regards", "regards", "best wishes", "best", "cheers", "love", "thanks", "thank you",
        "yours",
        "sincerely", "many thanks", "see you", "viele grüße", "liebe grüße", "mit freundlichen grüßen", "grüße", "gruß",
        "gruss", "danke", "bis bald", "lg", "vg", "cordialement", "bien à toi", "bises", "bisous", "à bientôt", "merci",
        "saludos", "un saludo", "un abrazo", "besos", "un beso", "besitos", "baci", "un bacio", "liefs", "beijos",
        "gracias", "saluti", "cordiali saluti", "un abbraccio", "grazie",
        "groetjes", "groeten", "met vriendelijke groet", "pozdrawiam", "hälsningar", "mvh", "vänliga hälsningar",
        "abraço",
        "obrigado", "obrigada",
    ]
    private static let senders = [
        "sent from", "gesendet von", "envoyé de", "enviado desde", "inviato da", "verzonden vanaf", "von meinem",
    ]
}
