package import Persistence

/// The way out of the report: into a file.
package final class ReportRouter: ReportRouting {
    private let documents: any DocumentAccess

    /// Leads to the person's files.
    package init(documents: any DocumentAccess) {
        self.documents = documents
    }

    package func leave(_ document: String, to path: String, replacing: Bool) throws(DocumentError) {
        try documents.write(Array(document.utf8), to: path, replacing: replacing)
    }
}
