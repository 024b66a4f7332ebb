import Entities
import Geodesy
import JSON
import Text

/// Reads the reservations of schema.org, wherever they are in a value.
struct ReservationReading {
    /// The reservations, in the order of the file.
    private(set) var bookings: [Booking] = []
    private static let (mostBookings, deepest) = (1_000, 20)

    /// Reads the reservations in values. Linear.
    init(_ values: [JSONValue]) {
        for value in values { read(value, depth: 0) }
    }

    private mutating func read(_ value: JSONValue, depth: Int) {
        guard depth < Self.deepest, bookings.count < Self.mostBookings else { return }
        switch value {
        case .array(let values): for value in values { read(value, depth: depth + 1) }
        case .object(let members):
            if let booking = Self.booking(value) {
                if !bookings.contains(booking) { bookings.append(booking) }
            } else {
                for member in members { read(member.value, depth: depth + 1) }
            }
        case .null, .bool, .number, .string: break
        }
    }

    private static func type(_ value: JSONValue) -> String {
        let type = value["@type"]
        let text = type?.string ?? type?.array?.first?.string ?? ""
        return text.split { $0 == "/" || $0 == ":" || $0 == "#" }.last.map(String.init) ?? text
    }

    /// The reservation that an object is; nil for any other object.
    private static func booking(_ value: JSONValue) -> Booking? {
        var booking = Booking()
        let thing = object(value, "reservationFor")
        booking.spot = spot(thing)
        switch type(value) {
        case "LodgingReservation":
            booking.from = text(value, "checkinTime", "checkInTime", "checkinDate", "checkInDate", "startDate")
            booking.until = text(value, "checkoutTime", "checkOutTime", "checkoutDate", "checkOutDate", "endDate")
            booking.addNote(text(value, "lodgingUnitDescription", "lodgingUnitType"), label: "Room")
        case "FoodEstablishmentReservation":
            booking.kind = .meal
            booking.from = text(value, "startTime", "startDate")
            booking.addNote(text(value, "partySize"), label: "Guests")
        case "EventReservation":
            booking.kind = .event
            let name = text(thing, "name")
            booking.spot = spot(object(thing, "location"))
            booking.addNote(booking.spot.name == nil ? nil : name)
            booking.spot.name = booking.spot.name ?? name
            booking.from = text(thing, "startDate", "startTime") ?? text(value, "startTime")
        case "RentalCarReservation":
            booking.kind = .car
            let company = text(object(thing, "rentalCompany"), "name") ?? text(object(thing, "provider"), "name")
            booking.addNote(
                [text(thing, "name"), company].compactMap { $0 }.joined(separator: ", "), label: "Rental car")
            booking.spot = spot(object(value, "pickupLocation") ?? object(value, "pickUpLocation"))
            let back = spot(object(value, "dropoffLocation") ?? object(value, "dropOffLocation"))
            booking.end = back.name == nil && back.address == nil && back.place == nil ? booking.spot : back
            booking.from = text(value, "pickupTime", "pickUpTime")
            booking.until = text(value, "dropoffTime", "dropOffTime")
        case "FlightReservation": ride(.flight, thing, "Airport", &booking)
        case "TrainReservation": ride(.train, thing, "Station", &booking)
        case "BusReservation": ride(.drive, thing, "BusStop", &booking)
        case "BoatReservation": ride(.ferry, thing, "BoatTerminal", &booking)
        default: return nil
        }
        takePrice(of: value, into: &booking)
        booking.addNote(
            text(value, "reservationNumber", "reservationId", "confirmationNumber"), label: "Booking")
        booking.addNote(text(thing, "telephone"))
        let status = text(value, "reservationStatus").map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        if let status, status.lowercased().containsText("cancel") { booking.addNote("cancelled") }
        return booking
    }

    private static func ride(
        _ means: Way.Means, _ thing: JSONValue?, _ place: String, _ booking: inout Booking
    ) {
        booking.kind = .ride(means)
        booking.spot = spot(object(thing, "departure\(place)") ?? object(thing, "departureStation"))
        booking.end = spot(object(thing, "arrival\(place)") ?? object(thing, "arrivalStation"))
        booking.from = text(thing, "departureTime", "departureDate")
        booking.until = text(thing, "arrivalTime", "arrivalDate")
        let line = object(thing, "airline") ?? object(thing, "provider")
        let number = text(thing, "flightNumber", "trainNumber", "busNumber", "boatNumber")
        let code = text(line, "iataCode")
        let words =
            [text(line, "name"), text(thing, "trainName", "busName")].compactMap { $0 }
            + [number.map { number in code.map { number.hasPrefix($0) ? number : $0 + number } ?? number }]
            .compactMap { $0 }
        booking.addNote(words.joined(separator: " "))
    }

    private static func takePrice(of value: JSONValue, into booking: inout Booking) {
        let price = member(value, "totalPrice") ?? member(value, "price")
        let offer = object(value, "totalPrice") ?? object(value, "priceSpecification") ?? object(value, "price")
        booking.cost = price.flatMap(plain) ?? text(offer, "price", "value", "minPrice")
        booking.currency = text(value, "priceCurrency") ?? text(offer, "priceCurrency", "currency")
    }

    /// The name, the address and the coordinates of a thing.
    private static func spot(_ thing: JSONValue?) -> Booking.Spot {
        guard let thing else { return Booking.Spot() }
        var spot = Booking.Spot(name: text(thing, "name"))
        if spot.name == nil, let plain = plain(thing) { spot.name = plain }
        let code = text(thing, "iataCode")
        if let code { spot.name = spot.name.map { $0.containsText(code) ? $0 : "\($0) (\(code))" } ?? code }
        let address = member(thing, "address")
        spot.address = address.flatMap(plain) ?? address.flatMap(structured)
        let geo = object(thing, "geo") ?? thing
        if let latitude = text(geo, "latitude").flatMap(Double.init),
            let longitude = text(geo, "longitude").flatMap(Double.init), latitude != 0 || longitude != 0
        {
            spot.place = try? Coordinate(latitude: latitude, longitude: longitude)
        }
        return spot
    }

    private static func structured(_ address: JSONValue) -> String? {
        let town = [text(address, "postalCode"), text(address, "addressLocality")].compactMap { $0 }
            .joined(separator: " ")
        let country = text(address, "addressCountry") ?? text(object(address, "addressCountry"), "name")
        let parts = [text(address, "streetAddress"), town, text(address, "addressRegion"), country]
            .compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private static func member(_ value: JSONValue?, _ name: String) -> JSONValue? {
        let found = value?[name]
        if case .array(let values)? = found { return values.first }
        return found
    }

    private static func object(_ value: JSONValue?, _ name: String) -> JSONValue? {
        guard let found = member(value, name), found != .null else { return nil }
        return found
    }

    private static func plain(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): text.trimmed.isEmpty ? nil : HTMLText.plain(text).trimmed
        case .number(let text): text
        case .null, .bool, .array, .object: nil
        }
    }

    private static func text(_ value: JSONValue?, _ names: String...) -> String? {
        for name in names {
            if let text = member(value, name).flatMap(plain) { return text }
        }
        return nil
    }
}
