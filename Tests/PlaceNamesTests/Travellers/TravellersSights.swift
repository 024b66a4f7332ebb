/// Sights, castles and stations as travellers type them, written down before anything was tried.
enum TravellersSights {
    /// Query, point, how far off the answer may be in km.
    static let sights = """
        Eiffel Tower | 48.8584 2.2945 | 3
        The Louvre | 48.861 2.336 | 3
        Mont Saint-Michel | 48.636 -1.511 | 5
        Pont du Gard | 43.947 4.535 | 5
        Cité de Carcassonne | 43.206 2.364 | 5
        Colosseum | 41.89 12.492 | 3
        Leaning Tower of Pisa | 43.723 10.3966 | 3
        Trevi Fountain | 41.9009 12.4833 | 3
        Pompeii | 40.75 14.486 | 5
        Sagrada Familia | 41.4036 2.1744 | 3
        Park Güell | 41.4145 2.1527 | 3
        Alhambra | 37.176 -3.588 | 3
        Mezquita, Cordoba | 37.879 -4.7794 | 5
        Guggenheim Bilbao | 43.2687 -2.934 | 3
        Belem Tower | 38.6916 -9.216 | 3
        Cabo da Roca | 38.7804 -9.4989 | 5
        Big Ben | 51.5007 -0.1246 | 3
        Tower Bridge | 51.5055 -0.0754 | 3
        Stonehenge | 51.1789 -1.8262 | 5
        Hadrian's Wall | 55.0 -2.3 | 60
        Giant's Causeway | 55.2408 -6.5116 | 5
        Cliffs of Moher | 52.972 -9.426 | 6
        Newgrange | 53.6947 -6.4755 | 5
        Brandenburg Gate | 52.5163 13.3777 | 3
        Cologne Cathedral | 50.9413 6.9583 | 3
        Checkpoint Charlie | 52.5075 13.3904 | 3
        Auschwitz | 50.03 19.2 | 10
        Wieliczka Salt Mine | 49.983 20.055 | 5
        Charles Bridge | 50.0865 14.4114 | 3
        Acropolis | 37.9715 23.7257 | 3
        Meteora | 39.714 21.631 | 6
        Delphi | 38.482 22.501 | 6
        Hagia Sophia | 41.0086 28.98 | 3
        Ephesus | 37.94 27.34 | 6
        Goreme Open Air Museum | 38.64 34.845 | 5
        Petra | 30.3285 35.4444 | 10
        Wadi Rum | 29.58 35.42 | 25
        Pyramids of Giza | 29.979 31.134 | 5
        Abu Simbel | 22.337 31.626 | 6
        Valley of the Kings | 25.74 32.601 | 5
        Taj Mahal | 27.175 78.042 | 4
        Golden Temple, Amritsar | 31.62 74.8765 | 5
        Angkor Wat | 13.4125 103.867 | 8
        Borobudur | -7.608 110.204 | 5
        Terracotta Army | 34.385 109.278 | 6
        Fushimi Inari | 34.967 135.7727 | 5
        Kinkakuji | 35.0394 135.7292 | 4
        Itsukushima Shrine | 34.296 132.32 | 6
        Burj Khalifa | 25.197 55.274 | 4
        Statue of Liberty | 40.6892 -74.0445 | 4
        golden gate bridge | 37.8199 -122.478 | 4
        Alcatraz | 37.827 -122.423 | 4
        Hollywood Sign | 34.134 -118.3215 | 5
        Hoover Dam | 36.0161 -114.7377 | 5
        Horseshoe Bend | 36.8792 -111.5104 | 5
        Antelope Canyon | 36.862 -111.374 | 8
        Space Needle | 47.6205 -122.3493 | 4
        Gateway Arch | 38.6247 -90.1848 | 4
        Kennedy Space Center | 28.58 -80.65 | 15
        Graceland | 35.0477 -90.026 | 5
        CN Tower | 43.6426 -79.3871 | 4
        Chichen Itza | 20.6843 -88.5678 | 6
        Teotihuacan | 19.692 -98.844 | 8
        Machu Picchu | -13.163 -72.545 | 8
        Christ the Redeemer | -22.9519 -43.2105 | 4
        Sydney Opera House | -33.8568 151.2153 | 4
        Twelve Apostles | -38.6656 143.1045 | 8
        Uluru | -25.344 131.036 | 15
        Hobbiton | -37.872 175.683 | 8
        Cape Reinga | -34.4289 172.68 | 6
        """

