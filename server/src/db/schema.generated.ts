/**
 * The tables as the migrations leave them, for Kysely. Written by `npm run db:types`; don't edit it.
 */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<number, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Akreditasi {
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idProdi: string | null;
  internasional: Generated<boolean>;
  keterangan: string | null;
  lembaga: string;
  nilai: Numeric | null;
  nomorSk: string;
  peringkat: string;
  tanggalBerakhir: string;
  tanggalMulai: string;
  tanggalSk: string;
  versi: Generated<number>;
}

export interface AktaYayasan {
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idYayasan: string;
  nomor: string;
  notaris: string | null;
  perihal: string;
  tanggal: string;
  versi: Generated<number>;
}

export interface AktivitasKuliah {
  biayaKuliahSmt: Generated<number>;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idMahasiswa: string;
  idPeriode: number;
  ipk: Numeric | null;
  ips: Numeric | null;
  kunci: Generated<boolean>;
  pembiayaan: string | null;
  semesterKe: number;
  sksLulusSemester: Generated<number>;
  sksSemester: Generated<number>;
  sksTempuh: Generated<number>;
  sksTotal: Generated<number>;
  status: string;
  sumber: Generated<string>;
  versi: Generated<number>;
}

export interface Akun {
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  email: string | null;
  emailTerverifikasi: Generated<boolean>;
  idDosen: string | null;
  idMahasiswa: string | null;
  idOperator: number | null;
  jumlahKunci: Generated<number>;
  roles: string[];
  sandiDiubahPada: Timestamp | null;
  sandiHash: string | null;
  status: Generated<string>;
  terakhirMasuk: Timestamp | null;
  terkunciSampai: Timestamp | null;
  username: string;
  uuid: Generated<string>;
  versi: Generated<number>;
  versiToken: Generated<number>;
  wajibGantiSandi: Generated<boolean>;
}

export interface AuditLog {
  aksi: string;
  alamatIp: string | null;
  alasan: string | null;
  atasNamaOleh: string | null;
  collegeId: string;
  entitas: string;
  id: Generated<number>;
  idAkun: string | null;
  idBaris: string | null;
  label: string | null;
  peramban: string | null;
  requestId: string | null;
  sebelum: Json | null;
  sesudah: Json | null;
  waktu: Generated<Timestamp>;
}

export interface Biodata {
  alamatDomisili: Json | null;
  anakKe: number | null;
  beratBadan: number | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  dusun: string | null;
  email: string | null;
  emailKampus: string | null;
  golonganDarah: string | null;
  handphone: string | null;
  hobi: string | null;
  id: Generated<string>;
  idAgama: string | null;
  idAlatTransportasi: string | null;
  idFoto: string | null;
  idJenisTinggal: string | null;
  idPddikti: string | null;
  idTandaTangan: string | null;
  idWilayah: string | null;
  jalan: string | null;
  jenisKelamin: string;
  jumlahSaudara: number | null;
  kebutuhanKhusus: Generated<number>;
  kebutuhanKhususAyah: Generated<number>;
  kebutuhanKhususIbu: Generated<number>;
  kelurahan: string | null;
  kewarganegaraan: Generated<string>;
  kodePos: string | null;
  kontakDarurat: Json | null;
  nama: string;
  namaIbuKandung: string | null;
  nik: string | null;
  nikTerverifikasi: Generated<boolean>;
  nisn: string | null;
  noKitas: string | null;
  noKk: string | null;
  nomorKps: string | null;
  noPaspor: string | null;
  npwp: string | null;
  penerimaKps: Generated<boolean>;
  pesanPddikti: string | null;
  rt: string | null;
  rw: string | null;
  statusPddikti: Generated<string>;
  statusPernikahan: string | null;
  tanggalLahir: string;
  telepon: string | null;
  tempatLahir: string | null;
  tinggiBadan: number | null;
  ukuranAlmamater: string | null;
  versi: Generated<number>;
}

