import Text

/// The reservations of a text that has several in parts of their own, each with its number and its price, as a person
/// or a travel agent puts mails together in one.
struct BookingSections {
    /// The most lines and paragraphs that are read, the most paragraphs that are read together, and the most lines of
    /// a part to which prices are added.
    private static let (mostLines, mostParagraphs, mostTogether, mostOfPart) = (2_000, 80, 6, 60)
    /// The fewest signs of a line that parts what is above from what is below.
    private static let shortestRule = 3

    private let lines: [String]
    private let read: (String) -> [Booking]
    /// The lines of each part, and its reservations.
    private var sections: [(lines: Range<Int>, bookings: [Booking])] = []

    /// The reservations of the parts of a text, each read by itself by `read`; `whole`, which are those of the text
    /// as one, where the parts do not tell more: more reservations, or as many with more numbers or more prices.
    /// Linear, as a part is read again with each of a few paragraphs.
    static func fuller(than whole: [Booking], _ text: String, _ read: (String) -> [Booking]) -> [Booking] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        guard lines.count <= mostLines else { return whole }
        let paragraphs = Paragraphs.ranges(of: lines) { isBorder($0.trimmed) }
        guard (2...mostParagraphs).contains(paragraphs.count) else { return whole }
        let found = withoutActuallyEscaping(read) { read in
            BookingSections(lines, paragraphs, read).bookings
        }
        let tellsMore =
            found.count == whole.count
            && (numbers(found) > numbers(whole) || numbers(found) == numbers(whole) && costs(found) > costs(whole))
        return found.count > whole.count || tellsMore ? found : whole
    }

    private init(_ lines: [String], _ paragraphs: [Range<Int>], _ read: @escaping (String) -> [Booking]) {
        (self.lines, self.read) = (lines, read)
        // A part ends with the paragraph that makes it a reservation, and with the prices below that.
        var start: Int?
        for (index, paragraph) in paragraphs.enumerated() {
            if let first = start {
                start = max(first, paragraphs[max(0, index - Self.mostTogether + 1)].lowerBound)
            }
            if start == nil, isOfPrices(paragraph), !sections.isEmpty {
                extendLast(to: paragraph.upperBound)
                continue
            }
            let part = (start ?? paragraph.lowerBound)..<paragraph.upperBound
            let bookings = bookings(of: part)
            start = bookings.isEmpty ? part.lowerBound : nil
            if !bookings.isEmpty { sections.append((part, bookings)) }
        }
        if start != nil { extendLast(to: lines.count) }
    }

    /// The reservations of all parts, each once.
    private var bookings: [Booking] {
        var bookings: [Booking] = []
        for booking in sections.flatMap(\.bookings)
        where !bookings.contains(where: { Self.isSame($0, booking) }) {
            bookings.append(booking)
        }
        return bookings
    }

    private func bookings(of part: Range<Int>) -> [Booking] {
        read(lines[part].joined(separator: "\n")).map { booking in
            var booking = booking
            booking.line += part.lowerBound
            return booking
        }
    }

    /// Gives the lines down to one to the last part, where it does not lose a reservation by that. A price below one
    /// that has its own is that of all together.
    private mutating func extendLast(to end: Int) {
        guard let last = sections.last, !last.bookings.contains(where: { $0.cost != nil }),
            end - last.lines.lowerBound <= Self.mostOfPart
        else { return }
        sections.removeLast()
        let part = last.lines.lowerBound..<end
        let bookings = bookings(of: part)
        sections.append(bookings.count < last.bookings.count ? last : (part, bookings))
    }

    /// Whether a paragraph begins with a price behind a label.
    private func isOfPrices(_ paragraph: Range<Int>) -> Bool {
        switch BookingLabel.parts(of: lines[paragraph.lowerBound].trimmed)?.label {
        case .price, .priceOfNight, .total: true
        default: false
        }
    }

    /// Whether a line parts paragraphs: it is blank, or a rule of signs.
    private static func isBorder(_ line: String) -> Bool {
        line.isEmpty || line.utf8.count >= shortestRule && line.allSatisfy { "-=_*~–—".contains($0) }
    }

    /// Whether two are the same reservation, which a confirmation tells twice.
    private static func isSame(_ one: Booking, _ other: Booking) -> Bool {
        one.kind == other.kind && one.spot == other.spot && one.end == other.end && one.from == other.from
            && one.until == other.until && one.nights == other.nights
    }

    private static func costs(_ bookings: [Booking]) -> Int { bookings.count { $0.cost != nil } }

    /// The number of different numbers of reservations.
    private static func numbers(_ bookings: [Booking]) -> Int {
        Set(bookings.flatMap(\.notes).filter { $0.hasPrefix("Booking: ") }).count
    }
}