    /// Castles and palaces.
    static let castles = """
        Neuschwanstein | 47.5576 10.7498 | 4
        Schloss Hohenschwangau | 47.5556 10.7361 | 4
        Burg Eltz | 50.2052 7.3366 | 4
        Wartburg | 50.966 10.3065 | 5
        Heidelberg Castle | 49.4106 8.7153 | 4
        Sanssouci | 52.4042 13.0385 | 4
        Schönbrunn | 48.1845 16.3122 | 4
        Hohenwerfen Castle | 47.4832 13.1879 | 4
        Château de Chambord | 47.6161 1.5170 | 4
        Chenonceau | 47.3249 1.0704 | 5
        Chateau de Villandry | 47.3403 0.5144 | 4
        Versailles | 48.8049 2.1204 | 5
        Château de Chillon | 46.4142 6.9275 | 4
        Windsor Castle | 51.4839 -0.6044 | 4
        Edinburgh Castle | 55.9486 -3.1999 | 4
        Eilean Donan | 57.274 -5.516 | 4
        Bodiam Castle | 51.0023 0.5435 | 4
        Conwy Castle | 53.28 -3.8256 | 4
        Blarney Castle | 51.9291 -8.5709 | 5
        Bunratty Castle | 52.6967 -8.8117 | 5
        Kronborg | 56.039 12.6215 | 4
        Malbork Castle | 54.0397 19.0280 | 4
        Bran Castle | 45.515 25.3672 | 4
        Peles Castle | 45.36 25.5426 | 5
        Predjama Castle | 45.8158 14.1269 | 4
        Karlstejn | 49.9394 14.188 | 5
        Prague Castle | 50.0902 14.3996 | 4
        Bojnice Castle | 48.78 18.5776 | 4
        Pena Palace | 38.7876 -9.3906 | 5
        Alcázar of Segovia | 40.9525 -4.1327 | 4
        Himeji Castle | 34.8394 134.6939 | 4
        Matsumoto Castle | 36.2386 137.9689 | 4
        Hearst Castle | 35.6852 -121.1682 | 5
        Krak des Chevaliers | 34.757 36.2946 | 5
        """

    /// Stations, and airports by their codes.
    static let stations = """
        Gare de Lyon | 48.8443 2.3744 | 5
        Gare du Nord | 48.8809 2.3553 | 5
        Wien Hauptbahnhof | 48.1851 16.3763 | 5
        Zürich HB | 47.3782 8.5402 | 5
        Berlin Hauptbahnhof | 52.5251 13.3694 | 5
        München Hbf | 48.1402 11.5583 | 5
        Roma Termini | 41.9009 12.5018 | 5
        Milano Centrale | 45.4862 9.2045 | 5
        King's Cross Station | 51.5309 -0.1233 | 5
        Grand Central Terminal | 40.7527 -73.9772 | 5
        Tokyo Station | 35.6812 139.7671 | 5
        Amsterdam Centraal | 52.3791 4.9003 | 5
        San Francisco (SFO) | 37.62 -122.38 | 6
        Frankfurt (FRA) | 50.03 8.56 | 6
        EDDM | 48.354 11.786 | 6
        LSZH | 47.46 8.55 | 6
        EGLL | 51.47 -0.45 | 6
        KDEN | 39.86 -104.67 | 10
        """
}
