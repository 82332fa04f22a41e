import { createHash } from 'node:crypto'
import type { HasilFeeder, PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { enqueue } from '../../../jobs/enqueue'
import { isianSalah } from '../../../kit/galat'
import { catat, idMenurutNim, type Catatan } from './hasil-queries'
import { paketPddiktiJob } from './paket-job'

const calls = api.dataMaster.pddikti

/** Rows that one statement writes. */
const POTONG = 1000

type Hasil = { jenis: PaketPddikti; periode?: number | undefined; data: readonly HasilFeeder[] }

/**
 * Takes back what Neo Feeder answered: ids make a row TERKIRIM, errors make it GAGAL with their text.
 * @throws Galat 422 without the period of AKM, or for a new row that has neither id nor error
 */
async function catatHasil({ db, session }: Context, { jenis, periode, data }: Hasil) {
  if (jenis === 'akm' && periode === undefined) throw isianSalah('periode', 'Pilih periode AKM yang dilaporkan', 'wajib')
  const kosong = data.findIndex(({ id, galat }) => !id && !galat)
  if (kosong >= 0 && (jenis === 'biodata' || jenis === 'riwayat'))
    throw isianSalah(`data.${kosong}.id`, `Baris ${kosong + 1} tidak memuat id maupun pesan galat`, 'wajib')
  const dikenal = await idMenurutNim(
    db,
    data.map(({ nim }) => nim),
  )
  const rows = data.flatMap(({ nim, id, galat }): Catatan[] => {
    const idMahasiswa = dikenal.get(nim)
    return idMahasiswa === undefined ? [] : [{ idMahasiswa, id: id ?? null, galat: galat || null }]
  })
  for (let at = 0; at < rows.length; at += POTONG)
    await catat(db, rows.slice(at, at + POTONG), { jenis, periode: periode ?? session.sesiSemester })
  const gagal = rows.filter(({ galat }) => galat !== null).length
  return { terkirim: rows.length - gagal, gagal, tidakDikenal: data.flatMap(({ nim }) => (dikenal.has(nim) ? [] : [nim])) }
}

/** Reports to PDDikti: packets for Neo Feeder, and what came back. */
export const pddikti = calls.router({
  paket: calls.paket.handler(async ({ input, context: { db } }) => {
    const kunciUnik = createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 40)
    const { id } = await enqueue(db, paketPddiktiJob, { parameter: input, kunciUnik })
    return { data: { idPekerjaan: id } }
  }),
  hasil: calls.hasil.handler(async ({ input, context }) => ({
    status: { message: 'Hasil berhasil dicatat' },
    data: await catatHasil(context, input),
  })),
})
