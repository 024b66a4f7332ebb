import CivilTime
import Entities
import Text

/// Reads the reservations of hotels in the text of a confirmation, which has a label before each value:
///
///     Hotel Bristol Salzburg
///     Address: Makartplatz 4, 5020 Salzburg, Austria
///     Check-in: Friday 16 July 2027 (from 15:00)
///     Check-out: Monday 19 July 2027
///     Total price: € 612.30
///
/// A label that was there already begins the next reservation, and so does the name of a hotel.
struct BookingText {
    /// A reservation that is being read.
    private struct Block {
        var booking = Booking()
        var labels: Set<BookingLabel> = []
        var nameIsLabelled = false
        /// Whether its cost is that of the whole.
        var hasTotal = false
        /// The cost of a night, as the text has it.
        var costOfNight: String?
    }

    /// The reservations that have a first day and a last one or a number of nights.
    private(set) var bookings: [Booking] = []
    /// The number of lines that are in no reservation.
    private(set) var otherLines = 0
    /// The first reservation that lacks something.
    private var incomplete: Booking?

    private let today: CivilDate
    private var block: Block?
    /// The lines without labels since the last one with one, up to a few.
    private var plain: [String] = []
    /// The label whose value is on the next line, and the label that was read last.
    private var pending: BookingLabel?
    private var last: BookingLabel?
    /// The labels whose values stand side by side in the next line.
    private var row: BookingRow?
    /// The last lines of a paragraph above that has an address.
    private var addressed: [String] = []
    /// The name that a sentence of the text says is booked.
    private var announced: String?
    /// The lines of the paragraph that is being read, and the name and the address that one of nothing else says.
    private var paragraph: [String] = []
    private var signature: (name: String, address: String)?
    /// Whether the line before is blank.
    private var isBehindBlank = true

    /// The most lines in front of a reservation that may name it, and the most bytes of a value.
    private static let (mostPlain, longestValue) = (4, 400)
    /// The most lines of a paragraph that has a name and an address alone.
    private static let mostOfSignature = 8