export interface College {
  collegeId: string;
  colorMode: Generated<string>;
  copyright: Generated<string>;
  demo: Generated<boolean>;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  enableChat: Generated<boolean>;
  enableHelpChat: Generated<boolean>;
  enableLocalization: Generated<boolean>;
  idFavicon: string | null;
  idKopSurat: string | null;
  idLogo: string | null;
  judul: string;
  kodePt: string;
  nama: string;
  periodeAktif: number;
  status: Generated<string>;
  unik: Generated<string>;
  urlSikadLegacy: string | null;
  versi: Generated<number>;
  zonaWaktu: Generated<string>;
}

export interface Dosen {
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  email: string | null;
  emailKampus: string | null;
  gelarBelakang: string | null;
  gelarDepan: string | null;
  golongan: string | null;
  handphone: string | null;
  id: Generated<string>;
  idAgama: string | null;
  idFakultas: string | null;
  idIkatanKerja: string;
  idPddikti: string | null;
  idProdiHomebase: string | null;
  idStatusKeaktifan: Generated<string>;
  idStatusKepegawaian: string | null;
  idWilayah: string | null;
  jabatanFungsional: string | null;
  jalan: string | null;
  jenisDosen: string;
  jenisKelamin: string;
  kelurahan: string | null;
  kodePos: string | null;
  maksBimbinganPa: Generated<number>;
  maksSksMengajar: Generated<number>;
  nama: string;
  namaLengkap: Generated<string>;
  negara: Generated<string>;
  nidk: string | null;
  nidn: string | null;
  nik: string | null;
  nip: string | null;
  nuptk: string | null;
  pendidikanTertinggi: string | null;
  serdos: Generated<boolean>;
  statusAktif: Generated<string>;
  tanggalLahir: string;
  telepon: string | null;
  tempatLahir: string | null;
  unitTamu: string | null;
  versi: Generated<number>;
}

export interface DosenPa {
  akhirPeriode: number | null;
  alasan: string | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idDosen: string;
  idMahasiswa: string;
  mulaiPeriode: number;
  nomorSk: string | null;
  versi: Generated<number>;
}

export interface Fakultas {
  aktif: Generated<boolean>;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  email: string | null;
  id: Generated<string>;
  idDekan: string | null;
  idKampus: string | null;
  kode: string;
  kodeNim: string | null;
  nama: string;
  namaInggris: string | null;
  singkatan: string | null;
  skPendirian: string | null;
  tanggalSk: string | null;
  telepon: string | null;
  urut: Generated<number>;
  versi: Generated<number>;
}

export interface GagalMasuk {
  alamatIp: string | null;
  collegeId: string;
  id: Generated<number>;
  idAkun: string | null;
  loginHash: string;
  waktu: Generated<Timestamp>;
}

export interface HakAkses {
  bawaan: Generated<boolean>;
  collegeId: string;
  deskripsi: string | null;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  nama: string;
  scopes: Generated<Json>;
  versi: Generated<number>;
}

export interface Ide {
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idAkun: string;
  isi: string;
  judul: string;
  status: Generated<string>;
  versi: Generated<number>;
}

export interface Idempotensi {
  collegeId: string;
  dibuatPada: Generated<Timestamp>;
  idAkun: string;
  jawaban: Json | null;
  kunci: string;
  rute: string;
  sidik: string;
}

export interface IdeSuara {
  collegeId: string;
  idAkun: string;
  idIde: string;
}

export interface Jejak {
  collegeId: string;
  durasi: number | null;
  fitur: string;
  id: Generated<number>;
  jenis: string;
  pesan: string | null;
  versiPortal: string | null;
  waktu: Generated<Timestamp>;
}

export interface JenisKelas {
  aktif: Generated<boolean>;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idKelompokSesi: string | null;
  kode: string;
  kodeNim: string | null;
  nama: string;
  perluInstansi: Generated<boolean>;
  versi: Generated<number>;
}

export interface Jurusan {
  aktif: Generated<boolean>;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idFakultas: string | null;
  idKetua: string | null;
  idSekretaris: string | null;
  kode: string;
  nama: string;
  namaInggris: string | null;
  urut: Generated<number>;
  versi: Generated<number>;
}

export interface Kampus {
  aktif: Generated<boolean>;
  bujur: Numeric | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idWilayah: string | null;
  jalan: string | null;
  kelurahan: string | null;
  kode: string;
  kodePos: string | null;
  kota: string | null;
  lintang: Numeric | null;
  nama: string;
  utama: Generated<boolean>;
  versi: Generated<number>;
  zonaWaktu: Generated<string>;
}

