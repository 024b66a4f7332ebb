import Entities
import Geodesy
import Places
import Text

/// Reads the trips of a plain list, line by line.
struct ListImport {
    /// The most bytes of a line: more than any link of a map has.
    private static let maximumLineBytes = 10_000

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index: Int
    private var line = 0
    private let context: ImportContext
    private var assembly: TripAssembly
    private var tripName: String?
    private var lastPlace: Coordinate?
    /// The nights and the day of the line that is read, for its next stop.
    private var pendingPlan = PlanTexts()
    /// The day of the heading above, for the next stop.
    private var headingPlan = PlanTexts()
    /// The line at which the way that was read last ended, as it was typed.
    private var lastEnd: String?
    private let dates: ListDates
    private var placeCount = 0
    /// The number of stops that are only in the town of their address.
    private var townCount = 0
    /// The nights of the stops.
    private var plans: StopPlanReading
    /// The notices about the file as a whole.
    private let notices: [String]

    /// Starts at `start`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ context: ImportContext, notices: [String]) {
        self.notices = notices
        self.bytes = bytes
        index = start
        self.context = context
        assembly = TripAssembly(context)
        plans = StopPlanReading(isOwn: false, today: context.today)
        dates = ListDates(context.today)
    }

    /// Reads all lines; throws when there are some, but none is a place: then it is no list. Linear.
    mutating func read() throws(TextFault) -> ImportedTrips {
        while let line = nextLine() { try read(line) }
        if placeCount == 0, let first = assembly.firstSkipped {
            let what =
                context.isFormatGiven ? "not a list of places" : "not a format that is known, nor a list of places"
            throw TextFault(line: first.line, reason: "\(what): \(first.reason)")
        }
        return plans.planned(assembly.finish(beside: notices + AboutPlace.notices(townCount)))
    }

    /// The next line without its end and white space around it; nil at the end of the text.
    private mutating func nextLine() -> UnsafeBufferPointer<UInt8>? {
        guard index < bytes.count else { return nil }
        let start = index
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        let end = index
        if index < bytes.count {
            index += bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        }
        line += 1
        return ListLine.trimmed(bytes[start..<end])
    }

    private mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(TextFault) {
        guard let first = line.first else { return }
        guard first != UInt8(ascii: "#") else { return try readComment(line) }
        guard line.count <= ListImport.maximumLineBytes else {
            return try assembly.skip("the line is longer than any place is", line: self.line)
        }
        if first == UInt8(ascii: "\\") {
            guard let found = ListLine.markedPlace(UnsafeBufferPointer(rebasing: line[1...])) else {
                return try assembly.skip("a line with a backslash is written \\NAME=40.757,-73.986", line: self.line)
            }
            return try add(found)
        }
        // As a whole first: the number sign of `Stop #3=45.6,7.8` begins no comment.
        if let found = ListLine.namedPlace(line) { return try add(found) }
        let whole = PlaceLines.withoutComment(String(decoding: line, as: UTF8.self)).trimmed
        if whole.isEmpty { return }
        let line = UnsafeBufferPointer(rebasing: line.prefix(whole.utf8.count))
        if let found = ListLine.namedPlace(line) { return try add(found) }
        let text = whole
        if isLink(line), let link = try? MapLink(text), link.spots.count > 1 { return try add(link.spots) }
        // The line below the head of a table in Markdown.
        if text.allSatisfy({ "|-: ".contains($0) }) { return }
        let item = ListText(text, today: context.today)
        pendingPlan = PlanTexts(date: item.date, day: item.day)
        pendingPlan.fields[.nights] = item.nights
        defer { pendingPlan = PlanTexts() }
        if let link = item.link {
            if let spots = (try? MapLink(link))?.spots, spots.count > 1 {
                let notes = [item.name, item.note].compactMap { $0 }.filter { !$0.isEmpty && $0 != link }
                return try add(spots, note: notes.isEmpty ? nil : notes.joined(separator: "\n"))
            }
            if isPlace(link) { return try lookUp("\(item.name)=\(link)", note: item.note) }
            return try lookUp(item.place, note: [item.note, link].compactMap { $0 }.joined(separator: "\n"))
        }
        let ends = ListText.ends(of: item.place)
        if ends.count > 1 { return try add(ends, note: item.note) }
        lastEnd = nil
        try lookUp(item.place, note: item.note, isItem: item.isItem)
    }

    /// Takes the places of a way, the first of them unless the way before ends there. The day is that of the last one,
    /// of several days' ways that of the first; so are the note and the nights.
    private mutating func add(_ ends: [String], note: String?) throws(TextFault) {
        var ends = ends
        if let dated = dates.withoutDate(atBeginningOf: ends[0]), pendingPlan.date == nil {
            (ends[0], pendingPlan.date) = dated
        }
        let isNext = lastEnd.map { folded($0) == folded(ends[0]) } ?? false
        lastEnd = nil
        var plan = pendingPlan
        pendingPlan = PlanTexts()
        if !isNext {
            if ends.count > 2 {
                (pendingPlan.date, pendingPlan.day) = (plan.date, plan.day)
                (plan.date, plan.day) = (nil, nil)
            } else if plan.date != nil || plan.day != nil {
                let trip = try assembly.trip(tripName, line: line)
                plans.begin(assembly.count(of: trip), in: trip)
            }
            try lookUp(ends[0])
        }
        for end in ends.dropFirst().dropLast() { try lookUp(end) }
        pendingPlan = plan
        try lookUp(ends[ends.count - 1], note: note)
        // What is in parentheses is where one sleeps.
        let end = ends[ends.count - 1]
        lastEnd = end.hasSuffix(")") ? String(end.prefix { $0 != "(" }).trimmed : end
    }

    /// Takes the places of a link to directions, in their order; the note is that of the first, the nights are those of
    /// the last.
    private mutating func add(_ spots: [MapLink.Spot], note: String? = nil) throws(TextFault) {
        let nights = pendingPlan.fields.removeValue(forKey: .nights)
        for (index, spot) in spots.enumerated() {
            let note = index == 0 ? note : nil
            if index == spots.count - 1 { pendingPlan.fields[.nights] = nights }
            if let place = spot.place {
                try add(place, name: spot.name ?? name(of: place), note: note)
            } else if let place = spot.about {
                let name = spot.name ?? coordinateText(place)
                try add(place, name: name, note: note)
                assembly.notice("“\(name)” is only about where the link says", line: line)
            } else if let name = spot.name {
                try lookUp(name, note: note)
            }
        }
    }

    /// The name of a place that has none, as coordinates by themselves have it.
    private func name(of place: Coordinate) -> String {
        let text = "\(degreesText(place.latitude)),\(degreesText(place.longitude))"
        return (try? context.readPlace(text, lastPlace).get().name) ?? coordinateText(place)
    }

    /// Whether a link means one place.
    private func isPlace(_ link: String) -> Bool {
        (try? MapLink(link))?.spots.first.map { $0.place != nil || $0.about != nil } ?? false
    }

    /// Takes the place that a text means, with a note.
    private mutating func lookUp(_ text: String, note: String? = nil, isItem: Bool = true) throws(TextFault) {
        var text = text
        var answer = answer(text)
        // A place may be called after a day.
        if case .failure = answer, pendingPlan.date == nil, let dated = dates.withoutDate(atBeginningOf: text),
            case .success(let read) = self.answer(dated.rest)
        {
            (text, pendingPlan.date) = dated
            answer = .success(read)
        }
        switch answer {
        case .success(let read):
            let notes = [note, read.about.map(AboutPlace.note)].compactMap { $0 }.filter { !$0.isEmpty }
            try add(read.found.location, name: read.name, note: notes.isEmpty ? nil : notes.joined(separator: "\n"))
            if read.about != nil { townCount += 1 }
            if read.found.wasLookedUp { assembly.notice("“\(text)” \(read.notice)", line: line) }
        case .failure(let refusal):
            let hasDash = !isItem && [" - ", " – ", " — "].contains { text.containsText($0) }
            let hint = hasDash ? "; write “A → B” for a way, “- A – text” for a place and its note" : ""
            try assembly.skip(refusal.reason + hint, line: line)
        }
    }

    private func answer(_ text: String) -> Result<AboutPlace, PlaceRefusal> {
        ListPlace.mayBeAddress(text)
            ? context.look(up: text, near: lastPlace)
            : context.place(text, lastPlace).map { AboutPlace(found: $0, about: nil) }
    }

    private func isLink(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = line.first, [0x67, 0x68].contains(first | 0x20) else { return false }
        return ListLine.beginsLikeLink(line)
    }

    /// A comment, which may begin a trip.
    private mutating func readComment(_ line: UnsafeBufferPointer<UInt8>) throws(TextFault) {
        for (title, isRoundTrip) in [(ListTitle.trip, false), (ListTitle.roundTrip, true)]
        where line.count > title.utf8.count && line.starts(with: title.utf8) {
            let name = line.dropFirst(title.utf8.count).prefix(CSVRows.maximumTextBytes)
            tripName = String(decoding: name, as: UTF8.self)
            let trip = try assembly.trip(tripName, startsAnew: true, line: self.line)
            if isRoundTrip { assembly.closeLoop(of: trip) }
            placeCount += 1
            return
        }
        guard line.count <= 200 else { return }
        let level = line.prefix { $0 == UInt8(ascii: "#") }.count
        let text = String(decoding: line.dropFirst(level), as: UTF8.self).trimmed
        guard line.count > level, line[level] == 0x20, !text.isEmpty else { return }
        if level > 1, let day = dates.day(ofHeading: text) {
            headingPlan = PlanTexts(date: day.date, day: day.day)
        } else if level == 1, placeCount == 0, tripName == nil, hasSmallerHeadings {
            tripName = text
        }
    }

    /// Whether a line further down is a smaller heading, as in a text in Markdown, where one of the first level is the
    /// title and no comment. Linear.
    private var hasSmallerHeadings: Bool {
        let mark = UInt8(ascii: "#")
        return (index..<max(index, bytes.count - 2)).contains { place in
            bytes[place] == mark && bytes[place + 1] == mark
                && (place == index || [0x0A, 0x0D].contains(bytes[place - 1]))
        }
    }

    private mutating func add(
        _ found: (name: UnsafeBufferPointer<UInt8>, latitude: Double, longitude: Double)
    ) throws(TextFault) {
        let place: Coordinate
        do throws(CoordinateError) {
            place = try Coordinate(latitude: found.latitude, longitude: found.longitude)
        } catch {
            return try assembly.skip("\(error)", line: line)
        }
        try add(place, name: String(decoding: found.name, as: UTF8.self))
    }

    private mutating func add(_ place: Coordinate, name: String, note: String? = nil) throws(TextFault) {
        placeCount += 1
        lastPlace = place
        let trip = try assembly.trip(tripName, line: line)
        lastEnd = nil
        var texts = pendingPlan
        texts.date = texts.date ?? headingPlan.date
        texts.day = texts.day ?? headingPlan.day
        (pendingPlan, headingPlan) = (PlanTexts(), PlanTexts())
        let left = plans.take(texts, of: assembly.count(of: trip), in: trip, line: line)
        let notes = [note].compactMap { $0 } + left.map { "\($0.label): \($0.text)" }
        try assembly.add(
            name: name, note: notes.isEmpty ? nil : notes.joined(separator: "\n"), place: place, to: trip, line: line)
    }
}
