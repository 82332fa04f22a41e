/** Kabupaten and kota of one part of the country with their kecamatan, numbered on from 01 where no number stands. */
export const WILAYAH_TIMUR = `
71.01 Kabupaten Bolaang Mongondow: 05Sang Tombolang|09Dumoga Barat|Dumoga Timur|Dumoga Utara|Lolak|Bolaang|Lolayan|19Passi Barat|Poigar|22Passi Timur|31Bolaang Timur|Bilalang|Dumoga|Dumoga Tenggara|Dumoga Tengah
71.02 Kabupaten Minahasa: Tondano Barat|Tondano Timur|Eris|Kombi|Lembean Timur|Kakas|Tompaso|Remboken|Langowan Timur|Langowan Barat|Sonder|Kawangkoan|Pineleng|Tombulu|Tombariri|Tondano Utara|Langowan Selatan|Tondano Selatan|Langowan Utara|Kakas Barat|Kawangkoan Utara|Kawangkoan Barat|Mandolang|Tombariri Timur|Tompaso Barat
71.03 Kabupaten Kepulauan Sangihe: 08Tabukan Utara|Nusa Tabukan|Manganitu Selatan|Tatoareng|Tamako|Manganitu|Tabukan Tengah|Tabukan Selatan|Kendahe|Tahuna|19Tabukan Selatan Tengah|Tabukan Selatan Tenggara|23Tahuna Barat|Tahuna Timur|Kepulauan Marore
71.04 Kabupaten Kepulauan Talaud: Lirung|Beo|Rainis|Essang|Nanusa|Kabaruan|Melonguane|Gemeh|Damau|Tampan' Amma|Salibabu|Kalongan|Miangas|Beo Utara|Pulutan|Melonguane Timur|Moronge|Beo Selatan|Essang Selatan
71.05 Kabupaten Minahasa Selatan: Modoinding|Tompaso Baru|Ranoyapo|07Motoling|Sinonsayang|Tenga|Amurang|12Tumpaan|Tareran|15Kumelembuai|Maesaan|Amurang Barat|Amurang Timur|Tatapaan|21Motoling Barat|Motoling Timur|Suluun Tareran
71.06 Kabupaten Minahasa Utara: Kema|Kauditan|Airmadidi|Wori|Dimembe|Likupang Barat|Likupang Timur|Kalawat|Talawaan|Likupang Selatan
71.07 Kabupaten Minahasa Tenggara: Ratahan|Pusomaen|Belang|Ratatotok|Tombatu|Touluaan|Touluaan Selatan|Silian Raya|Tombatu Timur|Tombatu Utara|Pasan|Ratahan Timur
71.08 Kabupaten Bolaang Mongondow Utara: Sangkub|Bintauna|Bolangitang Timur|Bolangitang Barat|Kaidipang|Pinogaluman
71.09 Kabupaten Kepulauan Siau Tagulandang Biaro: Siau Timur|Siau Barat|Tagulandang|Siau Timur Selatan|Siau Barat Selatan|Tagulandang Utara|Biaro|Siau Barat Utara|Siau Tengah|Tagulandang Selatan
71.10 Kabupaten Bolaang Mongondow Timur: Tutuyan|Kotabunan|Nuangan|Modayag|Modayag Barat|Motongkad|Mooat
71.11 Kabupaten Bolaang Mongondow Selatan: Bolaang Uki|Posigadan|Pinolosian|Pinolosian Tengah|Pinolosian Timur|Helumo|Tomini
71.71 Kota Manado: Bunaken|Tuminting|Singkil|Wenang|Tikala|Sario|Wanea|Mapanget|Malalayang|Bunaken Kepulauan|Paal Dua
71.72 Kota Bitung: Lembeh Selatan|Madidir|Ranowulu|Aertembaga|Matuari|Girian|Maesa|Lembeh Utara
71.73 Kota Tomohon: Tomohon Selatan|Tomohon Tengah|Tomohon Utara|Tomohon Barat|Tomohon Timur
71.74 Kota Kotamobagu: Kotamobagu Utara|Kotamobagu Timur|Kotamobagu Selatan|Kotamobagu Barat
72.01 Kabupaten Banggai: Batui|Bunta|Kintom|Luwuk|Lamala|Balantak|Pagimana|Bualemo|Toili|Masama|Luwuk Timur|Toili Barat|Nuhon|Moilong|Batui Selatan|Lobu|Simpang Raya|Balantak Selatan|Balantak Utara|Luwuk Selatan|Luwuk Utara|Mantoh|Nambo|Toili Jaya
72.02 Kabupaten Poso: Poso Kota|Poso Pesisir|Lage|Pamona Puselemba|Pamona Timur|Pamona Selatan|Lore Utara|Lore Tengah|Lore Selatan|18Poso Pesisir Utara|Poso Pesisir Selatan|Pamona Barat|Poso Kota Selatan|Poso Kota Utara|Lore Barat|Lore Timur|Lore Peore|Pamona Tenggara|Pamona Utara
72.03 Kabupaten Donggala: 04Rio Pakava|06Dampelas|08Banawa|Labuan|Sindue|Sirenja|Balaesang|14Sojol|18Banawa Selatan|Tanantovea|21Pinembani|24Sindue Tombusabora|Sindue Tobata|27Banawa Tengah|30Sojol Utara|Balaesang Tanjung
72.04 Kabupaten Toli-Toli: Dampal Selatan|Dampal Utara|Dondo|Basidondo|Ogodeide|Lampasio|Baolan|Galang|Tolitoli Utara|Dako Pemean
72.05 Kabupaten Buol: Momunu|Lakea|Bokat|Bunobogu|Paleleh|Biau|Tiloan|Bukal|Gadung|Karamat|Paleleh Barat
72.06 Kabupaten Morowali: 05Bungku Tengah|Bungku Selatan|Menui Kepulauan|Bungku Barat|Bumi Raya|Bahodopi|12Wita Ponda|15Bungku Pesisir|18Bungku Timur|20Sombori Kepulauan
72.07 Kabupaten Banggai Kepulauan: 03Totikum|Tinangkung|Liang|Bulagi|Buko|09Bulagi Selatan|11Tinangkung Selatan|15Totikum Selatan|Peling Tengah|Bulagi Utara|Buko Selatan|Tinangkung Utara
72.08 Kabupaten Parigi Moutong: Parigi|Ampibabo|Tinombo|Moutong|Tomini|Sausu|Bolano Lambunu|Kasimbar|Torue|Tinombo Selatan|Parigi Selatan|Mepanga|Toribulu|Taopa|Balinggi|Parigi Barat|Siniu|Palasa|Parigi Utara|Parigi Tengah|Bolano|Ongka Malino|Sidoan
72.09 Kabupaten Tojo Una Una: Una Una|Togean|Walea Kepulauan|Ampana Tete|Ampana Kota|Ulubongka|Tojo Barat|Tojo|Walea Besar|Ratolindo|Batudaka|Talatako
72.10 Kabupaten Sigi: Sigi Biromaru|Palolo|Nokilalaki|Lindu|Kulawi|Kulawi Selatan|Pipikoro|Gumbasa|Dolo Selatan|Tanambulava|Dolo Barat|Dolo|Kinovaro|Marawola|Marawola Barat
72.11 Kabupaten Banggai Laut: Banggai|Banggai Utara|Bokan Kepulauan|Bangkurung|Labobo|Banggai Selatan|Banggai Tengah
72.12 Kabupaten Morowali Utara: Petasia|Petasia Timur|Lembo Raya|Lembo|Mori Atas|Mori Utara|Soyo Jaya|Bungku Utara|Mamosalato|Petasia Barat
72.71 Kota Palu: Palu Timur|Palu Barat|Palu Selatan|Palu Utara|Ulujadi|Tatanga|Tawaeli|Mantikulore
73.01 Kabupaten Kepulauan Selayar: Benteng|Bontoharu|Bontomatene|Bontomanai|Bontosikuyu|Pasimasunggu|Pasimarannu|Taka Bonerate|Pasilambena|Pasimasunggu Timur|Buki
73.02 Kabupaten Bulukumba: Gantarang|Ujung Bulu|Bonto Bahari|Bonto Tiro|Herlang|Kajang|Bulukumpa|Kindang|Ujungloe|Rilauale
73.03 Kabupaten Bantaeng: Bissappu|Bantaeng|Eremerasa|Tompo Bulu|Pajukukang|Uluere|Gantarang Keke|Sinoa
73.04 Kabupaten Jeneponto: Bangkala|Tamalatea|Binamu|Batang|Kelara|Bangkala Barat|Bontoramba|Turatea|Arungkeke|Rumbia|Tarowang
73.05 Kabupaten Takalar: Mappakasunggu|Mangarabombang|Polongbangkeng Selatan|Polongbangkeng Utara|Galesong Selatan|Galesong Utara|Pattallassang|Sanrobone|Galesong|Kepulauan Tanakeke|Polongbangkeng Timur|Laikang
73.06 Kabupaten Gowa: Bontonompo|Bajeng|Tompobulu|Tinggimoncong|Parangloe|Bontomarannu|Pallangga|Somba Opu|Bungaya|Tombolopao|Biringbulu|Barombong|Pattallasang|Manuju|Bontolempangang|Bontonompo Selatan|Parigi|Bajeng Barat
73.07 Kabupaten Sinjai: Sinjai Barat|Sinjai Selatan|Sinjai Timur|Sinjai Tengah|Sinjai Utara|Bulupoddo|Sinjai Borong|Tellu Limpoe|Pulau Sembilan
73.08 Kabupaten Bone: Bontocani|Kahu|Kajuara|Salomekko|Tonra|Libureng|Mare|Sibulue|Barebbo|Cina|Ponre|Lappariaja|Lamuru|Ulaweng|Palakka|Awangpone|Tellu Siattinge|Ajangale|Dua Boccoe|Cenrana|Tanete Riattang|Tanete Riattang Barat|Tanete Riattang Timur|Amali|Tellulimpoe|Bengo|Patimpeng
73.09 Kabupaten Maros: Mandai|Camba|Bantimurung|Maros Baru|Bontoa|Malllawa|Tanralili|Marusu|Simbang|Cenrana|Tompobulu|Lau|Moncongloe|Turikale
73.10 Kabupaten Pangkajene dan Kepulauan: Liukang Tangaya|Liukang Kalmas|Liukang Tupabbiring|Pangkajene|Balocci|Bungoro|Labakkang|Marang|Segeri|Minasate'ne|Mandalle|Tondong Tallasa|Liukang Tupabbiring Utara
73.11 Kabupaten Barru: Tanete Riaja|Tanete Rilau|Barru|Soppeng Riaja|Mallusetasi|Pujananting|Balusu
73.12 Kabupaten Soppeng: Marioriwawo|Liliriaja|Lilirilau|Lalabata|Marioriawa|Donri-Donri|Ganra|Citta
73.13 Kabupaten Wajo: Sabangparu|Pammana|Takkalalla|Sajoanging|Majauleng|Tempe|Belawa|Tanasitolo|Maniangpajo|Pitumpanua|Bola|Penrang|Gilireng|Keera
73.14 Kabupaten Sidenreng Rappang: Panca Lautang|Tellu Limpoe|Watang Pulu|Baranti|Panca Rijang|Kulo|Maritengngae|Watang Sidenreng|Dua Pitue|Pitu Riawa|Pitu Riase
73.15 Kabupaten Pinrang: Mattiro Sompe|Suppa|Mattiro Bulu|Watang Sawitto|Patampanua|Duampanua|Lembang|Cempa|Tiroang|Lanrisang|Paleteang|Batulappa
73.16 Kabupaten Enrekang: Maiwa|Enrekang|Baraka|Anggeraja|Alla|Bungin|Cendana|Curio|Malua|Buntu Batu|Masalle|Baroko
73.17 Kabupaten Luwu: Basse Sangtempe|Larompong|Suli|Bajo|Bua Ponrang|Walenrang|Belopa|Bua|Lamasi|Larompong Selatan|Ponrang|Latimojong|Kamanre|Belopa Utara|Walenrang Barat|Walenrang Utara|Walenrang Timur|Lamasi Timur|Suli Barat|Bajo Barat|Ponrang Selatan|Basse Sangtempe Utara
73.18 Kabupaten Tana Toraja: Salupputti|Bittuang|Bonggakaradeng|05Makale|09Simbuang|11Rantetayo|Mengkendek|Sangalla'|19Gandangbatu Sillanan|Rembon|27Makale Utara|Mappak|Makale Selatan|31Masanda|33Sangalla' Selatan|Sangalla' Utara|Malimbong Balepe'|37Rano|Kurra
73.22 Kabupaten Luwu Utara: Malangke|Bone Bone|Masamba|Sabbang|Rongkong|Sukamaju|Seko|Malangke Barat|Rampi|Mappedeceng|Baebunta|Tana Lili|Sukamaju Selatan|Baebunta Selatan|Sabbang Selatan
73.24 Kabupaten Luwu Timur: Mangkutana|Nuha|Towuti|Malili|Angkona|Wotu|Burau|Tomoni|Tomoni Timur|Kalaena|Wasuponda
73.26 Kabupaten Toraja Utara: Rantepao|Sesean|Nanggala|Rindingallo|Buntao|Sa'dan|Sanggalangi|Sopai|Tikala|Balusu|Tallunglipu|Dende' Piongan Napo|Buntu Pepasan|Baruppu|Kesu|Tondon|Bangkelekila|Rantebua|Sesean Suloara|Kapala Pitu|Awan Rante Karua
73.71 Kota Makassar: Mariso|Mamajang|Makassar|Ujung Pandang|Wajo|Bontoala|Tallo|Ujung Tanah|Panakkukang|Tamalate|Biringkanaya|Manggala|Rappocini|Tamalanrea|Kepulauan Sangkarrang
73.72 Kota Parepare: Bacukiki|Ujung|Soreang|Bacukiki Barat
73.73 Kota Palopo: Wara|Wara Utara|Wara Selatan|Telluwanua|Wara Timur|Wara Barat|Sendana|Mungkajang|Bara
74.01 Kabupaten Kolaka: Wundulako|04Kolaka|07Pomalaa|Watubangga|10Wolo|12Baula|14Latambaga|18Tanggetada|20Samaturu|24Toari|Polinggona|27Iwoimendaa
74.02 Kabupaten Konawe: Lambuya|Unaaha|Wawotobi|Pondidaha|Sampara|10Abuki|Soropia|15Tongauna|Latoma|Puriala|Uepai|Wonggeduku|Besulutu|Bondoala|23Routa|Anggaberi|Meluhu|28Amonggedo|31Asinua|Konawe|Kapoiala|36Lalonggasumeeto|Onembute|Padangguni|Morosi|Anggalomoare|Wonggeduku Barat|Tongauna Utara
74.03 Kabupaten Muna: 06Napabalano|Maligano|13Wakorumba Selatan|Lasalepa|Batalaiworu|Katobu|Duruka|Lohia|Watopute|Kontunaga|23Kabangka|Kabawo|Parigi|Bone|Tongkuno|Pasir Putih|30Kontu Kowuna|Marobo|Tongkuno Selatan|Pasi Kolaga|Batukara|37Towea
74.04 Kabupaten Buton: 11Pasarwajo|22Kapontori|Lasalimu|Lasalimu Selatan|27Siotapina|Wolowa|Wabula
74.05 Kabupaten Konawe Selatan: Tinanggea|Angata|Andoolo|Palangga|Landono|Lainea|Konda|Ranomeeto|Kolono|Moramo|Laonti|Lalembuu|Benua|Palangga Selatan|Mowila|Moramo Utara|Buke|Wolasi|Laeya|Baito|Basala|Ranomeeto Barat|Kolono Timur|Sabulakoa|Andoolo Barat
74.06 Kabupaten Bombana: Poleang|Poleang Timur|Rarowatu|Rumbia|Kabaena|Kabaena Timur|Poleang Barat|Mata Oleo|Rarowatu Utara|Poleang Utara|Poleang Selatan|Poleang Tenggara|Kabaena Selatan|Kabaena Barat|Kabaena Utara|Kabaena Tengah|Kep. Masaloka Raya|Rumbia Tengah|Poleang Tengah|Tontonunu|Lantari Jaya|Mata Usu
74.07 Kabupaten Wakatobi: Wangi-Wangi|Kaledupa|Tomia|Binongko|Wangi Wangi Selatan|Kaledupa Selatan|Tomia Timur|Togo Binongko
74.08 Kabupaten Kolaka Utara: Lasusua|Pakue|Batu Putih|Rante Angin|Kodeoha|Ngapa|Wawo|Lambai|Watunohu|Pakue Tengah|Pakue Utara|Porehu|Katoi|Tiwu|Tolala
74.09 Kabupaten Konawe Utara: Asera|Wiwirano|Langgikima|Molawe|Lasolo|Lembo|Sawa|Oheo|Andowia|Motui|Wawolesea|Lasolo Kepulauan|Landawe
74.10 Kabupaten Buton Utara: Kulisusu|Kambowa|Bonegunu|Kulisusu Barat|Kulisusu Utara|Wakorumba Utara
74.11 Kabupaten Kolaka Timur: Tirawuta|Loea|Ladongi|Poli Polia|Lambandia|Lalolae|Mowewe|Uluiwoi|Tinondo|Aere|Ueesi|Dangia
74.12 Kabupaten Konawe Kepulauan: Wawonii Barat|Wawonii Utara|Wawonii Timur Laut|Wawonii Timur|Wawonii Tenggara|Wawonii Selatan|Wawonii Tengah
74.13 Kabupaten Muna Barat: Sawerigadi|Barangka|Lawa|Wadaga|Tiworo Selatan|Maginti|Tiworo Tengah|Tiworo Utara|Tiworo Kepulauan|Kusambi|Napano Kusambi
74.14 Kabupaten Buton Tengah: Lakudo|Mawasangka Timur|Mawasangka Tengah|Mawasangka|Talaga Raya|Gu|Sangia Wambulu
74.15 Kabupaten Buton Selatan: Batauga|Sampolawa|Lapandewa|Batu Atas|Siompu Barat|Siompu|Kadatua
74.71 Kota Kendari: Mandonga|Kendari|Baruga|Poasia|Kendari Barat|Abeli|Wua-Wua|Kadia|Puuwatu|Kambu|Nambo
74.72 Kota Bau Bau: Betoambari|Wolio|Sorawolio|Bungi|Kokalukuna|Murhum|Lea-Lea|Batupoaro
75.01 Kabupaten Gorontalo: Limboto|Telaga|Batudaa|Tibawa|Batudaa Pantai|09Boliyohuto|Telaga Biru|Bongomeme|13Tolangohula|Mootilango|16Pulubala|Limboto Barat|Tilango|Tabongo|Biluhu|Asparaga|Talaga Jaya|Bilato|Dungaliyo
75.02 Kabupaten Boalemo: Paguyaman|Wonosari|Dulupi|Tilamuta|Mananggu|Botumoito|Paguyaman Pantai
75.03 Kabupaten Bone Bolango: Tapa|Kabila|Suwawa|Bonepantai|Bulango Utara|Tilongkabila|Botupingge|Kabila Bone|Bone|Bone Raya|Suwawa Timur|Suwawa Selatan|Suwawa Tengah|Bulango Ulu|Bulango Selatan|Bulango Timur|Bulawa|Pinogu
75.04 Kabupaten Pohuwato: Popayato|Lemito|Randangan|Marisa|Paguat|Patilanggio|Taluditi|Dengilo|Buntulia|Duhiadaa|Wanggarasi|Popayato Timur|Popayato Barat
75.05 Kabupaten Gorontalo Utara: Atinggola|Kwandang|Anggrek|Sumalata|Tolinggula|Gentuma Raya|Tomilito|Ponelo Kepulauan|Monano|Biau|Sumalata Timur
75.71 Kota Gorontalo: Kota Barat|Kota Selatan|Kota Utara|Dungingi|Kota Timur|Kota Tengah|Sipatana|Dumbo Raya|Hulonthalangi
76.01 Kabupaten Pasangkayu: Bambalamotu|Pasangkayu|Baras|Sarudu|Dapurang|Duripoku|Bulu Taba|Tikke Raya|Pedongga|Bambaira|Sarjo|Lariang
76.02 Kabupaten Mamuju: Mamuju|Tapalang|Kalukku|Kalumpang|07Papalang|Sampaga|11Tommo|Simboro|Tapalang Barat|15Bonehau|Kepulauan Bala Balakang
76.03 Kabupaten Mamasa: Mambi|Aralle|Mamasa|Pana|Tabulahan|Sumarorong|Messawa|Sesenapadang|Tanduk Kalua|Tabang|Bambang|Balla|Nosu|Tawalian|Rantebulahan Timur|Buntumalangka|Mehalaan
76.04 Kabupaten Polewali Mandar: Tinambung|Campalagian|Wonomulyo|Polewali|Tutar|Binuang|Tapango|Mapilli|Matangnga|Luyo|Limboro|Balanipa|Anreapi|Matakali|Allu|Bulo
76.05 Kabupaten Majene: Banggae|Pamboang|Sendana|Malunda|Ulumanda|Tammerodo Sendana|Tubo Sendana|Banggae Timur
76.06 Kabupaten Mamuju Tengah: Tobadak|Pangale|Budong-Budong|Topoyo|Karossa
81.01 Kabupaten Maluku Tengah: Amahai|Teon Nila Serua|06Seram Utara|09Banda|11Tehoru|Saparua|Pulau Haruku|Salahutu|Leihitu|Nusa Laut|Kota Masohi|20Seram Utara Barat|Teluk Elpaputih|Leihitu Barat|Telutih|Seram Utara Timur Seti|Seram Utara Timur Kobi|Saparua Timur
81.02 Kabupaten Maluku Tenggara: Kei Kecil|03Kei Besar|Kei Besar Selatan|Kei Besar Utara Timur|13Kei Kecil Timur|Kei Kecil Barat|Manyeuw|Hoat Sorbay|Kei Besar Utara Barat|Kei Besar Selatan Barat|Kei Kecil Timur Selatan
81.03 Kabupaten Kepulauan Tanimbar: Tanimbar Selatan|Selaru|Wertamrian|Wermaktian|Tanimbar Utara|Fordata|Wuar Labobar|Kormomolin|Nirunmas|18Molu Maru
81.04 Kabupaten Buru: Namlea|Air Buaya|Waeapo|06Waplau|10Batabual|Lolong Guba|Waelata|Fena Leisela|Teluk Kaiely|Lilialy
81.05 Kabupaten Seram Bagian Timur: Bula|Seram Timur|Werinama|Pulau Gorom|Wakate|Tutuk Tolu|Siwalalat|Kilmury|Pulau Panjang|Teor|Gorom Timur|Bula Barat|Kian Darat|Siritaun Wida Timur|Teluk Waru|Ukar Sengan
81.06 Kabupaten Seram Bagian Barat: Kairatu|Seram Barat|Taniwel|Huamual Belakang|Amalatu|Inamosol|Kairatu Barat|Huamual|Kepulauan Manipa|Taniwel Timur|Elpaputih
81.07 Kabupaten Kepulauan Aru: Pulau-Pulau Aru|Aru Selatan|Aru Tengah|Aru Utara|Aru Utara Timur Batuley|Sir-Sir|Aru Tengah Timur|Aru Tengah Selatan|Aru Selatan Timur|Aru Selatan Utara
81.08 Kabupaten Maluku Barat Daya: Moa|Damer|Kepulauan Luang Sermata|Babar Barat|Pulau-pulau Babar Timur|Wetar Selatan|Kisar Selatan|Pulau Leti|Pulau Masela|Dawelor Dawera|Pulau Wetang|Pulau Lakor|Wetar Utara|Wetar Barat|Wetar Timur|Kepulauan Roma|Kisar Utara
81.09 Kabupaten Buru Selatan: Namrole|Waesama|Ambalau|Kepala Madan|Leksula|Fena Fafan
81.71 Kota Ambon: Nusaniwe|Sirimau|Baguala|Teluk Ambon|Leitimur Selatan
81.72 Kota Tual: Pulau Dullah Utara|Pulau Dullah Selatan|Tayando Tam|Pulau-Pulau Kur|Kur Selatan
82.01 Kabupaten Halmahera Barat: Jailolo|Loloda|Ibu|Sahu|Jailolo Selatan|07Ibu Utara|Ibu Selatan|Sahu Timur|Loloda Tengah
82.02 Kabupaten Halmahera Tengah: Weda|Patani|Pulau Gebe|Weda Utara|Weda Selatan|Patani Utara|Weda Tengah|Patani Barat|Weda Timur|Patani Timur
82.03 Kabupaten Halmahera Utara: 04Galela|Tobelo|Tobelo Selatan|Kao|Malifut|Loloda Utara|Tobelo Utara|Tobelo Tengah|Tobelo Timur|Tobelo Barat|Galela Barat|Galela Utara|Galela Selatan|19Loloda Kepulauan|Kao Utara|Kao Barat|Kao Teluk
82.04 Kabupaten Halmahera Selatan: Pulau Makian|Kayoa|Gane Timur|Gane Barat|Obi Selatan|Obi|Bacan Timur|Bacan|Bacan Barat|Makian Barat|Kayoa Barat|Kayoa Selatan|Kayoa Utara|Bacan Barat Utara|Kasiruta Barat|Kasiruta Timur|Bacan Selatan|Kepulauan Botanglomang|Mandioli Selatan|Mandioli Utara|Bacan Timur Selatan|Bacan Timur Tengah|Gane Barat Selatan|Gane Barat Utara|Kepulauan Joronga|Gane Timur Selatan|Gane Timur Tengah|Obi Barat|Obi Timur|Obi Utara
82.05 Kabupaten Kepulauan Sula: Mangoli Timur|Sanana|Sulabesi Barat|06Mangoli Barat|Sulabesi Tengah|Sulabesi Timur|Sulabesi Selatan|Mangoli Utara Timur|Mangoli Tengah|Mangoli Selatan|Mangoli Utara|18Sanana Utara
82.06 Kabupaten Halmahera Timur: Wasile|Maba|Maba Selatan|Wasile Selatan|Wasile Tengah|Wasile Utara|Wasile Timur|Maba Tengah|Maba Utara|Kota Maba
82.07 Kabupaten Pulau Morotai: Morotai Selatan|Morotai Selatan Barat|Morotai Jaya|Morotai Utara|Morotai Timur|Pulau Rao
82.08 Kabupaten Pulau Taliabu: Taliabu Barat|Taliabu Barat Laut|Lede|Taliabu Utara|Taliabu Timur|Taliabu Timur Selatan|Taliabu Selatan|Tabona
82.71 Kota Ternate: Pulau Ternate|Kota Ternate Selatan|Kota Ternate Utara|Moti|Pulau Batang Dua|Kota Ternate Tengah|Pulau Hiri|Ternate Barat
82.72 Kota Tidore Kepulauan: Tidore|Oba Utara|Oba|Tidore Selatan|Tidore Utara|Oba Tengah|Oba Selatan|Tidore Timur
91.03 Kabupaten Jayapura: Sentani|Sentani Timur|Depapre|Sentani Barat|Kemtuk|Kemtuk Gresi|Nimboran|Nimbokrang|Unurum Guay|Demta|Kaureh|Ebungfao|Waibu|Nambluong|Yapsi|Airu|Raveni Rara|Gresi Selatan|Yokari
91.05 Kabupaten Kepulauan Yapen: Yapen Selatan|Yapen Barat|Yapen Timur|Angkaisera|Poom|Kosiwo|Yapen Utara|Raimbawi|Teluk Ampimoi|Kepulauan Ambai|Wonawa|Windesi|Pulau Kurudu|Pulau Yerui|Anotaurei|Yawakukat|Nusawani
91.06 Kabupaten Biak Numfor: Biak Kota|Biak Utara|Biak Timur|Numfor Barat|Numfor Timur|08Biak Barat|Warsa|Padaido|Yendidori|Samofa|Yawosi|Andey|Swandiwe|Bruyadori|Orkeri|Poiru|Aimando Padaido|Oridek|Bondifuar
91.10 Kabupaten Sarmi: Sarmi|Tor Atas|Pantai Barat|Pantai Timur|Bonggo|09Apawer Hulu|12Sarmi Selatan|Sarmi Timur|Pantai Timur Bagian Barat|Bonggo Timur
91.11 Kabupaten Keerom: Waris|Arso|Senggi|Web|Skanto|Arso Timur|Towe|Arso Barat|Mannem|Yaffi|Kaisenar
91.15 Kabupaten Waropen: Waropen Bawah|03Masirei|07Risei Sayati|Urei Faisei|Inggerus|Kirihi|Oudate|Wapoga|Demba|Wonti|Soyoi Mambai
91.19 Kabupaten Supiori: Supiori Selatan|Supiori Utara|Supiori Timur|Kepulauan Aruri|Supiori Barat
91.20 Kabupaten Mamberamo Raya: Mamberamo Tengah|Mamberamo Hulu|Rufaer|Mamberamo Tengah Timur|Mamberamo Hilir|Waropen Atas|Benuki|Sawai
91.71 Kota Jayapura: Jayapura Utara|Jayapura Selatan|Abepura|Muara Tami|Heram
92.02 Kabupaten Manokwari: 03Warmare|Prafi|Masni|12Manokwari Barat|Manokwari Timur|Manokwari Utara|Manokwari Selatan|17Tanah Rubuh|21Sidey|31Aimasi|Mokwam|Masni Utara|Wasirawi|Moruj Mega
92.03 Kabupaten Fak Fak: Fak-Fak|Fak-Fak Barat|Fak-Fak Timur|Kokas|Fak-Fak Tengah|Karas|Bomberay|Kramongmongga|Teluk Patipi|Pariwari|Wartutin|Fakfak Timur Tengah|Arguni|Mbahamdandara|Kayauni|Furwagi|Tomage
92.06 Kabupaten Teluk Bintuni: Bintuni|Merdey|Babo|Aranday|Moskona Selatan|Moskona Utara|Wamesa|Fafurwar|Tembuni|Kuri|Manimeri|Tuhiba|Dataran Beimes|Sumuri|Kaitaro|Aroba|Masyeta|Biscoop|Tomu|Kamundan|Weriagar|Moskona Barat|Meyado|Moskona Timur
92.07 Kabupaten Teluk Wondama: Wasior|Windesi|Teluk Duairi|Wondiboy|Wamesa|Rumberpon|Naikere|Rasiei|Kuri Wamesa|Roon|Roswar|Nikiwar|Soug Jaya
92.08 Kabupaten Kaimana: Kaimana|Buruway|Teluk Arguni Atas|Teluk Etna|Kambrau|Teluk Arguni Bawah|Yamor
92.11 Kabupaten Manokwari Selatan: Ransiki|Oransbari|Neney|Dataran Isim|Momi Waren|Tahota
92.12 Kabupaten Pegunungan Arfak: Anggi|Anggi Gida|Membey|Sururey|Didohu|Taige|Catubouw|Testega|Minyambaouw|Hingk
93.01 Kabupaten Merauke: Merauke|Muting|Okaba|Kimaam|Semangga|Tanah Miring|Jagebob|Sota|Ulilin|Elikobal|Kurik|Naukenjerai|Animha|Malind|Tubang|Ngguti|Kaptel|Tabonji|Waan|Ilwayab|Padua|Kontuar
93.02 Kabupaten Boven Digoel: Mandobo|Mindiptana|Waropko|Kouh|Jair|Bomakia|Kombut|Iniyandit|Arimop|Fofi|Ambatkwi|Manggelum|Firiwage|Yaniruma|Subur|Kombay|Ninati|Sesnuk|Ki|Kawagit
93.03 Kabupaten Mappi: Obaa|Mambioman Bapai|Citak-Mitak|Edera|Haju|Assue|Kaibar|Passue|Minyamur|Venaha|Syahcame|Yakomi|Bamgi|Passue Bawah|Ti Zain
93.04 Kabupaten Asmat: Agats|Atsj|Sawa Erma|Akat|Fayit|Pantai Kasuari|Suator|Suru-suru|Kolf Braza|Unir Sirau|Joerat|Pulau Tiga|Jetsy|Der Koumur|Kopay|Safan|Sirets|Ayib|Betcbamu|Joutu|Aswi|Awyu|Koroway Buluanop|Tomor Birip|Sor Ep
94.01 Kabupaten Nabire: Nabire|Napan|Yaur|Uwapa|Wanggar|Siriwo|Makimi|Teluk Umar|Teluk Kimi|Yaro|Wapoga|Nabire Barat|Moora|Dipa|Menou
94.02 Kabupaten Puncak Jaya: Mulia|Ilu|Fawi|Mewoluk|Yamo|Nume|Torere|Tingginambut|Pagaleme|Gurage|Irimuli|Muara|Ilamburawi|Yambi|Lumo|Molanikime|Dokome|Kalome|Wanwi|Yamoneri|Waegi|Nioga|Gubume|Taganombak|Dagai|Kiyage
94.03 Kabupaten Paniai: Paniai Timur|Paniai Barat|Aradide|Bogabaida|Bibida|Dumadama|Siriwo|Kebo|Yatamo|Ekadide|Wegee Muka|Wegee Bino|Pugo Dagi|Muye|Nakama|Teluk Deya|Yagai|Youtadi|Baya Biru|Deiyai Miyo|Dogomo|Aweida|Topiyai|Fajar Timur
94.04 Kabupaten Mimika: Mimika Baru|Agimuga|Mimika Timur|Mimika Barat|Jita|Jila|Mimika Timur Jauh|Mimika Tengah|Kuala Kencana|Tembagapura|Mimika Barat Jauh|Mimika Barat Tengah|Kwamki Narama|Hoya|Iwaka|Wania|Amar|Alama
94.05 Kabupaten Puncak: Ilaga|Wangbe|Beoga|Doufo|Pogoma|Sinak|Agandugume|Gome|Dervos|Beoga Barat|Beoga Timur|Ogamanim|Kembru|Bina|Sinak Barat|Mage'abume|Yugumuak|Ilaga Utara|Mabugi|Omukia|Lambewi|Oneri|Amungkalpia|Gome Utara|Erelmakawia
94.06 Kabupaten Dogiyai: Kamu|Mapia|Piyaiye|Kamu Utara|Sukikai Selatan|Mapia Barat|Kamu Selatan|Kamu Timur|Mapia Tengah|Dogiyai
94.07 Kabupaten Intan Jaya: Sugapa|Homeyo|Wandai|Biandoga|Agisiga|Hitadipa|Ugimba|Tomosiga
94.08 Kabupaten Deiyai: Tigi|Tigi Timur|Bowobado|Tigi Barat|Kapiraya
95.01 Kabupaten Jayawijaya: Wamena|Kurulu|Asologaima|Hubikosi|Bolakme|Walelagama|Musatfak|Wolo|Asolokobal|Pelebaga|Yalengga|Trikora|Napua|Walaik|Wouma|Hubikiak|Ibele|Taelarek|Itlay Hisage|Siepkosi|Usilimo|Wita Waya|Libarek|Wadangku|Pisugi|Koragi|Tagime|Molagalome|Tagineri|Silo Karno Doga|Piramid|Muliama|Bugi|Bpiri|Welesi|Asotipo|Maima|Popugoba|Wame|Wesaput
95.02 Kabupaten Pegunungan Bintang: Oksibil|Kiwirok|Okbibab|Iwur|Batom|Borme|Kiwirok Timur|Aboy|Pepera|Bime|Alemsom|Okbape|Kalomdol|Oksop|Serambakon|Ok Aom|Kawor|Awinbon|Tarup|Okhika|Oksamol|Oklip|Okbemtau|Oksebang|Okbab|Batani|Weime|Murkim|Mofinop|Jetfa|Teiraplu|Eipumek|Pamek|Nongme
95.03 Kabupaten Yahukimo: Kurima|Anggruk|Ninia|Silimo|Samenage|Nalca|Dekai|Obio|Suru Suru|Wusama|Amuma|Musaik|Pasema|Hogio|Mugi|Soba|Werima|Tangma|Ukha|Panggema|Kosarek|Nipsan|Ubahak|Pronggoli|Walma|Yahuliambut|Hereapini|Ubalihi|Talambo|Puldama|Endomen|Kona|Dirwemna|Holuwon|Lolat|Soloikma|Sela|Korupun|Langda|Bomela|Suntamon|Seradala|Sobaham|Kabianggama|Kwelamdua|Kwikma|Hilipuk|Duram|Yogosem|Kayo|Sumo
95.04 Kabupaten Tolikara: Karubaga|Bokondini|Kanggime|Kembu|Goyage|Wunim|Wina|Umagi|Panaga|Woniki|Kubu|Konda/ Kondaga|Nelawi|Kuari|Bokoneri|Bewani|Nabunage|Gilubandu|Nunggawi|Gundagi|Numba|Timori|Dundu|Geya|Egiam|Poganeri|Kamboneri|Airgaram|Wari/Taiyeve II|Dow|Tagineri|Yuneri|Wakuwo|Gika|Telenggeme|Anawi|Wenam|Wugi|Danime|Tagime|Kai|Aweku|Bogonuk|Li Anogomma|Biuk|Yuko
95.05 Kabupaten Mamberamo Tengah: Kobakma|Kelila|Eragayam|Megambilis|Ilugwa
95.06 Kabupaten Yalimo: Elelim|Apalapsili|Abenaho|Benawa|Welarek
95.07 Kabupaten Lanny Jaya: Tiom|Pirime|Makki|Gamelia|Dimba|Melagineri|Balingga|Tiomneri|Kuyawage|Poga|Niname|Nogi|Yiginua|Tiom Ollo|Yugungwi|Mokoni|Wereka|Milimbo|Wiringgambut|Gollo|Awina|Ayumnati|Wano Barat|Goa Balim|Bruwa|Balingga Barat|Gupura|Kolawa|Gelok Beam|Kuly Lanny|Lannyna|Karu|Yiluk|Guna|Kelulome|Nikogwe|Muara|Buguk Gona|Melagi
95.08 Kabupaten Nduga: Kenyam|Mapenduma|Yigi|Wosak|Geselma|Mugi|Mbuwa|Gearek|Koroptak|Kegayem|Paro|Mebarok|Yenggelo|Kilmid|Alama|Yal|Mam|Dal|Nirkuri|Inikgal|Iniye|Mbulmu Yalma|Mbua Tengah|Embetpen|Kora|Wusi|Pija|Moba|Wutpaga|Nenggeagin|Krepkuri|Pasir Putih
96.01 Kabupaten Sorong: Makbon|Beraur|Salawati|Seget|Aimas|Klamono|Sayosa|Segun|Mayamuk|Salawati Selatan|Klabot|Klawak|Maudus|Mariat|Klayili|Klaso|Moisegen|Sorong|Bagun|Wemak|Sunook|Buk|Saengkeduk|Malabotom|Konhir|Klasafet|Hobard|Salawati Tengah|Botain|Sayosa Timur
96.02 Kabupaten Sorong Selatan: Teminabuan|Inanwatan|Sawiat|Kokoda|Moswaren|Seremuk|Wayer|Kais|Konda|Matemani|Kokoda Utara|Saifi|Fokour|Salkma|Kais Darat
96.03 Kabupaten Raja Ampat: Misool (Misool Utara)|Waigeo Utara|Waigeo Selatan|Salawati Utara|Ayau|Misool Timur|Waigeo Barat|Waigeo Timur|Teluk Mayalibit|Kofiau|Meos Mansar|Misool Selatan|Warwarbomi|Waigeo Barat Kepulauan|Misool Barat|Kepulauan Sembilan|Kota Waisai|Tiplol Mayalibit|Batanta Utara|Salawati Barat|Salawati Tengah|Supnin|Kepulauan Ayau|Batanta Selatan
96.04 Kabupaten Tambrauw: Fef|Miyah|Yembun|Kwoor|Sausapor|Abun|Syujak|Moraid|Kebar|Amberbaken|Senopi|Mubrani|Bikar|Bamusbama|Ases|Miyah Selatan|Ireres|Tobouw|Wilhem Roumbouts|Tinggouw|Kwesefo|Mawabuan|Kebar Timur|Kebar Selatan|Manekar|Mpur|Amberbaken Barat|Kasi|Selemkai
96.05 Kabupaten Maybrat: Aifat|Aifat Utara|Aifat Timur|Aifat Selatan|Aitinyo Barat|Aitinyo|Aitinyo Utara|Ayamaru|Ayamaru Utara|Ayamaru Timur|Mare|Aifat Timur Tengah|Aifat Timur Jauh|Aifat Timur Selatan|Ayamaru Selatan|Ayamaru Jaya|Ayamaru Selatan Jaya|Ayamaru Timur Selatan|Ayamaru Utara Timur|Ayamaru Tengah|Ayamaru Barat|Aitinyo Tengah|Aitinyo Raya|Mare Selatan
96.71 Kota Sorong: Sorong|Sorong Timur|Sorong Barat|Sorong Kepulauan|Sorong Utara|Sorong Manoi|Sorong Kota|Klaurung|Malaimsimsa|Maladum Mes
`
