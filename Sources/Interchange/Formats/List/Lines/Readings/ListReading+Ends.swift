import CivilTime
import Entities
import Places
import Text

/// Reads the places of ways with what is said of each.
extension ListReading {
    /// The way of a text with a dash besides arrows, `Sedona - Phoenix -> Frankfurt`; nil for any other.
    static func wayOfMixedSigns(_ arrows: [String], _ dates: ListDates) -> ListReading? {
        let parts = arrows.map(ListSeparators.partsAtDashes)
        let all = parts.flatMap { $0 }
        // Behind the last arrow a dash begins what is said of the place.
        guard all.count > arrows.count, all.count <= mostEnds, parts.last?.count == 1,
            all.allSatisfy({ mayBeName($0) && !ListWords.beginsWithLodging($0) && !$0.containsText(": ") })
        else { return nil }
        var reading = way(all, dates)
        reading.isByName = true
        return reading
    }

    /// The way of a text in which arrows point to nights: `Lisbon → 2 nights`; nil for any other.
    static func staysBehindArrows(_ arrows: [String], _ dates: ListDates) -> ListReading? {
        var ends: [End] = []
        for text in arrows {
            if let nights = ListNights.nights(text), let last = ends.indices.last, ends[last].details.nights == nil {
                _ = ends[last].details.takeNights(nights)
            } else {
                ends.append(way([text], dates).ends[0])
            }
        }
        return ends.isEmpty || ends.count == arrows.count ? nil : ListReading(ends: ends, isChain: ends.count > 1)
    }

    /// The way through some texts, the first of which may have a date in front; each with what is said of it. Linear.
    static func way(_ texts: [String], _ dates: ListDates, date: String? = nil) -> ListReading {
        // `Glasgow -> home (Newcastle)`
        var ends = texts
        if texts.count > 1 {
            for index in [0, texts.count - 1] { ends[index] = ListHomes.town(in: texts[index]) ?? texts[index] }
        }
        let last = ends.count > 1 ? ends.last.flatMap { ListHomes.isHome($0) ? $0 : nil } : nil
        var places = (last == nil ? ends : ends.dropLast()).map { text in
            let (text, isLeft) = ListMoves.withoutMove(behind: text)
            if let (front, rest) = saidBehind(text) { return cut(front, rest, dates) }
            // `Zwolle → Groningen, with friends`: no place begins with a small letter behind a comma.
            guard let (front, rest) = ListSeparators.halves(of: text, at: ", "),
                front.count(where: { $0 == "(" }) == front.count(where: { $0 == ")" }),
                rest.first.map({ $0.isLowercase || $0.isNumber }) ?? false || rest.containsText(": ")
            else {
                var end = End.last(of: text, dates)
                // `Kristiansand, Fähre 12:15`: the place is in front of the comma where the whole is none.
                if let (front, rest) = ListSeparators.halves(of: text, at: ", ") {
                    end.others = [cut(front, rest, dates)]
                }
                // `小樽で昼食`.
                if let (front, rest) = ListSeparators.halves(of: text, at: "で"), !front.isEmpty, !rest.isEmpty {
                    end.others.append(cut(front, rest, dates))
                }
                // `高千穂 昼食`: other languages have capitals and commas.
                if let (front, rest) = ListSeparators.halves(of: text, at: " "), !front.contains(where: { $0.isCased })
                {
                    end.others.append(cut(front, rest, dates))
                }
                end.isLeft = isLeft
                return end
            }
            return cut(front, rest, dates)
        }
        // `MUC - LIS`, `Munich (MUC) - Lisbon (LIS)`: codes of airports at both ends are a flight.
        let areCodes =
            places.count == 2
            && places.allSatisfy {
                $0.text.isWrittenAsAirportCode || $0.code != nil
            }
        if places.count > 2 { takeNamesAmongWords(&places) }
        // Where one lives is no town.
        if let last { places[places.count - 1].details.takeNote(last) }
        var reading = ListReading(ends: places, date: date)
        if areCodes { reading.means = .flight }
        return reading
    }

    /// The place of a way and what is said of it behind a semicolon, or in small letters behind a dash: `Jasper – long
    /// drive`; nil for any other text.
    static func saidBehind(_ text: String) -> (place: String, said: String)? {
        if let (front, rest) = ListSeparators.halves(of: text, at: "; "), mayBeName(front) { return (front, rest) }
        let pieces = ListSeparators.partsAtDashes(of: text)
        guard pieces.count > 1, mayBeName(pieces[0]), pieces[1].first?.isLowercase ?? false else { return nil }
        return (pieces[0], pieces[1...].joined(separator: " – "))
    }

    /// Gives the first place of a long way the name at its end, and the last one the name at its beginning, as further
    /// ways to read them: `We want to do LA - Vegas - Page - LA in two weeks`.
    static func takeNamesAmongWords(_ places: inout [End]) {
        func isName(_ word: Substring) -> Bool { word.first?.isUppercase ?? false }
        let (first, last) = (places[0].text.split(separator: " "), places[places.count - 1].text.split(separator: " "))
        let name = first.reversed().prefix(while: isName).reversed()
        if !name.isEmpty, name.count < first.count {
            var end = places[0]
            end.text = name.joined(separator: " ")
            end.details.takeNote(first.dropLast(name.count).joined(separator: " "))
            places[0].others.append(end)
        }
        let front = last.prefix(while: isName)
        if !front.isEmpty, front.count < last.count {
            var end = places[places.count - 1]
            end.text = front.joined(separator: " ")
            end.details.takeNote(last.dropFirst(front.count).joined(separator: " "))
            places[places.count - 1].others.append(end)
        }
    }

    /// A place with what is said of it behind a comma.
    static func cut(_ front: String, _ rest: String, _ dates: ListDates) -> End {
        var end = End.last(of: front, dates)
        if end.time == nil, rest.contains(":"), TimeOfDay(typed: rest) != nil {
            end.time = rest
        } else {
            end.details.take(rest, dates)
        }
        return end
    }
}
