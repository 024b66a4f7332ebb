#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The words of the command line behind the program's name; nil in place of a word that is not UTF-8, which the
/// standard library would repair silently.
package func commandLineWords() -> [String?] {
    (0..<Int(CommandLine.argc)).dropFirst().map { index in
        guard let word = CommandLine.unsafeArgv[index] else { return nil }
        return String(validatingCString: word)
    }
}

/// Ends the program with this exit status.
package func endProcess(_ status: Int32) -> Never {
    exit(status)
}
