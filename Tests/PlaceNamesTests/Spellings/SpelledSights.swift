/// Sights, airports and stations as travellers write them, in several languages and spellings, written down before
/// anything was tried. A place a line: what is typed | where that is, as latitude and longitude | within how many
/// kilometres.
enum SpelledSights {
    static let sights = """
        Schloss Neuschwanstein | 47.558 10.75 | 5
        Neuschwanstein | 47.558 10.75 | 5
        Burg Eltz | 50.205 7.337 | 5
        Kölner Dom | 50.941 6.958 | 4
        Brandenburg Gate | 52.516 13.378 | 4
        Schönbrunn Palace | 48.185 16.312 | 4
        Hohensalzburg | 47.795 13.047 | 4
        Château de Chillon | 46.414 6.927 | 5
        Mont St Michel | 48.636 -1.511 | 5
        Château de Versailles | 48.805 2.12 | 5
        Pont du Gard | 43.947 4.535 | 5
        Louvre | 48.861 2.336 | 4
        Palais des Papes | 43.951 4.808 | 5
        Carcassonne Castle | 43.206 2.364 | 5
        Leaning Tower of Pisa | 43.723 10.397 | 4
        Kolosseum | 41.89 12.492 | 4
        Pompei | 40.75 14.49 | 8
        Pompeii | 40.75 14.49 | 8
        Paestum | 40.42 15.005 | 8
        Valley of the Temples | 37.291 13.589 | 8
        Sagrada Familia | 41.404 2.174 | 4
        Alhambra | 37.176 -3.588 | 5
        Mezquita de Córdoba | 37.879 -4.779 | 5
        Guggenheim Bilbao | 43.269 -2.934 | 5
        Pena Palace | 38.788 -9.391 | 5
        Stonehenge | 51.179 -1.826 | 5
        Tower of London | 51.508 -0.076 | 4
        Edinburgh Castle | 55.949 -3.2 | 4
        Eilean Donan Castle | 57.274 -5.516 | 5
        Giant's Causeway | 55.241 -6.512 | 6
        Cliffs of Moher | 52.972 -9.43 | 8
        Rijksmuseum | 52.36 4.885 | 4
        Keukenhof | 52.27 4.546 | 5
        Atomium | 50.895 4.341 | 4
        Charles Bridge | 50.086 14.411 | 4
        Bran Castle | 45.515 25.367 | 6
        Acropolis | 37.972 23.726 | 5
        Delphi | 38.482 22.501 | 10
        Hagia Sophia | 41.009 28.98 | 4
        Pamukkale | 37.92 29.12 | 12
        Statue of Liberty | 40.689 -74.045 | 4
        Golden Gate Bridge | 37.82 -122.478 | 4
        Hoover Dam | 36.016 -114.737 | 5
        Mount Rushmore | 43.879 -103.459 | 6
        Chichén Itzá | 20.683 -88.569 | 8
        Machu Picchu | -13.163 -72.545 | 10
        Taj Mahal | 27.175 78.042 | 5
        Angkor Wat | 13.412 103.867 | 8
        Kinkaku-ji | 35.039 135.729 | 4
        Sydney Opera House | -33.857 151.215 | 4
        """

    static let airportsAndStations = """
        Heathrow | 51.47 -0.45 | 8
        CDG | 49.01 2.55 | 8
        Flughafen Zürich | 47.46 8.55 | 8
        Aeroporto di Fiumicino | 41.8 12.25 | 10
        Barajas | 40.47 -3.56 | 10
        Schiphol | 52.31 4.76 | 8
        JFK | 40.64 -73.78 | 8
        O'Hare | 41.98 -87.9 | 8
        Narita Airport | 35.76 140.39 | 8
        Changi Airport | 1.36 103.99 | 8
        Malpensa | 45.63 8.72 | 10
        Cape Town International Airport | -33.97 18.6 | 8
        Frankfurt Hauptbahnhof | 50.107 8.664 | 6
        Hamburg Hbf | 53.553 10.006 | 6
        Gare Saint-Lazare | 48.876 2.325 | 6
        Firenze Santa Maria Novella | 43.776 11.248 | 6
        Shibuya Station | 35.658 139.701 | 6
        Kyoto Station | 34.986 135.759 | 6
        Union Station Washington | 38.897 -77.006 | 6
        Paddington Station | 51.516 -0.177 | 6
        """
}
