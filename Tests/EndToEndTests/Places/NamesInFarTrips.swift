/// More names like those of `NamesInTrips`, in Latin America, Japan, India, Africa and the Balkans.
enum NamesInFarTrips {
    static let latinAmerica = """
        Mendoza -32.89 -68.85 | Santiago | -33.45 -70.66 | 25
        Mendoza -32.89 -68.85 | San Rafael | -34.62 -68.33 | 12
        Salta -24.79 -65.41 | Cachi | -25.12 -66.16 | 12
        Salta -24.79 -65.41 | Cafayate | -26.07 -65.98 | 12
        Salta -24.79 -65.41 | San Antonio de los Cobres | -24.22 -66.32 | 12
        Bariloche -41.13 -71.31 | Villa La Angostura | -40.76 -71.64 | 12
        Bariloche -41.13 -71.31 | El Bolsón | -41.96 -71.53 | 12
        El Calafate -50.34 -72.27 | El Chaltén | -49.33 -72.89 | 12
        El Calafate -50.34 -72.27 | Perito Moreno Glacier | -50.49 -73.05 | 30
        El Calafate -50.34 -72.27 | Torres del Paine National Park | -51.0 -73.1 | 60
        Puerto Natales -51.73 -72.51 | Punta Arenas | -53.16 -70.92 | 12
        Valparaiso -33.05 -71.61 | Concón | -32.92 -71.52 | 12
        Santiago -33.45 -70.66 | Los Andes | -32.83 -70.60 | 12
        Temuco -38.74 -72.60 | Villarrica | -39.28 -72.23 | 15
        Temuco -38.74 -72.60 | Pucón | -39.28 -71.98 | 12
        Cusco -13.53 -71.97 | Pisac | -13.42 -71.85 | 12
        Cusco -13.53 -71.97 | Ollantaytambo | -13.26 -72.26 | 12
        Arequipa -16.40 -71.54 | Puno | -15.84 -70.02 | 12
        Lima -12.05 -77.04 | Paracas | -13.83 -76.25 | 15
        La Paz -16.50 -68.15 | Copacabana | -16.17 -69.09 | 12
        La Paz -16.50 -68.15 | Sucre | -19.03 -65.26 | 12
        Quito -0.22 -78.51 | Baños | -1.40 -78.42 | 12
        Quito -0.22 -78.51 | Otavalo | 0.23 -78.26 | 12
        Quito -0.22 -78.51 | Cotopaxi National Park | -0.66 -78.43 | 25
        Bogotá 4.71 -74.07 | Villa de Leyva | 5.63 -73.52 | 12
        Bogotá 4.71 -74.07 | Granada | 3.55 -73.71 | 15
        Medellín 6.25 -75.56 | Santa Fe de Antioquia | 6.56 -75.83 | 12
        Cartagena 10.39 -75.51 | Santa Marta | 11.24 -74.20 | 12
        San José 9.93 -84.08 | Monteverde | 10.30 -84.81 | 15
        San José 9.93 -84.08 | Liberia | 10.63 -85.44 | 12
        Managua 12.13 -86.25 | León | 12.43 -86.88 | 12
        Managua 12.13 -86.25 | Granada | 11.93 -85.95 | 12
        Guatemala City 14.63 -90.51 | Antigua | 14.56 -90.73 | 12
        Guatemala City 14.63 -90.51 | Flores | 16.93 -89.89 | 12
        Oaxaca 17.06 -96.72 | Puebla | 19.04 -98.20 | 15
        Oaxaca 17.06 -96.72 | Hierve el Agua | 16.866 -96.276 | 10
        Mérida 20.97 -89.62 | Valladolid | 20.69 -88.20 | 12
        Mérida 20.97 -89.62 | Campeche | 19.85 -90.53 | 12
        Guadalajara 20.67 -103.35 | Tequila | 20.88 -103.84 | 12
        Mexico City 19.43 -99.13 | Taxco | 18.56 -99.61 | 12
        Mexico City 19.43 -99.13 | Córdoba | 18.89 -96.93 | 15
        Monterrey 25.67 -100.31 | Santiago | 25.42 -100.15 | 15
        Curitiba -25.43 -49.27 | Iguaçu Falls | -25.69 -54.44 | 20
        Rio de Janeiro -22.91 -43.20 | Paraty | -23.22 -44.72 | 12
        Rio de Janeiro -22.91 -43.20 | Ilha Grande | -23.15 -44.23 | 25
        Salvador -12.97 -38.50 | Lençóis | -12.56 -41.39 | 12
        Montevideo -34.90 -56.19 | Mercedes | -33.25 -58.03 | 12
        Havana 23.13 -82.38 | Trinidad | 21.80 -79.98 | 12
        Havana 23.13 -82.38 | Santa Clara | 22.41 -79.96 | 12
        Buenos Aires -34.61 -58.38 | Rosario | -32.95 -60.66 | 15
        """

