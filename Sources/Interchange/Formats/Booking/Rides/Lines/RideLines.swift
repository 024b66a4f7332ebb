import CivilTime
import Entities
import Text

/// Reads the rides of a ticket line by line, in whatever order it has the places and the moments:
///
///     Fri 12 June 2026                      Berlin Hbf    ab 08:34   Gleis 13   ICE 693
///     London St Pancras to Paris Nord       Leipzig Hbf   an 09:48   Gleis 11
///     10:24 – 13:47
struct RideLines {
    /// An end of a ride, as far as it is read.
    private struct End {
        var place: String?
        var date: CivilDate?
        var time: TimeOfDay?
    }

    /// A time of a line with what is beside it.
    private struct Event {
        let time: TimeOfDay
        var role: RideWord?
        var place: String?
        var date: CivilDate?
        var later: Int?
    }

    /// The rides of which both places, both times and the first day are known.
    private(set) var legs: [RideLeg] = []

    private let today: CivilDate
    /// The day of the lines that follow.
    private var day: CivilDate?
    private var leaves = End()
    private var arrives = End()
    private var later: Int?
    private var line = 0
    /// The two places of a way that stand in one line.
    private var way: RideEnds?
    /// The end that a line without a time is about, for the next one.
    private var role: RideWord?
    /// The station that stood alone in the line above.
    private var above: String?
    /// Whether the last time has no place yet, which may be in the next line.
    private var awaitsPlace = false

    /// Reads lines, in which the day may stand in front of the month. Linear.
    init(_ lines: [String], today: CivilDate, isDayFirst: Bool = false) {
        self.today = today
        for (index, line) in lines.enumerated() {
            let tokens = RideToken.tokens(of: line, today: today, isDayFirst: isDayFirst)
            guard !tokens.isEmpty else { continue }
            read(tokens, index + 1)
        }
        finish()
    }

    private mutating func read(_ tokens: [RideToken], _ number: Int) {
        let events = events(of: tokens)
        guard events.isEmpty else {
            if events.count == 1, takeDeparture(tokens, events[0], number) { return }
            take(way(in: tokens), number)
            // `10:30 – 12:30 Megastar` below the two places: the name is that of a ship.
            let isOfShip = way != nil && events.count == 2 && events.count(where: { $0.place != nil }) == 1
            for var event in events {
                if isOfShip { event.place = nil }
                if event.place == nil, event.role != nil, events.count == 1 { event.place = above }
                take(event, number)
            }
            above = nil
            awaitsPlace = way == nil && (arrives.time == nil ? leaves.place : arrives.place) == nil
            role = nil
            return
        }
        readUntimed(tokens, number)
    }

    /// Reads a line without a time.
    private mutating func readUntimed(_ tokens: [RideToken], _ number: Int) {
        let role = tokens.lazy.compactMap { if case .role(let role) = $0 { role } else { nil } }.first
        let date = tokens.lazy.compactMap { if case .date(let date) = $0 { date } else { nil } }.first
        let texts = tokens.compactMap { if case .words(let words) = $0 { words } else { nil } }
        let place = texts.lazy.compactMap(RideNoise.place).first
        above = role == nil && texts.count == 1 && RideEnds.isStation(texts[0].joined(separator: " ")) ? place : nil
        if above != nil, date == nil, !awaitsPlace {
            if line == 0 { line = number }
            return
        }
        if let role {
            if role == .departs, leaves.time != nil || leaves.place != nil && arrives.place != nil { finish() }
            if let place, way(in: tokens) == nil { set(place, of: role) }
            if let date { set(date, of: role) }
            if line == 0 { line = number }
            self.role = role
            awaitsPlace = place == nil
            return
        }
        if let found = way(in: tokens) {
            take(found, number)
            if let date { take(date) }
            return
        }
        if let date {
            take(date)
            return
        }
        if awaitsPlace, texts.count == 1, let place {
            set(place, of: self.role ?? (arrives.time == nil ? .departs : .arrives))
        }
        awaitsPlace = false
    }

    /// Takes a day that stands by itself.
    private mutating func take(_ date: CivilDate) {
        if leaves.time != nil, leaves.date == nil {
            leaves.date = date
        } else if leaves.time != nil {
            finish()
        }
        day = date
    }

    /// Takes a ride of which a line has the number, both places, the day and the time of its departure only.
    private mutating func takeDeparture(_ tokens: [RideToken], _ event: Event, _ number: Int) -> Bool {
        guard event.role == nil, let date = event.date, let found = way(in: tokens),
            let words = tokens.lazy.compactMap({ if case .words(let words) = $0 { words } else { nil } }).first,
            RideDetails.beginsWithNumber(words)
        else { return false }
        finish()
        var leg = RideLeg(
            from: found.from, to: found.to, leaves: CivilDateTime(date: date, time: event.time), line: number)
        leg.hasArrival = false
        legs.append(leg)
        return true
    }

