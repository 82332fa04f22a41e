import type { DampakUnit, PindahUnit } from '@sivitas/contract/data-master/badan-hukum/struktur'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Db } from '../../../db/client'
import { Galat, tidakDitemukan } from '../../../kit/galat'
import { listProdiJurusan, type Letak } from './letak-queries'
import { tujuanOf } from './pindah'
import { countMuatan, findFakultasNama, findJurusanPlace, findProdiPlace } from './queries'

const TOP = 'Langsung di bawah perguruan tinggi'
const path = (...names: readonly (string | null | undefined)[]): string => names.filter(Boolean).join(' / ') || TOP

async function pathOf(db: Db, { idFakultas, idJurusan }: Letak): Promise<string> {
  const fakultas = idFakultas ? await findFakultasNama(db, idFakultas) : null
  const jurusan = idJurusan ? (await findJurusanPlace(db, idJurusan))?.nama : null
  return path(fakultas, jurusan)
}

/** What a unit is called, where it stands, and the prodi that it carries. */
async function unitOf(db: Db, { jenis, id }: Pick<PindahUnit, 'jenis' | 'id'>) {
  if (jenis === 'prodi') {
    const prodi = await findProdiPlace(db, id)
    if (!prodi) throw tidakDitemukan('Program studi')
    return {
      nama: labelProdi(prodi.jenjangProdi, prodi.nama),
      dari: path(prodi.namaFakultas, prodi.namaJurusan),
      prodi: [id],
      status: prodi.status,
    }
  }
  const jurusan = await findJurusanPlace(db, id)
  if (!jurusan) throw tidakDitemukan('Jurusan')
  return { nama: jurusan.nama, dari: path(jurusan.namaFakultas), prodi: (await listProdiJurusan(db, id)).map((one) => one.id), status: 'A' }
}

/** Bills are kept by Keuangan; until they are there nobody knows how many a move touches. */
const TAGIHAN_BELUM_DIKETAHUI = null

export async function dampakPindah(db: Db, unit: PindahUnit, periode: number): Promise<DampakUnit> {
  const { nama, dari, prodi } = await unitOf(db, unit)
  const muatan = await countMuatan(db, prodi, periode)
  const base = { jenis: unit.jenis, id: unit.id, nama, tindakan: 'pindah' as const, dari, ...muatan, tagihan: TAGIHAN_BELUM_DIKETAHUI }
  try {
    const ke = await pathOf(db, await tujuanOf(db, unit))
    return { ...base, ke, halangan: ke === dari ? ['Unit ini sudah berada di sana.'] : [] }
  } catch (error) {
    if (!(error instanceof Galat)) throw error
    return { ...base, ke: null, halangan: [error.message] }
  }
}

export async function dampakTutup(db: Db, id: string, periode: number): Promise<DampakUnit> {
  const { nama, dari, prodi, status } = await unitOf(db, { jenis: 'prodi', id })
  const muatan = await countMuatan(db, prodi, periode)
  const halangan = [
    ...(status === 'H' ? ['Program studi ini sudah ditutup.'] : []),
    ...(muatan.mahasiswa > 0 ? [`Masih ada ${formatAngka(muatan.mahasiswa)} mahasiswa: pindahkan ke program studi lain.`] : []),
  ]
  return { jenis: 'prodi', id, nama, tindakan: 'tutup', dari, ke: null, ...muatan, tagihan: TAGIHAN_BELUM_DIKETAHUI, halangan }
}