    static let japanAndIndia = """
        Tokyo 35.68 139.69 | Nikko | 36.75 139.60 | 20
        Tokyo 35.68 139.69 | Hakone | 35.23 139.10 | 15
        Tokyo 35.68 139.69 | Narita airport | 35.765 140.386 | 10
        Tokyo 35.68 139.69 | Tokyo Station | 35.681 139.767 | 5
        Kyoto 35.01 135.77 | Himeji Castle | 34.839 134.694 | 8
        Kyoto 35.01 135.77 | Amanohashidate | 35.57 135.19 | 12
        Kyoto 35.01 135.77 | Uji | 34.88 135.80 | 10
        Osaka 34.69 135.50 | Kobe | 34.69 135.19 | 12
        Osaka 34.69 135.50 | Koyasan | 34.21 135.58 | 15
        Nagoya 35.18 136.91 | Gero | 35.80 137.24 | 12
        Nagoya 35.18 136.91 | Takayama | 36.14 137.25 | 15
        Kanazawa 36.56 136.66 | Shirakawa-go | 36.26 136.91 | 15
        Hiroshima 34.40 132.46 | Miyajima | 34.28 132.31 | 12
        Hiroshima 34.40 132.46 | Onomichi | 34.41 133.20 | 12
        Matsuyama 33.84 132.77 | Uchiko | 33.55 132.65 | 12
        Fukuoka 33.59 130.40 | Beppu | 33.28 131.49 | 12
        Fukuoka 33.59 130.40 | Mount Aso | 32.88 131.10 | 25
        Sapporo 43.06 141.35 | Otaru | 43.19 141.00 | 12
        Sapporo 43.06 141.35 | Lake Toya | 42.60 140.85 | 15
        Sapporo 43.06 141.35 | Furano | 43.34 142.38 | 15
        Sendai 38.27 140.87 | Matsushima | 38.37 141.07 | 12
        Aomori 40.82 140.75 | Lake Towada | 40.47 140.88 | 15
        Nagano 36.65 138.18 | Hakuba | 36.70 137.86 | 12
        Nagano 36.65 138.18 | Matsumoto Castle | 36.239 137.969 | 6
        Naha 26.21 127.68 | Ishigaki | 24.34 124.16 | 20
        Delhi 28.65 77.23 | Agra | 27.18 78.02 | 12
        Delhi 28.65 77.23 | Manali | 32.24 77.19 | 12
        Delhi 28.65 77.23 | Corbett National Park | 29.53 78.77 | 40
        Jaipur 26.92 75.79 | Pushkar | 26.49 74.55 | 12
        Jaipur 26.92 75.79 | Amber Fort | 26.986 75.851 | 5
        Jaipur 26.92 75.79 | Bundi | 25.44 75.64 | 12
        Jodhpur 26.27 73.01 | Mount Abu | 24.59 72.71 | 15
        Udaipur 24.57 73.69 | Kumbhalgarh | 25.15 73.58 | 15
        Mumbai 19.07 72.88 | Aurangabad | 19.88 75.34 | 15
        Mumbai 19.07 72.88 | Matheran | 18.98 73.27 | 12
        Panaji 15.49 73.83 | Hampi | 15.33 76.46 | 12
        Panaji 15.49 73.83 | Dudhsagar Falls | 15.31 74.31 | 12
        Bengaluru 12.97 77.59 | Mysore | 12.30 76.64 | 12
        Bengaluru 12.97 77.59 | Ooty | 11.41 76.70 | 12
        Kochi 9.97 76.28 | Munnar | 10.09 77.06 | 12
        Kochi 9.97 76.28 | Varkala | 8.73 76.71 | 12
        Chennai 13.08 80.27 | Salem | 11.65 78.16 | 12
        Madurai 9.92 78.12 | Rameswaram | 9.29 79.31 | 12
        Kolkata 22.57 88.36 | Darjeeling | 27.04 88.26 | 12
        Siliguri 26.71 88.43 | Gangtok | 27.33 88.61 | 12
        """

