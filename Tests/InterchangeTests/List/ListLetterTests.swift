import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Letters, mails and plans of travel agents as lists") struct ListLetterTests {
    private static let towns = [
        "munich", "innsbruck", "verona", "venice", "salzburg", "vienna", "paris", "dijon", "lyon", "dublin", "galway",
        "killarney", "cork", "edinburgh", "perth", "inverness", "stockholm", "turku", "helsinki", "lisbon", "porto",
        "sydney", "canberra", "beaune",
    ]

    /// The stops, with nights behind a star.
    private func stops(_ text: String) throws -> String {
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let index = Self.towns.firstIndex(of: text.lowercased()),
                        let place = try? Coordinate(latitude: 40 + Double(index) / 2, longitude: 10)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: false))
                },
                today: CivilDate(daysSince1970: 20_600)))
        return imported.trips.flatMap(\.waypoints).map { stop in
            stop.name.text + (stop.plan.nights.map { "*\($0)" } ?? "")
        }.joined(separator: " ")
    }

    @Test(
        "Lines of letters and heads of mails are no stops, and days stand in front of places in many forms",
        arguments: [
            (
                "From: Anna <anna@example.org>\nSubject: our trip\nTo: Tom\n\nHi Tom,\n\nMunich\nInnsbruck\nVerona\n\nCheers,\nAnna\n",
                "Munich Innsbruck Verona"
            ),
            ("Sat 4/7/2026: Munich\nSun 5/7/2026: Innsbruck\nTue 7/7/2026: Verona\n", "Munich*1 Innsbruck*2 Verona"),
            ("1. 6. 2026 Munich\n3. 6. 2026 Salzburg\n5. 6. 2026 Vienna\n", "Munich*2 Salzburg*2 Vienna"),
            ("Thursday, June 4\nParis\n\nSaturday, June 6\nLyon\n", "Paris*2 Lyon"),
            ("Day 1 (Mon): Dublin\nDay 2 (Tue): Galway\nDay 4 (Thu): Cork\n", "Dublin*1 Galway*2 Cork"),
            ("Galway 2 nights, Killarney 2 nights, Cork\n", "Galway*2 Killarney*2 Cork"),
            ("Edinburgh - Perth 45 km\nPerth - Inverness 180 km\n", "Edinburgh Perth Inverness"),
            ("Munich → Innsbruck (2h) → Verona\n", "Munich Innsbruck Verona"),
            ("Depart 9am, arrive Lyon 1pm\nDijon\n", "Lyon Dijon"),
            (
                "1. Etappe: Munich – Innsbruck, 160 km\n2. Etappe: Innsbruck – Verona, 260 km\n",
                "Munich Innsbruck Verona"
            ),
            ("Dauer: 5 Tage\nMunich\nSalzburg\n", "Munich Salzburg"),
            ("Tel: +49 89 123456\nTotal: 1,250 EUR\nMunich\n$1,250\nSalzburg\n", "Munich Salzburg"),
            ("Stop 1: Lisbon\nStop 2: Porto\n", "Lisbon Porto"),
            ("DAY ONE: Lisbon\nDay Two: Porto\nDay four: Lyon\n", "Lisbon*1 Porto*2 Lyon"),
            ("Lisbon (arr. 12 Jun)\nPorto (arr. 14 Jun)\n", "Lisbon*2 Porto"),
            ("Lisbon 2 noites\nPorto - 1 noapte\nVienna - 3 noce\nLyon 1 natt\n", "Lisbon*2 Porto*1 Vienna*3 Lyon*1"),
            ("Monday 6 July 2027 – Lisbon\nTuesday 7 July 2027 – Porto\n", "Lisbon Porto"),
        ])
    func letters(text: String, expected: String) throws {
        #expect(try stops(text) == expected)
    }

    @Test("The text of a mail is read from what its parts are coded in")
    func mail() throws {
        let quoted = """
            From: Anna <anna@example.org>
            Subject: =?utf-8?Q?Reise?=
            MIME-Version: 1.0
            Content-Type: multipart/alternative; boundary="b1"

            --b1
            Content-Type: text/plain; charset=utf-8
            Content-Transfer-Encoding: quoted-printable

            Hallo,
            Mun=
            ich
            Salzburg =E2=80=93 2 nights

            --b1
            Content-Type: text/html; charset=utf-8

            <p>Paris</p>
            --b1--

            """
        #expect(try stops(quoted.replacing("\n", with: "\r\n")) == "Munich Salzburg*2")
        let coded = """
            From: Anna <anna@example.org>
            MIME-Version: 1.0
            Content-Type: text/plain; charset=utf-8
            Content-Transfer-Encoding: base64

            THlvbgpEaWpvbgo=

            """
        #expect(try stops(coded) == "Lyon Dijon")
    }
}
