import Console
package import Entities
package import Persistence
package import Reactive
import Screens
import Text

/// An itinerary in the browser.
package final class ReportWeb {
    private let presenter: ReportPresenter
    private let documents: PrivateDocuments
    private let open: (_ path: String) -> Bool

    /// Writes into `documents` and opens by `open`, which returns whether it could.
    package init(_ presenter: ReportPresenter, documents: PrivateDocuments, open: @escaping (_ path: String) -> Bool) {
        self.presenter = presenter
        self.documents = documents
        self.open = open
    }

    /// Does what was typed in a menu; fails as `show` does, and with `ReportError` for anything but parts of a report.
    func perform(_ input: ReportInput, on selection: TripSelection) -> AnyPublisher<ShownItinerary, any Error> {
        attempt { [self] in
            if let word = input.path { throw ReportError.notPart(word) }
            return show(selection, input.options)
        }
    }

    /// Writes the itinerary of trips into a private file and opens it; fails as the report does, and with
    /// `DocumentError`.
    package func show(
        _ selection: TripSelection, _ options: ReportOptions = ReportOptions()
    ) -> AnyPublisher<ShownItinerary, any Error> {
        presenter.text(on: selection, as: .html, options, context: TerminalContext())
            .tryMap { [documents, open] text in
                let path = try documents.write(Array(text.text.utf8), named: "itinerary.html")
                return ShownItinerary(path: path, isOpen: open(path), warnings: text.warnings)
            }
            .eraseToAnyPublisher()
    }
}

extension ShownItinerary {
    /// The path, safe to print.
    package var line: String { visible(path) }

    /// The notice for a menu.
    var notice: Notice {
        .done([isOpen ? "Opened \(line)." : "Wrote \(line); open it in a browser."], warnings: warnings)
    }
}