    /// Reads a text. Linear.
    init(_ text: String, today: CivilDate) {
        self.today = today
        var number = 0
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            read(String(part).trimmed, number)
        }
        finish()
    }

    private mutating func read(_ line: String, _ number: Int) {
        guard !line.isEmpty else {
            isBehindBlank = true
            return
        }
        defer { isBehindBlank = false }
        if row != nil, takeRow(line) { return }
        if let labels = BookingLabel.row(line) {
            let known = labels.compactMap { $0 }
            if known.contains(where: { block?.labels.contains($0) ?? true }), let first = known.first {
                begin(first, number)
            }
            if let first = known.first { name(behind: first) }
            block?.labels.formUnion(known)
            (row, plain) = (BookingRow(labels, today: today), [])
            return
        }
        if let label = pending {
            pending = nil
            if BookingLabel.parts(of: line) == nil,
                label != .price && label != .priceOfNight && label != .total || Self.isAmount(line)
            {
                take(label, line)
                return
            }
        }
        if Self.titled(by: line) != nil, beginsByTitle(line) {
            // The title of the next reservation ends the one above.
            if block?.booking.from != nil { finish() }
            pending = nil
            return readPlain(line)
        }
        let text = line.drop { "*•-–>#| \t".contains($0) }
        guard line.utf8.count <= Self.longestValue, let (label, value) = BookingLabel.parts(of: String(text).trimmed),
            value.isEmpty || Self.fits(value, label, today)
        else {
            if block?.booking.from != nil, let price = Self.priceOfNight(in: line) {
                return take(.priceOfNight, price)
            }
            return readPlain(line)
        }
        let repeats = block?.labels.contains(label) ?? true
        if repeats { begin(label, number) }
        if label != .price, label != .priceOfNight, label != .total { name(behind: label) }
        block?.labels.insert(label)
        plain = []
        if value.isEmpty { pending = label } else { take(label, value) }
    }

    /// Whether a line that is like a title is none of the reservation that is being read: `Booking: Double Room`.
    private func beginsByTitle(_ line: String) -> Bool {
        guard let open = block?.booking, !isBehindBlank else { return true }
        return open.from != nil && (open.until != nil || open.nights != nil) && Self.saysConfirmed(line)
    }

    private mutating func begin(_ label: BookingLabel, _ number: Int) {
        // A price by itself below a reservation may be that of a part of it.
        if let open = block, [.price, .priceOfNight, .total, .number, .nights, .town].contains(label),
            !isBehindBlank || plain.isEmpty || open.booking.from == nil
        {
            return
        }
        finish()
        var next = Block()
        next.booking.line = number
        block = next
        if label == .name { next.nameIsLabelled = true } else { name(behind: label) }
    }

    /// Names the reservation that is being read by the lines above, where it has no name yet.
    ///
    /// What a sentence of the text says is booked names it behind a label of days or of a place: above the name of a
    /// hotel stands the number.
    private mutating func name(behind label: BookingLabel) {
        guard var next = block, next.booking.spot.name == nil, !next.nameIsLabelled else { return }
        // What has a label of its own is no name.
        let isLabelled = { (line: String) in line.containsText(": ") && Self.titled(by: line) == nil }
        let labelled = plain.filter { isLabelled($0) && !Self.isChatter($0) }
        var names = plain.filter { !isLabelled($0) && !Self.isChatter($0) }
        if names.isEmpty { names = addressed }
        let isOfDays = label != .number && label != .nights
        if !isOfDays, names.first.flatMap(Self.announced) != nil { return }
        otherLines -= names.count
        if !names.isEmpty, next.booking.from == nil {
            otherLines -= labelled.count
            for text in labelled { next.booking.addNote(text) }
        }
        if let announced, let first = names.first, Self.isAddress(first) {
            // The title stands in a paragraph of its own above the address.
            names.insert(announced, at: 0)
        }
        if let name = names.first {
            next.booking.spot.name = Self.announced(in: name) ?? name
            let address = Self.address(names.dropFirst())
            next.booking.spot.address = next.booking.spot.address ?? address?.text
            for (index, text) in names.enumerated().dropFirst() where !(address?.lines.contains(index) ?? false) {
                next.booking.addNote(text)
            }
        } else if isOfDays {
            next.booking.spot.name = announced
        }
        if next.booking.spot.name != nil { (announced, addressed) = (nil, []) }
        block = next
    }

    /// Gives a line to the labels above that stand side by side; whether it was theirs.
    private mutating func takeRow(_ line: String) -> Bool {
        guard var open = row else { return false }
        if let (label, value) = BookingLabel.parts(of: line), !value.isEmpty, label != .checkIn, label != .checkOut {
            return false
        }
        let values = open.take(line)
        row = open.isOver ? nil : open
        for (label, value) in values where Self.fits(value, label, today) { take(label, value) }
        return !values.isEmpty || !open.isOver
    }

    private mutating func take(_ label: BookingLabel, _ value: String) {
        last = label
        guard block != nil else { return }
        switch label {
        case .checkIn: takeDay(value, \.from, label: "Check-in")
        case .checkOut: takeDay(value, \.until, label: "Check-out")
        case .address: block?.booking.spot.address = value
        case .town:
            let address = block?.booking.spot.address
            guard address?.containsText(value) != true else { return }
            block?.booking.spot.address = address.map { "\($0), \(value)" } ?? value
        case .name:
            if let other = block?.booking.spot.name, other != value, block?.nameIsLabelled == false {
                block?.booking.notes.insert(other, at: 0)
            }
            block?.booking.spot.name = value
            block?.nameIsLabelled = true
        case .number: block?.booking.addNote(value, label: "Booking")
        case .priceOfNight: block?.costOfNight = Self.priceOfNight(in: "\(value) per night") ?? value
        case .price where block?.costOfNight == nil && Self.priceOfNight(in: value) != nil:
            block?.costOfNight = Self.priceOfNight(in: value)
        case .total where block?.hasTotal == false:
            block?.booking.cost = value
            block?.hasTotal = true
        case .price, .total:
            guard block?.booking.cost == nil else {
                block?.booking.addNote(value, label: "Price")
                return
            }
            block?.booking.cost = value
        case .nights:
            let digits = value.drop { !$0.isNumber }.prefix(while: \.isNumber)
            if let nights = Int(digits), StopPlan.nightsLimit.range.contains(nights) {
                block?.booking.nights = "\(nights)"
            }
        }
    }

    private mutating func takeDay(_ value: String, _ day: WritableKeyPath<Booking, String?>, label: String) {
        // `16 Jul 2027 – 19 Jul 2027` behind one label are both days.
        guard BookingMoment(value, today: today) != nil else {
            // Only the hours at which one may come or has to go.
            block?.booking.addNote(value, label: label)
            return
        }
        block?.booking[keyPath: day] = value
    }

    private mutating func readPlain(_ line: String) {
        if let name = Self.announced(in: line), block == nil || isBehindBlank { announced = announced ?? name }
        if isBehindBlank {
            if plain.dropFirst().contains(where: Self.isAddress) { addressed = plain.filter { !Self.isChatter($0) } }
            plain = []
            paragraph = []
        }
        plain.append(line)
        if block != nil, paragraph.count < Self.mostOfSignature {
            paragraph.append(line)
            signature = Self.signature(paragraph) ?? signature
        }
        if plain.count > Self.mostPlain { plain.removeFirst() }
        // What has a label of its own inside a reservation is kept.
        let label = line.prefix { $0 != ":" }
        let isInside = block.map { $0.booking.from != nil || $0.booking.spot.address != nil } ?? false
        if isInside, last == .checkIn || last == .checkOut, TimeOfDay(typed: line) != nil {
            block?.booking.addNote(line, label: last == .checkIn ? "Check-in" : "Check-out")
            plain = []
        } else if isInside, !isBehindBlank, label.contains(where: \.isLetter), label.utf8.count < line.utf8.count,
            label.count <= BookingLabel.longest,
            line.utf8.count <= 160, !line.containsText("://")
        {
            block?.booking.addNote(line)
            plain = []
        } else {
            otherLines += 1
        }
    }

    private mutating func finish() {
        guard let done = block else { return }
        block = nil
        var booking = done.booking
        if booking.spot.name == nil, booking.spot.address == nil, let signature,
            Self.hasNights(booking, today: today)
        {
            // A letter of a hotel says at its end who wrote it.
            (booking.spot.name, booking.spot.address) = (signature.name, signature.address)
        }
        signature = nil
        booking.spot.name = booking.spot.name ?? (booking.spot.address == nil ? announced : nil)
        guard booking.from != nil, booking.until != nil || booking.nights != nil,
            booking.spot.name != nil || booking.spot.address != nil
        else {
            if booking.from != nil { incomplete = incomplete ?? booking }
            return
        }
        if let costOfNight = done.costOfNight {
            let nights = Self.nights(booking, today: today)
            if booking.cost == nil { booking.cost = nights.flatMap { CurrencyMark.amount(costOfNight, times: $0) } }
            booking.addNote(costOfNight, label: "A night")
        }
        bookings.append(booking)
    }

    /// The reason for which a text has no reservation, with the line of the first that lacks something.
    var fault: TextFault {
        guard let incomplete else { return TextFault(reason: "no reservation with a first and a last day is in it") }
        let lacks =
            incomplete.until == nil && incomplete.nights == nil
            ? "has a first day, but no last one and no number of nights"
            : "has days, but no name of a hotel and no address"
        return TextFault(line: incomplete.line, reason: "the reservation \(lacks)")
    }
}
