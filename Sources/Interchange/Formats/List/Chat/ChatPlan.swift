import CivilTime
import Geodesy
import Places
import Text

/// The lines of a conversation that are of a plan: those that name a place with a day, nights or a way, lists in its
/// messages, and names of places that stand by themselves beside such lines.
struct ChatPlan {
    /// The text as a list of the lines that are of a plan, and the numbers that these have in the file.
    private(set) var text = ""
    private(set) var numbers: [Int] = []
    /// The lines that name nothing.
    private(set) var talk: [SkippedPoint] = []
    /// The notices about lists that a later one replaces.
    private(set) var notices: [String] = []

    /// The kind of a line.
    enum Kind {
        case talk, place, plan
    }

    private let context: ImportContext
    private let finder: ListFinder
    let dates: ListDates

    /// The first place that a line names, near which the others are likely to be; nil where none does.
    private var near: Coordinate?

    /// The most lines in which the first place is looked for.
    private static let mostLines = 20

    private static func firstPlace(of chat: Chat, _ finder: ListFinder, _ dates: ListDates) -> Coordinate? {
        for line in chat.lines.prefix(mostLines) where line.text.count <= longest {
            for part in ChatTalk.parts(of: line.text) {
                guard let reading = ListText(part, dates).readings.first, !reading.isLate,
                    reading.ends[0].text.first?.isUppercase ?? false,
                    case .success(let found) = finder.find(reading, near: nil), let place = found.first, !place.isArea
                else { continue }
                return place.place
            }
        }
        return nil
    }

    /// The most characters of a line of a plan, and words of a place by itself.
    private static let (longest, mostWords) = (140, 4)
    /// The fewest places that two lists have in common if the later one is meant instead of the earlier one.
    private static let fewestCommon = 2

    /// Finds the plan of a conversation. Looks a place up for each line that may be one.
    init(_ chat: Chat, _ context: ImportContext) {
        (self.context, finder) = (context, ListFinder(context: context))
        let plain = Array(chat.lines.map(\.text).joined(separator: "\n").utf8)
        let order = plain.withUnsafeBufferPointer { ListDayOrder(in: $0[...]) }
        dates = ListDates(context.today, order)
        near = Self.firstPlace(of: chat, finder, dates)
        let refused = Self.refusals(in: chat)
        let (parts, lost) = divided(chat)
        let chat = withNightsTogether(parts)
        talk = lost
        var kinds = chat.lines.map { kind(of: $0.text) }
        keepPlacesTogether(chat, &kinds)
        let taken = takeBack(refused, chat, &kinds)
        let replaced = leaveOutReplaced(chat, &kinds)
        var lines: [String] = []
        for (line, kind) in zip(chat.lines, kinds) {
            if kind == .talk {
                let reason =
                    replaced.contains(line.number)
                    ? "a later list replaces it"
                    : taken.contains(line.number) ? "a later message takes it back" : "it names no place"
                talk.append(
                    SkippedPoint(
                        line: line.number, reason: "“\(line.text.prefix(Self.longest))”: \(reason)",
                        text: String(line.text.prefix(Self.longest))))
            } else {
                lines.append(line.text)
                numbers.append(line.number)
            }
        }
        text = lines.joined(separator: "\n")
    }

    /// The fewest words of a part of a message that is told where it is left out.
    private static let fewestWords = 3

    /// A conversation in which each place of a message that is talk otherwise is a line of its own, and what else the
    /// messages say.
    private func divided(_ chat: Chat) -> (chat: Chat, lost: [SkippedPoint]) {
        var lost: [SkippedPoint] = []
        let divided = chat.replacing { line in
            let parts = ChatTalk.parts(of: line.text)
            guard parts != [line.text] else { return [line.text] }
            let kinds = parts.map(kind)
            guard kinds.contains(where: { $0 != .talk }) else { return [line.text] }
            for (part, kind) in zip(parts, kinds)
            where kind == .talk && part.split(separator: " ").count >= Self.fewestWords {
                let text = String(part.prefix(Self.longest))
                lost.append(SkippedPoint(line: line.number, reason: "“\(text)”: it names no place", text: text))
            }
            return zip(parts, kinds).filter { $0.1 != .talk }.map(\.0)
        }
        return (divided, lost)
    }

