/// A tour through towns of Europe in the order in which one would drive them.
enum TownsOfEurope {
    /// The towns: name, degrees of latitude, degrees of longitude.
    static let tour: [(name: String, latitude: Double, longitude: Double)] = [
        ("Paris", 48.85, 2.35), ("Reims", 49.27, 4.03), ("Luxembourg", 49.61, 6.13), ("Trier", 49.76, 6.64),
        ("Koblenz", 50.35, 7.58), ("Cologne", 50.93, 6.95), ("Brussels", 50.85, 4.35), ("Ghent", 51.05, 3.72),
        ("Bruges", 51.21, 3.22), ("Antwerp", 51.22, 4.40), ("Rotterdam", 51.92, 4.48), ("The Hague", 52.08, 4.30),
        ("Amsterdam", 52.37, 4.89), ("Groningen", 53.22, 6.57), ("Bremen", 53.08, 8.81), ("Hamburg", 53.55, 9.99),
        ("Lübeck", 53.87, 10.69), ("Rostock", 54.09, 12.14), ("Berlin", 52.52, 13.41), ("Dresden", 51.05, 13.74),
        ("Prague", 50.09, 14.42), ("Pilsen", 49.75, 13.38), ("Nuremberg", 49.45, 11.08), ("Regensburg", 49.02, 12.10),
        ("Passau", 48.57, 13.43), ("Linz", 48.31, 14.29), ("Vienna", 48.21, 16.37), ("Bratislava", 48.15, 17.11),
        ("Budapest", 47.50, 19.04), ("Graz", 47.07, 15.44), ("Ljubljana", 46.05, 14.51), ("Trieste", 45.65, 13.78),
        ("Venice", 45.44, 12.33), ("Bologna", 44.49, 11.34), ("Florence", 43.78, 11.25), ("Pisa", 43.71, 10.40),
        ("Genoa", 44.40, 8.94), ("Milan", 45.46, 9.19), ("Lugano", 46.01, 8.96), ("Lucerne", 47.05, 8.31),
        ("Zürich", 47.37, 8.55), ("Bern", 46.95, 7.45), ("Geneva", 46.20, 6.15), ("Lyon", 45.75, 4.85),
        ("Dijon", 47.31, 5.01),
    ]
}
