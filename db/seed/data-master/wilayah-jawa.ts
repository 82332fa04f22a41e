/** Kabupaten and kota of one part of the country with their kecamatan, numbered on from 01 where no number stands. */
export const WILAYAH_JAWA = `
31.01 Kabupaten Administrasi Kepulauan Seribu: Kepulauan Seribu Utara|Kepulauan Seribu Selatan
31.71 Kota Administrasi Jakarta Pusat: Gambir|Sawah Besar|Kemayoran|Senen|Cempaka Putih|Menteng|Tanah Abang|Johar Baru
31.72 Kota Administrasi Jakarta Utara: Penjaringan|Tanjung Priok|Koja|Cilincing|Pademangan|Kelapa Gading
31.73 Kota Administrasi Jakarta Barat: Cengkareng|Grogol Petamburan|Taman Sari|Tambora|Kebon Jeruk|Kalideres|Pal Merah|Kembangan
31.74 Kota Administrasi Jakarta Selatan: Tebet|Setiabudi|Mampang Prapatan|Pasar Minggu|Kebayoran Lama|Cilandak|Kebayoran Baru|Pancoran|Jagakarsa|Pesanggrahan
31.75 Kota Administrasi Jakarta Timur: Matraman|Pulogadung|Jatinegara|Kramatjati|Pasar Rebo|Cakung|Duren Sawit|Makasar|Ciracas|Cipayung
32.01 Kabupaten Bogor: Cibinong|Gunungputri|Citeureup|Sukaraja|Babakan Madang|Jonggol|Cileungsi|Cariu|Sukamakmur|Parung|Gunungsindur|Kemang|Bojonggede|Leuwiliang|Ciampea|Cibungbulang|Pamijahan|Rumpin|Jasinga|Parungpanjang|Nanggung|Cigudeg|Tenjo|Ciawi|Cisarua|Megamendung|Caringin|Cijeruk|Ciomas|Dramaga|Tamansari|Klapanunggal|Ciseeng|Rancabungur|Sukajaya|Tanjungsari|Tajurhalang|Cigombong|Leuwisadeng|Tenjolaya
32.02 Kabupaten Sukabumi: Palabuhanratu|Simpenan|Cikakak|Bantargadung|Cisolok|Cikidang|Lengkong|Jampangtengah|Warungkiara|Cikembar|Cibadak|Nagrak|Parungkuda|Bojonggenteng|Parakansalak|Cicurug|Cidahu|Kalapanunggal|Kabandungan|Waluran|Jampangkulon|Ciemas|Kalibunder|Surade|Cibitung|Ciracap|Gunungguruh|Cicantayan|Cisaat|Kadudampit|Caringin|Sukabumi|Sukaraja|Kebonpedes|Cireunghas|Sukalarang|Pabuaran|Purabaya|Nyalindung|Gegerbitung|Sagaranten|Curugkembar|Cidolog|Cidadap|Tegalbuleud|Cimanggu|Ciambar
32.03 Kabupaten Cianjur: Cianjur|Warungkondang|Cibeber|Cilaku|Ciranjang|Bonjogpicung|Karangtengah|Mande|Sukaluyu|Pacet|Cugenang|Cikalongkulon|Sukaresmi|Sukanagara|Campaka|Takokak|Kadupandak|Pagelarang|Tanggeung|Cubinong|Sindangbarang|Agrabinta|Cidaun|Naringgul|Campakamulya|Cikadu|Gekbrong|Cipanas|Cijati|Leles|Haurwangi|Pasirkuda
32.04 Kabupaten Bandung: 05Cileunyi|Cimenyan|Cilengkrang|Bojongsoang|Margahayu|Margaasih|Katapang|Dayeuhkolot|Banjaran|Pameungpeuk|Pangalengan|Arjasari|Cimaung|25Cicalengka|Nagreg|Cikancung|Rancaekek|Ciparay|Pacet|Kertasari|Baleendah|Majalaya|Solokanjeruk|Paseh|Ibun|Soreang|Pasirjambu|Ciwidey|Rancabali|44Cangkuang|46Kutawaringin
32.05 Kabupaten Garut: Garut Kota|Karangpawitan|Wanaraja|Tarogong Kaler|Tarogong Kidul|Banyuresmi|Samarang|Pasirwangi|Leles|Kadungora|Leuwigoong|Cibatu|Kersamanah|Malangbong|Sukawening|Karangtengah|Bayongbong|Cigedug|Cilawu|Cisurupan|Sukaresmi|Cikajang|Banjarwangi|Singajaya|Cihurip|Peundeuy|Pameungpeuk|Cisompet|Cibalong|Cikelet|Bungbulang|Mekarmukti|Pakenjeng|Pamulihan|Cisewu|Caringin|Talegong|Bl. Limbangan|Selaawi|Cibiuk|Pangatikan|Sucinaraja
32.06 Kabupaten Tasikmalaya: Cipatujah|Karangnunggal|Cikalong|Pancatengah|Cikatomas|Cibalong|Parungponteng|Bantarkalong|Bojongasih|Culamega|Bojonggambir|Sodonghilir|Taraju|Salawu|Puspahiang|Tanjungjaya|Sukaraja|Salopa|Jatiwaras|Cineam|Karang Jaya|Manonjaya|Gunung Tanjung|Singaparna|Mangunreja|Sukarame|Cigalontang|Leuwisari|Padakembang|Sariwangi|Sukaratu|Cisayong|Sukahening|Rajapolah|Jamanis|Ciawi|Kadipaten|Pagerageung|Sukaresik
32.07 Kabupaten Ciamis: Ciamis|Cikoneng|Cijeungjing|Sadananya|Cidolog|Cihaurbeuti|Panumbangan|Panjalu|Kawali|Panawangan|Cipaku|Jatinagara|Rajadesa|Sukadana|Rancah|Tambaksari|Lakbok|Banjarsari|Pamarican|29Cimaragas|Cisaga|Sindangkasih|Baregbeg|Sukamantri|Lumbung|Purwadadi|37Banjaranyar
32.08 Kabupaten Kuningan: Kadugede|Ciniru|Subang|Ciwaru|Cibingbin|Luragung|Lebakwangi|Garawangi|Kuningan|Ciawigebang|Cidahu|Jalaksana|Cilimus|Mandirancan|Selajambe|Kramatmulya|Darma|Cigugur|Pasawahan|Nusaherang|Cipicung|Pancalang|Japara|Cimahi|Cilebak|Hantara|Kalimanggis|Cibeureum|Karangkancana|Maleber|Sindangagung|Cigandamekar
32.09 Kabupaten Cirebon: Waled|Ciledug|Losari|Pabedilan|Babakan|Karangsembung|Lemahabang|Susukan Lebak|Sedong|Astanajapura|Pangenan|Mundu|Beber|Talun|Sumber|Dukupuntang|Palimanan|Plumbon|Weru|Kedawung|Gunung Jati|Kepetakan|Klangenan|Arjawinangun|Panguragan|Ciwaringin|Susukan|Gegesik|Kaliwedi|Gebang|Depok|Pasaleman|Pabuaran|Karangwareng|Tengah Tani|Plered|Gempol|Greged|Suranenggala|Jamblang
32.10 Kabupaten Majalengka: Lemahsugih|Bantarujeg|Cikijing|Talaga|Argapura|Maja|Majalengka|Sukahaji|Rajagaluh|Leuwimunding|Jatiwangi|Dawuan|Kadipaten|Kertajati|Jatitujuh|Ligung|Sumberjaya|Panyingkiran|Palasah|Cigasong|Sindangwangi|Banjaran|Cingambul|Kasokandel|Sindang|Malausma
32.11 Kabupaten Sumedang: Wado|Jatinunggal|Darmaraja|Cibugel|Cisitu|Situraja|Conggeang|Paseh|Surian|Buahdua|Tanjungsari|Sukasari|Pamulihan|Cimanggung|Jatinangor|Rancakalong|Sumedang Selatan|Sumedang Utara|Ganeas|Tanjungkerta|Tanjungmedar|Cimalaka|Cisarua|Tomo|Ujungjaya|Jatigede
32.12 Kabupaten Indramayu: Haurgeulis|Kroya|Gabuswetan|Cikedung|Lelea|Bangodua|Widasari|Kertasemaya|Krangkeng|Karangampel|Juntinyuat|Sliyeg|Jatibarang|Balongan|Indramayu|Sindang|Cantigi|Lohbener|Arahan|Losarang|Kandanghaur|Bongas|Anjatan|Sukra|Gantar|Terisi|Sukagumiwang|Kedokan Bunder|Pasekan|Tukdana|Patrol
32.13 Kabupaten Subang: Sagalaherang|Cisalak|Subang|Kalijati|Pabuaran|Purwadadi|Pagaden|Binong|Ciasem|Pusakanagara|Pamanukan|Jalancagak|Blanakan|Tanjungsiang|Compreng|Patokbeusi|Cibogo|Cipunagara|Cijambe|Cipeundeuy|Legonkulon|Cikaum|Serangpanjang|Sukasari|Tambakdahan|Kasomalang|Dawuan|Pagaden Barat|Ciater|Pusakajaya
32.14 Kabupaten Purwakarta: Purwakarta|Campaka|Jatiluhur|Plered|Sukatani|Darangdan|Maniis|Tegalwaru|Wanayasa|Pasawahan|Bojong|Babakancikao|Bungursari|Cibatu|Sukasari|Pondoksalam|Kiarapedes
32.15 Kabupaten Karawang: Karawang Barat|Pangkalan|Telukjambe Timur|Ciampel|Klari|Rengasdengklok|Kutawaluya|Batujaya|Tirtajaya|Pedes|Cibuaya|Pakisjaya|Cikampek|Jatisari|Cilamaya Wetan|Tirtamulya|Telagasari|Rawamerta|Lemahabang|Tempuran|Majalaya|Jayakerta|Cilamaya Kulon|Banyusari|Kota Baru|Karawang Timur|Telukjambe Barat|Tegalwaru|Purwasari|Cilebar
32.16 Kabupaten Bekasi: Tarumajaya|Babelan|Sukawangi|Tambelang|Tambun Utara|Tambun Selatan|Cibitung|Cikarang Barat|Cikarang Utara|Karang Bahagia|Cikarang Timur|Kedung Waringin|Pebayuran|Sukakarya|Sukatani|Cabangbungin|Muaragembong|Setu|Cikarang Selatan|Cikarang Pusat|Serang Baru|Cibarusah|Bojongmangu
32.17 Kabupaten Bandung Barat: Lembang|Parongpong|Cisarua|Cikalongwetan|Cipeundeuy|Ngamprah|Cipatat|Padalarang|Batujajar|Cihampelas|Cililin|Cipongkor|Rongga|Sindangkerta|Gununghalu|Saguling
32.18 Kabupaten Pangandaran: Parigi|Cijulang|Cimerak|Cigugur|Langkaplancar|Mangunjaya|Padaherang|Kalipucang|Pangandaran|Sidamulih
32.71 Kota Bogor: Bogor Selatan|Bogor Timur|Bogor Tengah|Bogor Barat|Bogor Utara|Tanah Sareal
32.72 Kota Sukabumi: Gunung Puyuh|Cikole|Citamiang|Warudoyong|Baros|Lembursitu|Cibeureum
32.73 Kota Bandung: Sukasari|Coblong|Babakan Ciparay|Bojongloa Kaler|Andir|Cicendo|Sukajadi|Cidadap|Bandung Wetan|Astanaanyar|Regol|Batununggal|Lengkong|Cibeunying Kidul|Bandung Kulon|Kiaracondong|Bojongloa Kidul|Cibeunying Kaler|Sumur Bandung|Antapani|Bandung Kidul|Buahbatu|Rancasari|Arcamanik|Cibiru|Ujungberung|Gedebage|Panyileukan|Cinambo|Mandalajati
32.74 Kota Cirebon: Kejaksan|Lemahwungkuk|Harjamukti|Pekalipan|Kesambi
32.75 Kota Bekasi: Bekasi Timur|Bekasi Barat|Bekasi Utara|Bekasi Selatan|Rawalumbu|Medansatria|Bantargebang|Pondokgede|Jatiasih|Jatisampurna|Mustikajaya|Pondokmelati
32.76 Kota Depok: Pancoran Mas|Cimanggis|Sawangan|Limo|Sukmajaya|Beji|Cipayung|Cilodong|Cinere|Tapos|Bojongsari
32.77 Kota Cimahi: Cimahi Selatan|Cimahi Tengah|Cimahi Utara
32.78 Kota Tasikmalaya: Cihideung|Cipedes|Tawang|Indihiang|Kawalu|Cibeureum|Tamansari|Mangkubumi|Bungursari|Purbaratu
32.79 Kota Banjar: Banjar|Pataruman|Purwaharja|Langensari
33.01 Kabupaten Cilacap: Kedungreja|Kesugihan|Adipala|Binangun|Nusawungu|Kroya|Maos|Jeruklegi|Kawunganten|Gandrungmangu|Sidareja|Karangpucung|Cimanggu|Majenang|Wanareja|Dayeuhluhur|Sampang|Cipari|Patimuan|Bantarsari|Cilacap Selatan|Cilacap Tengah|Cilacap Utara|Kampung Laut
33.02 Kabupaten Banyumas: Lumbir|Wangon|Jatilawang|Rawalo|Kebasen|Kemranjen|Sumpiuh|Tambak|Somagede|Kalibagor|Banyumas|Patikraja|Purwojati|Ajibarang|Gumelar|Pekuncen|Cilongok|Karanglewas|Sokaraja|Kembaran|Sumbang|Baturraden|Kedungbanteng|Purwokerto Selatan|Purwokerto Barat|Purwokerto Timur|Purwokerto Utara
33.03 Kabupaten Purbalingga: Kemangkon|Bukateja|Kejobong|Kaligondang|Purbalingga|Kalimanah|Kutasari|Mrebet|Bobotsari|Karangreja|Karanganyar|Karangmoncol|Rembang|Bojongsari|Padamara|Pengadegan|Karangjambu|Kertanegara
33.04 Kabupaten Banjarnegara: Susukan|Purworeja Klampok|Mandiraja|Purwanegara|Bawang|Banjarnegara|Sigaluh|Madukara|Banjarmangu|Wanadadi|Rakit|Punggelan|Karangkobar|Pagentan|Pejawaran|Batur|Wanayasa|Kalibening|Pandanarum|Pagedongan
33.05 Kabupaten Kebumen: Ayah|Buayan|Puring|Petanahan|Klirong|Buluspesantren|Ambal|Mirit|Prembun|Kutowinangun|Alian|Kebumen|Pejagoan|Sruweng|Adimulyo|Kuwarasan|Rowokele|Sempor|Gombong|Karanganyar|Karanggayam|Sadang|Bonorowo|Padureso|Poncowarno|Karangsambung
33.06 Kabupaten Purworejo: Grabag|Ngombol|Purwodadi|Bagelen|Kaligesing|Purworejo|Banyuurip|Bayan|Kutoarjo|Butuh|Pituruh|Kemiri|Bruno|Gebang|Loano|Bener
33.07 Kabupaten Wonosobo: Wadaslintang|Kepil|Sapuran|Kaliwiro|Leksono|Selomerto|Kalikajar|Kertek|Wonosobo|Watumalang|Mojotengah|Garung|Kejajar|Sukoharjo|Kalibawang
33.08 Kabupaten Magelang: Salaman|Borobudur|Ngluwar|Salam|Srumbung|Dukun|Sawangan|Muntilan|Mungkid|Mertoyudan|Tempuran|Kajoran|Kaliangkrik|Bandongan|Candimulyo|Pakis|Ngablak|Grabag|Tegalrejo|Secang|Windusari
33.09 Kabupaten Boyolali: Selo|Ampel|Cepogo|Musuk|Boyolali|Mojosongo|Teras|Sawit|Banyudono|Sambi|Ngemplak|Nogosari|Simo|Karanggede|Klego|Andong|Kemusu|Wonosegoro|Juwangi|Gladagsari|Tamansari|Wonosamodro
33.10 Kabupaten Klaten: Prambanan|Gantiwarno|Wedi|Bayat|Cawas|Trucuk|Kebonarum|Jogonalan|Manisrenggo|Karangnongko|Ceper|Pedan|Karangdowo|Juwiring|Wonosari|Delanggu|Polanharjo|Karanganom|Tulung|Jatinom|Kemalang|Ngawen|Kalikotes|Klaten Utara|Klaten Tengah|Klaten Selatan
33.11 Kabupaten Sukoharjo: Weru|Bulu|Tawangsari|Sukoharjo|Nguter|Bendosari|Polokarto|Mojolaban|Grogol|Baki|Gatak|Kartasura
33.12 Kabupaten Wonogiri: Pracimantoro|Giritontro|Giriwoyo|Batuwarno|Tirtomoyo|Nguntoronadi|Baturetno|Eromoko|Wuryantoro|Manyaran|Selogiri|Wonogiri|Ngadirojo|Sidoharjo|Jatiroto|Kismantoro|Purwantoro|Bulukerto|Slogohimo|Jatisrono|Jatipurno|Girimarto|Karangtengah|Paranggupito|Puhpelem
33.13 Kabupaten Karanganyar: Jatipuro|Jatiyoso|Jumapolo|Jumantono|Matesih|Tawangmangu|Ngargoyoso|Karangpandan|Karanganyar|Tasikmadu|Jaten|Colomadu|Gondangrejo|Kebakkramat|Mojogedang|Kerjo|Jenawi
33.14 Kabupaten Sragen: Kalijambe|Plupuh|Masaran|Kedawung|Sambirejo|Gondang|Sambungmacan|Ngrampal|Karangmalang|Sragen|Sidoharjo|Tanon|Gemolong|Miri|Sumberlawang|Mondokan|Sukodono|Gesi|Tangen|Jenar
33.15 Kabupaten Grobogan: Kedungjati|Karangrayung|Penawangan|Toroh|Geyer|Pulokulon|Kradenan|Gabus|Ngaringan|Wirosari|Tawangharjo|Grobogan|Purwodadi|Brati|Klambu|Godong|Gubug|Tegowanu|Tanggungharjo
33.16 Kabupaten Blora: Jati|Randublatung|Kradenan|Kedungtuban|Cepu|Sambong|Jiken|Jepon|Blora|Tunjungan|Banjarejo|Ngawen|Kunduran|Todanan|Bogorejo|Japah
33.17 Kabupaten Rembang: Sumber|Bulu|Gunem|Sale|Sarang|Sedan|Pamotan|Sulang|Kaliori|Rembang|Pancur|Kragan|Sluke|Lasem
33.18 Kabupaten Pati: Sukolilo|Kayen|Tambakromo|Winong|Pucakwangi|Jaken|Batangan|Juwana|Jakenan|Pati|Gabus|Margorejo|Gembong|Tlogowungu|Wedarijaksa|Margoyoso|Gunungwungkal|Cluwak|Tayu|Dukuhseti|Trangkil
33.19 Kabupaten Kudus: Kaliwungu|Kota Kudus|Jati|Undaan|Mejobo|Jekulo|Bae|Gebog|Dawe
33.20 Kabupaten Jepara: Kedung|Pecangaan|Welahan|Mayong|Batealit|Jepara|Mlonggo|Bangsri|Keling|Karimunjawa|Tahunan|Nalumsari|Kalinyamatan|Kembang|Pakis Aji|Donorojo
33.21 Kabupaten Demak: Mranggen|Karangawen|Guntur|Sayung|Karangtengah|Wonosalam|Dempet|Gajah|Karanganyar|Mijen|Demak|Bonang|Wedung|Kebonagung
33.22 Kabupaten Semarang: Getasan|Tengaran|Susukan|Suruh|Pabelan|Tuntang|Banyubiru|Jambu|Sumowono|Ambarawa|Bawen|Bringin|Bergas|15Pringapus|Bancak|Kaliwungu|Ungaran Barat|Ungaran Timur|Bandungan
33.23 Kabupaten Temanggung: Bulu|Tembarak|Temanggung|Pringsurat|Kaloran|Kandangan|Kedu|Parakan|Ngadirejo|Jumo|Tretep|Candiroto|Kranggan|Tlogomulyo|Selopampang|Bansari|Kledung|Bejen|Wonoboyo|Gemawang
33.24 Kabupaten Kendal: Plantungan|Pageruyung|Sukorejo|Patean|Singorojo|Limbangan|Boja|Kaliwungu|Brangsong|Pegandon|Gemuh|Weleri|Cepiring|Patebon|Kendal|Rowosari|Kangkung|Ringinarum|Ngampel|Kaliwungu Selatan
33.25 Kabupaten Batang: Wonotunggal|Bandar|Blado|Reban|Bawang|Tersono|Gringsing|Limpung|Subah|Tulis|Batang|Warungasem|Kandeman|Pecalungan|Banyuputih
33.26 Kabupaten Pekalongan: Kandangserang|Paninggaran|Lebakbarang|Petungkriyono|Talun|Doro|Karanganyar|Kajen|Kesesi|Sragi|Bojong|Wonopringgo|Kedungwuni|Buaran|Tirto|Wiradesa|Siwalan|Karangdadap|Wonokerto
33.27 Kabupaten Pemalang: Moga|Pulosari|Belik|Watukumpul|Bodeh|Bantarbolang|Randudongkal|Pemalang|Taman|Petarukan|Ampelgading|Comal|Ulujami|Warungpring
33.28 Kabupaten Tegal: Margasari|Bumijawa|Bojong|Balapulang|Pagerbarang|Lebaksiu|Jatinegara|Kedungbanteng|Pangkah|Slawi|Adiwerna|Talang|Dukuhturi|Tarub|Kramat|Suradadi|Warureja|Dukuhwaru
33.29 Kabupaten Brebes: Salem|Bantarkawung|Bumiayu|Paguyangan|Sirampog|Tonjong|Jatibarang|Wanasari|Brebes|Songgom|Kersana|Losari|Tanjung|Bulakamba|Larangan|Ketanggungan|Banjarharjo
33.71 Kota Magelang: Magelang Selatan|Magelang Utara|Magelang Tengah
33.72 Kota Surakarta: Laweyan|Serengan|Pasar Kliwon|Jebres|Banjarsari
33.73 Kota Salatiga: Sidorejo|Tingkir|Argomulyo|Sidomukti
33.74 Kota Semarang: Semarang Tengah|Semarang Utara|Semarang Timur|Gayamsari|Genuk|Pedurungan|Semarang Selatan|Candisari|Gajahmungkur|Tembalang|Banyumanik|Gunungpati|Semarang Barat|Mijen|Ngaliyan|Tugu
33.75 Kota Pekalongan: Pekalongan Barat|Pekalongan Timur|Pekalongan Utara|Pekalongan Selatan
33.76 Kota Tegal: Tegal Barat|Tegal Timur|Tegal Selatan|Margadana
34.01 Kabupaten Kulon Progo: Temon|Wates|Panjatan|Galur|Lendah|Sentolo|Pengasih|Kokap|Girimulyo|Nanggulan|Samigaluh|Kalibawang
34.02 Kabupaten Bantul: Srandakan|Sanden|Kretek|Pundong|Bambanglipuro|Pandak|Pajangan|Bantul|Jetis|Imogiri|Dlingo|Banguntapan|Pleret|Piyungan|Sewon|Kasihan|Sedayu
34.03 Kabupaten Gunungkidul: Wonosari|Nglipar|Playen|Patuk|Paliyan|Panggang|Tepus|Semanu|Karangmojo|Ponjong|Rongkop|Semin|Ngawen|Gedangsari|Saptosari|Girisubo|Tanjungsari|Purwosari
34.04 Kabupaten Sleman: Gamping|Godean|Moyudan|Minggir|Seyegan|Mlati|Depok|Berbah|Prambanan|Kalasan|Ngemplak|Ngaglik|Sleman|Tempel|Turi|Pakem|Cangkringan
34.71 Kota Yogyakarta: Tegalrejo|Jetis|Gondokusuman|Danurejan|Gedongtengen|Ngampilan|Wirobrajan|Mantrijeron|Kraton|Gondomanan|Pakualaman|Mergangsan|Umbulharjo|Kotagede
35.01 Kabupaten Pacitan: Donorojo|Pringkuku|Punung|Pacitan|Kebonagung|Arjosari|Nawangan|Bandar|Tegalombo|Tulakan|Ngadirojo|Sudimoro
35.02 Kabupaten Ponorogo: Slahung|Ngrayun|Bungkal|Sambit|Sawoo|Sooko|Pulung|Mlarak|Jetis|Siman|Balong|Kauman|Badegan|Sampung|Sukorejo|Babadan|Ponorogo|Jenangan|Ngebel|Jambon|Pudak
35.03 Kabupaten Trenggalek: Panggul|Munjungan|Pule|Dongko|Tugu|Karangan|Kampak|Watulimo|Bendungan|Gandusari|Trenggalek|Pogalan|Durenan|Suruh
35.04 Kabupaten Tulungagung: Tulungagung|Boyolangu|Kedungwaru|Ngantru|Kauman|Pagerwojo|Sendang|Karangrejo|Gondang|Sumbergempol|Ngunut|Pucanglaban|Rejotangan|Kalidawir|Besuki|Campurdarat|Bandung|Pakel|Tanggunggunung
35.05 Kabupaten Blitar: Wonodadi|Udanawu|Srengat|Kademangan|Bakung|Ponggok|Sanankulon|Wonotirto|Nglegok|Kanigoro|Garum|Sutojayan|Panggungrejo|Talun|Gandusari|Binangun|Wlingi|Doko|Kesamben|Wates|Selorejo|Selopuro
35.06 Kabupaten Kediri: Semen|Mojo|Kras|Ngadiluwih|Kandat|Wates|Ngancar|Puncu|Plosoklaten|Gurah|Pagu|Gampengrejo|Grogol|Papar|Purwoasri|Plemahan|Pare|Kepung|Kandangan|Tarokan|Kunjang|Banyakan|Ringinrejo|Kayen Kidul|Ngasem|Badas
35.07 Kabupaten Malang: Donomulyo|Pagak|Bantur|Sumbermanjing Wetan|Dampit|Ampelgading|Poncokusumo|Wajak|Turen|Gondanglegi|Kalipare|Sumberpucung|Kepanjen|Bululawang|Tajinan|Tumpang|Jabung|Pakis|Pakisaji|Ngajum|Wagir|Dau|Karangploso|Singosari|Lawang|Pujon|Ngantang|Kasembon|Gedangan|Tirtoyudo|Kromengan|Wonosari|Pagelaran
35.08 Kabupaten Lumajang: Tempursari|Pronojiwo|Candipuro|Pasirian|Tempeh|Kunir|Yosowilangun|Rowokangkung|Tekung|Lumajang|Pasrujambe|Senduro|Gucialit|Padang|Sukodono|Kedungjajang|Jatiroto|Randuagung|Klakah|Ranuyoso|Sumbersuko
35.09 Kabupaten Jember: Jombang|Kencong|Sumberbaru|Gumukmas|Umbulsari|Tanggul|Semboro|Puger|Bangsalsari|Balung|Wuluhan|Ambulu|Rambipuji|Panti|Sukorambi|Jenggawah|Ajung|Tempurejo|Kaliwates|Patrang|Sumbersari|Arjasa|Mumbulsari|Pakusari|Jelbuk|Mayang|Kalisat|Ledokombo|Sukowono|Silo|Sumberjambe
35.10 Kabupaten Banyuwangi: Pesanggaran|Bangorejo|Purwoharjo|Tegaldlimo|Muncar|Cluring|Gambiran|Srono|Genteng|Glenmore|Kalibaru|Singojuruh|Rogojampi|Kabat|Glagah|Banyuwangi|Giri|Wongsorejo|Songgon|Sempu|Kalipuro|Siliragung|Tegalsari|Licin|Blimbingsari
35.11 Kabupaten Bondowoso: Maesan|Tamanan|Tlogosari|Sukosari|Pujer|Grujugan|Curahdami|Tenggarang|Wonosari|Tapen|Bondowoso|Wringin|Tegalampel|Klabang|Cermee|Prajekan|Pakem|Sumberwringin|Sempol|Binakal|Taman Krocok|Botolinggo|Jambesari Darus Sholah
35.12 Kabupaten Situbondo: Jatibanteng|Besuki|Suboh|Mlandingan|Kendit|Panarukan|Situbondo|Panji|Mangaran|Kapongan|Arjasa|Jangkar|Asembagus|Banyuputih|Sumbermalang|Banyuglugur|Bungatan
35.13 Kabupaten Probolinggo: Sukapura|Sumber|Kuripan|Bantaran|Leces|Banyuanyar|Tiris|Krucil|Gading|Pakuniran|Kotaanyar|Paiton|Besuk|Kraksaan|Krejengan|Pajarakan|Maron|Gending|Dringu|Tegalsiwalan|Sumberasih|Wonomerto|Tongas|Lumbang
35.14 Kabupaten Pasuruan: Purwodadi|Tutur|Puspo|Lumbang|Pasrepan|Kejayan|Wonorejo|Purwosari|Sukorejo|Prigen|Pandaan|Gempol|Beji|Bangil|Rembang|Kraton|Pohjentrek|Gondangwetan|Winongan|Grati|Nguling|Lekok|Rejoso|Tosari
35.15 Kabupaten Sidoarjo: Tarik|Prambon|Krembung|Porong|Jabon|Tanggulangin|Candi|Sidoarjo|Tulangan|Wonoayu|Krian|Balongbendo|Taman|Sukodono|Buduran|Gedangan|Sedati|Waru
35.16 Kabupaten Mojokerto: Jatirejo|Gondang|Pacet|Trawas|Ngoro|Pungging|Kutorejo|Mojosari|Dlanggu|Bangsal|Puri|Trowulan|Sooko|Gedeg|Kemlagi|Jetis|Dawarblandong|Mojoanyar
35.17 Kabupaten Jombang: Perak|Gudo|Ngoro|Bareng|Wonosalam|Mojoagung|Mojowarno|Diwek|Jombang|Peterongan|Sumobito|Kesamben|Tembelang|Ploso|Plandaan|Kabuh|Kudu|Bandarkedungmulyo|Jogoroto|Megaluh|Ngusikan
35.18 Kabupaten Nganjuk: Sawahan|Ngetos|Berbek|Loceret|Pace|Prambon|Ngronggot|Kertosono|Patianrowo|Baron|Tanjunganom|Sukomoro|Nganjuk|Bagor|Wilangan|Rejoso|Gondang|Ngluyu|Lengkong|Jatikalen
35.19 Kabupaten Madiun: Kebonsari|Dolopo|Geger|Dagangan|Kare|Gemarang|Wungu|Madiun|Jiwan|Balerejo|Mejayan|Saradan|Pilangkenceng|Sawahan|Wonoasri
35.20 Kabupaten Magetan: Poncol|Parang|Lembeyan|Takeran|Kawedanan|Magetan|Plaosan|Panekan|Sukomoro|Bendo|Maospati|Barat|Karangrejo|Karas|Kartoharjo|Ngariboyo|Nguntoronadi|Sidorejo
35.21 Kabupaten Ngawi: Sine|Ngrambe|Jogorogo|Kendal|Geneng|Kwadungan|Karangjati|Padas|Ngawi|Paron|Kedunggalar|Widodaren|Mantingan|Pangkur|Bringin|Pitu|Karanganyar|Gerih|Kasreman
35.22 Kabupaten Bojonegoro: Ngraho|Tambakrejo|Ngambon|Ngasem|Bubulan|Dander|Sugihwaras|Kedungadem|Kepohbaru|Baureno|Kanor|Sumberrejo|Balen|Kapas|Bojonegoro|Kalitidu|Malo|Purwosari|Padangan|Kasiman|Temayang|Margomulyo|Trucuk|Sukosewu|Kedewan|Gondang|Sekar|Gayam
35.23 Kabupaten Tuban: Kenduruan|Jatirogo|Bangilan|Bancar|Senori|Tambakboyo|Singgahan|Kerek|Parengan|Montong|Soko|Jenu|Merakurak|Rengel|Semanding|Tuban|Plumpang|Palang|Widang|Grabagan
35.24 Kabupaten Lamongan: Sukorame|Bluluk|Modo|Ngimbang|Babat|Kedungpring|Brondong|Laren|Sekaran|Maduran|Sambeng|Sugio|Pucuk|Paciran|Solokuro|Mantup|Sukodadi|Karanggeneng|Kembangbahu|Kalitengah|Turi|Lamongan|Tikung|Karangbinangun|Deket|Glagah|Sarirejo
35.25 Kabupaten Gresik: Dukun|Balongpanggang|Panceng|Benjeng|Duduksampeyan|Wringinanom|Ujungpangkah|Kedamean|Sidayu|Manyar|Cerme|Bungah|Menganti|Kebomas|Driyorejo|Gresik|Sangkapura|Tambak
35.26 Kabupaten Bangkalan: Bangkalan|Socah|Burneh|Kamal|Arosbaya|Geger|Klampis|Sepulu|Tanjung Bumi|Kokop|Kwanyar|Labang|Tanah Merah|Tragah|Blega|Modung|Konang|Galis
35.27 Kabupaten Sampang: Sreseh|Torjun|Sampang|Camplong|Omben|Kedungdung|Jrengik|Tambelangan|Banyuates|Robatal|Sokobanah|Ketapang|Pangarengan|Karangpenang
35.28 Kabupaten Pamekasan: Tlanakan|Pademawu|Galis|Pamekasan|Proppo|Palengaan|Pegantenan|Larangan|Pakong|Waru|Batumarmar|Kadur|Pasean
35.29 Kabupaten Sumenep: Kota Sumenep|Kalianget|Manding|Talango|Bluto|Saronggi|Lenteng|Giliginting|Guluk-Guluk|Ganding|Pragaan|Ambunten|Pasongsongan|Dasuk|Rubaru|Batang Batang|Batuputih|Dungkek|Gapura|Gayam|Nonggunong|Ra"as|Masalembu|Arjasa|Sapeken|Batuan|Kangayan
35.71 Kota Kediri: Mojoroto|Kota|Pesantren
35.72 Kota Blitar: Kepanjenkidul|Sukorejo|Sananwetan
35.73 Kota Malang: Blimbing|Klojen|Kedungkandang|Sukun|Lowokwaru
35.74 Kota Probolinggo: Kademangan|Wonoasih|Mayangan|Kanigaran|Kedopok
35.75 Kota Pasuruan: Gadingrejo|Purworejo|Bugul Kidul|Panggungrejo
35.76 Kota Mojokerto: Prajuritkulon|Magersari|Kranggan
35.77 Kota Madiun: Kartoharjo|Manguharjo|Taman
35.78 Kota Surabaya: Karang Pilang|Wonocolo|Rungkut|Wonokromo|Tegalsari|Sawahan|Genteng|Gubeng|Sukolilo|Tambaksari|Simokerto|Pabean Cantian|Bubutan|Tandes|Krembangan|Semampir|Kenjeran|Lakarsantri|Benowo|Wiyung|Dukuh Pakis|Gayungan|Jambangan|Tenggilis Mejoyo|Gunung Anyar|Mulyorejo|Sukomanunggal|Asem Rowo|Bulak|Pakal|Sambikerep
35.79 Kota Batu: Batu|Bumiaji|Junrejo
36.01 Kabupaten Pandeglang: Sumur|Cimanggu|Cibaliung|Cikeusik|Cigeulis|Panimbang|Angsana|Munjul|Pagelaran|Bojong|Picung|Labuan|Menes|Saketi|Cipeucang|Jiput|Mandalawangi|Cimanuk|Kaduhejo|Banjar|Pandeglang|Cadasari|Cisata|Patia|Karang Tanjung|Cikedal|Cibitung|Carita|Sukaresmi|Mekarjaya|Sindangresmi|Pulosari|Koroncong|Majasari|Sobang
36.02 Kabupaten Lebak: Malingping|Panggarangan|Bayah|Cipanas|Muncang|Leuwidamar|Bojongmanik|Gunungkencana|Banjarsari|Cileles|Cimarga|Sajira|Maja|Rangkasbitung|Warunggunung|Cijaku|Cikulur|Cibadak|Cibeber|Cilograng|Wanasalam|Sobang|Curugbitung|Kalanganyar|Lebakgedong|Cihara|Cirinten|Cigemblong
36.03 Kabupaten Tangerang: Balaraja|Jayanti|Tigaraksa|Jambe|Cisoka|Kresek|Kronjo|Mauk|Kemiri|Sukadiri|Rajeg|Pasar Kemis|Teluknaga|Kosambi|Pakuhaji|Sepatan|Curug|Cikupa|Panongan|Legok|22Pagedangan|Cisauk|27Sukamulya|Kelapa Dua|Sindang Jaya|Sepatan Timur|Solear|Gunung Kaler|Mekar Baru
36.04 Kabupaten Serang: 05Kramatwatu|Waringinkurung|Bojonegara|Pulo Ampel|Ciruas|11Kragilan|Pontang|Tirtayasa|Tanara|Cikande|Kibin|Carenang|Binuang|Petir|Tunjung Teja|22Baros|Cikeusal|Pamarayan|Kopo|Jawilan|Ciomas|Pabuaran|Padarincang|Anyar|Cinangka|Mancak|Gunungsari|Bandung|Lebak Wangi
36.71 Kota Tangerang: Tangerang|Jatiuwung|Batuceper|Benda|Cipondoh|Ciledug|Karawaci|Periuk|Cibodas|Neglasari|Pinang|Karang Tengah|Larangan
36.72 Kota Cilegon: Cibeber|Cilegon|Pulomerak|Ciwandan|Jombang|Gerogol|Purwakarta|Citangkil
36.73 Kota Serang: Serang|Kasemen|Walantaka|Curug|Cipocok Jaya|Taktakan
36.74 Kota Tangerang Selatan: Serpong|Serpong Utara|Pondok Aren|Ciputat|Ciputat Timur|Pamulang|Setu
`
