import CivilTime
import Entities
import Text

/// Advice that is tried before it is given.
extension ItineraryPlanner {
    /// Gives each warning the first advice of each kind that mends it without making another warning; to a time that is
    /// missed rather what mends more, or makes it less late. Says to which stops the days may go that are left at the
    /// end. Linear in the legs for each trial, which are limited.
    mutating func advise() {
        defer {
            for day in days.indices {
                for index in days[day].warnings.indices { days[day].warnings[index].candidates = [] }
            }
        }
        let hasCandidates = days.contains { $0.warnings.contains { $0.candidates.contains { !$0.isEmpty } } }
        guard hasCandidates || spare != nil else { return }
        var trials = AdviceTrials(self)
        for day in days.indices {
            for index in days[day].warnings.indices {
                let warning = days[day].warnings[index]
                let mark = WarningMark(warning)
                days[day].warnings[index].advice = warning.candidates.compactMap { group in
                    group.first { trials.faults(after: $0.steps)?.mends(mark, of: trials.known) ?? false }
                }
            }
        }
        shareFirstDays(&trials)
        adviseOfCauses(&trials)
        if let left = spare { spare = advised(left, &trials) }
    }

    /// Gives fixed dates for which no first day was found that of another one, if it keeps them too.
    private mutating func shareFirstDays(_ trials: inout AdviceTrials) {
        let given = days.flatMap(\.warnings).filter { $0.kind == .noStart }.flatMap(\.advice)
        for day in days.indices {
            for index in days[day].warnings.indices {
                let warning = days[day].warnings[index]
                guard warning.kind == .noStart, warning.advice.isEmpty else { continue }
                let mark = WarningMark(warning)
                days[day].warnings[index].advice = Array(
                    given.filter { trials.faults(after: $0.steps)?.mends(mark, of: trials.known) ?? false }.prefix(1))
            }
        }
    }

    /// Replaces advice on times that are missed by what goes to their cause: that which mends other warnings too, and
    /// where nothing makes one be in time, what makes it less late by half and more.
    private mutating func adviseOfCauses(_ trials: inout AdviceTrials) {
        let given = days.flatMap(\.warnings).filter { $0.lateSeconds != nil }.flatMap(\.advice).filter(\.goesToCause)
        for day in days.indices {
            for index in days[day].warnings.indices {
                let warning = days[day].warnings[index]
                guard let late = warning.lateSeconds else { continue }
                let mark = WarningMark(warning)
                let own = warning.candidates.first ?? []
                if let first = warning.advice.first, own.contains(first) {
                    var best = (advice: first, total: trials.faults(after: first.steps)?.total ?? .max)
                    for other in given {
                        guard let faults = trials.faults(after: other.steps), faults.total < best.total,
                            faults.mends(mark, of: trials.known)
                        else { continue }
                        best = (other, faults.total)
                    }
                    days[day].warnings[index].advice[0] = best.advice
                } else if let (steps, faults) = leastLate(mark, own + given, late, &trials) {
                    let seconds = faults.late[mark, default: 0]
                    let isSymptom = faults.total < trials.known.total
                    let time = durationTextInDays(seconds: seconds, roundedToMinutes: 5)
                    let less = Advice("\(phrase(of: steps)) would make it \(time) late", steps)
                    days[day].warnings[index].advice = [less] + (isSymptom ? [] : warning.advice)
                }
            }
        }
    }

    /// The decisions of some candidates after which a time that is missed by `late` seconds is missed by half of that
    /// or less, the least.
    private func leastLate(
        _ mark: WarningMark, _ candidates: [Advice], _ late: Int, _ trials: inout AdviceTrials
    ) -> (steps: [AdviceStep], faults: AdviceTrials.Faults)? {
        var best: (steps: [AdviceStep], faults: AdviceTrials.Faults)?
        var least = late / 2 + 1
        for candidate in candidates where candidate.goesToCause {
            guard let faults = trials.faults(after: candidate.steps), let now = faults.late[mark], now > 0, now < least
            else { continue }
            (best, least) = ((candidate.steps, faults), now)
        }
        return best
    }

    /// Decisions in a part of a sentence: `no night at Turin`, `1 night at Bled instead of 3`.
    private func phrase(of steps: [AdviceStep]) -> TimedText {
        let parts = steps.compactMap { step -> TimedText? in
            switch step {
            case .trip(.start(let date?)): return "a start on \(date.shortText())"
            case .stop(let stop, .leave(let time?)): return "leaving \(clocks.name(stop)) by \(time)"
            case .stop(let stop, .nights(let count?)):
                let before = trip.waypoints[stop].plan.nights ?? 0
                let words = count == 0 ? "no night" : Wording.counted(count, "night")
                return "\(words) at \(clocks.name(stop))\(before > 1 ? " instead of \(before)" : "")"
            default: return nil
            }
        }
        return parts.dropFirst().reduce(parts.first ?? "") { "\($0) and \($1)" }
    }
}

extension Advice {
    /// Whether it changes what a fixed time follows from, and not that time.
    var goesToCause: Bool {
        !steps.isEmpty
            && steps.allSatisfy { step in
                switch step {
                case .trip(.start), .stop(_, .leave), .stop(_, .nights): true
                default: false
                }
            }
    }
}
