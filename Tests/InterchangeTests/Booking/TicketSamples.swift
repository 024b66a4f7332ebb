/// Tickets in the shapes in which people get them, each with the first day of its trip and its stops.
enum TicketSamples {
    /// Those of trains, in tables and in lines.
    static let trains: [(text: String, stops: [String])] = [
        (
            """
            Deutsche Bahn
            Vielen Dank für Ihre Buchung. Auftragsnummer: 345678901234

            Hinfahrt: Sa, 13.06.2026
            Berlin Hbf            ab 08:34   Gleis 13   ICE 693    Wg. 21, Pl. 65
            Leipzig Hbf           an 09:48   Gleis 11
            Leipzig Hbf           ab 10:15   Gleis 10   ICE 1555   Wg. 12, Pl. 21
            Dresden Hbf           an 11:21   Gleis 3
            Rückfahrt: So, 21.06.2026
            Dresden Hbf           ab 16:10   Gleis 1    IC 2044
            Leipzig Hbf           an 17:24   Gleis 14
            Gesamtpreis: 89,80 EUR
            """,
            [
                "2026-06-13",
                "Berlin Hbf",
                "Leipzig Hbf train 08:34 74min 89.80",
                "Dresden Hbf 8n train 10:15 66min",
                "Leipzig Hbf train 16:10 74min",
            ]
        ),
        (
            """
            Online-Ticket
            Auftragsnummer QK3F7Z
            Ihre Reiseverbindung - Hinfahrt am 13.06.2026
            Halt Datum Zeit Gleis Produkte Reservierung
            Hamburg Hbf 13.06. ab 06:24 14 ICE 703 1 Sitzplatz, Wg. 7, Pl. 34
            Berlin Hbf 13.06. an 08:10 2
            Berlin Hbf 13.06. ab 08:46 3 EC 173
            Praha hl.n. 13.06. an 13:25
            Preis: 79,90 EUR
            """,
            [
                "2026-06-13",
                "Hamburg Hbf",
                "Berlin Hbf train 06:24 106min 79.90",
                "Praha hl.n. train 08:46 279min",
            ]
        ),
        (
            """
            SNCF Connect
            Votre commande QWERTZ est confirmée
            Aller - vendredi 12 juin 2026
            08h57 Paris Gare de Lyon
            10h56 Lyon Part Dieu
            TGV INOUI 6607 - Voiture 12 - Place 45
            Durée : 1h59
            Retour - dimanche 14 juin 2026
            18h04 Lyon Part Dieu
            20h02 Paris Gare de Lyon
            TGV INOUI 6628 - Voiture 3 - Place 71
            Total : 118,00 €
            """,
            [
                "2026-06-12",
                "Paris Gare de Lyon",
                "Lyon Part Dieu 2n train 08:57 119min 118",
                "Paris Gare de Lyon train 18:04 118min",
            ]
        ),
        (
            """
            Billet électronique SNCF
            Référence : ABCDEF
            Le 12/06/2026
            Départ : Paris Gare de Lyon à 10h05
            Arrivée : Marseille Saint-Charles à 13h22
            Train 6109, voiture 8, place 102
            Prix : 45,00 €
            """,
            [
                "2026-06-12",
                "Paris Gare de Lyon",
                "Marseille Saint-Charles train 10:05 197min 45",
            ]
        ),
        (
            """
            Votre voyage SNCF Connect
            TGV INOUI 6173
            Départ : Paris Gare de Lyon le 2 juillet 2026 à 10h07
            Arrivée : Lyon Part-Dieu le 2 juillet 2026 à 12h04
            Prix : 89,00 €
            """,
            [
                "2026-07-02",
                "Paris Gare de Lyon",
                "Lyon Part-Dieu train 10:07 117min 89",
            ]
        ),
        (
            """
            SNCF - Confirmation
            Départ : Lyon Part-Dieu le 5 mai 2026 à 08h04
            Arrivée : Marseille Saint-Charles le 5 mai 2026 à 09h50
            Prix total : 45,00 €
            """,
            [
                "2026-05-05",
                "Lyon Part-Dieu",
                "Marseille Saint-Charles train 08:04 106min 45",
            ]
        ),
        (
            """
            OUIGO - Votre réservation
            Référence dossier : ABCDEF
            Départ samedi 13 juin 2026 à 07h32 de Paris Gare de Lyon
            Arrivée samedi 13 juin 2026 à 10h48 à Marseille St Charles
            Train n° 7801 - Voiture 12 - Place 104
            Montant total : 32,00 €
            """,
            [
                "2026-06-13",
                "Paris Gare de Lyon",
                "Marseille St Charles train 07:32 196min 32",
            ]
        ),
        (
            """
            Trenitalia - Conferma di acquisto
            PNR: ABC123
            Treno: Frecciarossa 9525
            Partenza: Milano Centrale 13/06/2026 ore 09:10
            Arrivo: Firenze S.M.Novella 13/06/2026 ore 11:04
            Carrozza 5, Posto 11A
            Importo totale: € 59,90
            """,
            [
                "2026-06-13",
                "Milano Centrale",
                "Firenze S.M.Novella train 09:10 114min 59.90",
            ]
        ),
        (
            """
            ÖBB Ticket - Buchungsbestätigung
            Buchungscode: 1234 5678 9012
            Wien Hbf → Venezia Santa Lucia
            12.06.2026
            ab 21:27 Wien Hbf
            an 08:34 Venezia Santa Lucia (+1 Tag)
            NJ 40233 Nightjet, Wagen 302, Platz 41
            Gesamt: 89,90 €
            """,
            [
                "2026-06-12",
                "Wien Hbf",
                "Venezia Santa Lucia train 21:27 667min 89.90",
            ]
        ),
        (
            """
            Eurostar
            Your booking is confirmed
            Booking reference: XYZABC
            Outbound
            Friday 12 June 2026
            London St Pancras Int'l to Paris Gare du Nord
            10:24 - 13:47
            Train 9014, Coach 11, Seat 45
            Return
            Monday 15 June 2026
            Paris Gare du Nord to London St Pancras Int'l
            17:13 - 18:30
            Train 9045, Coach 3, Seat 21
            Total paid: £156.00
            """,
            [
                "2026-06-12",
                "London St Pancras Int'l",
                "Paris Gare du Nord 3n train 10:24 143min 156",
                "London St Pancras Int'l train 17:13 137min",
            ]
        ),
        (
            """
            Eurostar e-ticket
            Booking reference: ABCDEF
            Date: 12 June 2026
            Departs: London St Pancras Int'l 09:31
            Arrives: Bruxelles-Midi 12:35
            Coach 4 Seat 61
            """,
            [
                "2026-06-12",
                "London St Pancras Int'l",
                "Bruxelles-Midi train 09:31 124min",
            ]
        ),
        (
            """
            Amtrak eTicket
            RESERVATION NUMBER 1A2B3C
            TRAIN 11 COAST STARLIGHT
            SEATTLE, WA - KING STREET STATION to PORTLAND, OR - UNION STATION
            Depart 9:50 AM, Friday, June 12, 2026
            Arrive 2:32 PM, Friday, June 12, 2026
            1 Coach Seat
            TOTAL CHARGED $38.00
            """,
            [
                "2026-06-12",
                "SEATTLE, WA",
                "PORTLAND, OR train 09:50 282min 38",
            ]
        ),
        (
            """
            Renfe - Su billete
            Localizador: AB3C4D
            Salida    13/06/2026  09:30  MADRID PTA. ATOCHA
            Llegada   13/06/2026  12:02  BARCELONA-SANTS
            AVE 03091  Coche 5  Plaza 3A
            Importe total: 65,40 €
            """,
            [
                "2026-06-13",
                "MADRID PTA. ATOCHA",
                "BARCELONA-SANTS train 09:30 152min 65.40",
            ]
        ),
        (
            """
            Train booking
            From          To          Date          Dep     Arr      Train     Coach  Seat
            Zürich HB     Milano C    12 Jun 2026   07:33   10:50    EC 313    5      61
            Milano C      Roma T      12 Jun 2026   11:35   14:49    FR 9535   3      12
            Total: CHF 89.00
            """,
            [
                "2026-06-12",
                "Zürich HB",
                "Milano C train 07:33 197min 89",
                "Roma T train 11:35 194min",
            ]
        ),
    ]
}
