import type { Kesiapan } from '@sivitas/contract/pengaturan/kesiapan'
import { KODE_JENDELA, labelJendela, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { periksaJadwal } from '@sivitas/rules/akademik/periksa-jadwal'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode, tahunAkademik, uraiPeriode } from '@sivitas/rules/platform/periode'
import type { Hitungan } from './queries'

export type Bahan = {
  periode: number
  hitungan: Hitungan
  jendela: readonly { kode: string; mulai: Date; selesai: Date }[]
  templateTerbit: readonly string[]
}

type Status = Kesiapan['status']
type Jawaban = { status: Status; jumlah: number; penjelasan: string; tautan: string | null }
type Pemeriksaan = { kode: string; judul: string; periksa: (bahan: Bahan) => Jawaban }

/** Kinds of print without which a semester can't begin (Pengaturan, Template). */
const JENIS_TEMPLATE = ['krs', 'krss', 'pkrs', 'khs', 'transkrip', 'kartu-ujian', 'ktm', 'rps'] as const

/** Windows without which a period can't run. */
const JENDELA_POKOK: readonly KodeJendela[] = ['KRS', 'PERSETUJUAN_KRS', 'KULIAH', 'INPUT_NILAI']

/** A count of what is missing: none is ready, some is amber or red. */
const kurang = (jumlah: number, teks: { ada: string; siap: string }, lain: { parah?: Status; tautan: string | null }): Jawaban => ({
  status: jumlah === 0 ? 'siap' : (lain.parah ?? 'perhatian'),
  jumlah,
  penjelasan: jumlah === 0 ? teks.siap : `${formatAngka(jumlah)} ${teks.ada}`,
  tautan: lain.tautan,
})

function periksaPeriode({ periode, hitungan: { statusPeriode } }: Bahan): Jawaban {
  const nama = labelPeriode(periode)
  const tautan = '/akademik/periode'
  if (statusPeriode === 'berjalan') return { status: 'siap', jumlah: 0, penjelasan: `${nama} sedang berjalan.`, tautan }
  if (statusPeriode === null) return { status: 'belum', jumlah: 1, penjelasan: `${nama} belum dibuat.`, tautan }
  if (statusPeriode === 'rencana') return { status: 'perhatian', jumlah: 1, penjelasan: `${nama} masih berstatus rencana.`, tautan }
  return { status: 'siap', jumlah: 0, penjelasan: `${nama} sudah ditutup.`, tautan }
}

function periksaKalender({ periode, hitungan: { entriKalender, kalenderTerbit } }: Bahan): Jawaban {
  const tautan = `/pengaturan/kalender-akademik?tahun=${uraiPeriode(periode).tahun}`
  const tahun = tahunAkademik(periode)
  if (entriKalender === 0) return { status: 'belum', jumlah: 0, penjelasan: 'Kalender periode ini masih kosong.', tautan }
  const isi = `${formatAngka(entriKalender)} entri`
  return kalenderTerbit
    ? { status: 'siap', jumlah: 0, penjelasan: `Kalender ${tahun} sudah terbit, ${isi} pada periode ini.`, tautan }
    : { status: 'perhatian', jumlah: entriKalender, penjelasan: `Kalender ${tahun} belum diterbitkan, ${isi} pada periode ini.`, tautan }
}

