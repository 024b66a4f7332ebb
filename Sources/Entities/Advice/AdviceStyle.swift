package import Geodesy
import Text

/// The form in which decisions that mend something are told: not at all on paper, as words in the menus, as commands at
/// a shell.
package enum AdviceStyle: Equatable, Sendable {
    /// None, for paper, calendars and reports: who reads them has nothing to type at.
    case none
    /// Words as they are typed in the menus, in quotation marks: `‘4 way ferry 2h30’`, `‘start 2027-06-12’`.
    case menu
    /// Commands about the trip with a name, with the options with which its days are shown, where these are not
    /// kept: `roadtrip edit "Fjords" 4 --way "ferry 2h30"`.
    case command(trip: String, options: [String] = [])

    /// Returns the words for some decisions; nil in a style without any, and where they can be typed for no stop. The
    /// stop with an index has the number that `number` says, or none.
    package func words(
        _ steps: [AdviceStep], in unit: DistanceUnit = .kilometers, number: (Int) -> Int? = { $0 + 1 }
    ) -> String? {
        guard !steps.isEmpty, self != .none else { return nil }
        var settings: [(stop: Int?, word: String, value: String)] = []
        for step in steps {
            switch step {
            case .trip(let setting):
                guard let (word, value) = setting.typed(in: unit) else { return nil }
                settings.append((nil, word, value))
            case .stop(let index, let setting):
                guard let stop = number(index) else { return nil }
                settings.append((stop, setting.word, setting.typed ?? "-"))
            }
        }
        switch self {
        case .none: return nil
        case .menu:
            return settings.map { "‘\($0.stop.map { "\($0) " } ?? "")\($0.word) \($0.value)’" }.joined(
                separator: " and ")
        case .command(let trip, let options):
            // Nights that are left open stay open, whatever is decided.
            if options.contains("--free"), settings.contains(where: { $0.word == StopField.nights.word }) { return nil }
            let name = Self.argument(ofTrip: trip)
            return settings.map { setting in
                let option = "--\(setting.word) \(Self.quoted(setting.value))"
                if let stop = setting.stop { return "roadtrip edit \(name) \(stop) \(option)" }
                let others = options.isEmpty ? [] : Self.options(options, without: "--\(setting.word)")
                return (["roadtrip days \(name)"] + others + [option] + (options.isEmpty ? ["--apply"] : []))
                    .joined(separator: " ")
            }.joined(separator: " and ")
        }
    }

    /// Options of a command without one of them; each is followed by its value where that is no option.
    private static func options(_ options: [String], without name: String) -> [String] {
        options.filter { $0 != name && !$0.hasPrefix(name + " ") }
    }

    /// The name of a trip as an argument that means no other one.
    private static func argument(ofTrip name: String) -> String {
        let isPlain = !name.hasPrefix("-") && !name.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D }
        let text = isPlain && !name.hasPrefix("name:") ? name : "name:\(name)"
        return "\"\(escaped(text))\""
    }

    /// A value as an argument of a shell: in quotes where it has more than letters, digits and plain signs.
    package static func quoted(_ value: String) -> String {
        let plain = Set("-.:,/+@%".unicodeScalars)
        let isPlain =
            !value.isEmpty
            && value.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || plain.contains($0) || ("0"..."9").contains($0))
            }
        return isPlain ? value : "\"\(escaped(value))\""
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\"\\$`!".contains(character), character != "!" { result += "\\" }
            result.append(character)
        }
    }
}

extension PlanSetting {
    /// The word and the value that a person with this unit types for it, `-` where it is left open; nil for a setting
    /// that no word has.
    fileprivate func typed(in unit: DistanceUnit) -> (word: String, value: String)? {
        var plan = Plan.none
        guard (try? plan.set(self)) != nil else { return nil }
        return PlanWord.allCases.lazy.compactMap { word in
            word.typed(plan, in: unit).map { (word.rawValue, $0) }
        }.first
    }
}
