/// Makes `Resources/roads.bin` from the lines of main roads and the table of car ferries.
@main
struct RoadNetworkCompiler {
    static func main() {}
}