export interface KategoriPengumuman {
  aktif: Generated<boolean>;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  kode: string;
  nama: string;
  versi: Generated<number>;
  warna: string | null;
}

export interface KelasDefault {
  angkatan: number;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idDosenWali: string | null;
  idJenisKelas: string | null;
  idKampus: string | null;
  idProdi: string;
  kapasitas: Generated<number>;
  kode: string;
  nama: string;
  versi: Generated<number>;
}

export interface KelasKuliah {
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idDosen: string | null;
  idMakul: string;
  idPeriode: number;
  idProdi: string;
  kapasitas: number;
  namaKelas: string;
  terisi: Generated<number>;
  versi: Generated<number>;
}

export interface KelompokSesi {
  aktif: Generated<boolean>;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  hari: Generated<number[]>;
  id: Generated<string>;
  kode: string;
  nama: string;
  versi: Generated<number>;
}

export interface Konfigurasi {
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  kelompok: Generated<string>;
  keyword: string;
  tipe: Generated<string>;
  value: string;
  versi: Generated<number>;
}

export interface Konsentrasi {
  aktif: Generated<boolean>;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idPddikti: string | null;
  idProdi: string;
  kode: string;
  kuota: number | null;
  nama: string;
  namaInggris: string | null;
  sksMinimum: number | null;
  versi: Generated<number>;
}

export interface KunciServer {
  dibuatPada: Generated<Timestamp>;
  nama: string;
  nilai: string;
}

export interface Lokasi {
  aktif: Generated<boolean>;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idKampus: string | null;
  jamLayanan: Generated<Json>;
  jaringan: Generated<string[]>;
  kode: string;
  kota: string;
  nama: string;
  telepon: string | null;
  versi: Generated<number>;
}

export interface Mahasiswa {
  angkatan: Generated<number>;
  batasStudiPeriode: number | null;
  biayaMasuk: number | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  gelombang: string | null;
  id: Generated<string>;
  idBiodata: string;
  idDosenPa: string | null;
  idJenisKelas: string;
  idJenisKeluar: string | null;
  idKampus: string;
  idKelasDefault: string | null;
  idKelompokSesi: string | null;
  idKonsentrasi: string | null;
  idPddikti: string | null;
  idProdi: string;
  idProdiAsal: string | null;
  idPtAsal: string | null;
  idSekolah: string | null;
  ipk: Numeric | null;
  ipkLulus: Numeric | null;
  jalurDaftar: string | null;
  jenisDaftar: string;
  jenisKelamin: string;
  judulSkripsi: string | null;
  kelengkapan: Generated<number>;
  keteranganKeluar: string | null;
  kunciPddikti: Generated<boolean>;
  nama: string;
  nim: string;
  nimAsal: string | null;
  nimLama: Generated<string[]>;
  nomorIjazah: string | null;
  nomorSkKeluar: string | null;
  noPendaftaran: string | null;
  pembiayaan: string | null;
  periodeKeluar: number | null;
  periodeMasuk: number;
  semesterAwal: Generated<number>;
  siapPddikti: Generated<boolean>;
  sksDiakui: number | null;
  sksLulus: Generated<number>;
  status: string;
  statusPddikti: Generated<string>;
  statusSejakPeriode: number;
  tanggalKeluar: string | null;
  tanggalMasuk: string;
  tanggalSkKeluar: string | null;
  tanggalStatus: string;
  versi: Generated<number>;
}

export interface MataKuliah {
  aktif: Generated<string>;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idProdi: string;
  jenis: Generated<string>;
  kelompok: string | null;
  kode: string;
  masukIpk: Generated<boolean>;
  mkBersama: Generated<boolean>;
  nama: string;
  namaInggris: string | null;
  semester: number | null;
  sistemPenilaian: Generated<string>;
  sks: Generated<Numeric>;
  sksPraktik: Generated<Numeric>;
  sksPraktikLapangan: Generated<Numeric>;
  sksSimulasi: Generated<Numeric>;
  sksTatapMuka: Generated<Numeric>;
  teoriPraktek: Generated<string>;
  versi: Generated<number>;
}

