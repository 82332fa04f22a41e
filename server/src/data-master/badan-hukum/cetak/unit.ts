import { KOLOM_FAKULTAS, KOLOM_JURUSAN, KOLOM_PRODI, KOLOM_PRODI_AWAL } from '@sivitas/contract/data-master/badan-hukum/cetak'
import type { BagianCetak, SelCetak } from '@sivitas/contract/data-master/cetakan'
import { rasioDosen } from '@sivitas/rules/data-master/rasio'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { biasa, fakta, jumlah, kolom, tabel, tulisSel } from '../../cetakan/sel'
import { hitunganOf, pimpinanOf, type Hitungan, type Potret, type ProdiPotret } from './potret'

type Kolom = Readonly<Record<string, { readonly judul: string; readonly hitungan?: true }>>
/** A unit with a value for each column of its kind. */
type Unit = { id: string; nama: string; sel: Readonly<Record<string, SelCetak>> }
/** Units of a kind, and what columns they have. */
export type DaftarUnit = {
  judul: string
  kolom: Kolom
  /** Columns of a table that nobody chose; all where none are named. */
  awal?: readonly string[]
  unit: Unit[]
  anak: (id: string) => BagianCetak[]
}

const gabung = (...bagian: (string | null)[]) => bagian.filter(Boolean).join(' · ') || null
const sk = (nomor: string | null, tanggal: string | null) =>
  nomor ? [nomor, tanggal && formatTanggal(tanggal)].filter(Boolean).join(', ') : null
const hitungan = ({ aktif, studi, dosenTetap }: Hitungan) => ({ mahasiswaAktif: aktif, mahasiswaStudi: studi, dosenTetap })

const KEPALA_PRODI = ['KAPRODI'] as const

function selProdi(potret: Potret, row: ProdiPotret): Unit['sel'] {
  const counts = hitunganOf(potret, [row])
  const berlaku = row.tanggalBerakhir !== null && row.tanggalBerakhir >= potret.saat.tanggal
  return {
    kode: row.kode,
    jenjang: row.jenjangProdi,
    nama: row.nama,
    fakultas: row.namaFakultas,
    jurusan: row.namaJurusan,
    pimpinan: pimpinanOf(potret, { lingkup: 'prodi', id: row.id, jabatan: KEPALA_PRODI }, row.namaKaprodi),
    sk: sk(row.skPenyelenggaraan, row.tanggalSk),
    gelar: `${row.gelar} (${row.singkatanGelar})`,
    kontak: gabung(row.telepon, row.email),
    peringkat: row.namaPeringkat === null ? 'Belum terakreditasi' : berlaku ? row.namaPeringkat : `${row.namaPeringkat} (kedaluwarsa)`,
    skAkreditasi: gabung(row.namaLembaga, row.nomorSk),
    berlakuSampai: row.tanggalBerakhir === null ? null : formatTanggal(row.tanggalBerakhir),
    status: row.namaStatus,
    ...hitungan(counts),
    rasio: rasioDosen(counts.rasio, counts.dosenTetap, row.rasioMaksimum).label,
  }
}

/** Prodi of a college, narrowed where some were chosen. */
export function daftarProdi(potret: Potret, pilih: { fakultas?: string[] | undefined; prodi?: string[] | undefined }): DaftarUnit {
  const rows = potret.prodi.filter(
    ({ id, idFakultas }) =>
      (!pilih.prodi?.length || pilih.prodi.includes(id)) && (!pilih.fakultas?.length || pilih.fakultas.includes(idFakultas ?? '')),
  )
  return {
    judul: 'Data Program Studi',
    kolom: KOLOM_PRODI,
    awal: KOLOM_PRODI_AWAL,
    unit: rows.map((row) => ({ id: row.id, nama: labelProdi(row.jenjangProdi, row.nama), sel: selProdi(potret, row) })),
    anak: (id) => {
      const row = rows.find((satu) => satu.id === id)
      return row
        ? [
            fakta('Ketentuan studi', [
              ['SKS lulus', row.sksLulus],
              ['Masa tempuh', `${row.masaTempuh} semester`],
              ['Website', row.website],
            ]),
            fakta('Visi dan misi', [
              ['Visi', row.visi],
              ['Misi', row.misi],
            ]),
          ]
        : []
    },
  }
}

/** The prodi below a unit, as the children on its sheet. */
function anakProdi(potret: Potret, rows: readonly ProdiPotret[]): BagianCetak {
  return tabel(
    'Program studi',
    [
      kolom('Kode', 'teks', 1),
      kolom('Program studi', 'teks', 3),
      kolom('Akreditasi'),
      kolom('Status', 'teks', 1),
      kolom('Mahasiswa aktif', 'angka'),
      kolom('Dosen tetap', 'angka'),
    ],
    rows.map((row) => {
      const { aktif, dosenTetap } = hitunganOf(potret, [row])
      const { peringkat = null } = selProdi(potret, row)
      return biasa([row.kode, labelProdi(row.jenjangProdi, row.nama), peringkat, row.namaStatus, aktif, dosenTetap])
    }),
  )
}

