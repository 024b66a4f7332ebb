package import Persistence

/// The forms in which a map is printed or written; the raw value is the word that a person types.
package enum MapFormat: String, CaseIterable, Sendable {
    case text
    case svg
    case json

    /// The ending of its files, without the dot.
    private var ending: String { self == .text ? "txt" : rawValue }

    /// The rule that finds the format of a map: by its name, by the ending of the file, else text.
    package static var rule: FormatRule<MapFormat> {
        FormatRule(
            usual: .text, withoutEnding: .text, knownEndings: ["svg", "txt", "json"], printedFrom: "svg",
            describe: { ($0.rawValue, [$0.ending]) }
        ) { ending in allCases.first { $0.ending == ending } }
    }
}