function periksaJendela({ periode, jendela }: Bahan): Jawaban {
  const tautan = `/pengaturan/jadwal-sistem-akademik?periode=${periode}`
  const ada = new Set(jendela.map(({ kode }) => kode))
  const kosong = KODE_JENDELA.filter((kode) => !ada.has(kode))
  const pokok = JENDELA_POKOK.filter((kode) => !ada.has(kode))
  const temuan = periksaJadwal(
    jendela.map((baris) => ({ kode: baris.kode as KodeJendela, mulai: baris.mulai.getTime(), selesai: baris.selesai.getTime() })),
  )
  const galat = temuan.find(({ tingkat }) => tingkat === 'galat')
  const kata = [
    ...(pokok.length > 0 ? [`Belum dijadwalkan: ${pokok.map(labelJendela).join(', ')}.`] : []),
    ...(galat ? [galat.pesan] : []),
    ...(temuan.length > (galat ? 1 : 0) ? [`${temuan.length - (galat ? 1 : 0)} urutan perlu diperiksa.`] : []),
    ...(kosong.length > 0 ? [`${kosong.length} dari ${KODE_JENDELA.length} jendela kosong.`] : []),
  ]
  const status: Status = pokok.length > 0 || galat ? 'belum' : kata.length > 0 ? 'perhatian' : 'siap'
  return { status, jumlah: kosong.length + temuan.length, penjelasan: kata.join(' ') || 'Seluruh jendela terisi dan berurutan.', tautan }
}

function periksaKelas({ hitungan: { kelas, kelasTanpaDosen } }: Bahan): Jawaban {
  if (kelas === 0) return { status: 'belum', jumlah: 0, penjelasan: 'Belum ada kelas pada periode ini.', tautan: null }
  const teks = {
    ada: `dari ${formatAngka(kelas)} kelas belum memiliki dosen.`,
    siap: `${formatAngka(kelas)} kelas, semuanya memiliki dosen.`,
  }
  return kurang(kelasTanpaDosen, teks, { tautan: null })
}

function periksaTemplate({ templateTerbit }: Bahan): Jawaban {
  const belum = JENIS_TEMPLATE.filter((jenis) => !templateTerbit.includes(jenis))
  const teks = { ada: `jenis template belum terbit: ${belum.join(', ')}.`, siap: 'Seluruh jenis template sudah terbit.' }
  return kurang(belum.length, teks, { tautan: `/pengaturan/template/${belum[0] ?? 'khs'}` })
}

const adaBila = (jumlah: number, teks: { ada: string; kosong: string }, tautan: string | null): Jawaban =>
  jumlah > 0 ? { status: 'siap', jumlah: 0, penjelasan: teks.ada, tautan } : { status: 'belum', jumlah: 1, penjelasan: teks.kosong, tautan }

/**
 * The checks of Beyond 4 whose areas have tables. Clashes and rooms of classes, tariffs, virtual accounts and the
 * references of PDDikti join them with their areas.
 */
