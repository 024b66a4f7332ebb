package import Persistence

/// No files: none is found, and what is written is forgotten.
package final class NoDocuments: DocumentAccess {
    /// Has nothing.
    package init() {}

    package func open(_ path: String) throws(DocumentError) -> OpenDocument { throw .notFound(path: path) }

    package func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(DocumentError) {}
}