    /// A conversation in which nights at a place that an earlier way, or the line above, names stand there: `2 nights
    /// in Sedona` below `Phoenix - Sedona - Moab`. Quadratic in the lines with nights.
    private func withNightsTogether(_ chat: Chat) -> Chat {
        var texts = chat.lines.map(\.text)
        var merged: Set<Int> = []
        for index in texts.indices {
            let item = ListText(texts[index], dates)
            let stay = item.readings.first { $0.ends.count == 1 && $0.ends[0].details.nights != nil && !$0.isLate }
            guard let end = stay?.ends[0], let nights = end.details.nights, item.head?.hasDay != true,
                end.text.first?.isUppercase ?? false
            else { continue }
            // `Dijon nur 1 Nacht`
            let name = end.text.split(separator: " ").prefix { $0.first?.isUppercase ?? false }.joined(separator: " ")
            guard
                let way = texts[..<index].indices.last(where: { before in
                    isWay(texts[before], through: name, orOnly: index - before <= Self.nextLines)
                }), !merged.contains(way), kind(of: texts[way]) != .talk,
                let place = texts[way].firstRange(ofText: name)
            else { continue }
            let behind = texts[way][place.upperBound...]
            guard !behind.hasPrefix(" (") else { continue }
            texts[way] = texts[way][..<place.upperBound] + " (\(nights))" + behind
            merged.insert(index)
        }
        var index = -1
        return chat.replacing { _ in
            index += 1
            return merged.contains(index) ? [] : [texts[index]]
        }
    }

    /// The most lines that a place is above its nights.
    private static let nextLines = 2

    /// Whether a line is a way of several places, or with `orOnly` of at least one, of which one is called so.
    private func isWay(_ line: String, through place: String, orOnly: Bool) -> Bool {
        line.containsText(place)
            && ListText(line, dates).readings.contains { reading in
                reading.ends.count > (orOnly ? 0 : 1)
                    && reading.ends.contains { folded($0.text) == folded(place) && $0.details.nights == nil }
            }
    }

    private func kind(of line: String) -> Kind {
        if Self.isPlace(line) { return .plan }
        guard line.count <= Self.longest else { return .talk }
        let item = ListText(line, dates)
        let spoken = ListText(ListTalk.withoutTalk(line, dates) ?? line, dates)
        // `und dann 17.8. Barcelona?`
        let isOnDay = spoken.readings.prefix(6).contains { reading in
            !reading.isLate && (spoken.head?.hasDay == true || reading.date != nil) && isName(reading)
        }
        if isOnDay { return .plan }
        if line.last == "?" {
            // `Lisbon at the end?` names a place first, `should we add Porto?` asks.
            let isNamed = item.readings.prefix(6).contains { line.hasPrefix($0.ends[0].text) && isName($0) }
            return isNamed ? .place : .talk
        }
        let readings = item.readings.filter { !$0.isLate }
        let isOfWeek = item.weekday != nil && readings.prefix(6).contains(where: isName)
        let isDated = item.head?.hasDay == true || hasDay(line) || isOfWeek
        let isKnown = readings.prefix(3).contains { reading in
            if case .success = finder.find(reading, near: near) { true } else { false }
        }
        let details = readings.compactMap { $0.ends.last?.details }
        if details.contains(where: { $0.nights != nil }) || isDated { return .plan }
        let isWay = readings.contains { $0.ends.count > 1 && !$0.isJoined }
        if isKnown, isWay || details.contains(where: { $0.cost != nil }) { return .plan }
        // `Lisbon, fly home on the 20th`
        if let (front, said) = ListSeparators.halves(of: line, at: ", "), ListMoves.isDepartureAlone(said),
            ListText(front, dates).readings.prefix(3).contains(where: isName)
        {
            return .plan
        }
        // `Penzance on the way back`
        let isTold = readings.prefix(8).contains { reading in
            reading.ends.contains { $0.details.notes.contains(where: ListWhen.isSaid) } && isName(reading)
        }
        if isTold { return .plan }
        let words = ListText.plain(line).split(whereSeparator: \.isWhitespace)
        guard words.count <= Self.mostWords, words.count > 1 || line.last != "!" else { return .talk }
        // `dann Lyon!`
        return item.readings.prefix(6).contains(where: isName) ? .place : .talk
    }