export const PEMERIKSAAN: readonly Pemeriksaan[] = [
  { kode: 'periode', judul: 'Periode', periksa: periksaPeriode },
  { kode: 'kalender', judul: 'Kalender akademik terbit', periksa: periksaKalender },
  { kode: 'jendela', judul: 'Jendela terisi dan berurutan', periksa: periksaJendela },
  {
    kode: 'kurikulum',
    judul: 'Kurikulum untuk angkatan baru',
    periksa: ({ hitungan: h }) =>
      kurang(
        h.prodiTanpaKurikulum,
        {
          ada: `dari ${formatAngka(h.prodiAktif)} program studi tanpa kurikulum aktif untuk angkatan ini.`,
          siap: 'Setiap program studi memiliki kurikulum aktif.',
        },
        { tautan: null },
      ),
  },
  { kode: 'kelas_dosen', judul: 'Dosen setiap kelas', periksa: periksaKelas },
  {
    kode: 'homebase',
    judul: 'Homebase dosen',
    periksa: ({ hitungan: h }) =>
      kurang(
        h.dosenTanpaHomebase,
        { ada: 'dosen tetap aktif tanpa homebase.', siap: 'Setiap dosen tetap aktif memiliki homebase.' },
        { tautan: null },
      ),
  },
  {
    kode: 'mahasiswa_pa',
    judul: 'Dosen PA mahasiswa',
    periksa: ({ hitungan: h }) =>
      kurang(
        h.mahasiswaTanpaPa,
        { ada: 'mahasiswa aktif tanpa dosen PA.', siap: 'Setiap mahasiswa aktif memiliki dosen PA.' },
        { tautan: '/data-master/mahasiswa/data-mahasiswa?tanpaPa=1&status[0]=A' },
      ),
  },
  {
    kode: 'aturan',
    judul: 'Aturan studi',
    periksa: ({ hitungan: h }) =>
      adaBila(
        Math.min(h.hakSksUmum, h.sksKelulusan),
        { ada: 'Hak SKS dan SKS kelulusan sudah diatur.', kosong: 'Hak SKS umum atau SKS kelulusan belum diatur.' },
        h.hakSksUmum === 0 ? '/pengaturan/hak-sks-maksimum' : '/pengaturan/sks-kelulusan',
      ),
  },
  {
    kode: 'skala_nilai',
    judul: 'Skala nilai',
    periksa: ({ hitungan: h }) =>
      adaBila(
        h.skalaUmum,
        { ada: 'Skala nilai umum berlaku pada periode ini.', kosong: 'Tidak ada skala nilai umum yang berlaku.' },
        '/pengaturan/konfigurasi-nilai',
      ),
  },
  { kode: 'template', judul: 'Template terbit', periksa: periksaTemplate },
  {
    kode: 'pejabat',
    judul: 'Pejabat sampai akhir periode',
    periksa: ({ hitungan: h }) =>
      h.jabatan === 0
        ? { status: 'belum', jumlah: 1, penjelasan: 'Belum ada pejabat yang dicatat.', tautan: '/pengaturan/pejabat' }
        : kurang(
            h.jabatanTanpaPejabat,
            { ada: 'jabatan tanpa pejabat pada akhir periode.', siap: 'Setiap jabatan memiliki pejabat sampai akhir periode.' },
            { tautan: '/pengaturan/pejabat' },
          ),
  },
  {
    kode: 'penomoran',
    judul: 'Penomoran dokumen',
    periksa: ({ hitungan: h }) =>
      adaBila(
        h.penomoran,
        { ada: `${formatAngka(h.penomoran)} pola penomoran tersedia.`, kosong: 'Belum ada pola penomoran.' },
        '/pengaturan/penomoran',
      ),
  },
  {
    kode: 'fitur',
    judul: 'Fitur KRS untuk mahasiswa',
    periksa: ({ hitungan: h }) =>
      adaBila(
        h.fiturKrsTerbuka,
        { ada: 'Fitur KRS dibuka untuk portal mahasiswa.', kosong: 'Fitur KRS belum dibuka untuk portal mahasiswa.' },
        '/pengaturan/publikasi-fitur',
      ),
  },
  {
    kode: 'petugas',
    judul: 'Hak petugas yang sudah habis masa',
    periksa: ({ hitungan: h }) =>
      kurang(
        h.petugasKedaluwarsa,
        { ada: 'operator lewat masa berlakunya tetapi masih memegang hak akses.', siap: 'Tidak ada operator yang lewat masa berlakunya.' },
        { tautan: '/pengaturan/operator/data-operator?aktif=1' },
      ),
  },
  {
    kode: 'surel',
    judul: 'Surel keluar',
    periksa: ({ hitungan: h }) =>
      kurang(
        h.surelGagal,
        { ada: 'surel gagal terkirim dalam tujuh hari.', siap: 'Tidak ada surel yang gagal dalam tujuh hari.' },
        { tautan: '/pengaturan/konfigurasi-lain' },
      ),
  },
  {
    kode: 'pekerjaan',
    judul: 'Pekerjaan latar',
    periksa: ({ hitungan: h }) =>
      kurang(
        h.pekerjaanGagal,
        { ada: 'pekerjaan gagal dalam tujuh hari.', siap: 'Tidak ada pekerjaan yang gagal dalam tujuh hari.' },
        { tautan: '/pengaturan/pekerjaan?status[0]=gagal' },
      ),
  },
]
