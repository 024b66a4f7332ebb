extension TicketSamples {
    /// Those of ferries, planes and buses.
    static let others: [(text: String, stops: [String])] = [
        (
            """
            DFDS Seaways
            Booking confirmation - booking number 12345678
            Outward: Newcastle - Amsterdam (IJmuiden)
            Departure: Fri 12 Jun 2026, 17:00
            Arrival: Sat 13 Jun 2026, 09:30
            Return: Amsterdam (IJmuiden) - Newcastle
            Departure: Fri 19 Jun 2026, 17:30
            Arrival: Sat 20 Jun 2026, 09:15
            Vehicle: Car up to 1.85 m
            Total price: £ 612.00
            """,
            [
                "2026-06-12",
                "Newcastle",
                "Amsterdam (IJmuiden) 6n ferry 17:00 930min 612",
                "Newcastle ferry 17:30 1005min",
            ]
        ),
        (
            """
            Stena Line booking 9876543
            Kiel - Göteborg
            Check-in opens 15:45, latest check-in 17:45
            Departs Fri 12 June 2026 18:45
            Arrives 09:15 (+1)
            Cabin 7123, deck 7
            Vehicle: passenger car
            Total: EUR 389.00
            """,
            [
                "2026-06-12",
                "Kiel",
                "Göteborg ferry 18:45 870min 389",
            ]
        ),
        (
            """
            Tallink Silja Line
            Booking number: 44556677
            Tallinn D-terminal – Helsinki West Terminal 2
            15.06.2026 10:30 – 12:30 Megastar
            Passenger car, 1 adult
            Price: 62.00 EUR
            """,
            [
                "2026-06-15",
                "Tallinn D-terminal",
                "Helsinki West ferry 10:30 120min 62",
            ]
        ),
        (
            """
            BC Ferries reservation confirmation
            Confirmation number: 12345678
            Departing terminal: Tsawwassen (Vancouver)
            Arriving terminal: Swartz Bay (Victoria)
            Date: June 12, 2026
            Departure time: 11:00 AM
            Arrival time: 12:35 PM
            Vehicle: Under height, up to 20 ft
            Total: $97.50
            """,
            [
                "2026-06-12",
                "Tsawwassen (Vancouver)",
                "Swartz Bay (Victoria) ferry 11:00 95min 97.50",
            ]
        ),
        (
            """
            easyJet
            Your booking K4X9TR
            London Gatwick (North Terminal) to Málaga
            EZY8603
            Sat 12 Sep 2026 07:10 - 11:05
            Seats 12A, 12B
            Málaga to London Gatwick (North Terminal)
            EZY8604
            Sat 19 Sep 2026 11:45 - 13:40
            Total: £210.40
            """,
            [
                "2026-09-12",
                "London Gatwick (North Terminal)",
                "Málaga 7n flight 07:10 175min 210.40",
                "London Gatwick (North Terminal) flight 11:45 175min",
            ]
        ),
        (
            """
            Ryanair
            Your reservation: AB12CD
            FR1234
            (DUB) Dublin – (LIS) Lisbon
            Departure: Sat, 12 Sep 2026 06:25
            Arrival: Sat, 12 Sep 2026 09:10
            Total paid: 88.97 EUR
            """,
            [
                "2026-09-12",
                "Dublin",
                "Lisbon flight 06:25 165min 88.97",
            ]
        ),
        (
            """
            Lufthansa Buchungsbestätigung
            Buchungscode: ABCD12
            Fr. 12. Juni 2026
            LH 1166 Frankfurt - Lissabon
            09.35 Uhr Frankfurt (FRA) Terminal 1
            11.30 Uhr Lissabon (LIS) Terminal 1
            Economy
            Gesamtpreis: 219,00 EUR
            """,
            [
                "2026-06-12",
                "Frankfurt (FRA)",
                "Lissabon (LIS) flight 09:35 175min 219",
            ]
        ),
        (
            """
            FlixBus booking confirmation
            Booking number 300 123 4567
            Friday, 12 June 2026
            08:15 Berlin central bus station
            12:55 Prague (ÚAN Florenc)
            Bus 065, Seat 12C
            Total: 24.99 €
            """,
            [
                "2026-06-12",
                "Berlin central bus station",
                "Prague (ÚAN Florenc) train 08:15 280min 24.99",
            ]
        ),
        (
            """
            Brittany Ferries booking confirmation
            Booking reference: BF7788231
            Plymouth to Santander
            Departs Sunday 14 June 2026 at 16:00
            Arrives Monday 15 June 2026 at 12:15
            Vehicle: car
            Total £ 512
            """,
            [
                "2026-06-14",
                "Plymouth",
                "Santander ferry 16:00 1155min 512",
            ]
        ),
        (
            """
            FlixBus Buchungsbestätigung
            Buchungsnummer 3001234567
            Berlin ZOB
            Abfahrt 12.06.2026, 23:15
            Praha ÚAN Florenc
            Ankunft 13.06.2026, 03:50
            Preis 24,99 €
            """,
            [
                "2026-06-12",
                "Berlin ZOB",
                "Praha ÚAN Florenc train 23:15 275min 24.99",
            ]
        ),
    ]
}
