import CivilTime
import Entities
import Interchange
import TestSupport
import Testing

@Suite("Rides and hired cars in the texts of confirmations") struct BookingRideTextTests {
    /// The first day, and each stop with its nights, its way and the time at which that departs.
    private func ways(_ text: String) throws -> [String] {
        let trip = try #require(try read(text).trips.first)
        return [trip.plan.start?.text ?? "-"]
            + trip.waypoints.map { stop in
                let parts = [
                    stop.name.text, stop.plan.nights.map { "\($0)n" }, stop.plan.way?.by.rawValue,
                    stop.plan.way?.departs.map(\.time.hourAndMinute), stop.plan.way?.cost.map { "\($0)" },
                    stop.plan.cost.map { "\($0)" }, stop.plan.arrive?.text,
                ]
                return parts.compactMap { $0 }.joined(separator: " ")
            }
    }

    private func read(_ text: String) throws -> ImportedTrips {
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1), readPlace: bookedTowns,
            today: CivilDate(daysSince1970: 20_900))
        return try BookingFormat().read(Array(text.utf8), context)
    }

    @Test(
        "A ride departs when it leaves, not when it arrives, also where both are in one line",
        arguments: [
            (
                "Ferry booking number: 12345678\n\nOUTBOUND\nNice - Firenze\nDate: 18 July 2027\n"
                    + "Departs: 10:15  Arrives: 12:45\n\nRETURN\nFirenze - Nice\nDate: 25 July 2027\n"
                    + "Departs: 16:20  Arrives: 16:50\n",
                ["2027-07-18", "Nice", "Firenze 7n ferry 10:15", "Nice ferry 16:20"]
            ),
            (
                "Train booking\nNice to Firenze\n13 May 2027\nDeparts 09:00, arrives 13:20\n",
                ["2027-05-13", "Nice", "Firenze train 09:00"]
            ),
            (
                "Amtrak\nRESERVATION NUMBER ABC123\nNice to Firenze, IT - CENTRAL STATION\n"
                    + "Depart 9:50 AM, May 13, 2027\nArrive 9:11 PM, May 13, 2027\n",
                ["2027-05-13", "Nice", "Firenze, IT train 09:50"]
            ),
        ])
    func oneLine(text: String, stops: [String]) throws {
        #expect(try ways(text) == stops)
    }

    @Test(
        "The places of a ride are those of its town, of a train with ab and an, and behind the number of a flight",
        arguments: [
            (
                "Trenitalia - Conferma di acquisto\nPNR: ABC123\nDa Nice a Firenze S. M. Novella\n"
                    + "Partenza: 13/05/2027 ore 09:10\nArrivo: 13/05/2027 ore 11:04\n",
                ["2027-05-13", "Nice", "Firenze S. M. Novella train 09:10"]
            ),
            (
                "Deutsche Bahn - Buchungsbestätigung\nAuftragsnummer: 123456789012\nHinfahrt am 13.05.2027\n"
                    + "Weimar ab 09:28 Gleis 18\nSalzburg an 13:25 Gleis 3\n",
                ["2027-05-13", "Weimar", "Salzburg train 09:28"]
            ),
            (
                "easyJet booking: K1ABCDE\nFlight EZY8603: Nice (NCE) to Amsterdam (AMS)\n"
                    + "Departs: 13 May 2027 07:05\nArrives: 13 May 2027 11:00\n",
                ["2027-05-13", "Nice (NCE)", "Amsterdam (AMS) flight 07:05"]
            ),
            (
                "Eurostar booking\nTrain Nice - Amsterdam\nDate: 13 May 2027\nDeparts: 10:24\nArrives: 13:47\n",
                ["2027-05-13", "Nice", "Amsterdam train 10:24"]
            ),
        ])
    func places(text: String, stops: [String]) throws {
        #expect(try ways(text) == stops)
    }

    @Test("A way of a booking without a word for the means is taken as a ferry, which is told, and is no hotel")
    func unknownMeans() throws {
        let text =
            "Nice – Firenze\nDeparture 12.07.2027 14:00\nArrival 13.07.2027 10:00\nPrice: 3.450 NOK\n"
        let booked = "Booking reference: A12B34\n" + text
        #expect(try ways(booked) == ["2027-07-12", "Nice", "Firenze ferry 14:00 3450"])
        #expect(
            try read(booked).notices.contains(
                "“Nice – Firenze”: the confirmation does not say by what one travels; taken as a ferry"))
        #expect(!(try read(booked).trips[0].waypoints.contains { $0.plan.kind != nil }))
    }

    @Test("Where a car is hired nobody sleeps, and its cost, its times and its class are kept")
    func car() throws {
        let text =
            "Car hire confirmed\nConfirmation number: J1234567890\nPickup Location: Nice\n"
            + "Pickup Date: Sep 12, 2027 11:00 AM\nReturn Location: Firenze\nReturn Date: Sep 19, 2027 10:00 AM\n"
            + "Vehicle: Full-size SUV\nEstimated total: 612.40 USD\n"
        #expect(try ways(text) == ["2027-09-12", "Nice 612.40", "Firenze 2027-09-19T10:00"])
        let read = try read(text)
        #expect(
            read.trips[0].waypoints[0].note?.text
                == "Vehicle: Full-size SUV\nBooking: J1234567890\nPick-up: 2027-09-12 11:00\n"
                + "Return: 2027-09-19 10:00, Firenze")
        #expect(
            read.notices.contains(
                "“Nice”: the car is hired from 2027-09-12 to 2027-09-19; where one sleeps between these days is not known"
            ))
    }

    @Test("The town of a hotel may have a label of its own")
    func town() throws {
        let text = "Hotel: Ibis Styles\nCity: Granada\nCheck-in: 13 May 2027\nCheck-out: 15 May 2027\n"
        #expect(try bookedStops(text, as: BookingFormat()) == ["2027-05-13 -", "Ibis Styles @37 sleep 2n"])
    }
}
