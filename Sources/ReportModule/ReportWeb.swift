import Console
package import Entities
import JSON
package import Persistence
package import Reactive
package import Screens
import Text

/// An itinerary in the browser.
package final class ReportWeb {
    /// The result of showing an itinerary.
    package struct Result: Equatable, Sendable {
        /// The path of the itinerary.
        package let path: String
        /// Whether it was opened.
        package let isOpen: Bool
        /// The reasons for which distances are estimates, in sentences without a capital and a full stop.
        package let warnings: [String]

        /// The notice for a menu.
        package var notice: Notice {
            .done(
                [isOpen ? "Opened \(visible(path))." : "Wrote \(visible(path)); open it in a browser."],
                warnings: warnings)
        }
    }

    private let presenter: ReportPresenter
    private let documents: PrivateDocuments
    private let open: (_ path: String) -> Bool

    /// Writes into `documents` and opens by `open`, which returns whether it could.
    package init(_ presenter: ReportPresenter, documents: PrivateDocuments, open: @escaping (_ path: String) -> Bool) {
        self.presenter = presenter
        self.documents = documents
        self.open = open
    }

    /// Writes the itinerary of trips into a private file and opens it; fails as the report does, and with
    /// `DocumentError`.
    package func show(_ selection: TripSelection) -> AnyPublisher<Result, any Error> {
        presenter.text(on: selection, as: .html, context: TerminalContext())
            .tryMap { [documents, open] text in
                let path = try documents.write(Array(text.text.utf8), named: "itinerary.html")
                return Result(path: path, isOpen: open(path), warnings: text.warnings)
            }
            .eraseToAnyPublisher()
    }
}
