/// The address of a server: `http://localhost:5000`, `https://user:password@example.org/osrm`.
package struct HTTPServerAddress: Hashable, Sendable {
    /// Whether the connection is encrypted.
    package let isEncrypted: Bool
    /// Name and password as they stand in the address, escaped; nil without.
    package let credentials: String?
    /// A name, an IPv4 address, or an IPv6 address without its brackets.
    package let host: String
    /// 1...65535.
    package let port: Int
    /// The path in front of every request, without a slash at the end; empty for none.
    package let pathPrefix: String

    /// Reads an address: of http or https, without a query and a fragment. Without a scheme it is http.
    package init(parsing text: String) throws(HTTPAddressError) {
        var rest = Substring(text)
        var isEncrypted = false
        if let end = rest.firstIndex(of: ":"), rest[end...].hasPrefix("://") {
            switch rest[..<end].lowercased() {
            case "http": break
            case "https": isEncrypted = true
            default: throw .scheme(String(rest[..<end]))
            }
            rest = rest[end...].dropFirst(3)
        }
        guard rest.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw .character }
        if let sign = rest.first(where: { $0 == "?" || $0 == "#" }) { throw .query(sign) }
        let authority = rest.prefix { $0 != "/" }
        var prefix = rest[authority.endIndex...]
        while prefix.last == "/" { prefix.removeLast() }
        // A password with a slash must not be taken for a path, which messages show.
        guard !prefix.contains("@") else { throw .signBehindSlash }
        var place = authority
        credentials = authority.lastIndex(of: "@").map {
            place = authority[authority.index(after: $0)...]
            return String(authority[..<$0])
        }
        let (host, port) = try Self.hostAndPort(place, usual: isEncrypted ? 443 : 80)
        self.isEncrypted = isEncrypted
        self.host = host
        self.port = port
        pathPrefix = String(prefix)
    }

    /// Reads an address; nil where it is none.
    package init?(_ text: String) {
        guard let address = try? HTTPServerAddress(parsing: text) else { return nil }
        self = address
    }

    /// `localhost:5000`, `[::1]:5000`, `example.org`.
    private static func hostAndPort(
        _ text: Substring, usual: Int
    ) throws(HTTPAddressError) -> (host: String, port: Int) {
        var host = text
        var port = text[text.endIndex...]
        if text.first == "[" {
            guard let end = text.firstIndex(of: "]") else { throw .host }
            host = text[text.index(after: text.startIndex)..<end]
            port = text[text.index(after: end)...]
            guard host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }), port.isEmpty || port.first == ":"
            else { throw .host }
        } else if let colon = text.firstIndex(of: ":") {
            host = text[..<colon]
            port = text[colon...]
        }
        // A number alone is a port whose server was left out, and as an address not the one that was meant.
        guard !host.isEmpty, !host.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .host }
        // A colon without a number means the usual port.
        if port.count <= 1 { return (String(host), usual) }
        guard let number = portNumber(port) else { throw .port }
        return (String(host), number)
    }

    /// The number behind a colon; nil when there is none from 1 to 65535.
    private static func portNumber(_ text: Substring) -> Int? {
        let digits = text.dropFirst()
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(digits) else {
            return nil
        }
        return (1...65_535).contains(port) ? port : nil
    }
}

extension HTTPServerAddress {
    /// The host, in brackets if it is an IPv6 address, and the port unless it is the usual one.
    var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isEncrypted ? 443 : 80) ? name : "\(name):\(port)"
    }
}

extension HTTPServerAddress: CustomStringConvertible {
    /// The address for messages: without name and password.
    package var description: String {
        "\(isEncrypted ? "https" : "http")://\(authority)\(pathPrefix)"
    }
}

/// A reason for which a text is no address of a server. The description does not show the text, which may hold a
/// password.
package enum HTTPAddressError: Error, Equatable, Sendable {
    /// A scheme that is neither http nor https.
    case scheme(String)
    /// White space, a control character or one that is not ASCII.
    case character
    /// A sign that begins a query or a fragment.
    case query(Character)
    /// An `@` stands behind the first slash.
    case signBehindSlash
    /// No host, or an IPv6 address without its brackets.
    case host
    /// The text behind the colon is no port.
    case port
}

extension HTTPAddressError: CustomStringConvertible {
    /// The message for a person, as the second half of a sentence.
    package var description: String {
        switch self {
        case .scheme(let scheme):
            scheme.utf8.count <= 10 && scheme.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
                ? "it begins with ‘\(scheme)://’, and engines are asked by http or https"
                : "it begins with neither ‘http://’ nor ‘https://’"
        case .character: "it has white space, or a character that no address may have"
        case .query(let sign): "it has a ‘\(sign)’"
        case .signBehindSlash: "an ‘@’ stands behind its first ‘/’"
        case .host: "it names no server"
        case .port: "what stands behind the ‘:’ is no port, which is a number from 1 to 65535"
        }
    }
}
