package import Interchange
package import Persistence

/// The way out of an export: into a file.
package final class ExchangeRouter: ExchangeRouting {
    private let documents: any DocumentAccess

    /// Leads to the person's files.
    package init(documents: any DocumentAccess) {
        self.documents = documents
    }

    package func leave(
        _ document: ExportedDocument, to path: String, replacing: Bool
    ) throws(DocumentError) {
        try documents.write(document.bytes, to: path, replacing: replacing)
    }
}
