extension Itinerary {
    /// The same days for those who read them: rest days in a row at one stop are one entry, with the nights of all. So
    /// are free days. Linear.
    package var withRestInBlocks: Itinerary {
        var blocks: [Day] = []
        for day in days {
            if let last = blocks.last, last.isContinued(by: day) {
                blocks[blocks.count - 1] = last.continued(by: day)
            } else {
                blocks.append(day)
            }
        }
        return Itinerary(days: blocks, totals: totals, estimate: estimate, spare: spare)
    }
}

extension Itinerary.Day {
    /// Whether it is a day at one stop, without a drive, on which one sleeps.
    private var isRest: Bool { visits.count == 1 && visits[0].leave == nil && night?.stop == visits[0].stop }

    /// Whether the next day is another one of the same kind at the same stop.
    fileprivate func isContinued(by next: Itinerary.Day) -> Bool {
        isRest && next.isRest && isFree == next.isFree && visits[0].stop == next.visits[0].stop
            && night?.isPlanned == next.night?.isPlanned && next.visits[0].fixed == nil && visits[0].fixed == nil
    }

    /// The day and the next one, as one entry.
    fileprivate func continued(by next: Itinerary.Day) -> Itinerary.Day {
        Itinerary.Day(
            number: number, lastNumber: next.lastNumber, date: date, visits: visits, driving: driving, length: length,
            driven: driven, ways: ways, borders: borders, night: night, nights: nights + next.nights,
            sun: sun.map { Itinerary.Sun(sunrise: $0.sunrise, sunset: next.sun?.sunset, daylight: $0.daylight) },
            isFree: isFree, warnings: warnings + next.warnings)
    }
}
