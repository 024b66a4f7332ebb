#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The arguments of the program, without its name. A word that is not valid UTF-8 is nil; the standard library would
/// silently repair it.
package func commandLineWords() -> [String?] {
    (0..<Int(CommandLine.argc)).dropFirst().map { index in
        guard let word = CommandLine.unsafeArgv[index] else { return nil }
        return String(validatingCString: word)
    }
}

/// Ends the program with the exit status `status`.
package func endProcess(_ status: Int32) -> Never {
    exit(status)
}