export interface Nilai {
  angka: Numeric | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  finalPada: Timestamp | null;
  huruf: string | null;
  id: Generated<string>;
  idKelas: string | null;
  idMahasiswa: string;
  idMakul: string;
  idPeriode: number;
  indeks: Numeric | null;
  sks: Numeric;
  status: Generated<string>;
  sumber: Generated<string>;
  versi: Generated<number>;
}

export interface Notifikasi {
  collegeId: string;
  dibacaPada: Timestamp | null;
  dibuatPada: Generated<Timestamp>;
  id: Generated<string>;
  idAkun: string;
  isi: Generated<string>;
  jenis: string;
  judul: string;
  tautan: string | null;
}

export interface Operator {
  aktif: Generated<boolean>;
  berlakuSelesai: string | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  email: string | null;
  id: number;
  idFoto: string | null;
  idLokasi: string | null;
  nama: string;
  prodi: Generated<string>;
  sesiSemester: number;
  supervisor: Generated<boolean>;
  telepon: string | null;
  versi: Generated<number>;
}

export interface OperatorHakAkses {
  berlakuMulai: string | null;
  berlakuSelesai: string | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idHakAkses: string;
  idOperator: number;
  versi: Generated<number>;
}

export interface OrangTua {
  alamat: string | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  email: string | null;
  handphone: string | null;
  hubungan: string | null;
  id: Generated<string>;
  idBiodata: string;
  idPekerjaan: string | null;
  idPendidikan: string | null;
  idPenghasilan: string | null;
  masihHidup: Generated<boolean>;
  nama: string | null;
  nik: string | null;
  peran: string;
  tanggalLahir: string | null;
  versi: Generated<number>;
}

export interface Pengumuman {
  berakhirPada: Timestamp | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idKategori: string;
  isi: string;
  judul: string;
  terbitPada: Timestamp;
  tujuan: Generated<string[]>;
  unitPenulis: string;
  versi: Generated<number>;
}

export interface PengumumanDibaca {
  collegeId: string;
  dibacaPada: Generated<Timestamp>;
  idAkun: string;
  idPengumuman: string;
}

export interface PerguruanTinggi {
  bank: string | null;
  bentukPt: string;
  bujur: Numeric | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  dusun: string | null;
  email: string | null;
  faksimile: string | null;
  id: Generated<string>;
  idPddikti: string | null;
  idWilayah: string | null;
  idYayasan: string | null;
  jalan: string | null;
  kelurahan: string | null;
  kode: string;
  kodePos: string | null;
  lintang: Numeric | null;
  luasTanahBukanMilik: Numeric | null;
  luasTanahMilik: Numeric | null;
  mbs: Generated<boolean>;
  misi: string | null;
  motto: string | null;
  nama: string;
  namaInggris: string | null;
  nomorRekening: string | null;
  npsn: string | null;
  npwp: string | null;
  rtRw: string | null;
  singkatan: string | null;
  skIzinOperasional: string | null;
  skPendirian: string;
  statusMilik: string;
  statusPt: Generated<string>;
  tanggalBerdiri: string | null;
  tanggalIzinOperasional: string | null;
  tanggalSkPendirian: string;
  telepon: string | null;
  unitCabang: string | null;
  versi: Generated<number>;
  visi: string | null;
  website: string | null;
}

export interface Periode {
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: number;
  kodeSemester: number;
  label: Generated<string>;
  mingguKuliah: Generated<number>;
  status: Generated<string>;
  tahun: number;
  tanggalMulai: string;
  tanggalSelesai: string;
  urutan: Generated<number>;
  versi: Generated<number>;
}

export interface PermintaanAkses {
  alasan: string;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  dijawabOleh: string | null;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  halaman: string;
  id: Generated<string>;
  idAkun: string;
  scopeDiminta: string[];
  status: Generated<string>;
  versi: Generated<number>;
}

export interface Preferensi {
  collegeId: string;
  diubahPada: Generated<Timestamp>;
  idAkun: string;
  kunci: string;
  nilai: Json;
}

