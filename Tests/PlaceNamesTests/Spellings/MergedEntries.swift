/// Places that several sources know and that are one entry: about 150 of a seeded pick among all such entries, and well
/// known ones, with their points, kinds and countries as they are known for sure. A place a line: name | latitude and
/// longitude | kilometres | kind | country, where it is in one.
enum MergedEntries {
    static let table = """
        Fargo | 46.88 -96.79 | 10 | town | US
        Extremadura | 39.3 -6.1 | 60 | region | ES
        Kaprun | 47.27 12.76 | 6 | town | AT
        Aargau | 47.4 8.15 | 25 | region | CH
        Delaware Water Gap National Recreation Area | 41.1 -74.95 | 30 | park | US
        Tulungagung | -8.07 111.9 | 10 | town | ID
        Sapitwa Peak | -15.95 35.59 | 10 | mountain | MW
        Achinsk | 56.27 90.5 | 10 | town | RU
        Malindi | -3.22 40.12 | 10 | town | KE
        Wolfville | 45.09 -64.36 | 8 | town | CA
        Quedlinburg | 51.79 11.14 | 8 | town | DE
        Ballymoney | 55.07 -6.51 | 8 | town | GB
        New Iberia | 30.0 -91.82 | 10 | town | US
        Introdacqua | 42.01 13.9 | 8 | town | IT
        Forbes, New South Wales | -33.38 148.0 | 10 | town | AU
        Mount Vsevidof | 53.13 -168.69 | 10 | mountain | US
        Dudhwa National Park | 28.5 80.7 | 40 | park | IN
        Alūksne | 57.42 27.05 | 8 | town | LV
        Saxony | 51.05 13.3 | 50 | region | DE
        Bentonville | 36.37 -94.21 | 10 | town | US
        Èze | 43.73 7.36 | 5 | town | FR
        Mount Sinai | 28.54 33.975 | 6 | mountain | EG
        Abha | 18.22 42.5 | 12 | town | SA
        Reston | 38.96 -77.35 | 8 | town | US
        Kettle Falls | 48.61 -118.06 | 8 | town | US
        Big Pine Key | 24.67 -81.36 | 8 | town | US
        Mezőkövesd | 47.81 20.57 | 8 | town | HU
        Bouaké | 7.69 -5.03 | 10 | town | CI
        Mogadishu | 2.04 45.34 | 10 | town | SO
        Borah Peak | 44.137 -113.78 | 6 | mountain | US
        Yūbari | 43.05 141.97 | 10 | town | JP
        Kaili | 26.58 107.98 | 12 | town | CN
        San Carlos, California | 37.5 -122.26 | 8 | town | US
        Adra | 36.75 -3.02 | 8 | town | ES
        Gunnedah | -30.98 150.25 | 8 | town | AU
        Phou Bia | 18.98 103.15 | 10 | mountain | LA
        Randers | 56.46 10.04 | 8 | town | DK
        Novorossiysk | 44.72 37.77 | 10 | town | RU
        Vilvoorde | 50.93 4.43 | 8 | town | BE
        Mo i Rana | 66.31 14.14 | 8 | town | NO
        Dangriga | 16.97 -88.23 | 8 | town | BZ
        Barstow | 34.9 -117.02 | 8 | town | US
        Clonakilty | 51.62 -8.88 | 8 | town | IE
        Paignton | 50.43 -3.57 | 8 | town | GB
        Bluffton, South Carolina | 32.24 -80.86 | 10 | town | US
        Woking | 51.32 -0.56 | 8 | town | GB
        Bhavnagar | 21.76 72.15 | 12 | town | IN
        Scunthorpe | 53.59 -0.65 | 8 | town | GB
        Big South Fork National River and Recreation Area | 36.5 -84.65 | 30 | park | US
        Kalispell | 48.2 -114.31 | 8 | town | US
        Langford, British Columbia | 48.45 -123.5 | 8 | town | CA
        Carrauntoohil | 51.999 -9.743 | 5 | mountain | IE
        Zard Kuh | 32.36 50.08 | 15 | mountain | IR
        Masterton | -40.95 175.66 | 10 | town | NZ
        Trat | 12.24 102.51 | 10 | town | TH
        Marseille | 43.3 5.38 | 10 | town | FR
        Calais | 50.95 1.86 | 8 | town | FR
        Petersfield | 51.0 -0.94 | 8 | town | GB
        Ravello | 40.65 14.61 | 5 | town | IT
        Edmundston | 47.37 -68.33 | 8 | town | CA
        Sacramento | 38.58 -121.49 | 10 | town | US
        Gelendzhik | 44.56 38.08 | 8 | town | RU
        Mount Forel | 66.93 -36.8 | 15 | mountain | GL
        Tsuruoka | 38.73 139.83 | 10 | town | JP
        Balkh | 36.76 66.9 | 10 | town | AF
        La Quinta | 33.66 -116.31 | 8 | town | US
        Masai Mara National Reserve | -1.5 35.15 | 40 | park | KE
        Cerro Tres Picos | -38.15 -61.95 | 15 | mountain | AR
        Wielkopolski National Park | 52.28 16.8 | 15 | park | PL
        Hesse | 50.6 9.0 | 110 | region | DE
        Vatnajökull National Park | 64.3 -16.8 | 80 | park | IS
        National Mall | 38.89 -77.03 | 4 | park | US
        Voyageurs National Park | 48.48 -92.85 | 35 | park | US
        Mont Jacques-Cartier | 48.99 -65.94 | 10 | mountain | CA
        Padre Island National Seashore | 27.0 -97.38 | 60 | park | US
        Kodachadri | 13.86 74.87 | 8 | mountain | IN
        Beerenberg | 71.08 -8.16 | 10 | mountain | SJ
        Sleeping Bear Dunes National Lakeshore | 44.9 -86.02 | 30 | park | US
        Nanda Devi | 30.376 79.97 | 6 | mountain | IN
        Madura Island | -7.03 113.4 | 40 | island | ID
        Sun City | -25.34 27.09 | 8 | sight | ZA
        Lake Ontario | 43.7 -77.8 | 60 | lake | CA
        Riverina | -35.3 146.5 | 150 | region | AU
        Himachal Pradesh | 31.8 77.3 | 60 | region | IN
        Hluhluwe-iMfolozi Park | -28.2 31.95 | 35 | park | ZA
        Naikoon Provincial Park | 53.9 -131.9 | 30 | park | CA
        Zwinger | 51.053 13.734 | 2 | castle | DE
        Fuerteventura | 28.4 -14.0 | 30 | island | ES
        Pahang | 3.8 102.6 | 60 | region | MY
        Ocala National Forest | 29.2 -81.7 | 25 | park | US
        Cape Le Grand National Park | -33.95 122.15 | 15 | park | AU
        Ba Be National Park | 22.41 105.62 | 15 | park | VN
        Wisconsin | 44.6 -89.8 | 60 | region | US
        Hedmark | 61.4 11.4 | 60 | region | NO
        Troy | 39.957 26.239 | 5 | sight | TR
        Shirakawa-go | 36.26 136.91 | 5 | sight | JP
        Mount Kinabalu | 6.075 116.56 | 8 | mountain | MY
        Wells Gray Provincial Park | 52.3 -120.1 | 60 | park | CA
        Kleť | 48.865 14.284 | 4 | mountain | CZ
        Casa Grande Ruins National Monument | 32.997 -111.53 | 4 | park | US
        Wollemi National Park | -32.9 150.5 | 45 | park | AU
        Langtang National Park | 28.2 85.5 | 35 | park | NP
        Namaqua National Park | -30.05 17.7 | 30 | park | ZA
        Cumberland Gap National Historical Park | 36.63 -83.6 | 25 | park | US
        Mille Lacs Lake | 46.24 -93.65 | 12 | lake | US
        Nagaland | 26.1 94.3 | 50 | region | IN
        Danau Toba | 2.65 98.85 | 30 | lake | ID
        Gayasan National Park | 35.8 128.1 | 12 | park | KR
        Zaanse Schans | 52.474 4.817 | 3 | sight | NL
        Upper Austria | 48.2 14.0 | 40 | region | AT
        Glacier National Park, Montana | 48.65 -113.8 | 40 | park | US
        La Rioja | 42.3 -2.4 | 40 | region | ES
        Peneda-Gerês National Park | 41.83 -8.15 | 25 | park | PT
        Lake Meredith National Recreation Area | 35.6 -101.65 | 20 | park | US
        Tanjung Puting National Park | -3.0 111.95 | 30 | park | ID
        Gorongosa National Park | -18.8 34.5 | 40 | park | MZ
        Fire Island National Seashore | 40.7 -73.0 | 30 | park | US
        Pea Ridge National Military Park | 36.45 -94.03 | 6 | park | US
        Yucatán | 20.6 -89.0 | 60 | region | MX
        Menorca | 39.97 4.1 | 20 | island | ES
        Shandong | 36.4 118.5 | 80 | region | CN
        Musala | 42.179 23.585 | 5 | mountain | BG
        Cabo Frio | -22.9 -42.0 | 25 | coast | BR
        Sturt National Park | -29.1 141.7 | 45 | park | AU
        Braulio Carrillo National Park | 10.15 -84.0 | 20 | park | CR
        Connecticut | 41.6 -72.7 | 30 | region | US
        Uluru | -25.345 131.036 | 5 | mountain | AU
        Snæfellsjökull National Park | 64.83 -23.8 | 15 | park | IS
        Mount Lamlam | 13.34 144.66 | 6 | mountain | GU
        Cape of Good Hope | -34.357 18.474 | 5 | coast | ZA
        Kampinos National Park | 52.35 20.6 | 20 | park | PL
        Appenzell Innerrhoden | 47.31 9.4 | 12 | region | CH
        Alcázar de Colón | 18.477 -69.883 | 3 | castle | DO
        Valley of the Kings | 25.74 32.602 | 4 | sight | EG
        Matterhorn | 45.976 7.658 | 4 | mountain | CH
        Mont Blanc | 45.833 6.865 | 5 | mountain | FR
        Mount Fuji | 35.361 138.728 | 6 | mountain | JP
        Kilimanjaro | -3.076 37.353 | 10 | mountain | TZ
        Aconcagua | -32.653 -70.011 | 8 | mountain | AR
        Denali | 63.069 -151.007 | 8 | mountain | US
        Mount Rainier | 46.853 -121.76 | 8 | mountain | US
        Ben Nevis | 56.797 -5.004 | 5 | mountain | GB
        Zugspitze | 47.421 10.985 | 5 | mountain | DE
        Table Mountain | -33.955 18.405 | 4 | sight | ZA
        Yellowstone National Park | 44.6 -110.5 | 55 | park | US
        Zion National Park | 37.2 -112.987 | 10 | park | US
        Bryce Canyon National Park | 37.63 -112.17 | 12 | park | US
        Arches National Park | 38.62 -109.6 | 15 | park | US
        Joshua Tree National Park | 33.9 -116.0 | 45 | park | US
        Acadia National Park | 44.35 -68.22 | 20 | park | US
        Everglades National Park | 25.4 -80.8 | 50 | park | US
        Banff National Park | 51.3 -115.9 | 70 | park | CA
        Jasper National Park | 52.9 -118.0 | 70 | park | CA
        Plitvice Lakes National Park | 44.87 15.6 | 15 | park | HR
        Triglav National Park | 46.35 13.8 | 30 | park | SI
        Kruger National Park | -24.5 31.5 | 130 | park | ZA
        Etosha National Park | -18.9 16.2 | 120 | park | NA
        Serengeti National Park | -2.4 34.8 | 90 | park | TZ
        Torres del Paine National Park | -51.0 -73.0 | 40 | park | CL
        Lake Garda | 45.65 10.68 | 30 | lake | IT
        Lake Como | 46.0 9.27 | 22 | lake | IT
        Lake Geneva | 46.45 6.5 | 40 | lake | CH
        Lake Tahoe | 39.09 -120.04 | 25 | lake | US
        Lake Baikal | 53.5 108.0 | 200 | lake | RU
        Loch Ness | 57.3 -4.45 | 20 | lake | GB
        Lake Titicaca | -15.8 -69.4 | 80 | lake | PE
        Lake Taupo | -38.8 175.9 | 20 | lake | NZ
        Lake Toya | 42.6 140.84 | 10 | lake | JP
        Lake Mashu | 43.57 144.53 | 10 | lake | JP
        Isle of Skye | 57.3 -6.2 | 35 | island | GB
        Crete | 35.2 24.9 | 50 | island | GR
        Tenerife | 28.27 -16.6 | 25 | island | ES
        Mallorca | 39.6 3.0 | 30 | island | ES
        Sicily | 37.5 14.2 | 60 | region | IT
        Corsica | 42.1 9.1 | 40 | region | FR
        Tuscany | 43.4 11.2 | 50 | region | IT
        Bavaria | 48.9 11.5 | 70 | region | DE
        Rajasthan | 26.6 73.9 | 120 | region | IN
        Niagara Falls | 43.08 -79.07 | 8 | waterfall | US
        Victoria Falls | -17.925 25.857 | 8 | waterfall | ZW
        Gullfoss | 64.327 -20.12 | 4 | waterfall | IS
        Neuschwanstein Castle | 47.558 10.75 | 3 | castle | DE
        Edinburgh Castle | 55.949 -3.2 | 2 | castle | GB
        Château de Chambord | 47.616 1.517 | 3 | castle | FR
        Château de Chenonceau | 47.325 1.07 | 3 | castle | FR
        Prague Castle | 50.09 14.4 | 3 | castle | CZ
        Palace of Versailles | 48.805 2.12 | 3 | castle | FR
        Stelvio Pass | 46.529 10.453 | 4 | pass | IT
        Furka Pass | 46.573 8.415 | 4 | pass | CH
        Col du Galibier | 45.064 6.408 | 4 | pass | FR
        Dolomites | 46.5 11.85 | 30 | mountain | IT
        Zermatt | 46.02 7.75 | 5 | town | CH
        Rothenburg ob der Tauber | 49.38 10.18 | 5 | town | DE
        Queenstown | -45.03 168.66 | 8 | town | NZ
        Hallstatt | 47.56 13.65 | 5 | town | AT
        Interlaken | 46.69 7.86 | 6 | town | CH
        Lake Bled | 46.364 14.095 | 4 | lake | SI
        Cusco | -13.52 -71.97 | 8 | town | PE
        Ushuaia | -54.8 -68.3 | 8 | town | AR
        Portofino | 44.3 9.21 | 5 | town | IT
        """
}
