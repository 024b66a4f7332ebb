/// A text in which no address of the network shows a name or password: `http://me:secret@host` is `http://…@host`, and
/// `me:secret@host` is `…@host`. It may stand in quotation marks, and in the password may be what had to be escaped
/// there: `/`, `@` and, behind `http://` or in quotation marks, a space.
package func withoutPasswords(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "@")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
        if first.properties.isWhitespace {
            result.append(rest.removeFirst())
            continue
        }
        let piece = nextPiece(of: rest)
        if let secret = credentials(in: piece) ?? credentialsWithSpace(in: piece, of: rest) {
            result += piece[..<secret.lowerBound] + "…".unicodeScalars
            rest = rest[secret.upperBound...]
        } else {
            result += piece
            rest = rest[piece.endIndex...]
        }
    }
    return String(result)
}

private typealias Piece = Substring.UnicodeScalarView

/// Returns the text in quotation marks, with these, or a word. A mark that has a letter behind it closes nothing: it is
/// an apostrophe.
private func nextPiece(of text: Piece) -> Piece {
    let marks: [Unicode.Scalar: Unicode.Scalar] = ["“": "”", "‘": "’", "\"": "\"", "'": "'", "`": "`"]
    if let opening = text.first, let closing = marks[opening] {
        let line = text.dropFirst().prefix { $0 != "\n" }
        let end = line.indices.first { index in
            guard line[index] == closing else { return false }
            guard let next = line[index...].dropFirst().first else { return true }
            return next.properties.isWhitespace || ".,;:)".unicodeScalars.contains(next)
        }
        if let end { return text[...end] }
    }
    return text.prefix { !$0.properties.isWhitespace }
}

/// Returns the range of the name and the password of the address in a piece of text; nil without any.
private func credentials(in piece: Piece) -> Range<String.Index>? {
    guard let end = piece.lastIndex(of: "@") else { return nil }
    if let start = startOfServer(in: piece), start <= end {
        // The address of a map has its centre behind a slash: `https://example.org/maps/@46.02,7.75`.
        let behind = piece[piece.index(after: end)...]
        let degrees = behind.prefix { isDigit($0) || $0 == "." || $0 == "-" }
        let isCentre = piece[..<end].last == "/" && !degrees.isEmpty && behind[degrees.endIndex...].first == ","
        return isCentre && !hasCredentials(piece[start...]) ? nil : start..<end
    }
    guard let colon = piece[..<end].firstIndex(of: ":") else { return nil }
    let opening = "‘“’”'\"`(<[{=,;".unicodeScalars
    let start = piece[..<colon].lastIndex { opening.contains($0) }.map { piece.index(after: $0) } ?? piece.startIndex
    let (name, password) = (piece[start..<colon], piece[piece.index(after: colon)..<end])
    let isTime = (1...2).contains(name.count) && password.count == 2 && (name + password).allSatisfy(isDigit)
    let isName = !name.isEmpty && !name.contains { $0 == "/" || $0.properties.isWhitespace }
    return isName && !isTime && password.first?.properties.isWhitespace == false ? start..<end : nil
}

/// The same for an address with a scheme that is not in quotation marks and has white space in its password: that ends
/// in the same line.
private func credentialsWithSpace(in piece: Piece, of text: Piece) -> Range<String.Index>? {
    guard let start = startOfServer(in: piece), hasCredentials(piece[start...]) else { return nil }
    let end = text[start...].prefix { $0 != "\n" }.lastIndex(of: "@")
    return end.map { start..<$0 }
}

/// Returns the start of the server in the first address with a scheme, behind `://`; nil without any.
private func startOfServer(in piece: Piece) -> String.Index? {
    let marks = "://".unicodeScalars
    return piece.indices.first { piece[$0...].starts(with: marks) }.map { piece.index($0, offsetBy: marks.count) }
}

/// Whether the server of an address is preceded by a name and a password: an `@`, or a colon without a port behind it.
private func hasCredentials(_ address: Piece) -> Bool {
    let server = address.prefix { !"/?#".unicodeScalars.contains($0) && !$0.properties.isWhitespace }
    if server.contains("@") { return true }
    guard let colon = server.lastIndex(of: ":"), server.first != "[" else { return false }
    return !server[server.index(after: colon)...].prefix(while: { !"’”'\"`).,;:".unicodeScalars.contains($0) })
        .allSatisfy(isDigit)
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
