import { barisTandaTangan, type KodeJabatan } from '@sivitas/rules/platform/pejabat'
import type { CollegeSeed } from '../../college-seed'
import { bolehMembimbing, type Dosen } from '../../data-master/dosen'
import { FAKULTAS, JURUSAN } from '../../data-master/prodi'
import { HARI_INI, hariSesudah } from '../../kit/calendar'
import { rowsOf, type TableRows } from '../../kit/copy-text'

/** One holder of an office, with the lecturer who holds it. */
export interface PejabatDemo {
  readonly n: number
  readonly jabatan: KodeJabatan
  readonly lingkup: 'pt' | 'fakultas' | 'jurusan' | 'prodi'
  readonly idLingkup: string | null
  readonly penugasan: 'definitif' | 'plt' | 'plh'
  readonly dosen: Dosen
  readonly mulai: string
  readonly selesai: string | null
}

type Rencana = Omit<PejabatDemo, 'n' | 'dosen'>

const tetap = (jabatan: KodeJabatan, [lingkup, idLingkup]: readonly [Rencana['lingkup'], string | null] = ['pt', null]): Rencana => ({
  jabatan,
  lingkup,
  idLingkup,
  penugasan: 'definitif',
  mulai: '2022-09-01',
  selesai: null,
})

/** Two rectors one after the other, an acting and a stand-in holder, and one whose term ends in 20 days. */
function rencanaUniversitas(c: CollegeSeed): Rencana[] {
  const fakultas = FAKULTAS.filter((f) => c.prodi.some((p) => p.fakultas === f.kode)).map((_, i) => c.ids('fakultas')(i))
  const jurusan = JURUSAN.filter((j) => c.prodi.some((p) => p.jurusan === j.kode)).map((_, i) => c.ids('jurusan')(i))
  const prodi = c.prodi.flatMap((p, i) => (p.tutup === undefined ? [c.ids('prodi')(i)] : []))
  return [
    { ...tetap('REKTOR'), mulai: '2018-09-01', selesai: '2022-08-31' },
    tetap('REKTOR'),
    tetap('WR1'),
    { ...tetap('WR2'), selesai: hariSesudah(HARI_INI, 20) },
    ...fakultas.flatMap((id) => [tetap('DEKAN', ['fakultas', id]), tetap('WD1', ['fakultas', id])]),
    ...prodi.map((id) => tetap('KAPRODI', ['prodi', id])),
    { ...tetap('KAPRODI', ['prodi', prodi[2] ?? null]), penugasan: 'plt', mulai: '2025-10-01', selesai: '2026-01-31' },
    { ...tetap('DEKAN', ['fakultas', fakultas[1] ?? null]), penugasan: 'plh', mulai: '2025-11-10', selesai: '2025-11-14' },
    tetap('KABAAK'),
    tetap('WR3'),
    tetap('KABAUK'),
    tetap('KAPERPUS'),
    ...jurusan.map((id) => tetap('KAJUR', ['jurusan', id])),
  ]
}

/** A school without faculties is led by its head. */
const rencanaSekolah = (c: CollegeSeed): Rencana[] => [
  tetap('KETUA'),
  tetap('WK1'),
  tetap('KABAAK'),
  ...c.prodi.flatMap((p, i) => (p.tutup === undefined ? [tetap('KAPRODI', ['prodi', c.ids('prodi')(i)])] : [])),
]

/** Answers everybody who signs in a college: 34 in the full one. */
export function daftarPejabat(c: CollegeSeed): PejabatDemo[] {
  const rencana = c.def.bentuk === 'universitas' ? rencanaUniversitas(c) : rencanaSekolah(c)
  const calon = c.dosen.filter(bolehMembimbing)
  return rencana.slice(0, 34).map((r, n) => {
    const dosen = calon[(n * 3) % calon.length]
    if (dosen === undefined) throw new RangeError('Tidak ada dosen yang dapat menjabat.')
    return { ...r, n, dosen }
  })
}

export const pejabatRows = (c: CollegeSeed): TableRows =>
  rowsOf(
    'pejabat',
    daftarPejabat(c).map((p) => ({
      college_id: c.id,
      id: c.ids('pejabat')(p.n),
      jabatan: p.jabatan,
      lingkup: p.lingkup,
      id_lingkup: p.idLingkup,
      penugasan: p.penugasan,
      id_dosen: c.ids('dosen')(p.dosen.n),
      berlaku_mulai: p.mulai,
      berlaku_selesai: p.selesai,
      nomor_sk: `${String(p.n + 1).padStart(3, '0')}/SK/R/${p.mulai.slice(0, 4)}`,
    })),
  )

/** What a document keeps of a signatory. */
export function tercetak(c: CollegeSeed, { n, jabatan, lingkup, idLingkup, penugasan, dosen, mulai }: PejabatDemo) {
  const { nama, gelarDepan, gelarBelakang, nidn, nuptk } = dosen
  const baris = barisTandaTangan({ jabatan, lingkup, idLingkup, penugasan, berlakuMulai: mulai, nama, gelarDepan, gelarBelakang })
  const [jenisNomor, nomor] = nidn === null ? [nuptk === null ? null : 'NUPTK', nuptk] : ['NIDN', nidn]
  return { id: c.ids('pejabat')(n), jabatan, baris: baris.jabatan, nama: baris.nama, jenisNomor, nomor, idTtd: null, idCap: null }
}