    static let africa = """
        Cape Town -33.92 18.42 | Worcester | -33.65 19.44 | 12
        Cape Town -33.92 18.42 | Wellington | -33.64 19.00 | 12
        Cape Town -33.92 18.42 | Hermanus | -34.42 19.24 | 12
        George -33.96 22.46 | Wilderness | -33.99 22.58 | 12
        George -33.96 22.46 | Knysna | -34.04 23.05 | 12
        Durban -29.86 31.03 | Newcastle | -27.76 29.93 | 15
        Durban -29.86 31.03 | Richmond | -29.87 30.27 | 12
        Johannesburg -26.20 28.04 | Heidelberg | -26.50 28.36 | 12
        Mbombela -25.47 30.97 | Sabie | -25.10 30.78 | 12
        Mbombela -25.47 30.97 | Kruger National Park | -24.0 31.5 | 150
        Windhoek -22.56 17.08 | Swakopmund | -22.68 14.53 | 12
        Windhoek -22.56 17.08 | Lüderitz | -26.65 15.16 | 12
        Maun -19.98 23.42 | Moremi Game Reserve | -19.3 23.2 | 60
        Livingstone -17.85 25.86 | Victoria Falls | -17.92 25.84 | 20
        Lusaka -15.41 28.29 | Chipata | -13.63 32.65 | 12
        Nairobi -1.29 36.82 | Nanyuki | 0.01 37.07 | 12
        Nairobi -1.29 36.82 | Lake Nakuru | -0.37 36.09 | 15
        Nairobi -1.29 36.82 | Amboseli National Park | -2.65 37.25 | 30
        Arusha -3.37 36.68 | Ngorongoro Crater | -3.18 35.58 | 30
        Arusha -3.37 36.68 | Moshi | -3.35 37.34 | 12
        Kampala 0.32 32.58 | Murchison Falls | 2.28 31.68 | 25
        Kampala 0.32 32.58 | Fort Portal | 0.66 30.27 | 12
        Addis Ababa 9.02 38.75 | Lalibela | 12.03 39.04 | 12
        Marrakesh 31.63 -8.00 | Safi | 32.30 -9.24 | 12
        Marrakesh 31.63 -8.00 | Imlil | 31.14 -7.92 | 12
        Fes 34.03 -5.00 | Volubilis | 34.07 -5.55 | 12
        Fes 34.03 -5.00 | Azrou | 33.44 -5.22 | 12
        Accra 5.56 -0.20 | Cape Coast | 5.11 -1.25 | 12
        Cairo 30.04 31.24 | Alexandria | 31.20 29.92 | 15
        Tunis 36.81 10.18 | Carthage | 36.86 10.33 | 10
        """

    static let balkans = """
        Belgrade 44.80 20.47 | Niš | 43.32 21.90 | 12
        Belgrade 44.80 20.47 | Tara National Park | 43.85 19.45 | 30
        Sarajevo 43.86 18.41 | Mostar | 43.34 17.81 | 12
        Sarajevo 43.86 18.41 | Travnik | 44.23 17.66 | 12
        Mostar 43.34 17.81 | Kravica Falls | 43.156 17.608 | 10
        Podgorica 42.44 19.26 | Bar | 42.09 19.10 | 12
        Podgorica 42.44 19.26 | Durmitor National Park | 43.15 19.08 | 30
        Podgorica 42.44 19.26 | Kotor | 42.42 18.77 | 12
        Tirana 41.33 19.82 | Berat | 40.71 19.95 | 12
        Tirana 41.33 19.82 | Theth | 42.40 19.77 | 12
        Tirana 41.33 19.82 | Vlora | 40.47 19.49 | 12
        Skopje 42.00 21.43 | Ohrid | 41.12 20.80 | 12
        Skopje 42.00 21.43 | Matka | 41.95 21.30 | 12
        Sofia 42.70 23.32 | Bansko | 41.84 23.49 | 12
        Sofia 42.70 23.32 | Rila | 42.13 23.13 | 25
        Plovdiv 42.15 24.75 | Smolyan | 41.57 24.71 | 12
        Cluj 46.77 23.60 | Turda | 46.57 23.79 | 12
        Brașov 45.65 25.61 | Bran Castle | 45.515 25.367 | 6
        Brașov 45.65 25.61 | Sinaia | 45.35 25.55 | 12
        Sibiu 45.80 24.15 | Bâlea Lake | 45.60 24.62 | 10
        Zagreb 45.81 15.98 | Varaždin | 46.31 16.34 | 12
        Zagreb 45.81 15.98 | Plitvice Lakes | 44.88 15.62 | 20
        Split 43.51 16.44 | Vis | 43.06 16.18 | 15
        Split 43.51 16.44 | Hvar | 43.17 16.44 | 40
        Ljubljana 46.05 14.51 | Predjama Castle | 45.816 14.127 | 8
        """

    static let all = [latinAmerica, japanAndIndia, africa, balkans]
}
