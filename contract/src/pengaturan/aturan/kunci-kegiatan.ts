import { kunciDi, type DefinisiAturan } from './definisi'

const acara = { kelompok: 'Event', pemilik: 'event-kemahasiswaan', pembaca: 'event', hak: 'MM' } as const
const event = kunciDi(acara)
const persen = (label: string) => ({ label, tipe: 'angka', min: 0, max: 100 }) as const
const wajib = (label: string) => ({ label, tipe: 'angka', min: 0, max: 100 }) as const

/** Thresholds of seminars and certifications. */
export const KUNCI_EVENT = {
  event_minimal_hadir: {
    tipe: 'objek',
    label: 'Kehadiran minimal untuk sertifikat (%)',
    bawaan: { seminar: 100, sertifikasi: 75 },
    isian: { seminar: persen('Seminar'), sertifikasi: persen('Sertifikasi') },
    ...acara,
  },
  event_batas_bayar_jam: event.angka('Batas bayar pendaftaran event', 48, [1, 720, 'jam']),
  event_tawaran_jam: event.angka('Lama tawaran kursi event', 24, [1, 240, 'jam']),
  event_maks_belum_bayar: event.angka('Pendaftaran event yang belum dibayar', 3, [1, 20]),
  event_bobot_izin: event.angka('Izin dihitung hadir', 0, [0, 100, '%']),
  event_pengembalian: {
    tipe: 'tabel',
    label: 'Pengembalian biaya event',
    bawaan: [
      { hari: 7, persen: 100 },
      { hari: 3, persen: 50 },
      { hari: 0, persen: 0 },
    ],
    maksBaris: 10,
    isian: { hari: { label: 'Paling lambat hari sebelum acara', tipe: 'angka', min: 0, max: 365 }, persen: persen('Persen kembali') },
    ...acara,
  },
  event_biaya_batal: event.angka('Biaya pembatalan event', 10_000, [0, 10_000_000, 'rupiah']),
  event_pengingat_hari: { tipe: 'daftar-angka', label: 'Pengingat event (hari sebelumnya)', bawaan: [7, 1], min: 0, max: 60, ...acara },
  event_koreksi_hadir_hari: event.angka('Kehadiran event boleh dikoreksi selama', 7, [0, 60, 'hari']),
  event_qr_detik: event.angka('QR kehadiran berganti setiap', 15, [5, 300, 'detik']),
  seminar_wajib_jumlah: {
    tipe: 'objek',
    label: 'Seminar yang wajib diikuti',
    bawaan: { SPRO: 0, SHAS: 0, semua: 0 },
    isian: { SPRO: wajib('Seminar proposal'), SHAS: wajib('Seminar hasil'), semua: wajib('Seluruhnya') },
    ...acara,
  },
} as const satisfies Record<string, DefinisiAturan>

const kesiswaan = { kelompok: 'Kemahasiswaan', pemilik: 'event-kemahasiswaan', hak: 'MM' } as const
const beasiswa = kunciDi({ ...kesiswaan, pembaca: 'kemahasiswaan/beasiswa' })
const kegiatan = kunciDi({ ...kesiswaan, pembaca: 'kemahasiswaan/kegiatan-mahasiswa' })
const prestasi = kunciDi({ ...kesiswaan, pembaca: 'kemahasiswaan/prestasi' })
const penunjang = { kelompok: 'SKPI', pemilik: 'event-kemahasiswaan', pembaca: 'kemahasiswaan/skpi', hak: 'MM' } as const
const skpi = kunciDi(penunjang)
const poin = (label: string) => ({ label, tipe: 'angka', min: 0, max: 1000 }) as const

/** Thresholds of Kemahasiswaan and SKPI. */
export const KUNCI_KEMAHASISWAAN = {
  beasiswa_maks_pengajuan: beasiswa.angka('Pengajuan beasiswa sekaligus', 2, [1, 20]),
  beasiswa_terima_hari: beasiswa.angka('Batas menerima beasiswa', 7, [1, 60, 'hari']),
  beasiswa_muncul_di_portal: beasiswa.bool('Beasiswa tampil di portal mahasiswa', 1),
  kegiatan_lpj_hari: kegiatan.angka('Batas laporan kegiatan', 14, [1, 180, 'hari']),
  kegiatan_dana_muka: kegiatan.angka('Dana kegiatan yang dibayar di muka', 70, [0, 100, '%']),
  kegiatan_batas_sup: kegiatan.angka('Dana kegiatan yang perlu Supervisor', 25_000_000, [0, 10_000_000_000, 'rupiah']),
  kegiatan_setuju_bertingkat: kegiatan.bool('Persetujuan kegiatan bertingkat', 1),
  prestasi_negara_min: prestasi.angka('Negara peserta untuk tingkat internasional', 3, [1, 100, 'negara']),
  prestasi_pt_min: prestasi.angka('Perguruan tinggi peserta paling sedikit', 3, [1, 500]),
  skpi_poin_minimum: {
    tipe: 'objek',
    label: 'Poin SKPI paling sedikit',
    bawaan: { D3: 75, D4: 100, S1: 100, lain: 0 },
    isian: { D3: poin('D3'), D4: poin('D4'), S1: poin('S1'), lain: poin('Jenjang lain') },
    ...penunjang,
  },
  skpi_jenis_wajib: {
    tipe: 'tabel',
    label: 'Jenis kegiatan SKPI yang wajib',
    bawaan: [{ kode: 'I01' }],
    maksBaris: 20,
    isian: { kode: { label: 'Kode jenis', tipe: 'teks' } },
    ...penunjang,
  },
  skpi_klaim_maks_bulan: skpi.angka('Kegiatan dapat diklaim selama', 12, [1, 120, 'bulan']),
  skpi_poin_anggota_persen: skpi.angka('Poin anggota kelompok', 100, [0, 100, '%']),
  skpi_perlu_ijazah: skpi.bool('SKPI perlu nomor ijazah', 1),
} as const satisfies Record<string, DefinisiAturan>
