/// A hundred names of towns, parks, sights, islands and airports of all continents, written down after the search had
/// been tuned to the other tables. What was found then: 86 first, 64 of them taken without a question, none at a wrong
/// place.
enum UntunedWorld {
    static let table = """
        Chefchaouen | 35.17 -5.27 | 15
        Essaouira | 31.51 -9.77 | 15
        Merzouga | 31.10 -4.01 | 25
        Sossusvlei | -24.73 15.30 | 60
        Etosha | -18.95 15.90 | 120
        Kruger National Park | -24.0 31.5 | 150
        Serengeti | -2.3 34.8 | 120
        Ngorongoro Crater | -3.2 35.5 | 50
        Zanzibar | -6.16 39.2 | 50
        Victoria Falls | -17.92 25.85 | 30
        Okavango Delta | -19.3 22.9 | 150
        Nosy Be | -13.3 48.26 | 30
        Lalibela | 12.03 39.04 | 15
        Luxor | 25.69 32.64 | 15
        Siwa | 29.20 25.52 | 30
        Wadi Rum | 29.58 35.42 | 40
        Petra | 30.33 35.44 | 15
        Cappadocia | 38.65 34.85 | 60
        Pamukale | 37.92 29.12 | 15
        Ephesus | 37.94 27.34 | 15
        Meteora | 39.72 21.63 | 20
        Santorini | 36.40 25.43 | 25
        Korfu | 39.62 19.92 | 50
        Plitvice Lakes | 44.88 15.62 | 25
        Kotor | 42.42 18.77 | 15
        Durmitor | 43.13 19.03 | 40
        Ohrid | 41.12 20.80 | 20
        Lake Bled | 46.36 14.09 | 15
        Neuschwanstein Castle | 47.56 10.75 | 15
        Hallstatt | 47.56 13.65 | 15
        Zugspitze | 47.42 10.98 | 15
        Garmisch Partenkirchen | 47.49 11.10 | 15
        Mont-Saint-Michel | 48.64 -1.51 | 15
        Verdon Gorge | 43.75 6.33 | 40
        Cinque Terre | 44.13 9.71 | 25
        Amalfi | 40.63 14.60 | 15
        Etna | 37.75 14.99 | 20
        Ronda | 36.74 -5.17 | 15
        Picos de Europa | 43.2 -4.85 | 50
        Sintra | 38.80 -9.39 | 15
        Isle of Skye | 57.3 -6.2 | 50
        Ben Nevis | 56.80 -5.00 | 15
        Giant's Causeway | 55.24 -6.51 | 20
        Cliffs of Moher | 52.97 -9.43 | 25
        Lofoten | 68.2 13.6 | 80
        Nordkapp | 71.17 25.78 | 40
        Rovaniemi | 66.5 25.72 | 20
        Gotland | 57.5 18.5 | 60
        Samarkand | 39.65 66.96 | 20
        Angkor Wat | 13.41 103.87 | 25
        Halong Bay | 20.9 107.1 | 50
        Hoi An | 15.88 108.33 | 15
        Luang Prabang | 19.89 102.13 | 20
        Koh Samui | 9.51 100.03 | 30
        Mount Bromo | -7.94 112.95 | 25
        Ubud | -8.51 115.26 | 15
        Zhangjiajie | 29.12 110.48 | 50
        Guilin | 25.27 110.29 | 30
        Jiuzhaigou | 33.2 103.9 | 60
        Leh | 34.16 77.58 | 15
        Jaisalmer | 26.91 70.91 | 20
        Annapurna | 28.60 83.82 | 60
        Milford Sound | -44.65 167.9 | 40
        Aoraki | -43.60 170.14 | 30
        Wai-O-Tapu | -38.36 176.37 | 30
        Uluru | -25.34 131.03 | 30
        Whitsundays | -20.3 149.0 | 60
        Kakadu | -12.7 132.5 | 100
        Cradle Mountain | -41.65 145.95 | 40
        Banff | 51.18 -115.57 | 25
        Jasper | 52.88 -118.08 | 25
        Tofino | 49.15 -125.9 | 20
        Peggy's Cove | 44.49 -63.92 | 20
        Denali | 63.2 -151.0 | 80
        Moab | 38.57 -109.55 | 15
        Monument Valley | 36.98 -110.1 | 40
        Big Sur | 36.27 -121.8 | 40
        Acadia NP | 44.35 -68.25 | 40
        Outer Banks | 35.5 -75.6 | 100
        Tulum | 20.21 -87.46 | 20
        Chichen Itza | 20.68 -88.57 | 20
        Lake Atitlan | 14.69 -91.2 | 25
        Monteverde | 10.3 -84.8 | 20
        Bocas del Toro | 9.34 -82.24 | 30
        Cartagena Colombia | 10.4 -75.51 | 20
        Machu Picchu | -13.16 -72.54 | 20
        Salar de Uyuni | -20.2 -67.5 | 70
        San Pedro de Atacama | -22.91 -68.2 | 20
        Iguazu Falls | -25.69 -54.44 | 30
        Lençóis Maranhenses | -2.5 -43.1 | 60
        Fernando de Noronha | -3.85 -32.42 | 15
        Easter Island | -27.12 -109.37 | 25
        Galapagos | -0.5 -90.6 | 150
        KEF | 63.985 -22.605 | 10
        Narita | 35.77 140.35 | 30
        O'Hare | 41.98 -87.9 | 10
        Barajas | 40.48 -3.57 | 12
        Ísafjörður | 66.07 -23.13 | 15
        Seydisfjörður | 65.26 -14.01 | 15
        Landmannalaugar | 63.99 -19.06 | 15
        """
}