export interface Prodi {
  bahasa: Generated<string>;
  batasStudiSemester: number | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  email: string | null;
  gelar: string;
  gelarInggris: string | null;
  id: Generated<string>;
  idFakultas: string | null;
  idJurusan: string | null;
  idKampus: string | null;
  idKaprodi: string | null;
  idPddikti: string | null;
  idSekretaris: string | null;
  ipkMinimalLulus: Numeric;
  jenjang: string;
  jenjangProdi: Generated<string>;
  kkniLevel: number | null;
  kode: string;
  kodeNim: string;
  kompetensi: string | null;
  konsentrasiMulaiSemester: number | null;
  masaTempuh: number;
  misi: string | null;
  nama: string;
  namaInggris: string | null;
  pakaiKonsentrasi: Generated<boolean>;
  rasioMaksimum: Generated<number>;
  rumpun: Generated<string>;
  singkatanGelar: string;
  skPenyelenggaraan: string;
  sksLulus: number;
  status: Generated<string>;
  tanggalSk: string;
  tanggalTutup: string | null;
  telepon: string | null;
  tmtSk: string | null;
  tujuan: string | null;
  versi: Generated<number>;
  visi: string | null;
  website: string | null;
}

export interface ReferensiPerguruanTinggi {
  id: Generated<string>;
  idPddikti: string | null;
  kode: string;
  kodeWilayah: string | null;
  kota: string | null;
  nama: string;
  status: Generated<string>;
}

export interface ReferensiProdi {
  id: Generated<string>;
  idPddikti: string | null;
  idPerguruanTinggi: string;
  jenjang: string;
  kode: string;
  nama: string;
}

export interface RefKode {
  aktif: Generated<boolean>;
  collegeId: string;
  daftar: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  kelompok: string | null;
  kode: string;
  kodePddikti: string | null;
  nama: string;
  urut: Generated<number>;
  versi: Generated<number>;
}

export interface RisetSimpanan {
  bentuk: Json;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  disematkan: Generated<boolean>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idAkun: string;
  idHakAkses: string | null;
  nama: string;
  versi: Generated<number>;
}

export interface RiwayatPendidikan {
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  gelar: string | null;
  id: Generated<string>;
  idBiodata: string;
  idReferensiPt: string | null;
  idSekolah: string | null;
  ipk: Numeric | null;
  jenis: string;
  jenjang: string;
  jurusan: string | null;
  namaLembaga: string | null;
  nilaiRata: Numeric | null;
  nomorIjazah: string | null;
  tahunLulus: number | null;
  tahunMasuk: number | null;
  versi: Generated<number>;
}

export interface RiwayatStatus {
  alasan: string | null;
  collegeId: string;
  dibatalkan: Generated<boolean>;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  idMahasiswa: string;
  nomorSk: string | null;
  periode: number;
  status: string;
  sumber: string;
  tanggal: string;
  tanggalSk: string | null;
  versi: Generated<number>;
}

export interface SandiLama {
  collegeId: string;
  digantiPada: Generated<Timestamp>;
  id: Generated<number>;
  idAkun: string;
  sandiHash: string;
}

export interface Sekolah {
  alamat: string | null;
  id: Generated<string>;
  jenisSekolah: string;
  kodeWilayah: string | null;
  nama: string;
  npsn: string;
  status: string;
}

export interface Sesi {
  alamatIp: string | null;
  alasan: string | null;
  atasNama: string | null;
  berakhirPada: Timestamp;
  bolehUbah: Generated<boolean>;
  collegeId: string;
  dibuatPada: Generated<Timestamp>;
  dicabutPada: Timestamp | null;
  diputarPada: Timestamp | null;
  hashRefresh: string;
  hashSebelum: string | null;
  id: Generated<string>;
  idAkun: string;
  klien: Generated<string>;
  penerus: string | null;
  peramban: string | null;
  sebabCabut: string | null;
  terakhirDipakai: Generated<Timestamp>;
  urutan: Generated<number>;
  versiToken: number;
}

export interface Site {
  aktif: Generated<boolean>;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  id: Generated<string>;
  jenis: Generated<string>;
  origin: string;
  versi: Generated<number>;
}

export interface SkalaNilai {
  batasAtas: Numeric | null;
  batasBawah: Numeric | null;
  berlakuAkhir: string | null;
  berlakuMulai: string;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  huruf: string;
  id: Generated<string>;
  idProdi: string | null;
  indeks: Numeric;
  jenjang: string | null;
  khusus: Generated<boolean>;
  lulus: boolean;
  versi: Generated<number>;
}

