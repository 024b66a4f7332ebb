import CommandLineInterface
import Platform

@main
enum Roadtrip {
    static func main() {
        endProcess(Application(.live()).run(commandLineWords()).rawValue)
    }
}
