import type { AppDatabase } from '../db/client'
import { inCollege, insert, makeOperator, nextNumber, nobody, TEST_COLLEGE } from './builders'
import {
  makeAkreditasi,
  makeFakultas,
  makeJurusan,
  makeKampus,
  makeKonsentrasi,
  makeMahasiswa,
  makeProdi,
  makeYayasan,
} from './builders-master'

type Place = { collegeId?: string }

/** How to make the row that the parameter of a path names. */
export type RowKind = {
  /** Makes the row and answers what each parameter of the path is for it. */
  make(owner: AppDatabase, place: Place): Promise<Readonly<Record<string, string>>>
  /** The row belongs to a prodi, so an operator of other prodi must not reach it. */
  ofProdi?: true
  /** What a method needs in its body before it looks for the row. */
  body?: Record<string, object>
}

type Maker = (owner: AppDatabase, place: Place) => Promise<{ id: string }>
const row = (make: Maker, more: Omit<RowKind, 'make'> = {}): RowKind => ({
  make: async (owner, place) => ({ id: (await make(owner, place)).id }),
  ...more,
})
const ofProdi = true

const operator: RowKind = {
  make: async (owner, place) => {
    const { idOperator } = await makeOperator(owner, { username: `baris.${nextNumber()}`, ...place })
    return { id: String(idOperator), idOperator: String(idOperator) }
  },
}

/** Of an accreditation: its own id and the prodi that its path names. */
const akreditasiProdi: RowKind = {
  make: async (owner, place) => {
    const { id, idProdi } = await makeAkreditasi(owner, place)
    return { id, idProdi: idProdi ?? '' }
  },
  ofProdi,
  body: {
    POST: {
      lembaga: 'BAN-PT',
      peringkat: 'U',
      nomorSk: 'SK/BARU',
      tanggalSk: '2100-01-01',
      tanggalMulai: '2100-01-01',
      tanggalBerakhir: '2105-01-01',
    },
  },
}

const akta: Maker = async (owner, place) => {
  const { id: idYayasan } = await makeYayasan(owner, place)
  return await insert(owner, 'aktaYayasan', { ...place, idYayasan, nomor: '1', tanggal: '2020-01-01', perihal: 'Pendirian' })
}

/** The legal body that every college of a test has. */
const perguruanTinggi: Maker = async (owner, { collegeId = TEST_COLLEGE }) =>
  await inCollege(owner, collegeId, (db) =>
    db.selectFrom('perguruanTinggi').select('id').where('collegeId', '=', collegeId).executeTakeFirstOrThrow(),
  )

/** Of every path with a parameter, what the parameter stands for. */
export const ROWS: Readonly<Record<string, RowKind>> = {
  '/v1/fakultas/{id}': row(makeFakultas),
  '/v1/jurusan/{id}': row(makeJurusan),
  '/v2/master/prodi/{id}': row(makeProdi, { ofProdi }),
  '/v2/master/prodi/{id}/mahasiswa': row(makeProdi, { ofProdi }),
  '/v2/master/prodi/{id}/dosen': row(makeProdi, { ofProdi }),
  '/v2/master/prodi/{idProdi}/akreditasi': akreditasiProdi,
  '/v2/master/prodi/{idProdi}/akreditasi/{id}': akreditasiProdi,
  '/v2/master/akreditasi-institusi/{id}': row((owner, place) => makeAkreditasi(owner, { ...place, idProdi: null, lembaga: nobody() })),
  '/v1/perguruan_tinggi/{id}': row(perguruanTinggi),
  '/v1/yayasan/{id}': row(makeYayasan),
  '/v2/master/akta-yayasan/{id}': row(akta),
  '/v2/master/kampus/{id}': row(makeKampus),
  '/v1/konsentrasi/{id}': row(makeKonsentrasi, { ofProdi }),
  '/v1/mahasiswa/{id}': row(makeMahasiswa, { ofProdi }),
  '/v1/operator/{idOperator}': operator,
}

/** Parameters that name no row of a college: a word of a fixed list, or something that only its owner has. */
export const NOT_ROWS: Readonly<Record<string, string>> = {
  '/v2/platform/dashboard/{bagian}': 'one of the cards of the dashboard',
  '/v2/platform/preferensi/{kunci}': "a key of the caller's own preferences",
  '/v2/master/ref/{daftar}': 'one of the code lists',
  '/v1/config/{keyword}': 'one of the configuration keywords',
}
