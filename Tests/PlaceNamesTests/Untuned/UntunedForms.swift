/// Airports, regions, and ways to write a place: postal codes, abbreviations, words in another order, qualifiers.
enum UntunedForms {
    static let airports = """
        ZRH | 47.46 8.55 | 15
        LHR | 51.47 -0.45 | 15
        JFK | 40.64 -73.78 | 15
        CDG | 49.01 2.55 | 15
        FRA | 50.03 8.57 | 15
        KEF | 63.99 -22.61 | 15
        LAX | 33.94 -118.41 | 15
        SFO | 37.62 -122.38 | 15
        DEN | 39.86 -104.67 | 15
        NRT | 35.77 140.39 | 15
        Heathrow | 51.47 -0.45 | 15
        Heathrow Airport | 51.47 -0.45 | 15
        London Heathrow | 51.47 -0.45 | 15
        Gatwick | 51.15 -0.18 | 15
        Gatwick Airport | 51.15 -0.18 | 15
        Zurich Airport | 47.46 8.55 | 15
        airport zurich | 47.46 8.55 | 15
        Keflavik Airport | 63.99 -22.61 | 15
        Schiphol | 52.31 4.76 | 15
        Munich Airport | 48.35 11.79 | 15
        Flughafen München | 48.35 11.79 | 15
        Denver International Airport | 39.86 -104.67 | 15
        San Francisco International Airport | 37.62 -122.38 | 15
        O'Hare | 41.98 -87.90 | 15
        Narita | 35.77 140.39 | 20
        Narita Airport | 35.77 140.39 | 15
        Barajas | 40.47 -3.57 | 15
        Fiumicino | 41.80 12.24 | 15
        Malpensa | 45.63 8.72 | 15
        Oslo Airport | 60.19 11.10 | 25
        """
    /// Asked about: the centre, or a town in it.
    static let regions = """
        Tuscany | 43.4 11.1 | 120
        Bavaria | 48.9 11.4 | 150
        Normandy | 49.1 0.1 | 150
        Brittany | 48.2 -2.9 | 120
        Provence | 43.9 6.0 | 150
        Andalusia | 37.4 -4.6 | 200
        Catalonia | 41.8 1.5 | 150
        Scotland | 56.8 -4.2 | 250
        Wales | 52.3 -3.7 | 120
        Tyrol | 47.2 11.4 | 90
        South Tyrol | 46.6 11.4 | 90
        Vermont | 44.0 -72.7 | 120
        Maine | 45.3 -69.2 | 200
        Iowa | 42.0 -93.5 | 250
        Utah | 39.3 -111.6 | 250
        Oregon | 43.9 -120.6 | 300
        Alberta | 54.5 -115.0 | 500
        British Columbia | 54.0 -125.0 | 700
        Switzerland | 46.8 8.2 | 150
        Norway | 62.0 10.0 | 700
        Iceland | 64.9 -18.6 | 250
        New Zealand | -41.5 172.5 | 700
        Japan | 36.5 138.0 | 500
        Patagonia | -46.0 -70.0 | 900
        Saskatchewan | 54.0 -106.0 | 500
        """
    static let forms = """
        75001 Paris | 48.86 2.35
        Paris 75001 | 48.86 2.35
        1010 Wien | 48.21 16.37
        80331 München | 48.14 11.58
        D-80331 München | 48.14 11.58
        CH-8001 Zürich | 47.37 8.55
        8750 Glarus | 47.04 9.07
        1012 AB Amsterdam | 52.37 4.89
        London SW1A 1AA | 51.51 -0.13
        Seattle, WA 98101 | 47.61 -122.33
        Moab, UT 84532 | 38.57 -109.55
        Moab UT 84532, USA | 38.57 -109.55
        28001 Madrid, Spain | 40.42 -3.70
        N. Platte | 41.12 -100.77
        S. Lake Tahoe | 38.94 -119.98
        St. John's | 47.56 -52.71
        St. Louis | 38.63 -90.20
        Ft. Lauderdale | 26.12 -80.14
        Mt. Shasta | 41.31 -122.31
        Pt. Reyes | 38.07 -122.81 | 40
        W. Yellowstone | 44.66 -111.10
        Ste. Geneviève | 37.98 -90.04
        Zion NP | 37.3 -113.0 | 40
        Mt Rainier | 46.85 -121.76 | 40
        park yellowstone | 44.6 -110.5 | 60
        como lake | 46.0 9.27 | 40
        york new | 40.71 -74.01
        canyon grand | 36.1 -112.1 | 90
        francisco san | 37.77 -122.42
        island vancouver | 49.6 -125.6 | 150
        Portland Maine | 43.66 -70.26
        Portland, Oregon | 45.52 -122.68
        Newcastle upon Tyne | 54.97 -1.61
        Frankfurt am Main | 50.11 8.68
        Freiburg im Breisgau | 47.99 7.85
        Vienna, Virginia | 38.90 -77.27
        Paris, Texas | 33.66 -95.56
        Georgetown, Guyana | 6.80 -58.16
        San José, Costa Rica | 9.93 -84.08
        Brunswick | 31.15 -81.49 | 30 | asked
        Canton | 40.80 -81.38 | 30 | asked
        """
}
