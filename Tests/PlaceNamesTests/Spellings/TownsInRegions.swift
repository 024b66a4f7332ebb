/// Towns with the region or county behind them, in some 30 countries, written down before anything was tried. A place a
/// line: what is typed | where that is, as latitude and longitude | within how many kilometres.
enum TownsInRegions {
    static let table = """
        Bath, Somerset | 51.38 -2.36
        Wells, Somerset | 51.21 -2.65 | 10
        Whitby, North Yorkshire | 54.49 -0.61
        Keswick, Cumbria | 54.60 -3.13
        Rye, East Sussex | 50.95 0.73
        Ludlow, Shropshire | 52.37 -2.72
        Newport, Isle of Wight | 50.70 -1.29
        Newport, Pembrokeshire | 52.02 -4.83
        Callander, Stirling | 56.24 -4.22
        Portree, Highland | 57.41 -6.19
        Newcastle, County Down | 54.21 -5.89
        Kenmare, County Kerry | 51.88 -9.58
        Clifden, Co. Galway | 53.49 -10.02
        Jaipur, Rajasthan | 26.92 75.79
        Mysore, Karnataka | 12.30 76.64
        Munnar, Kerala | 10.09 77.06
        Shimla, Himachal Pradesh | 31.10 77.17
        Darjeeling, West Bengal | 27.04 88.26
        Agra, Uttar Pradesh | 27.18 78.01
        Aurangabad, Maharashtra | 19.88 75.34
        Aurangabad, Bihar | 24.75 84.37
        Leh, Ladakh | 34.16 77.58
        Panaji, Goa | 15.50 73.83
        Chania, Crete | 35.51 24.02
        Rethymno, Crete | 35.37 24.47
        Nafplio, Peloponnese | 37.57 22.80
        Parga, Epirus | 39.28 20.40
        Fira, Santorini | 36.42 25.43
        Siena, Tuscany | 43.32 11.33
        Alba, Piedmont | 44.70 8.04
        Ravello, Campania | 40.65 14.61
        Otranto, Puglia | 40.15 18.49
        Orta San Giulio, Piemonte | 45.80 8.41
        Ragusa, Sicily | 36.93 14.73
        Orvieto, Umbria | 42.72 12.11
        Castelrotto, South Tyrol | 46.57 11.56
        Greve, Chianti | 43.58 11.32 | 20
        Beaune, Burgundy | 47.02 4.84
        Quimper, Brittany | 48.00 -4.10
        Honfleur, Normandie | 49.42 0.23
        Colmar, Alsace | 48.08 7.36
        Sarlat, Dordogne | 44.89 1.22
        Gordes, Provence | 43.91 5.20
        Bonifacio, Corsica | 41.39 9.16
        Amboise, Indre-et-Loire | 47.41 0.98
        Annecy, Haute-Savoie | 45.90 6.13
        Biarritz, Pyrénées-Atlantiques | 43.48 -1.56
        Cassis, Bouches-du-Rhône | 43.21 5.54
        Ronda, Andalusia | 36.74 -5.16
        Ronda, Málaga | 36.74 -5.16
        Cadaqués, Girona | 42.29 3.28
        Laguardia, Álava | 42.55 -2.58
        Llanes, Asturias | 43.42 -4.76
        Trujillo, Cáceres | 39.46 -5.88
        Pollença, Mallorca | 39.88 3.02
        Lagos, Algarve | 37.10 -8.67
        Évora, Alentejo | 38.57 -7.91
        Monsanto, Castelo Branco | 40.04 -7.11 | 12
        Ponte de Lima, Viana do Castelo | 41.77 -8.58
        Füssen, Bavaria | 47.57 10.70
        Oberstdorf, Allgäu | 47.41 10.28
        Cochem, Rheinland-Pfalz | 50.15 7.17
        Wernigerode, Sachsen-Anhalt | 51.84 10.79
        Zell am See, Salzburg | 47.32 12.80
        Mayrhofen, Tirol | 47.17 11.86
        Zermatt, Valais | 46.02 7.75
        Scuol, Graubünden | 46.80 10.30
        Giethoorn, Overijssel | 52.74 6.08
        Delft, South Holland | 52.01 4.36
        Dinant, Namur | 50.26 4.91
        Zakopane, Lesser Poland | 49.30 19.95
        Malbork, Pomerania | 54.04 19.03
        Mikulov, South Moravia | 48.81 16.64
        Rovinj, Istria | 45.08 13.64
        Trogir, Dalmatia | 43.52 16.25
        Sighișoara, Transylvania | 46.22 24.79
        Sibiu, Transylvania | 45.80 24.15
        Göreme, Nevşehir | 38.64 34.83
        Kaş, Antalya | 36.20 29.64
        Voss, Vestland | 60.63 6.42
        Svolvær, Nordland | 68.23 14.57
        Ystad, Skåne | 55.43 13.82
        Mora, Dalarna | 61.00 14.54
        Takayama, Gifu | 36.14 137.25
        Furano, Hokkaido | 43.34 142.38
        Naoshima, Kagawa | 34.46 134.00
        Hakone, Kanagawa | 35.23 139.10
        Nikko, Tochigi | 36.75 139.60
        Beppu, Oita | 33.28 131.49
        Dali, Yunnan | 25.69 100.16 | 30
        Yangshuo, Guangxi | 24.78 110.49
        Gyeongju, North Gyeongsang | 35.84 129.21
        Ubud, Bali | -8.51 115.26
        Pai, Mae Hong Son | 19.36 98.44
        Knysna, Western Cape | -34.04 23.05
        Clarens, Free State | -28.51 28.42
        Wanaka, Otago | -44.70 169.13
        Kaikoura, Canterbury | -42.40 173.68
        Paraty, Rio de Janeiro | -23.22 -44.71
        Ouro Preto, Minas Gerais | -20.39 -43.50
        Cafayate, Salta | -26.07 -65.98
        Bariloche, Río Negro | -41.13 -71.31
        San Miguel de Allende, Guanajuato | 20.91 -100.74
        Tulum, Quintana Roo | 20.21 -87.46
        Ollantaytambo, Cusco | -13.26 -72.26
        Salento, Quindío | 4.64 -75.57
        Córdoba, Veracruz | 18.88 -96.92
        Banff, Alberta | 51.18 -115.57
        Perth, Ontario | 44.90 -76.25
        Perth, Tasmania | -41.57 147.17 | 10
        Richmond, Tasmania | -42.73 147.44
        Merzouga, Drâa-Tafilalet | 31.10 -4.01
        """
}
