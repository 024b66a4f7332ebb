import Text

/// A reason for which a reference does not identify one trip or stop.
package enum ReferenceError: Error, Equatable, Sendable {
    /// Nothing matches. `suggestions` are similar names by typing distance, best first; there may be none.
    case notFound(ReferenceSubject, reference: String, count: Int, suggestions: [ReferenceCandidate])
    /// Several match; `candidates` are in the order of the list.
    case ambiguous(ReferenceSubject, reference: String, candidates: [ReferenceCandidate])
}

/// The kind of thing that a reference refers to.
package enum ReferenceSubject: Equatable, Sendable {
    case trip
    /// A stop of the trip with this name.
    case stop(of: Name)
}

/// A trip or a stop that a reference may refer to.
package struct ReferenceCandidate: Equatable, Sendable {
    /// The number in the list, from 1.
    package let number: Int
    package let name: Name
    /// The text that distinguishes it from others of its name: `from Porto`; empty if nothing is known.
    package let detail: String

    /// Creates a candidate.
    package init(number: Int, name: Name, detail: String = "") {
        self.number = number
        self.name = name
        self.detail = detail
    }
}

extension ReferenceError: CustomStringConvertible {
    /// The message for the person who typed the reference: `no trip is called “Rome”`.
    package var description: String {
        switch self {
        case .notFound(let subject, let reference, let count, _):
            if isNumber(reference) {
                return "there is no \(subject.noun) \(reference)\(subject.total(count))"
            }
            return "no \(subject.noun)\(subject.owner) is called “\(reference)”"
        case .ambiguous(let subject, let reference, let candidates):
            return "“\(reference)” fits \(candidates.count) \(subject.noun)s\(subject.owner)"
        }
    }

    private func isNumber(_ reference: String) -> Bool {
        !reference.isEmpty && reference.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
}

extension ReferenceError: HintedError {
    /// Similar names, or the candidates with their numbers.
    package var hints: [String] {
        switch self {
        case .notFound(_, _, _, let suggestions):
            guard !suggestions.isEmpty else { return [] }
            return ["Did you mean \(suggestions.map { "“\($0.name.text)” (\($0.number))" }.joined(separator: " or "))?"]
        case .ambiguous(_, _, let candidates):
            let counts = Dictionary(candidates.map { ($0.name, 1) }, uniquingKeysWith: +)
            let shown = candidates.prefix(10).map { candidate in
                let isAlone = counts[candidate.name] == 1 || candidate.detail.isEmpty
                return "\(candidate.number) “\(candidate.name.text)”\(isAlone ? "" : " (\(candidate.detail))")"
            }
            .joined(separator: ", ")
            return ["give its number: \(shown)\(candidates.count > 10 ? ", …" : "")"]
        }
    }
}

extension ReferenceSubject {
    fileprivate var noun: String {
        switch self {
        case .trip: "trip"
        case .stop: "stop"
        }
    }

    fileprivate var owner: String {
        switch self {
        case .trip: ""
        case .stop(let trip): " of “\(trip.text)”"
        }
    }

    /// The number of trips or stops, as the second half of a sentence.
    fileprivate func total(_ count: Int) -> String {
        let amount = count == 0 ? "no \(noun)s" : Wording.counted(count, noun)
        switch self {
        case .trip: return "; the library has \(amount)"
        case .stop(let trip): return "; “\(trip.text)” has \(amount)"
        }
    }
}