export interface SurelKeluar {
  cobaLagiPada: Generated<Timestamp>;
  collegeId: string;
  dibuatPada: Generated<Timestamp>;
  id: Generated<string>;
  isiHtml: string | null;
  isiTeks: string;
  judul: string;
  kepada: string;
  percobaan: Generated<number>;
  pesan: string | null;
  status: Generated<string>;
  terkirimPada: Timestamp | null;
}

export interface TautanSandi {
  berlakuSampai: Timestamp;
  collegeId: string;
  dibuatPada: Generated<Timestamp>;
  dipakaiPada: Timestamp | null;
  hashToken: string;
  id: Generated<string>;
  idAkun: string;
}

export interface Varian {
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  disembunyikan: Generated<string[]>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  handoff: Generated<string[]>;
  label: Generated<Json>;
  unik: string;
  versi: Generated<number>;
}

export interface Wilayah {
  jalur: string;
  kode: string;
  kodeInduk: string | null;
  kodeKemendagri: string | null;
  kodePos: string | null;
  level: number;
  nama: string;
}

export interface Yayasan {
  bendahara: string | null;
  collegeId: string;
  dibuatOleh: string | null;
  dibuatPada: Generated<Timestamp>;
  diubahOleh: string | null;
  diubahPada: Generated<Timestamp>;
  dusun: string | null;
  email: string | null;
  id: Generated<string>;
  idWilayah: string | null;
  jalan: string | null;
  kelurahan: string | null;
  ketua: string | null;
  kode: string | null;
  kodePos: string | null;
  nama: string;
  namaNotaris: string | null;
  nomorAkta: string;
  nomorPengesahanAhu: string;
  npwp: string | null;
  rtRw: string | null;
  sekretaris: string | null;
  tanggalAkta: string;
  tanggalPengesahanAhu: string;
  telepon: string | null;
  versi: Generated<number>;
  website: string | null;
}

export interface DB {
  akreditasi: Akreditasi;
  aktaYayasan: AktaYayasan;
  aktivitasKuliah: AktivitasKuliah;
  akun: Akun;
  auditLog: AuditLog;
  biodata: Biodata;
  college: College;
  dosen: Dosen;
  dosenPa: DosenPa;
  fakultas: Fakultas;
  gagalMasuk: GagalMasuk;
  hakAkses: HakAkses;
  ide: Ide;
  idempotensi: Idempotensi;
  ideSuara: IdeSuara;
  jejak: Jejak;
  jenisKelas: JenisKelas;
  jurusan: Jurusan;
  kampus: Kampus;
  kategoriPengumuman: KategoriPengumuman;
  kelasDefault: KelasDefault;
  kelasKuliah: KelasKuliah;
  kelompokSesi: KelompokSesi;
  konfigurasi: Konfigurasi;
  konsentrasi: Konsentrasi;
  kunciServer: KunciServer;
  lokasi: Lokasi;
  mahasiswa: Mahasiswa;
  mataKuliah: MataKuliah;
  nilai: Nilai;
  notifikasi: Notifikasi;
  operator: Operator;
  operatorHakAkses: OperatorHakAkses;
  orangTua: OrangTua;
  pengumuman: Pengumuman;
  pengumumanDibaca: PengumumanDibaca;
  perguruanTinggi: PerguruanTinggi;
  periode: Periode;
  permintaanAkses: PermintaanAkses;
  preferensi: Preferensi;
  prodi: Prodi;
  referensiPerguruanTinggi: ReferensiPerguruanTinggi;
  referensiProdi: ReferensiProdi;
  refKode: RefKode;
  risetSimpanan: RisetSimpanan;
  riwayatPendidikan: RiwayatPendidikan;
  riwayatStatus: RiwayatStatus;
  sandiLama: SandiLama;
  sekolah: Sekolah;
  sesi: Sesi;
  site: Site;
  skalaNilai: SkalaNilai;
  surelKeluar: SurelKeluar;
  tautanSandi: TautanSandi;
  varian: Varian;
  wilayah: Wilayah;
  yayasan: Yayasan;
}
