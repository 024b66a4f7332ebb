import Text

/// The ending of a file belongs to a format that a browser makes of an itinerary.
package struct PrintedEndingError: Error, Equatable, Sendable, CustomStringConvertible, HintedError {
    /// The file.
    package let path: String
    /// The name of the page that it makes the file from.
    private let page: String
    /// The option of Chromium that writes such a file.
    private let option: String

    /// Returns nil for an ending in small letters that is not of a PDF or a PNG; `page` is the name of what a browser
    /// makes them from.
    init?(path: String, ending: String, page: String) {
        switch ending {
        case "pdf": option = "--no-pdf-header-footer --print-to-pdf"
        case "png": option = "--window-size=1000,3000 --screenshot"
        default: return nil
        }
        self.path = path
        self.page = page
    }

    /// The message for the person.
    package var description: String { "a browser makes \(path), from \(page)" }
    /// Advice: the commands that make the file.
    package var hints: [String] {
        [
            "Write \(page) and print it in a browser, or run: chromium --headless \(option)="
                + "\(shellWord(path)) \(shellWord(page))"
        ]
    }
}
