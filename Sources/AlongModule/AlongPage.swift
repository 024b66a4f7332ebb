import Screens

extension AlongPage: ScreenPage {
    package var rowKeys: [String] { rows.map { "\($0.name)|\($0.kind)|\($0.along)" } }
    package var rowCount: Int { rows.count }
    package func searchedTexts(_ index: Int) -> [String] { [rows[index].name, rows[index].kind] }
}