    /// Whether a line is a place on a map, as people share them: coordinates, or a link that has them.
    private static func isPlace(_ line: String) -> Bool {
        let links = line.split(whereSeparator: \.isWhitespace).filter { $0.containsText("://") }.prefix(3)
        let isLinked = links.contains { link in
            (try? MapLink(String(link)))?.spots.contains { $0.place != nil } ?? false
        }
        if isLinked { return true }
        guard line.utf8.count <= 60, case .success = FoundPlace.ofCoordinates(line, near: nil) else { return false }
        return true
    }

    /// Whether the first place of a reading is written with a capital and known.
    private func isName(_ reading: ListReading) -> Bool {
        guard reading.ends[0].text.first?.isUppercase ?? false else { return false }
        if case .success = finder.find(reading, near: near) { return true }
        return false
    }

    /// Whether a day with the name of its month is in a line.
    private func hasDay(_ line: String) -> Bool {
        let words = line.split { $0.isWhitespace || ",()".contains($0) }.map(String.init)
        return zip(words, words.dropFirst()).contains { first, second in
            dates.isDate("\(first) \(second)") || WrittenDays.isWeekday(first) && first.count > 3 && Int(second) != nil
                || dates.isDate("\(first.prefix(while: \.isNumber)) \(second)") && first.first?.isNumber == true
        }
    }

    /// Leaves names of places by themselves out that are in no list: neither beside another line of a plan in the
    /// message nor in the message before or behind it by the same person.
    private func keepPlacesTogether(_ chat: Chat, _ kinds: inout [Kind]) {
        let lines = chat.lines
        let known = kinds
        // A conversation that is nearly nothing else is a list.
        let isList = 2 * known.count { $0 != .talk } >= known.count
        for index in kinds.indices where known[index] == .place && !isList {
            let isTogether = [index - 1, index + 1].contains { other in
                known.indices.contains(other) && known[other] != .talk && lines[other].author == lines[index].author
            }
            if !isTogether { kinds[index] = .talk }
        }
    }

    /// Leaves a list of one message out where a later message has a list with some of its places: people propose one
    /// after the other, and go on with the last. Returns the numbers of its lines.
    private mutating func leaveOutReplaced(_ chat: Chat, _ kinds: inout [Kind]) -> Set<Int> {
        let kept = Dictionary(grouping: kinds.indices.filter { kinds[$0] != .talk }) { chat.lines[$0].message }
        let lists = kept.filter { $0.value.count > 2 }.sorted { $0.key < $1.key }.map(\.value)
        var replaced: Set<Int> = []
        for (number, list) in lists.enumerated() {
            let names = names(list, chat)
            guard
                let later = lists.dropFirst(number + 1).last(where: { other in
                    self.names(other, chat).intersection(names).count >= Self.fewestCommon
                })
            else { continue }
            for index in list {
                kinds[index] = .talk
                replaced.insert(chat.lines[index].number)
            }
            let (first, last) = (chat.lines[list[0]].number, chat.lines[list[list.count - 1]].number)
            notices.append(
                "the list in lines \(first) to \(last) is left out, because that from line "
                    + "\(chat.lines[later[0]].number) on has places of it and came later")
        }
        return replaced
    }

    private func names(_ list: [Int], _ chat: Chat) -> Set<String> {
        Set(list.compactMap { ListText(chat.lines[$0].text, dates).readings.first?.ends.first.map { folded($0.text) } })
    }
}

extension ChatPlan {
    private static func chat(_ text: String) -> Chat? { Chat(text) ?? Chat(named: text) }

    /// Reads the plan in a conversation; nil for any other text, and where nothing in it is a plan: then all lines are
    /// read as those of a list.
    static func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips? {
        guard let file = try? FileText(bytes),
            let chat = chat(String(decoding: file.bytes[file.start...], as: UTF8.self))
        else { return nil }
        let context = chat.day.map { context.forText(of: $0) } ?? context
        let plan = ChatPlan(chat, context)
        guard plan.text.contains(where: { !$0.isWhitespace }) else { return nil }
        let text = Array(plan.text.utf8)
        var imported = try text.withUnsafeBufferPointer { buffer throws(TextFault) in
            var reader = ListImport(buffer, from: 0, context, notices: plan.notices, lineNumbers: plan.numbers)
            return try reader.read()
        }
        imported.skipped = (imported.skipped + plan.talk).sorted { $0.line < $1.line }
        return imported
    }
}
