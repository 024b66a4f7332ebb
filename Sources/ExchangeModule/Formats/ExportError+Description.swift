import Entities
import Interchange
import Text

extension ExportError: CustomStringConvertible {
    /// The fault, for the person.
    package var description: String {
        switch self {
        case .unknownFormat(let name, _): "there is no format called \(Wording.quoted(name))"
        case .oneWay(let name, _):
            "\(name) goes one way only: it is \(TripFormats.named(name)?.canRead == true ? "read" : "written")"
        case .noCodes(let format): "--links is for codes (qr); \(format) has none"
        case .noDrawing: "this terminal shows neither colours nor block characters, so no code can be drawn"
        case .noTimes(let format): "--times is for calendars (ics); \(format) has no events"
        case .noStart(let trip): "\(Wording.quoted(trip.text)) has no first day, so no calendar can be written"
        case .noDays(let trip):
            "\(Wording.quoted(trip.text)) has no days, so no calendar can be written: a drive needs two stops"
        case .binaryToTerminal(let format): "\(format) is not text; it would only disturb the terminal"
        }
    }
}
