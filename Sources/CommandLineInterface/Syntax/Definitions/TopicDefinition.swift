/// A page of help that belongs to no single command.
package struct TopicDefinition: Equatable, Sendable {
    /// A piece of the page.
    package enum Block: Equatable, Sendable {
        /// Text that is wrapped.
        case paragraph(String)
        /// Rows of a term and what it means, aligned.
        case rows([(term: String, meaning: String)])

        /// Whether both say the same.
        package static func == (one: Block, other: Block) -> Bool {
            switch (one, other) {
            case (.paragraph(let first), .paragraph(let second)): first == second
            case (.rows(let first), .rows(let second)):
                first.elementsEqual(second) { $0.term == $1.term && $0.meaning == $1.meaning }
            default: false
            }
        }
    }

    /// What is a section of the manual page.
    package struct Part: Equatable, Sendable {
        /// The title of the section.
        package let title: String
        /// What it says.
        package let blocks: [Block]

        /// Makes a part.
        package init(_ title: String, _ blocks: [Block]) {
            self.title = title
            self.blocks = blocks
        }
    }

    /// The word that a person types after `help`.
    package let name: String
    /// Its subject in one line.
    package let summary: String
    /// What it says; help shows it without the titles of the parts.
    package let parts: [Part]

    /// Makes a page.
    package init(_ name: String, summary: String, parts: [Part]) {
        self.name = name
        self.summary = summary
        self.parts = parts
    }
}
