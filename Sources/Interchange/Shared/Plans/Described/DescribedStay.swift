import Entities
import Text

/// The nights in front of a line of a description, as lists have them, with the house and the cost behind them: `2
/// nights Hotel Sonne 120 €`, `2 nuits B&B 90 €`, `notte 1, 65€`.
enum DescribedStay {
    /// The most bytes of such a line, and the most words of the house in it.
    private static let (longest, mostWords) = (80, 8)

    /// The plan that a line says, and what else stands in it, which may be nothing; nil for any other line, as `2
    /// nights minimum` is one. Linear in the line.
    static func plan(of line: String) -> (rest: String, plan: PlanTexts)? {
        guard line.utf8.count <= longest, let (nights, behind) = nights(inFrontOf: line) else { return nil }
        var texts = PlanTexts()
        texts.fields[.nights] = nights
        var rest = withoutSigns(behind)
        if let (money, front) = ListMoney.ofNight(in: rest) {
            (texts.fields[.cost], texts.costIsOfNight) = (money, true)
            rest = withoutSigns(front)
        } else if let (money, front) = ListMoney.amount(in: rest) {
            texts.fields[.cost] = money
            rest = withoutSigns(front)
        }
        if rest.isEmpty { return texts.fields[.cost] == nil ? nil : ("", texts) }
        // The name of a house begins with a capital; other words say something else about nights.
        let isName =
            rest.split(separator: " ").count <= mostWords && !rest.contains(where: \.isNumber)
            && rest.first?.isUppercase ?? false
        return isName ? (rest, texts) : nil
    }

    /// The nights in front of a line, and what is behind them. A word for the night with its number in front is that
    /// one night.
    private static func nights(inFrontOf line: String) -> (nights: String, rest: String)? {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        for count in [1, 2] where words.count > count {
            let front = withoutSigns(words[..<count].joined(separator: " "))
            let rest = words[count...].joined(separator: " ")
            guard front.contains(where: \.isNumber) else { continue }
            if front.first?.isNumber == true, let nights = ListNights.nights(front) { return (nights, rest) }
            if count == 2, ListNights.isSleeping(words[0]),
                Int(withoutSigns(words[1])).map({ (1...60).contains($0) }) ?? false
            {
                return ("1 night", rest)
            }
        }
        return nil
    }

    /// A text without the signs between parts at its ends.
    private static func withoutSigns(_ text: String) -> String {
        func isSign(_ character: Character) -> Bool { ",;:·|–-/ ".contains(character) }
        let rest = text.drop(while: isSign)
        return rest.lastIndex { !isSign($0) }.map { String(rest[...$0]) } ?? ""
    }
}
