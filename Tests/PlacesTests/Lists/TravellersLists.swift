/// Five trips of twenty places each, as people write them on their lists: towns, parks and sights by habit, some
/// without their accents. A place a line: what is typed | where that is, as latitude and longitude | within how many
/// kilometres.
enum TravellersLists {
    static let routeSixtySix = """
        Chicago | 41.88 -87.63 | 20
        Joliet | 41.53 -88.08 | 10
        Pontiac | 40.88 -88.63 | 10
        Springfield | 39.80 -89.65 | 15
        St. Louis | 38.63 -90.20 | 15
        Cuba | 38.06 -91.40 | 10
        Joplin | 37.08 -94.51 | 10
        Tulsa | 36.15 -95.99 | 15
        Oklahoma City | 35.47 -97.52 | 20
        Clinton | 35.52 -98.97 | 10
        Amarillo | 35.20 -101.83 | 15
        Tucumcari | 35.17 -103.73 | 10
        Santa Fe | 35.69 -105.94 | 15
        Albuquerque | 35.08 -106.65 | 20
        Petrified Forest National Park | 34.98 -109.78 | 40
        Flagstaff | 35.20 -111.65 | 15
        Grand Canyon | 36.06 -112.13 | 40
        Kingman | 35.19 -114.05 | 10
        Barstow | 34.90 -117.02 | 10
        Santa Monica | 34.02 -118.49 | 10
        """

    static let iceland = """
        Keflavik | 64.00 -22.56 | 10
        Reykjavik | 64.15 -21.94 | 10
        Thingvellir | 64.26 -21.12 | 25
        Selfoss | 63.93 -21.00 | 10
        Geysir | 64.31 -20.30 | 10
        Vik | 63.42 -19.01 | 10
        Kirkjubaejarklaustur | 63.79 -18.05 | 15
        Vatnajökull | 64.42 -16.80 | 80
        Höfn | 64.25 -15.21 | 10
        Djúpivogur | 64.66 -14.28 | 10
        Egilsstadir | 65.27 -14.39 | 10
        Seydisfjordur | 65.26 -14.01 | 10
        Myvatn | 65.60 -17.00 | 20
        Husavik | 66.04 -17.34 | 10
        Akureyri | 65.68 -18.10 | 10
        Siglufjordur | 66.15 -18.91 | 10
        Saudarkrokur | 65.75 -19.64 | 10
        Stykkisholmur | 65.08 -22.73 | 10
        Snaefellsjökull | 64.80 -23.77 | 30
        Borgarnes | 64.54 -21.92 | 10
        """

    static let norway = """
        Bergen | 60.39 5.32 | 15
        Stavanger | 58.97 5.73 | 15
        Lysefjord | 59.02 6.30 | 20
        Odda | 60.07 6.55 | 10
        Hardangervidda | 60.10 7.50 | 80
        Eidfjord | 60.47 7.07 | 10
        Voss | 60.63 6.42 | 10
        Flam | 60.86 7.11 | 10
        Aurland | 60.91 7.19 | 10
        Sognefjord | 61.10 6.00 | 100
        Balestrand | 61.21 6.53 | 10
        Jostedalsbreen | 61.70 6.95 | 40
        Loen | 61.87 6.85 | 15
        Geiranger | 62.10 7.21 | 10
        Ålesund | 62.47 6.15 | 10
        Andalsnes | 62.57 7.69 | 10
        Trondheim | 63.43 10.40 | 10
        Roros | 62.57 11.38 | 10
        Jotunheimen | 61.60 8.40 | 50
        Lillehammer | 61.12 10.47 | 10
        """

    static let japan = """
        Tokyo | 35.68 139.70 | 20
        Nikko | 36.75 139.60 | 15
        Kamakura | 35.32 139.55 | 10
        Hakone | 35.23 139.10 | 15
        Mount Fuji | 35.36 138.73 | 15
        Matsumoto | 36.24 137.97 | 10
        Takayama | 36.14 137.25 | 10
        Shirakawa-go | 36.26 136.90 | 10
        Kanazawa | 36.57 136.65 | 10
        Kyoto | 35.01 135.75 | 15
        Nara | 34.68 135.82 | 10
        Osaka | 34.69 135.50 | 15
        Koyasan | 34.21 135.58 | 15
        Himeji | 34.82 134.69 | 10
        Okayama | 34.66 133.93 | 10
        Naoshima | 34.46 134.00 | 10
        Hiroshima | 34.39 132.45 | 10
        Miyajima | 34.28 132.31 | 10
        Fukuoka | 33.59 130.41 | 15
        Nagasaki | 32.75 129.88 | 10
        """

    static let patagonia = """
        Bariloche | -41.14 -71.31 | 15
        El Bolson | -41.96 -71.53 | 10
        Esquel | -42.91 -71.32 | 10
        Puerto Madryn | -42.77 -65.04 | 10
        Peninsula Valdes | -42.55 -63.90 | 50
        Trelew | -43.25 -65.31 | 10
        Comodoro Rivadavia | -45.87 -67.48 | 15
        Perito Moreno | -46.59 -70.93 | 10
        Los Antiguos | -46.55 -71.63 | 10
        El Chalten | -49.33 -72.89 | 10
        Fitz Roy | -49.27 -73.04 | 15
        El Calafate | -50.34 -72.26 | 10
        Los Glaciares National Park | -50.00 -73.10 | 60
        Puerto Natales | -51.73 -72.50 | 10
        Torres del Paine | -50.95 -73.00 | 40
        Punta Arenas | -53.15 -70.92 | 10
        Ushuaia | -54.80 -68.30 | 10
        Cape Horn | -55.98 -67.27 | 20
        Coyhaique | -45.57 -72.07 | 10
        Puerto Montt | -41.47 -72.94 | 10
        """
}