/** Faculties of a college. */
export function daftarFakultas(potret: Potret, pilih: { fakultas?: string[] | undefined }): DaftarUnit {
  const prodiDari = (id: string) => potret.prodi.filter(({ idFakultas }) => idFakultas === id)
  return {
    judul: 'Data Fakultas',
    kolom: KOLOM_FAKULTAS,
    unit: potret.fakultas
      .filter(({ id }) => !pilih.fakultas?.length || pilih.fakultas.includes(id))
      .map((row) => ({
        id: row.id,
        nama: row.nama,
        sel: {
          kode: row.kode,
          nama: row.nama,
          namaInggris: row.namaInggris,
          pimpinan: pimpinanOf(potret, { lingkup: 'fakultas', id: row.id, jabatan: ['DEKAN'] }, row.namaDekan),
          kontak: gabung(row.telepon, row.email),
          sk: sk(row.skPendirian, row.tanggalSk),
          jumlahJurusan: potret.jurusan.filter(({ idFakultas }) => idFakultas === row.id).length,
          jumlahProdi: prodiDari(row.id).length,
          ...hitungan(hitunganOf(potret, prodiDari(row.id))),
        },
      })),
    anak: (id) => [anakProdi(potret, prodiDari(id))],
  }
}

/** Departments of a college. */
export function daftarJurusan(potret: Potret, pilih: { fakultas?: string[] | undefined }): DaftarUnit {
  const prodiDari = (id: string) => potret.prodi.filter(({ idJurusan }) => idJurusan === id)
  return {
    judul: 'Data Jurusan',
    kolom: KOLOM_JURUSAN,
    unit: potret.jurusan
      .filter(({ idFakultas }) => !pilih.fakultas?.length || pilih.fakultas.includes(idFakultas ?? ''))
      .map((row) => ({
        id: row.id,
        nama: row.nama,
        sel: {
          kode: row.kode,
          nama: row.nama,
          namaInggris: row.namaInggris,
          fakultas: row.namaFakultas,
          pimpinan: pimpinanOf(potret, { lingkup: 'jurusan', id: row.id, jabatan: ['KAJUR'] }, row.namaKetua),
          jumlahProdi: prodiDari(row.id).length,
          ...hitungan(hitunganOf(potret, prodiDari(row.id))),
        },
      })),
    anak: (id) => [anakProdi(potret, prodiDari(id))],
  }
}

type Susunan = { bentuk: 'tabel' | 'lembar'; kolom?: readonly string[] | undefined; hitungan: boolean }

/** Units as one table with sums, or a page for each with its children (Documents 2). Chosen columns keep the order of the choice. */
export function bagianUnit(
  { judul, kolom: semua, awal, unit, anak }: DaftarUnit,
  { bentuk, kolom: dipilih, hitungan: dengan }: Susunan,
): BagianCetak[] {
  const tanpaPilihan = (bentuk === 'tabel' && awal) || Object.keys(semua)
  const names = (dipilih?.length ? dipilih : tanpaPilihan).filter((name) => dengan || !semua[name]?.hitungan)
  const numeric = (name: string) => semua[name]?.hitungan === true && name !== 'rasio'
  if (bentuk === 'lembar')
    return unit.flatMap(({ id, nama, sel }, at) => [
      fakta(
        nama,
        names.map((name) => [semua[name]?.judul ?? name, sel[name] === null ? null : tulisSel('angka', sel[name] ?? null)]),
        { halamanBaru: at > 0 },
      ),
      ...anak(id),
    ])
  const columns = names.map((name) => kolom(semua[name]?.judul ?? name, numeric(name) ? 'angka' : 'teks', LEBAR[name] ?? 2))
  const sums = names.map((name) => (numeric(name) ? unit.reduce((total, { sel }) => total + Number(sel[name] ?? 0), 0) : null))
  const rows = unit.map(({ sel }) => biasa(names.map((name) => sel[name] ?? null)))
  const total = names.some(numeric) && unit.length > 1 ? [jumlah(sums.map((sum, at) => (at === 0 && sum === null ? 'Jumlah' : sum)))] : []
  return [tabel(judul, columns, [...rows, ...total])]
}

/** Shares of the sheet; what is not named takes two. */
const LEBAR: Readonly<Record<string, number>> = {
  kode: 1,
  jenjang: 1,
  nama: 2.6,
  status: 1,
  rasio: 1,
  jumlahJurusan: 1,
  jumlahProdi: 1,
  kontak: 3,
  mahasiswaAktif: 1.5,
  mahasiswaStudi: 1.5,
  dosenTetap: 1,
}
