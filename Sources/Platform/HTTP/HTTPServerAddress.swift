/// Where a server is: `http://localhost:5000`, `https://user:password@example.org/osrm`.
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

    /// Reads an address; nil when it is none of http or https, or has a query or a fragment. Without a scheme it is http.
    package init?(_ text: String) {
        var rest = Substring(text)
        var isEncrypted = false
        if let end = rest.firstRange(of: "://") {
            switch rest[..<end.lowerBound].lowercased() {
            case "http": break
            case "https": isEncrypted = true
            default: return nil
            }
            rest = rest[end.upperBound...]
        }
        guard rest.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
        else {
            return nil
        }
        let authority = rest.prefix { $0 != "/" }
        var prefix = rest[authority.endIndex...]
        while prefix.last == "/" { prefix.removeLast() }
        var place = authority
        credentials = authority.lastIndex(of: "@").map {
            place = authority[authority.index(after: $0)...]
            return String(authority[..<$0])
        }
        guard let (host, port) = Self.hostAndPort(place, usual: isEncrypted ? 443 : 80) else { return nil }
        self.isEncrypted = isEncrypted
        self.host = host
        self.port = port
        pathPrefix = String(prefix)
    }

    /// `localhost:5000`, `[::1]:5000`, `example.org`.
    private static func hostAndPort(_ text: Substring, usual: Int) -> (host: String, port: Int)? {
        var host = text
        var port = usual
        if text.first == "[" {
            guard let end = text.firstIndex(of: "]") else { return nil }
            host = text[text.index(after: text.startIndex)..<end]
            let rest = text[text.index(after: end)...]
            guard rest.isEmpty || rest.first == ":" else { return nil }
            guard host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else { return nil }
            if let number = portNumber(rest) { port = number } else if rest.count > 1 { return nil }
        } else if let colon = text.firstIndex(of: ":") {
            host = text[..<colon]
            let rest = text[colon...]
            if let number = portNumber(rest) { port = number } else if rest.count > 1 { return nil }
        }
        guard !host.isEmpty else { return nil }
        return (String(host), port)
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
