/// Towns with where they lie, former names and addresses as travellers type them, written down before anything was
/// tried.
enum TravellersTowns {
    /// Query, point, how far off the answer may be in km.
    static let withRegion = """
        Bath, Somerset | 51.38 -2.36 | 10
        Jaipur, Rajasthan | 26.92 75.79 | 20
        Chania, Crete | 35.51 24.02 | 15
        Agra, Uttar Pradesh | 27.18 78.02 | 20
        Udaipur, Rajasthan | 24.58 73.69 | 15
        Munnar, Kerala | 10.09 77.06 | 15
        Ronda, Andalucia | 36.74 -5.17 | 10
        San Sebastián, Basque Country | 43.32 -1.98 | 10
        Girona, Catalonia | 41.98 2.82 | 10
        Arles, Provence | 43.68 4.63 | 10
        Colmar, Alsace | 48.08 7.36 | 10
        Honfleur, Normandy | 49.42 0.23 | 10
        St. Malo, Brittany | 48.65 -2.02 | 10
        Siena, Tuscany | 43.32 11.33 | 10
        Taormina, Sicily | 37.85 15.29 | 10
        Matera, Basilicata | 40.67 16.6 | 10
        Rothenburg ob der Tauber, Bavaria | 49.38 10.18 | 10
        Zermatt, Valais | 46.02 7.75 | 8
        Hallstatt, Upper Austria | 47.56 13.65 | 8
        Hvar, Dalmatia | 43.17 16.44 | 15
        Stellenbosch, Western Cape | -33.93 18.86 | 10
        Knysna, Western Cape | -34.04 23.05 | 10
        Byron Bay, NSW | -28.64 153.61 | 10
        Cairns, QLD | -16.92 145.77 | 15
        Ubud, Bali | -8.51 115.26 | 10
        Banff, AB | 51.18 -115.57 | 10
        Tofino, BC | 49.15 -125.9 | 10
        Halifax, Nova Scotia | 44.65 -63.58 | 15
        Kanazawa, Ishikawa | 36.56 136.65 | 15
        Bariloche, Rio Negro | -41.13 -71.31 | 15
        Whitby, North Yorkshire | 54.49 -0.61 | 10
        St Ives, Cornwall | 50.21 -5.48 | 10
        Dingle, Co Kerry | 52.14 -10.27 | 10
        Portree, Isle of Skye | 57.41 -6.19 | 10
        Zermatt, Matterhorn Valley | 46.02 7.75 | 8
        10 Downing Street, London | 51.5 -0.12 | 15
        Bahnhofstrasse 1, Zürich | 47.37 8.54 | 10
        Am Platzl 9, 80331 München | 48.14 11.58 | 15
        Calle Mayor 5, Madrid | 40.42 -3.70 | 15
        """

    /// Names that towns had, or have in another language.
    static let former = """
        Hermannstadt | 45.80 24.15 | 10
        Klausenburg | 46.77 23.59 | 10
        Breslau | 51.11 17.03 | 12
        Danzig | 54.35 18.65 | 12
        Königsberg | 54.71 20.51 | 12
        Pressburg | 48.15 17.11 | 10
        Laibach | 46.05 14.51 | 10
        Agram | 45.81 15.98 | 12
        Leningrad | 59.94 30.31 | 20
        Constantinople | 41.01 28.95 | 20
        Smyrna, Turkey | 38.42 27.14 | 15
        Saigon | 10.78 106.7 | 15
        Bombay | 19.08 72.88 | 20
        Calcutta | 22.57 88.36 | 15
        Madras | 13.08 80.27 | 15
        Peking | 39.9 116.4 | 20
        Rangoon | 16.84 96.17 | 15
        Adrianople | 41.68 26.56 | 10
        Reval | 59.44 24.75 | 10
        Memel | 55.71 21.13 | 10
        Karlsbad | 50.23 12.87 | 10
        Marienbad | 49.96 12.70 | 10
        Lemberg | 49.84 24.03 | 10
        """
}
