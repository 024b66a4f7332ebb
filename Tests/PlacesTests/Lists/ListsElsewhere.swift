/// The same of trips on the other continents.
enum ListsElsewhere {
    static let table = """
        Rockies:
        Calgary 51.0,-114.1; Banff 51.2,-115.6; Lake Louise 51.4,-116.2; Columbia Icefield 52.2,-117.2; Jasper
        52.9,-118.1; Maligne Lake 52.7,-117.6; Hinton 53.4,-117.6; Mount Robson 53.1,-119.1; Valemount
        52.8,-119.3; Clearwater 51.7,-120.0; Kamloops 50.7,-120.3; Salmon Arm 50.7,-119.3; Revelstoke
        51.0,-118.2; Golden 51.3,-117.0; Radium Hot Springs 50.6,-116.1
        Southwest:
        Las Vegas 36.2,-115.1; Zion 37.2,-113.0; Bryce Canyon 37.6,-112.2; Page 36.9,-111.5; Monument Valley
        37.0,-110.1; Moab 38.6,-109.5; Arches 38.7,-109.6; Mesa Verde 37.2,-108.5; Durango 37.3,-107.9; Santa Fe
        35.7,-105.9; Albuquerque 35.1,-106.6; Flagstaff 35.2,-111.7; Grand Canyon 36.1,-112.1; Kingman
        35.2,-114.1; Death Valley 36.5,-116.9
        Route 66:
        Chicago 41.9,-87.6; Pontiac 40.9,-88.6; Springfield 39.8,-89.6; St. Louis 38.6,-90.2; Cuba 38.1,-91.4;
        Joplin 37.1,-94.5; Tulsa 36.2,-96.0; Oklahoma City 35.5,-97.5; Clinton 35.5,-99.0; Amarillo 35.2,-101.8;
        Tucumcari 35.2,-103.7; Santa Fe 35.7,-105.9; Gallup 35.5,-108.7; Holbrook 34.9,-110.2; Winslow
        35.0,-110.7; Williams 35.2,-112.2; Seligman 35.3,-112.9; Oatman 35.0,-114.4; Barstow 34.9,-117.0; Santa
        Monica 34.0,-118.5
        Oregon coast:
        Seattle 47.6,-122.3; Olympia 47.0,-122.9; Portland 45.5,-122.7; Astoria 46.2,-123.8; Cannon Beach
        45.9,-124.0; Tillamook 45.5,-123.8; Lincoln City 45.0,-124.0; Newport 44.6,-124.1; Florence 44.0,-124.1;
        Coos Bay 43.4,-124.2; Bandon 43.1,-124.4; Salem 44.9,-123.0; Bend 44.1,-121.3; Crater Lake 42.9,-122.1;
        Medford 42.3,-122.9
        New England:
        Boston 42.4,-71.1; Salem 42.5,-70.9; Gloucester 42.6,-70.7; Portsmouth 43.1,-70.8; Portland 43.7,-70.3;
        Camden 44.2,-69.1; Bar Harbor 44.4,-68.2; Acadia 44.3,-68.3; Bangor 44.8,-68.8; North Conway 44.1,-71.1;
        Mount Washington 44.3,-71.3; Stowe 44.5,-72.7; Burlington 44.5,-73.2; Woodstock 43.6,-72.5; Newport
        41.5,-71.3; Plymouth 42.0,-70.7; Provincetown 42.1,-70.2
        California:
        San Francisco 37.8,-122.4; Sausalito 37.9,-122.5; Half Moon Bay 37.5,-122.4; Santa Cruz 37.0,-122.0;
        Monterey 36.6,-121.9; Carmel 36.6,-121.9; Big Sur 36.3,-121.8; San Simeon 35.6,-121.2; Morro Bay
        35.4,-120.8; San Luis Obispo 35.3,-120.7; Solvang 34.6,-120.1; Santa Barbara 34.4,-119.7; Malibu
        34.0,-118.7; Los Angeles 34.1,-118.2; Laguna Beach 33.5,-117.8; San Diego 32.7,-117.2
        Western Australia:
        Perth -32.0,115.9; Fremantle -32.1,115.7; Mandurah -32.5,115.7; Bunbury -33.3,115.6; Busselton
        -33.7,115.3; Margaret River -34.0,115.1; Augusta -34.3,115.2; Pemberton -34.4,116.0; Denmark
        -35.0,117.4; Albany -35.0,117.9; Esperance -33.9,121.9; Wave Rock -32.4,118.9; Hyden -32.4,118.9; York
        -31.9,116.8
        South Island:
        Christchurch -43.5,172.6; Lake Tekapo -44.0,170.5; Mount Cook -43.7,170.1; Wanaka -44.7,169.1;
        Queenstown -45.0,168.7; Te Anau -45.4,167.7; Milford Sound -44.7,167.9; Invercargill -46.4,168.4;
        Dunedin -45.9,170.5; Oamaru -45.1,171.0; Haast -43.9,169.0; Fox Glacier -43.5,170.0; Franz Josef
        -43.4,170.2; Hokitika -42.7,171.0; Nelson -41.3,173.3; Picton -41.3,174.0; Kaikoura -42.4,173.7
        North Island:
        Auckland -36.8,174.8; Paihia -35.3,174.1; Cape Reinga -34.4,172.7; Coromandel -36.8,175.5; Hahei
        -36.8,175.8; Hobbiton -37.9,175.7; Rotorua -38.1,176.2; Taupo -38.7,176.1; Tongariro -39.2,175.6; Napier
        -39.5,176.9; Hastings -39.6,176.8; New Plymouth -39.1,174.1; Wellington -41.3,174.8; Hamilton
        -37.8,175.3
        Garden Route:
        Cape Town -33.9,18.4; Stellenbosch -33.9,18.9; Hermanus -34.4,19.2; Cape Agulhas -34.8,20.0; Swellendam
        -34.0,20.4; Mossel Bay -34.2,22.1; George -34.0,22.5; Wilderness -34.0,22.6; Oudtshoorn -33.6,22.2;
        Knysna -34.0,23.0; Plettenberg Bay -34.1,23.4; Tsitsikamma -34.0,23.9; Jeffreys Bay -34.1,24.9; Port
        Elizabeth -34.0,25.6; Addo -33.5,25.7
        Hokkaido:
        Sapporo 43.1,141.3; Otaru 43.2,141.0; Niseko 42.8,140.7; Lake Toya 42.6,140.9; Noboribetsu 42.4,141.1;
        Furano 43.3,142.4; Biei 43.6,142.5; Asahikawa 43.8,142.4; Asahidake 43.7,142.9; Sounkyo 43.7,142.9;
        Abashiri 44.0,144.3; Shiretoko 44.1,145.1; Rausu 44.0,145.2; Akan 43.4,144.1; Kushiro 43.0,144.4;
        Wakkanai 45.4,141.7; Hakodate 41.8,140.7
        Japan:
        Tokyo 35.7,139.7; Hakone 35.2,139.0; Mount Fuji 35.4,138.7; Matsumoto 36.2,138.0; Takayama 36.1,137.3;
        Shirakawa-go 36.3,136.9; Kanazawa 36.6,136.7; Kyoto 35.0,135.8; Nara 34.7,135.8; Osaka 34.7,135.5;
        Himeji 34.8,134.7; Hiroshima 34.4,132.5; Miyajima 34.3,132.3; Fukuoka 33.6,130.4; Nagasaki 32.7,129.9;
        Aso 32.9,131.1
        Morocco:
        Marrakech 31.6,-8.0; Ait Benhaddou 31.0,-7.1; Ouarzazate 30.9,-6.9; Dades 31.5,-5.9; Todra Gorge
        31.6,-5.6; Merzouga 31.1,-4.0; Midelt 32.7,-4.7; Fes 34.0,-5.0; Meknes 33.9,-5.6; Volubilis 34.1,-5.6;
        Chefchaouen 35.2,-5.3; Tangier 35.8,-5.8; Rabat 34.0,-6.8; Casablanca 33.6,-7.6; Essaouira 31.5,-9.8;
        Agadir 30.4,-9.6
        Namibia:
        Windhoek -22.6,17.1; Sossusvlei -24.7,15.3; Sesriem -24.5,15.8; Solitaire -23.9,16.0; Walvis Bay
        -22.9,14.5; Swakopmund -22.7,14.5; Cape Cross -21.8,14.0; Spitzkoppe -21.8,15.2; Twyfelfontein
        -20.6,14.4; Etosha -19.2,15.9; Okaukuejo -19.2,15.9; Tsumeb -19.2,17.7; Lüderitz -26.6,15.2; Fish River
        Canyon -27.6,17.6; Keetmanshoop -26.6,18.1
        Patagonia:
        Bariloche -41.1,-71.3; El Bolson -42.0,-71.5; Esquel -42.9,-71.3; Perito Moreno -46.6,-70.9; El Chaltén
        -49.3,-72.9; El Calafate -50.3,-72.3; Puerto Natales -51.7,-72.5; Torres del Paine -51.0,-73.0; Punta
        Arenas -53.2,-70.9; Rio Grande -53.8,-67.7; Tolhuin -54.5,-67.2; Ushuaia -54.8,-68.3
        Peru:
        Lima -12.0,-77.0; Paracas -13.8,-76.2; Ica -14.1,-75.7; Huacachina -14.1,-75.8; Nazca -14.8,-74.9;
        Arequipa -16.4,-71.5; Chivay -15.6,-71.6; Puno -15.8,-70.0; Copacabana -16.2,-69.1; La Paz -16.5,-68.1;
        Uyuni -20.5,-66.8; Cusco -13.5,-72.0; Pisac -13.4,-71.8; Ollantaytambo -13.3,-72.3; Machu Picchu
        -13.2,-72.5
        Mexico:
        Cancun 21.2,-86.8; Tulum 20.2,-87.5; Valladolid 20.7,-88.2; Chichen Itza 20.7,-88.6; Merida 21.0,-89.6;
        Uxmal 20.4,-89.8; Campeche 19.8,-90.5; Palenque 17.5,-92.0; San Cristobal 16.7,-92.6; Oaxaca 17.1,-96.7;
        Puebla 19.0,-98.2; Mexico City 19.4,-99.1; Taxco 18.6,-99.6; Guanajuato 21.0,-101.3; Leon 21.1,-101.7
        Costa Rica:
        San José 9.9,-84.1; La Fortuna 10.5,-84.6; Arenal 10.5,-84.7; Monteverde 10.3,-84.8; Tamarindo
        10.3,-85.8; Nosara 10.0,-85.7; Santa Teresa 9.6,-85.2; Jaco 9.6,-84.6; Quepos 9.4,-84.2; Manuel Antonio
        9.4,-84.1; Uvita 9.2,-83.7; Puerto Jimenez 8.5,-83.3; Cartago 9.9,-83.9; Limón 10.0,-83.0; Puerto Viejo
        9.7,-82.8
        Rajasthan:
        Delhi 28.7,77.2; Agra 27.2,78.0; Fatehpur Sikri 27.1,77.7; Ranthambore 26.0,76.5; Jaipur 26.9,75.8;
        Pushkar 26.5,74.6; Ajmer 26.5,74.6; Bundi 25.4,75.6; Chittorgarh 24.9,74.6; Udaipur 24.6,73.7; Ranakpur
        25.1,73.5; Jodhpur 26.3,73.0; Jaisalmer 26.9,70.9; Bikaner 28.0,73.3; Mandawa 28.1,75.1
        Vietnam:
        Hanoi 21.0,105.8; Sapa 22.3,103.8; Ha Giang 22.8,105.0; Ha Long Bay 20.9,107.1; Ninh Binh 20.2,106.0;
        Phong Nha 17.6,106.3; Hue 16.5,107.6; Da Nang 16.1,108.2; Hoi An 15.9,108.3; Quy Nhon 13.8,109.2; Nha
        Trang 12.2,109.2; Da Lat 11.9,108.4; Mui Ne 10.9,108.3; Ho Chi Minh City 10.8,106.7; Can Tho 10.0,105.8
        Great Ocean Road:
        Melbourne -37.8,145.0; Geelong -38.1,144.4; Torquay -38.3,144.3; Lorne -38.5,144.0; Apollo Bay
        -38.8,143.7; Twelve Apostles -38.7,143.1; Port Campbell -38.6,143.0; Warrnambool -38.4,142.5; Port Fairy
        -38.4,142.2; Portland -38.3,141.6; Mount Gambier -37.8,140.8; Robe -37.2,139.8; Victor Harbor
        -35.6,138.6; Adelaide -34.9,138.6; Hamilton -37.7,142.0; Halls Gap -37.1,142.5; Ballarat -37.6,143.9
        Florida:
        Miami 25.8,-80.2; Key West 24.6,-81.8; Everglades 25.4,-80.7; Naples 26.1,-81.8; Fort Myers 26.6,-81.9;
        Sarasota 27.3,-82.5; Tampa 27.9,-82.5; Clearwater 28.0,-82.8; Orlando 28.5,-81.4; Cocoa Beach
        28.3,-80.6; Kennedy Space Center 28.5,-80.7; Daytona Beach 29.2,-81.0; St. Augustine 29.9,-81.3;
        Savannah 32.1,-81.1; Charleston 32.8,-79.9
        Deep South:
        Nashville 36.2,-86.8; Memphis 35.1,-90.0; Tupelo 34.3,-88.7; Natchez 31.6,-91.4; Lafayette 30.2,-92.0;
        Baton Rouge 30.4,-91.2; New Orleans 30.0,-90.1; Mobile 30.7,-88.0; Montgomery 32.4,-86.3; Birmingham
        33.5,-86.8; Atlanta 33.7,-84.4; Athens 34.0,-83.4; Great Smoky Mountains 35.6,-83.5; Gatlinburg
        35.7,-83.5; Knoxville 36.0,-83.9; Lexington 38.0,-84.5; Louisville 38.3,-85.8
        Yellowstone:
        Denver 39.7,-105.0; Boulder 40.0,-105.3; Estes Park 40.4,-105.5; Cheyenne 41.1,-104.8; Custer
        43.8,-103.6; Mount Rushmore 43.9,-103.5; Badlands 43.8,-102.3; Wall 44.0,-102.2; Devils Tower
        44.6,-104.7; Sheridan 44.8,-107.0; Cody 44.5,-109.1; Yellowstone 44.6,-110.5; Grand Teton 43.8,-110.7;
        Jackson 43.5,-110.8; Idaho Falls 43.5,-112.0; Salt Lake City 40.8,-111.9; Vernal 40.5,-109.5; Aspen
        39.2,-106.8
        """
}
