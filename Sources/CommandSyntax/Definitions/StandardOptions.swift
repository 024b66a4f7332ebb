/// The options that every program with commands has, whatever it does.
package enum StandardOptions {
    /// Prints JSON instead of text; a command may not support it.
    package static let json = OptionDefinition(flag: "json", summary: "print JSON for other programs to read")
    /// Shows help instead of doing anything.
    package static let help = OptionDefinition(flag: "help", letter: "h", summary: "show help")
    /// Shows the version instead of doing anything.
    package static let version = OptionDefinition(flag: "version", summary: "show the version")

    /// All of them, in the order of the help.
    package static let all = [json, help, version]
}
