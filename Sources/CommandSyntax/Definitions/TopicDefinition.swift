/// A help page about a topic rather than a command.
package struct TopicDefinition: Equatable, Sendable {
    /// A part of the text.
    package enum Block: Equatable, Sendable {
        /// Text to be wrapped.
        case paragraph(String)
        /// Rows of a term and its meaning, aligned.
        case rows([(term: String, meaning: String)])

        /// Whether both have the same text.
        package static func == (one: Block, other: Block) -> Bool {
            switch (one, other) {
            case (.paragraph(let first), .paragraph(let second)): first == second
            case (.rows(let first), .rows(let second)):
                first.elementsEqual(second) { $0.term == $1.term && $0.meaning == $1.meaning }
            default: false
            }
        }
    }

    /// A part of the page, which is a section in the manual page.
    package struct Part: Equatable, Sendable {
        /// The title of the section.
        package let title: String
        /// The text.
        package let blocks: [Block]

        /// Creates a part.
        package init(_ title: String, _ blocks: [Block]) {
            self.title = title
            self.blocks = blocks
        }
    }

    /// The name, as typed after `help`.
    package let name: String
    /// Its subject in one line.
    package let summary: String
    /// The parts; help shows them without their titles.
    package let parts: [Part]

    /// Creates a page.
    package init(_ name: String, summary: String, parts: [Part]) {
        self.name = name
        self.summary = summary
        self.parts = parts
    }
}
