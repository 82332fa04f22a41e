import { KewajibanDosen } from '@sivitas/contract/data-master/dosen/kelas-wajib'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { kelasDiampu } from '../../../akademik/public'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import type { Db } from '../../../db/client'
import { duplikat, Galat, isianSalah, tidakDitemukan } from '../../../kit/galat'
import { answerRows } from '../../../kit/list-rows'
import { plainTable } from '../../../kit/plain-table'
import { listDosenBaris } from '../barisan-queries'
import { barisWajib, kewajibanPeriode } from './hitung'
import { hariPertama, insertSksWajib, listWajib, salinWajib } from './queries'

const calls = api.dataMaster.kelasWajib

/** SKS of a permanent lecturer who holds no post (DM-R13). */
const SKS_BIASA = 12

async function findWajib(db: Db, id: string) {
  const [row] = await listWajib(db, { id })
  if (!row) return undefined
  const kelas = (await kelasDiampu(db, row.periode)).filter(({ idDosen }) => idDosen === row.idDosen)
  return barisWajib(row, kelas)
}

const table = plainTable({
  table: 'kelasWajib',
  name: 'Kelas wajib',
  find: findWajib,
  words: () => ({
    kelas_wajib_sama: () => duplikat('idMakul', 'Kewajiban yang sama sudah ada untuk dosen ini pada periode ini.'),
    kelas_wajib_sasaran: () => isianSalah('idJenisKelas', 'Pilih mata kuliah atau jenis kelas, tidak keduanya'),
    kelas_wajib_isi: () => isianSalah('jumlahKelas', 'Isi salah satu: jumlah kelas atau SKS wajib'),
  }),
})

type Isi = { idMakul?: string | null | undefined; idJenisKelas?: string | null | undefined; jumlahKelas?: number | null | undefined }

/** A number of classes says of what; the lecturer's whole obligation is told in SKS. @throws Galat 422 */
function wajibBersasaran({ idMakul = null, idJenisKelas = null, jumlahKelas = null }: Isi): void {
  if (jumlahKelas !== null && idMakul === null && idJenisKelas === null)
    throw isianSalah('idMakul', 'Pilih mata kuliah atau jenis kelas untuk jumlah kelas')
}

async function wajibPeriode(db: Db, periode: number): Promise<void> {
  if ((await hariPertama(db, periode)) === undefined) throw isianSalah('periode', 'Periode belum dibuat', 'tidak_dikenal')
}

type Lingkup = { periode: number; prodi?: string[] | undefined; pratinjau: boolean }

/** 'Bangkitkan dari aturan': the usual SKS for each active permanent lecturer; his posts are taken off when it is counted. */
async function bangkitkan({ db }: Context, { periode, prodi, pratinjau }: Lingkup) {
  await wajibPeriode(db, periode)
  const tetap = (await listDosenBaris(db, { prodi })).filter(({ aktif, jenisDosen }) => aktif && jenisDosen === 'A').map(({ id }) => id)
  const ada = new Set(
    (await listWajib(db, { periode })).filter(({ idMakul, idJenisKelas }) => !idMakul && !idJenisKelas).map(({ idDosen }) => idDosen),
  )
  const belum = tetap.filter((id) => !ada.has(id))
  const baru = pratinjau
    ? belum.length
    : await insertSksWajib(db, { periode, idDosen: belum, sksWajib: SKS_BIASA, alasan: 'Dibangkitkan dari aturan' })
  return { baru, sudahAda: tetap.length - baru }
}

/** Copies another period's rows for lecturers who still work; what is there stays as it is. */
async function salin({ db }: Context, { dari, periode, prodi, pratinjau }: Lingkup & { dari: number }) {
  await wajibPeriode(db, periode)
  if (dari === periode) throw isianSalah('dari', 'Pilih periode yang lain')
  const aktif = new Set((await listDosenBaris(db, { prodi })).filter((dosen) => dosen.aktif).map(({ id }) => id))
  const asal = (await listWajib(db, { periode: dari })).filter(({ idDosen }) => aktif.has(idDosen))
  if (asal.length === 0) throw new Galat([409, 'kosong'], `Belum ada kelas wajib pada periode ${labelPeriode(dari)} yang dapat disalin.`)
  const kunci = ({ idDosen, idMakul, idJenisKelas }: (typeof asal)[number]) => `${idDosen}|${idMakul ?? ''}|${idJenisKelas ?? ''}`
  const ada = new Set((await listWajib(db, { periode })).map(kunci))
  const belum = asal.filter((row) => !ada.has(kunci(row)))
  const baru = pratinjau ? belum.length : await salinWajib(db, { dari, ke: periode, idDosen: [...aktif] })
  return { baru, sudahAda: asal.length - baru }
}

export const kelasWajib = calls.router({
  list: calls.list.handler(async ({ input, context }) =>
    answerRows(context, input, {
      rows: await kewajibanPeriode(context.db, input.periode ?? context.session.sesiSemester, input),
      sort: {
        nama: ({ nama }) => nama,
        target: ({ target }) => target,
        terpenuhi: ({ terpenuhi }) => terpenuhi,
        kurang: ({ kurang }) => kurang,
        lebih: ({ lebih }) => lebih,
      },
      key: ({ id }) => id,
      schema: KewajibanDosen,
      title: 'Kelas wajib',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => {
    await wajibPeriode(context.db, input.periode)
    wajibBersasaran(input)
    const [dosen] = await listDosenBaris(context.db, { id: [input.idDosen] })
    if (!dosen) throw tidakDitemukan('Dosen')
    return { data: await table.create(context.db, input) }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    const lama = await table.get(context.db, input.id)
    wajibBersasaran({
      idMakul: input.idMakul === undefined ? lama.idMakul : input.idMakul,
      idJenisKelas: input.idJenisKelas === undefined ? lama.idJenisKelas : input.idJenisKelas,
      jumlahKelas: input.jumlahKelas === undefined ? lama.jumlahKelas : input.jumlahKelas,
    })
    return { data: await table.update(context.db, input) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
  bangkitkan: calls.bangkitkan.handler(async ({ input, context }) => ({ data: await bangkitkan(context, input) })),
  salin: calls.salin.handler(async ({ input, context }) => ({ data: await salin(context, input) })),
})
