import Entities
import Places
import Text

/// The means by which one travels by the words of a confirmation.
enum RideMeans {
    /// The companies by what one travels with them, nil for a hired car, folded.
    private static let companies: [(means: Way.Means?, names: [String])] = [
        (nil, hires),
        (
            .train,
            [
                " eurostar", " sncf ", " tgv ", " ouigo ", " trenitalia ", " italo ", " renfe ", " amtrak ",
                " nightjet ",
                " thalys ", " flixtrain ", " deutsche bahn ", " bahn de ", " obb ", " sbb ", " lner ", " via rail ",
                " leshuttle ", " eurotunnel ",
            ]
        ),
        (
            .ferry,
            [
                " color line ", " p o ferries ", " stena line ", " dfds ", " fjord line ", " viking line ", " tallink ",
                " calmac ", " jadrolinija ", " brittany ferries ", " bc ferries ", " irish ferries ", " finnlines ",
                " corsica ferries ", " moby ", " grimaldi ", " tirrenia ", " tt line ", " scandlines ",
            ]
        ),
        (
            .flight,
            [
                " easyjet ", " ryanair ", " wizz ", " wizzair ", " vueling ", " lufthansa ", " eurowings ",
                " transavia ",
                " airlines ", " airways ", " air france ", " norwegian air ", " klm ",
            ]
        ),
    ]

    /// The words for what one travels by, in the order in which they count, folded.
    private static let words: [(means: Way.Means, parts: [String])] = [
        (
            .ferry,
            [
                " ferr", "fahre ", "fahren ", "fahrbuchung", "fahrticket", "fahrverbindung", "fahrpassage", "traghett",
                " sailing ", " crossing", "uberfahrt", " traversee", "farja", "veerboot",
            ]
        ),
        (.flight, [" flight", " flug ", "flugbuchung", "flugnummer", "flugticket", " vol ", " vuelo", " volo "]),
        (
            .train,
            [
                " train", " zug ", "bahn", " treno ", " tren ", " trein", " hbf ", "fahrkarte", " coach ",
            ]
        ),
        (.flight, [" boarding "]),
        // Of these only a ferry takes the car along.
        (.ferry, [" vehicle ", " fahrzeug", " vehicule ", " veicolo ", " vehiculo ", " voertuig ", " vozilo "]),
    ]

    /// The words of buses, folded.
    private static let buses = [
        " flixbus ", " megabus ", " greyhound ", " busticket ", " bus ticket", " autobus ", " national express ",
        " blablacar bus ", " bus station ", " coach station ", " busbahnhof ", " zob ", " regiojet ",
    ]

    /// The words of hired cars, folded.
    private static let hires = [
        " rental car ", " car rental ", " car hire ", " mietwagen", " location de voiture ", " europcar ", " sixt ",
        " hertz ", " rent a car ",
    ]

    /// The means by which one travels by the words of a text: that of the company that is named first, else the most
    /// telling word. Nil where it has none of them, and for a hired car. Linear.
    static func means(of text: String) -> Way.Means? {
        let letters = plain(text)
        var first: (index: String.Index, means: Way.Means?)?
        for (means, names) in companies {
            for name in names {
                guard let found = letters.firstRange(ofText: name)?.lowerBound else { continue }
                if first.map({ found < $0.index }) ?? true { first = (found, means) }
            }
        }
        if let first { return first.means }
        if isOfBus(plain: letters) { return .train }
        let word = words.first { $0.parts.contains { letters.containsText($0) } }?.means
        return word ?? (hasFlightLine(text) ? .flight : nil)
    }

    /// Whether a text is a ticket: by its words, by the lines of its flights, or by a departure and an arrival with
    /// their times behind labels. Linear.
    static func isTicket(_ text: String) -> Bool {
        TicketWords.isTicket(text) || hasFlightLine(text) || hasEnds(text)
    }

    private static func hasEnds(_ text: String) -> Bool {
        var ends = Set<RideWord>()
        for line in text.split(whereSeparator: \.isNewline) where line.utf8.count <= 200 && line.contains(":") {
            let head = line.prefix { $0 != ":" && !$0.isNumber }
            let rest = line.dropFirst(head.count)
            guard let word = RideWord(head), word == .departs || word == .arrives,
                zip(rest, rest.dropFirst()).contains(where: { $0 == ":" && $1.isNumber })
            else { continue }
            ends.insert(word)
        }
        return ends.count == 2
    }

    /// Whether a line of a text begins with the number of a flight and has the codes of two airports: `KL1001 Amsterdam
    /// (AMS) - London (LHR)`. Linear.
    private static func hasFlightLine(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).contains { line in
            guard line.utf8.count <= 200 else { return false }
            let words = line.split(separator: " ").map(String.init)
            let codes = words.count { word in
                let code = word.filter { !"(),".contains($0) }
                return word.first == "(" && code.isWrittenAsAirportCode
            }
            return codes > 1 && RideDetails.beginsWithNumber(words)
        }
    }

    /// Whether a text is about a hired car. Linear.
    static func isOfHiredCar(_ text: String) -> Bool {
        let letters = plain(text)
        return means(of: text) == nil && hires.contains { letters.containsText($0) }
    }

    /// Whether a text is about a bus, which is no means of its own. Linear.
    static func isOfBus(_ text: String) -> Bool {
        let letters = plain(text)
        return isOfBus(plain: letters)
            && !companies.contains { $0.names.contains { letters.containsText($0) } }
    }

    private static func isOfBus(plain letters: String) -> Bool { buses.contains { letters.containsText($0) } }

    /// A text folded, its words parted and surrounded by one space each.
    private static func plain(_ text: String) -> String {
        " " + folded(text).split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") + " "
    }
}