    private mutating func take(_ found: RideEnds?, _ number: Int) {
        guard let found else { return }
        if leaves.time != nil || way != nil { finish() }
        (way, line) = (found, number)
    }

    private mutating func take(_ event: Event, _ number: Int) {
        let isOpen = leaves.time != nil && arrives.time == nil
        let role = event.role ?? self.role ?? (isOpen ? .arrives : .departs)
        if role == .departs {
            if leaves.time != nil || arrives.time != nil { finish() }
            (leaves.time, leaves.date) = (event.time, event.date ?? leaves.date ?? day)
            if event.place != nil { leaves.place = event.place }
            if line == 0 { line = number }
        } else {
            if arrives.time != nil { finish() }
            arrives.time = event.time
            arrives.date = event.date ?? arrives.date
            later = event.later ?? later
            if event.place != nil { arrives.place = event.place }
        }
        if let date = event.date, role == .departs { day = date }
    }

    private mutating func set(_ place: String, of role: RideWord) {
        if role == .departs { leaves.place = place } else { arrives.place = place }
    }

    private mutating func set(_ date: CivilDate, of role: RideWord) {
        if role == .departs {
            (leaves.date, day) = (date, date)
        } else {
            arrives.date = date
        }
    }

    private mutating func finish() {
        defer {
            (leaves, arrives, later, way, line, role) = (End(), End(), nil, nil, 0, nil)
            awaitsPlace = false
        }
        guard let from = leaves.place ?? way?.from, let to = arrives.place ?? way?.to, from != to,
            let date = leaves.date ?? day, let departs = leaves.time, let time = arrives.time
        else { return }
        var leg = RideLeg(from: from, to: to, leaves: CivilDateTime(date: date, time: departs), line: max(line, 1))
        leg.arrive(on: arrives.date, later: later, at: time)
        guard leg.isPossible else { return }
        legs.append(leg)
    }

    /// The two places of a way among the words of a line; nil where none are.
    private func way(in tokens: [RideToken]) -> RideEnds? {
        tokens.lazy.compactMap { token in
            guard case .words(let all) = token else { return nil }
            var words = all[...]
            while let last = words.last, !last.contains(where: { $0.isLetter || $0.isNumber }) {
                words = words.dropLast()
            }
            return RideEnds(words.joined(separator: " "))
        }.first
    }

    /// The times of a line, each with the place, the day and the word beside it.
    private func events(of tokens: [RideToken]) -> [Event] {
        var events: [Event] = []
        var (role, date): (RideWord?, CivilDate?) = (nil, nil)
        var text: String?
        let times = tokens.count { if case .time = $0 { true } else { false } }
        guard times > 0, times <= 4 else { return [] }
        let isWay = way(in: tokens) != nil
        // The places are in front of all times or behind them.
        let first = tokens.first {
            switch $0 {
            case .time: true
            case .words(let words): RideNoise.place(words) != nil
            case .date, .later, .role: false
            }
        }
        let isBehind = if case .time? = first { true } else { false }
        let isDayBehind = isTimeFirst(tokens)
        for token in tokens {
            switch token {
            case .role(let word): role = word
            case .date(let day):
                if let last = events.indices.last, events[last].date == nil, role == nil, isDayBehind {
                    events[last].date = day
                } else {
                    date = day
                }
            case .later(let days):
                if let last = events.indices.last { events[last].later = days }
            case .words(let words):
                guard !isWay, let place = RideNoise.place(words) else { continue }
                if isBehind, let last = events.indices.last, events[last].place == nil, role == nil {
                    events[last].place = place
                } else if text == nil {
                    text = place
                }
            case .time(let time):
                events.append(Event(time: time, role: role, place: isBehind ? nil : text, date: date))
                if isBehind, let place = text { events[events.count - 1].place = place }
                (role, text) = (nil, nil)
                date = nil
            }
        }
        if let last = events.indices.last, events[last].place == nil, let text { events[last].place = text }
        if isDayBehind, events.count == 2, events[0].date == nil { events[0].date = events[1].date }
        return events
    }

    /// Whether the first time of a line is in front of all days.
    private func isTimeFirst(_ tokens: [RideToken]) -> Bool {
        for token in tokens {
            switch token {
            case .time: return true
            case .date: return false
            case .words, .role, .later: continue
            }
        }
        return false
    }

    /// The time that a text says for an arrival, as the description of an event does; nil where it says none. Linear.
    static func arrival(in text: String, today: CivilDate) -> TimeOfDay? {
        for line in text.split(whereSeparator: \.isNewline).prefix(40) {
            let tokens = RideToken.tokens(of: String(line), today: today, isDayFirst: false)
            var isArrival = false
            for token in tokens {
                if case .role(let role) = token { isArrival = role == .arrives }
                if case .time(let time) = token, isArrival { return time }
            }
        }
        return nil
    }
}
