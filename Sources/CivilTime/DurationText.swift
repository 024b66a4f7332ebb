/// A length of time as a person reads it: `3 h 10 min`, `2 h`, `45 min`, `0 min`; seconds are rounded to the nearest
/// minute, or to the nearest multiple of `step` minutes.
package func durationText(seconds: Int, roundedToMinutes step: Int = 1) -> String {
    let unit = max(1, step) * 60
    let minutes = (max(0, seconds) + unit / 2) / unit * max(1, step)
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest) min" }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
}

/// The same with whole days from 48 hours on: `2 days 3 h 20 min`, `6 h`. For waits and stays; drives are counted in
/// hours.
package func durationTextInDays(seconds: Int, roundedToMinutes step: Int = 1) -> String {
    let unit = max(1, step) * 60
    let rounded = (max(0, seconds) + unit / 2) / unit * unit
    guard rounded >= 172_800 else { return durationText(seconds: seconds, roundedToMinutes: step) }
    let (days, rest) = rounded.quotientAndRemainder(dividingBy: 86_400)
    return "\(days) days" + (rest == 0 ? "" : " \(durationText(seconds: rest))")
}

/// A length of time in whole seconds, rounded down: whatever multiple of two seconds it is rounded to afterwards, the
/// result is that of the exact length. A ten-thousandth of a second below a whole one is the rounding error of a sum.
package func wholeSeconds(_ seconds: Double) -> Int {
    Int(exactly: (seconds + 1e-4).rounded(.down)) ?? (seconds > 0 ? Int.max / 2 : 0)
}

/// The names of hours and minutes; of two with the same beginning the longer one first.
private let unitNames = [
    "hours", "hour", "hrs", "hr", "stunden", "stunde", "std.", "std", "heures", "heure", "horas", "hora", "ore", "ora",
    "minuten", "minutes", "minute", "minutos", "minuto", "minuti", "mins", "min.", "min",
]

/// A text in which `h` and `m` stand for the names of the units, and decimals for a half and for quarters.
private func withShortUnits(_ text: String) -> String {
    let fractions: [Character: String] = ["½": "5", "¼": "25", "¾": "75"]
    var short = ""
    var rest = text[...]
    while let first = rest.first {
        let unit = unitNames.first { rest.hasPrefix($0) }
        if let decimals = fractions[first] {
            short += (short.last?.isNumber ?? false ? "." : "0.") + decimals
        } else {
            short.append(unit.map { $0.hasPrefix("m") ? "m" : "h" } ?? first)
        }
        rest = rest.dropFirst(unit?.count ?? 1)
    }
    return short
}

/// Reads a length of time in minutes: `2 days`, `1h30`, `1h 30min`, `2h`, `90m`, `90 min`, `1.5h`, `1½ h`, `1:30`, `2
/// Std.`, `1 heure`; nil for anything else, such as a number without its unit.
package func durationMinutes(_ text: String) -> Int? {
    let compact = text.lowercased().filter { $0 != " " }
    if let mark = compact.firstIndex(of: ":") {
        guard let hours = digits(compact[..<mark]), compact[mark...].utf8.count == 3,
            let minutes = digits(compact[compact.index(after: mark)...]), minutes < 60
        else { return nil }
        return hours * 60 + minutes
    }
    for unit in ["days", "day", "tage", "tag", "d"] where compact.hasSuffix(unit) {
        if let days = digits(compact.dropLast(unit.count)) { return days * 1_440 }
    }
    let rest = withShortUnits(compact)
    guard let mark = rest.firstIndex(of: "h") else {
        guard rest.hasSuffix("m") else { return nil }
        return digits(rest.dropLast())
    }
    let hours = rest[..<mark]
    var minutes = rest[rest.index(after: mark)...]
    if minutes.isEmpty, let point = hours.firstIndex(where: { $0 == "." || $0 == "," }) {
        guard let whole = digits(hours[..<point]), let tenths = digits(hours[hours.index(after: point)...]),
            hours[point...].utf8.count <= 3
        else { return nil }
        let scale = hours[point...].utf8.count == 2 ? 10 : 100
        return whole * 60 + (tenths * 60 + scale / 2) / scale
    }
    guard let whole = digits(hours) else { return nil }
    if minutes.isEmpty { return whole * 60 }
    if minutes.hasSuffix("m") { minutes = minutes.dropLast() }
    guard let more = digits(minutes), more < 60, minutes.utf8.count <= 2 else { return nil }
    return whole * 60 + more
}

/// A number of one to six digits.
private func digits(_ text: some StringProtocol) -> Int? {
    guard (1...6).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
}
