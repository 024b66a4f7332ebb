import Interchange

/// What must hold of the XML reader for any document: pieces that nest, in the order of the document, and an error inside it.
func checkXML(_ bytes: [UInt8]) throws(Violation) {
    let fault: String?
    do throws(XMLError) {
        fault = try XMLEncoding.read(bytes) { xml throws(XMLError) in try faultOfPieces(&xml) }
    } catch {
        let isInside = FileLines(bytes).contains(line: error.line, column: error.column)
        try require(isInside, "the place of the error is not in the document: \(error)")
        try require(!error.reason.isEmpty && error.reason.utf8.count < 2_000, "a reason of strange length")
        return
    }
    if let fault { throw Violation(fault) }
}

/// What is wrong with the pieces of a document; nil when it is well formed and so are they.
private func faultOfPieces(_ xml: inout XMLReader) throws(XMLError) -> String? {
    var open: [String] = []
    var lastOffset = -1
    while true {
        switch try xml.next() {
        case .start:
            open.append(xml.name.string)
            if xml.elementOffset <= lastOffset { return "an element does not begin behind the one before" }
            lastOffset = xml.elementOffset
            if xml.depth != open.count || open.count > XMLReader.maximumDepth { return "depth \(xml.depth)" }
        case .end:
            if open.popLast() != xml.name.string { return "</\(xml.name.string)> ends another element" }
            if xml.depth != open.count { return "depth \(xml.depth)" }
        case .text:
            if open.isEmpty { return "text outside the outermost element" }
            let controls = xml.text.string.unicodeScalars.filter { $0.value < 0x20 }
            if !controls.allSatisfy({ "\t\n\r".unicodeScalars.contains($0) }) { return "a control character" }
        case .finished:
            return open.isEmpty && lastOffset >= 0 ? nil : "finished inside an element"
        }
    }
}
