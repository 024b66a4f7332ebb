import CommandLineInterface
import Platform

/// The program.
@main
enum Roadtrip {
    /// Runs the command line that the process was given, and ends with its exit status.
    static func main() {
        Application(.live()).runAndEndProcess(commandLineWords())
    }
}
