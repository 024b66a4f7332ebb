import Interchange
import Text
import XML

/// What must hold of the XML reader for any document: elements that nest, an error inside it, and the same whether it
/// comes whole or in small pieces.
func checkXML(_ bytes: [UInt8]) throws(Violation) {
    let whole = reading(bytes, pieceSize: .max)
    let inPieces = reading(bytes, pieceSize: 1 + bytes.count % 13)
    try require(whole == inPieces, "in pieces another outcome: \(whole) and \(inPieces)")
    switch whole {
    case .refused(let error):
        let isInside = error.line.map { FileLines(bytes).contains(line: $0, column: error.column) } ?? false
        try require(error.column != nil, "an error without a column")
        try require(isInside, "the place of the error is not in the document: \(error)")
        try require(!error.reason.isEmpty && error.reason.utf8.count < 2_000, "a reason of strange length")
    case .strange(let fault): throw Violation(fault)
    case .read: break
    }
}

/// How the reading of a document ends.
private enum Reading: Equatable {
    case read(elements: Int, texts: Int, textSize: Int)
    case strange(String)
    case refused(TextFault)
}

private func reading(_ bytes: [UInt8], pieceSize: Int) -> Reading {
    do throws(TextFault) {
        var xml = try XMLReader(FileContent(bytes, pieceSize: pieceSize))
        return try reading(&xml)
    } catch {
        return .refused(error)
    }
}

private func reading(_ xml: inout XMLReader) throws(TextFault) -> Reading {
    var open: [String] = []
    var (elements, texts, textSize) = (0, 0, 0)
    while true {
        switch try xml.next() {
        case .start:
            open.append(xml.name.string)
            elements += 1
            if xml.depth != open.count || open.count > XMLReader.maximumDepth { return .strange("depth \(xml.depth)") }
        case .end:
            if open.popLast() != xml.name.string { return .strange("</\(xml.name.string)> ends another element") }
            if xml.depth != open.count { return .strange("depth \(xml.depth)") }
        case .text:
            if open.isEmpty { return .strange("text outside the outermost element") }
            texts += 1
            textSize += xml.text.string.utf8.count
            let controls = xml.text.string.unicodeScalars.filter { $0.value < 0x20 }
            if !controls.allSatisfy({ "\t\n\r".unicodeScalars.contains($0) }) { return .strange("a control character") }
        case .finished:
            guard open.isEmpty, elements > 0 else { return .strange("finished inside an element") }
            return .read(elements: elements, texts: texts, textSize: textSize)
        }
    }
}
