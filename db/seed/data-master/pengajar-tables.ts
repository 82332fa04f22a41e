import type { CollegeSeed } from '../college-seed'
import { PERIODE_BERJALAN, saat } from '../kit/calendar'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { randomOf } from '../kit/random'
import { daftarOperator } from '../platform/operator'
import { bolehMembimbing, type Dosen } from './dosen'
import { slotSesi } from './sesi-tables'

/** Of 600 lecturers 412 have sent their hours; other sizes keep the share. */
const banyakKesediaan = (c: CollegeSeed): number => Math.round((c.dosen.length * 412) / 600)
/** Four qualifications a lecturer: 2,400 of 600. */
const banyakKualifikasi = (c: CollegeSeed): number => c.dosen.length * 4

/** Lecturers who are asked for their hours. */
const aktif = (c: CollegeSeed): Dosen[] => c.dosen.filter((d) => ['1', '24', '26'].includes(d.keaktifan))

function kesediaan(c: CollegeSeed): TableRows {
  const acak = randomOf(c.id, 'kesediaan_mengajar')
  const slot = slotSesi(c)
  const pengisi = acak
    .shuffle(aktif(c))
    .slice(0, banyakKesediaan(c))
    .toSorted((a, b) => a.n - b.n)
  return rowsOf(
    'kesediaan_mengajar',
    pengisi.map((d, i) => {
      acak.restart(d.n)
      const malam = acak.chance(0.25)
      const pekan = acak.chance(0.15)
      const sibuk = acak.int(1, 5)
      const isi = slot
        .filter(({ kelompok }) => kelompok === 0 || (kelompok === 1 && malam) || (kelompok === 2 && pekan))
        .map(({ slot: kunci, hari }) => [kunci, hari === sibuk ? 3 : acak.weighted([[1, 55], [2, 25], [3, 20]] as const)] as const) // prettier-ignore
      const minat = c.susunan.makul.filter((m) => m.prodi === d.prodi)
      const pilih = minat.length === 0 ? [] : [minat[(d.n * 7) % minat.length], minat[(d.n * 7 + 3) % minat.length]]
      const makul = [...new Set(pilih)].flatMap((m, p) =>
        m === undefined ? [] : [{ idMakul: c.ids('mata_kuliah')(m.n), prioritas: p + 1 }],
      )
      return {
        college_id: c.id,
        id: c.ids('kesediaan_mengajar')(i),
        periode: PERIODE_BERJALAN,
        id_dosen: c.ids('dosen')(d.n),
        status: 'dikirim',
        grid: JSON.stringify(Object.fromEntries(isi)),
        kampus: [c.ids('kampus')((d.n % c.def.kampus.length) + 1)],
        sks_minimal: d.jenis === 'A' ? 6 : 2,
        sks_maksimal: d.jenis === 'A' ? acak.pick([10, 12, 12, 14, 16]) : acak.pick([4, 6]),
        daring: acak.chance(0.4),
        makul: JSON.stringify(makul),
        catatan: acak.chance(0.08) ? 'Mohon tidak dijadwalkan lebih dari dua kelas berturut-turut.' : null,
        dikirim_pada: saat(`2025-07-${String(1 + (i % 28)).padStart(2, '0')}`, 30_000 + ((i * 37) % 25_000)),
      }
    }),
  )
}

interface Kualifikasi {
  readonly dosen: number
  readonly makul: number
  readonly tingkat: number
}

/** First, able and reserve lecturers of each course by turns, until there are enough; one course in 25 stays without a first one. */
function daftarKualifikasi(c: CollegeSeed): Kualifikasi[] {
  const pengajar = c.prodi.map((_, i) => c.dosen.filter((d) => d.prodi === i && bolehMembimbing(d)))
  const terpakai = new Set<string>()
  const hasil: Kualifikasi[] = []
  for (let giliran = 0; giliran < 12; giliran++)
    for (const m of c.susunan.makul) {
      const dosen = pengajar[m.prodi] ?? []
      // One in nine teaches without having been qualified yet.
      const d = dosen.filter((x) => x.n % 9 !== 4)[(m.n * 3 + giliran * 5) % Math.max(1, dosen.filter((x) => x.n % 9 !== 4).length)]
      if (d === undefined || terpakai.has(`${d.n}/${m.n}`) || (giliran === 0 && m.n % 25 === 7)) continue
      terpakai.add(`${d.n}/${m.n}`)
      hasil.push({ dosen: d.n, makul: m.n, tingkat: giliran === 0 ? 1 : giliran === 1 ? 2 : 3 })
      if (hasil.length === banyakKualifikasi(c)) return hasil
    }
  return hasil
}

const DASAR = [['pendidikan'], ['pendidikan', 'pengalaman'], ['pengalaman'], ['sertifikasi', 'pengalaman'], ['penelitian']] as const

function kualifikasi(c: CollegeSeed): TableRows {
  const penyetuju = c.ids('akun')(daftarOperator(c)[0]?.id ?? 0)
  return rowsOf(
    'kualifikasi',
    daftarKualifikasi(c).map(({ dosen, makul, tingkat }, i) => {
      const disetujui = i % 6 !== 3
      return {
        college_id: c.id,
        id: c.ids('kualifikasi')(i),
        id_dosen: c.ids('dosen')(dosen),
        id_makul: c.ids('mata_kuliah')(makul),
        tingkat,
        dasar: DASAR[(dosen + makul) % DASAR.length],
        disetujui_oleh: disetujui ? penyetuju : null,
        tanggal: disetujui ? '2025-06-20' : null,
        berlaku_sampai: i % 11 === 5 ? '2026-08-31' : null,
      }
    }),
  )
}

/** The usual SKS for every permanent lecturer, and classes of one course for one in ten. */
function kelasWajib(c: CollegeSeed): TableRows {
  const tetap = c.dosen.filter((d) => d.jenis === 'A')
  const umum = { college_id: c.id, periode: PERIODE_BERJALAN }
  const sks = tetap.map((d) => ({
    ...umum,
    id_dosen: c.ids('dosen')(d.n),
    id_makul: null as string | null,
    jumlah_kelas: null as number | null,
    sks_wajib: 12 as number | null,
    alasan: 'Dibangkitkan dari aturan',
  }))
  const kelas = tetap
    .filter((d) => d.n % 10 === 2)
    .flatMap((d) => {
      const daftar = c.susunan.makul.filter((m) => m.prodi === d.prodi)
      const m = daftar[(d.n * 3) % Math.max(1, daftar.length)]
      if (m === undefined) return []
      return [
        {
          ...umum,
          id_dosen: c.ids('dosen')(d.n),
          id_makul: c.ids('mata_kuliah')(m.n),
          jumlah_kelas: 1 + (d.n % 3),
          sks_wajib: null,
          alasan: 'Rumpun keahlian',
        },
      ]
    })
  return rowsOf(
    'kelas_wajib',
    [...sks, ...kelas].map((row, i) => ({ ...row, id: c.ids('kelas_wajib')(i) })),
  )
}

/** Answers what lecturers offer, are able to teach and have to teach. */
export function* pengajarTables(c: CollegeSeed): Generator<TableRows> {
  yield kesediaan(c)
  yield kualifikasi(c)
  yield kelasWajib(c)
}
