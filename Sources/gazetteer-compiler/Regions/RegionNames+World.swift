extension RegionNames {
    /// The regions of countries of other continents that people name behind a town.
    static let ofWorld: [String: [String: [String]]] = [
        "AR": [
            "01": ["Buenos Aires Province"], "02": ["Catamarca"], "03": ["Chaco"], "04": ["Chubut"],
            "05": ["Córdoba"], "06": ["Corrientes"], "08": ["Entre Ríos"], "09": ["Formosa"], "10": ["Jujuy"],
            "11": ["La Pampa"], "12": ["La Rioja"], "13": ["Mendoza"], "14": ["Misiones"], "15": ["Neuquén"],
            "16": ["Río Negro"], "17": ["Salta"], "18": ["San Juan"], "19": ["San Luis"], "20": ["Santa Cruz"],
            "21": ["Santa Fe"], "22": ["Santiago del Estero"], "23": ["Tierra del Fuego"], "24": ["Tucumán"],
        ],
        "BO": [
            "01": ["Chuquisaca"], "02": ["Cochabamba"], "03": ["Beni"], "04": ["La Paz"], "05": ["Oruro"],
            "07": ["Potosí"], "09": ["Tarija"],
        ],
        "CL": [
            "01": ["Valparaíso"], "02": ["Aysén"], "03": ["Antofagasta"], "04": ["Araucanía"], "05": ["Atacama"],
            "06": ["Biobío"], "07": ["Coquimbo"], "08": ["O'Higgins"], "10": ["Magallanes"], "11": ["Maule"],
            "14": ["Los Lagos"], "15": ["Tarapacá"], "16": ["Arica y Parinacota"], "17": ["Los Ríos"],
            "18": ["Ñuble"],
        ],
        "CN": [
            "01": ["Anhui"], "02": ["Zhejiang"], "03": ["Jiangxi"], "04": ["Jiangsu"], "05": ["Jilin"],
            "06": ["Qinghai"], "07": ["Fujian"], "08": ["Heilongjiang"], "09": ["Henan"], "10": ["Hebei"],
            "11": ["Hunan"], "12": ["Hubei"], "13": ["Xinjiang"], "14": ["Tibet", "Xizang"], "15": ["Gansu"],
            "16": ["Guangxi"], "18": ["Guizhou"], "19": ["Liaoning"], "20": ["Inner Mongolia", "Nei Mongol"],
            "21": ["Ningxia"], "22": ["Beijing"], "23": ["Shanghai"], "24": ["Shanxi"], "25": ["Shandong"],
            "26": ["Shaanxi"], "28": ["Tianjin"], "29": ["Yunnan"], "30": ["Guangdong"], "31": ["Hainan"],
            "32": ["Sichuan"], "33": ["Chongqing"],
        ],
        "CO": [
            "02": ["Antioquia"], "09": ["Cauca"], "16": ["Huila"], "17": ["La Guajira"], "20": ["Nariño"],
            "21": ["Norte de Santander"], "23": ["Quindío"], "24": ["Risaralda"], "26": ["Santander"],
            "28": ["Tolima"], "29": ["Valle del Cauca"], "33": ["Cundinamarca"], "35": ["Bolívar"], "36": ["Boyacá"],
            "37": ["Caldas"], "38": ["Magdalena"],
        ],
        "CR": [
            "01": ["Alajuela"], "02": ["Cartago"], "03": ["Guanacaste"], "04": ["Heredia"], "06": ["Limón"],
            "07": ["Puntarenas"], "08": ["San José"],
        ],
        "CU": [
            "01": ["Pinar del Río"], "03": ["Matanzas"], "05": ["Camagüey"], "08": ["Cienfuegos"], "12": ["Holguín"],
            "14": ["Sancti Spíritus"], "15": ["Santiago de Cuba"], "16": ["Villa Clara"],
        ],
        "EC": [
            "02": ["Azuay"], "06": ["Chimborazo"], "07": ["Cotopaxi"], "09": ["Esmeraldas"], "10": ["Guayas"],
            "11": ["Imbabura"], "12": ["Loja"], "14": ["Manabí"], "18": ["Pichincha"], "19": ["Tungurahua"],
            "23": ["Napo"],
        ],
        "ID": [
            "01": ["Aceh"], "02": ["Bali"], "07": ["Central Java", "Jawa Tengah"], "08": ["East Java", "Jawa Timur"],
            "10": ["Yogyakarta"], "17": ["West Nusa Tenggara"], "18": ["East Nusa Tenggara"], "24": ["West Sumatra"],
            "26": ["North Sumatra"], "30": ["West Java", "Jawa Barat"], "31": ["North Sulawesi"],
            "38": ["South Sulawesi"],
        ],
        "IN": [
            "01": ["Andaman and Nicobar Islands", "Andaman Islands"], "02": ["Andhra Pradesh"], "03": ["Assam"],
            "05": ["Chandigarh"], "07": ["Delhi"], "09": ["Gujarat"], "10": ["Haryana"], "11": ["Himachal Pradesh"],
            "12": ["Jammu and Kashmir", "Kashmir"], "13": ["Kerala"], "16": ["Maharashtra"], "17": ["Manipur"],
            "18": ["Meghalaya"], "19": ["Karnataka"], "20": ["Nagaland"], "21": ["Odisha", "Orissa"],
            "22": ["Puducherry"], "23": ["Punjab"], "24": ["Rajasthan"], "25": ["Tamil Nadu"], "26": ["Tripura"],
            "28": ["West Bengal"], "29": ["Sikkim"], "30": ["Arunachal Pradesh"], "31": ["Mizoram"], "33": ["Goa"],
            "34": ["Bihar"], "35": ["Madhya Pradesh"], "36": ["Uttar Pradesh"], "37": ["Chhattisgarh"],
            "38": ["Jharkhand"], "39": ["Uttarakhand"], "40": ["Telangana"], "41": ["Ladakh"],
        ],
        "JP": [
            "01": ["Aichi"], "02": ["Akita"], "03": ["Aomori"], "04": ["Chiba"], "05": ["Ehime"], "06": ["Fukui"],
            "07": ["Fukuoka"], "08": ["Fukushima"], "09": ["Gifu"], "10": ["Gunma"], "11": ["Hiroshima"],
            "12": ["Hokkaido", "Hokkaidō"], "13": ["Hyogo", "Hyōgo"], "14": ["Ibaraki"], "15": ["Ishikawa"],
            "16": ["Iwate"], "17": ["Kagawa"], "18": ["Kagoshima"], "19": ["Kanagawa"], "20": ["Kochi", "Kōchi"],
            "21": ["Kumamoto"], "22": ["Kyoto"], "23": ["Mie"], "24": ["Miyagi"], "25": ["Miyazaki"],
            "26": ["Nagano"], "27": ["Nagasaki"], "28": ["Nara"], "29": ["Niigata"], "30": ["Oita", "Ōita"],
            "31": ["Okayama"], "32": ["Osaka"], "33": ["Saga"], "34": ["Saitama"], "35": ["Shiga"], "36": ["Shimane"],
            "37": ["Shizuoka"], "38": ["Tochigi"], "39": ["Tokushima"], "40": ["Tokyo"], "41": ["Tottori"],
            "42": ["Toyama"], "43": ["Wakayama"], "44": ["Yamagata"], "45": ["Yamaguchi"], "46": ["Yamanashi"],
            "47": ["Okinawa"],
        ],
        "KR": [
            "01": ["Jeju"], "03": ["North Jeolla", "Jeonbuk"], "05": ["North Chungcheong", "Chungbuk"],
            "06": ["Gangwon"], "10": ["Busan"], "11": ["Seoul"], "13": ["Gyeonggi"],
            "14": ["North Gyeongsang", "Gyeongbuk"], "15": ["Daegu"], "16": ["South Jeolla", "Jeonnam"],
            "17": ["South Chungcheong", "Chungnam"], "20": ["South Gyeongsang", "Gyeongnam"],
        ],
        "LK": [
            "29": ["Central Province"], "30": ["North Central Province"], "34": ["Southern Province"], "35": ["Uva"],
            "36": ["Western Province"], "37": ["Eastern Province"], "38": ["Northern Province"],
        ],
        "MA": [
            "01": ["Tanger-Tetouan-Al Hoceima"], "02": ["Oriental"], "03": ["Fès-Meknès"],
            "04": ["Rabat-Salé-Kénitra"], "05": ["Béni Mellal-Khénifra"], "06": ["Casablanca-Settat"],
            "07": ["Marrakesh-Safi"], "08": ["Drâa-Tafilalet"], "09": ["Souss-Massa"],
        ],
        "MY": [
            "01": ["Johor"], "02": ["Kedah"], "03": ["Kelantan"], "04": ["Malacca", "Melaka"],
            "05": ["Negeri Sembilan"], "06": ["Pahang"], "07": ["Perak"], "08": ["Perlis"],
            "09": ["Penang", "Pulau Pinang"], "11": ["Sarawak"], "12": ["Selangor"], "13": ["Terengganu"],
            "16": ["Sabah"],
        ],
        "NZ": [
            "E7": ["Auckland"], "E8": ["Bay of Plenty"], "E9": ["Canterbury"], "F1": ["Gisborne"],
            "F2": ["Hawke's Bay"], "F3": ["Manawatu-Wanganui", "Manawatu"], "F4": ["Marlborough"], "F5": ["Nelson"],
            "F6": ["Northland"], "F7": ["Otago"], "F8": ["Southland"], "F9": ["Taranaki"], "G1": ["Waikato"],
            "G2": ["Wellington"], "G3": ["West Coast"], "TAS": ["Tasman"],
        ],
        "PE": [
            "01": ["Amazonas"], "02": ["Áncash"], "03": ["Apurímac"], "04": ["Arequipa"], "05": ["Ayacucho"],
            "06": ["Cajamarca"], "08": ["Cusco", "Cuzco"], "10": ["Huánuco"], "11": ["Ica"], "12": ["Junín"],
            "13": ["La Libertad"], "14": ["Lambayeque"], "16": ["Loreto"], "17": ["Madre de Dios"], "20": ["Piura"],
            "21": ["Puno"], "22": ["San Martín"], "23": ["Tacna"], "24": ["Tumbes"],
        ],
        "TH": [
            "01": ["Mae Hong Son"], "02": ["Chiang Mai"], "03": ["Chiang Rai"], "06": ["Lampang"],
            "09": ["Sukhothai"], "17": ["Nong Khai"], "18": ["Loei"], "36": ["Ayutthaya"], "46": ["Chonburi"],
            "49": ["Trat"], "50": ["Kanchanaburi"], "57": ["Prachuap Khiri Khan"], "60": ["Surat Thani"],
            "61": ["Phang Nga"], "62": ["Phuket"], "63": ["Krabi"], "65": ["Trang"], "75": ["Ubon Ratchathani"],
            "76": ["Udon Thani"],
        ],
        "VN": [
            "08": ["Hà Giang"], "15": ["Lào Cai"], "22": ["Quảng Ninh"], "37": ["Ninh Bình"], "44": ["Quảng Bình"],
            "48": ["Quảng Nam"], "56": ["Khánh Hòa"], "68": ["Lâm Đồng"],
        ],
        "ZA": [
            "02": ["KwaZulu-Natal", "KZN"], "03": ["Free State"], "05": ["Eastern Cape"], "06": ["Gauteng"],
            "07": ["Mpumalanga"], "08": ["Northern Cape"], "09": ["Limpopo"], "10": ["North West"],
            "11": ["Western Cape"],
        ],
    ]
}
