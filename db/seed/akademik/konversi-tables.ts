import type { CollegeSeed } from '../college-seed'
import { desimal } from '../data-master/mahasiswa-tables'
import type { Mahasiswa } from '../data-master/mahasiswa'
import { idReferensiProdi, idReferensiPt, JUMLAH_PRODI, JUMLAH_PT } from '../data-master/rujukan'
import { periodeDi } from '../kit/calendar'
import { rowsOf, type TableRows } from '../kit/copy-text'
import type { Konversi } from './konversi'
import { HURUF, INDEKS } from './skala'

interface Milik {
  readonly n: number
  readonly m: Mahasiswa
  readonly k: Konversi
}

/** Subjects at the end of a draft that nobody has matched yet. */
const BELUM = 2

const dipasang = ({ k }: Milik) => (k.status === 'draf' ? k.baris.slice(0, -BELUM) : k.baris)
const jumlah = (sks: readonly number[]): string => sks.reduce((a, b) => a + b, 0).toFixed(2)

function asalPt(m: Mahasiswa) {
  const prodi = (m.n * 7) % JUMLAH_PRODI
  return { id_pt_asal: idReferensiPt(Math.floor(prodi / (JUMLAH_PRODI / JUMLAH_PT))), id_prodi_asal: idReferensiProdi(prodi) }
}

function kepala(c: CollegeSeed, milik: Milik) {
  const { n, m, k } = milik
  const sah = k.status === 'disahkan'
  const masuk = periodeDi(m.jalan.masuk)
  const asal = k.baris.flatMap((b) => b.asal)
  const baris = dipasang(milik)
  return {
    college_id: c.id,
    id: c.ids('konversi_nilai')(n),
    id_mahasiswa: c.ids('mahasiswa')(m.n),
    jenis: k.jenis,
    ...asalPt(m),
    id_periode: masuk.id,
    nomor_sk: sah ? `${String((n % 900) + 1).padStart(3, '0')}/SK/KNV/${masuk.mulai.slice(0, 4)}` : null,
    tanggal_sk: sah ? masuk.mulai : null,
    status: k.status,
    masuk_ipk: sah ? k.masukIpk : null,
    jumlah_asal: asal.length,
    sks_asal: jumlah(asal.map(({ sks }) => sks)),
    jumlah_makul: baris.length,
    sks_diakui: jumlah(baris.map(({ makul }) => makul.sks)),
  }
}

const nilai = (huruf: number) => ({ huruf: HURUF[huruf] ?? 'B', indeks: desimal(INDEKS[huruf] ?? 0) })

function barisDari(c: CollegeSeed, milik: Milik) {
  return dipasang(milik).map(({ makul, huruf }) => ({
    college_id: c.id,
    id: c.ids('konversi_baris')(milik.n * 100 + makul.semester * 20 + (makul.n % 20)),
    id_konversi: c.ids('konversi_nilai')(milik.n),
    id_mahasiswa: c.ids('mahasiswa')(milik.m.n),
    id_makul: c.ids('mata_kuliah')(makul.n),
    sks_diakui: makul.sks.toFixed(2),
    ...nilai(huruf),
    aktif: true,
  }))
}

function asalDari(c: CollegeSeed, milik: Milik) {
  const terpasang = new Set(dipasang(milik))
  const semua = milik.k.baris.flatMap((b) => b.asal.map((asal) => ({ b, asal })))
  return semua.map(({ b, asal }, urut) => ({
    college_id: c.id,
    id: c.ids('konversi_asal')(milik.n * 100 + urut),
    id_konversi: c.ids('konversi_nilai')(milik.n),
    urut,
    kode: asal.kode,
    nama: asal.nama,
    sks: asal.sks.toFixed(2),
    ...nilai(b.huruf),
    id_makul: terpasang.has(b) ? c.ids('mata_kuliah')(b.makul.n) : null,
  }))
}

/** Mappings of the first origins of each kind, as an operator would have kept them. */
function pemetaan(c: CollegeSeed, milik: readonly Milik[]): TableRows {
  const contoh = milik.filter(({ k }) => k.status === 'disahkan').slice(0, 6)
  return rowsOf(
    'konversi_pemetaan',
    contoh.map(({ m, k }, n) => ({
      college_id: c.id,
      id: c.ids('konversi_pemetaan')(n),
      nama: `Pemetaan ${n + 1}: ${c.prodi[m.prodi]?.nama ?? ''}`,
      id_prodi: c.ids('prodi')(m.prodi),
      ...asalPt(m),
      baris: JSON.stringify(
        k.baris.map(({ makul, asal }) => ({
          idMakul: c.ids('mata_kuliah')(makul.n),
          asal: asal.map(({ kode, nama }) => ({ kode, nama })),
        })),
      ),
    })),
  )
}

/** Answers the rows of conversions: of each transfer one, in the three states. */
export function* konversiTables(c: CollegeSeed): Generator<TableRows> {
  const milik = c.mahasiswa
    .flatMap((m) => {
      const k = c.akm.konversi(m)
      return k === null ? [] : [{ m, k }]
    })
    .map((satu, n): Milik => ({ ...satu, n }))
  yield rowsOf(
    'konversi_nilai',
    milik.map((satu) => kepala(c, satu)),
  )
  yield rowsOf(
    'konversi_baris',
    milik.flatMap((satu) => barisDari(c, satu)),
  )
  yield rowsOf(
    'konversi_asal',
    milik.flatMap((satu) => asalDari(c, satu)),
  )
  if (c.lengkap) yield pemetaan(c, milik)
}
