import { PeriodeAkademik } from '@sivitas/contract/akademik/periode'
import { idPeriode, labelPeriode, periodeUtama, type KodeSemester } from '@sivitas/rules/platform/periode'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { withWords } from '../../kit/constraint'
import { duplikat, Galat, isianSalah, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { updateVersioned } from '../../kit/versioned'
import { assertSasaran } from '../jadwal-sistem/izin'
import { findPeriode, insertPeriode, listBertumpuk, selectPeriode } from './queries'
import { syaratTutup, ubahStatus } from './status'

const calls = api.akademik.periode

async function periodeById({ db }: Pick<Context, 'db'>, id: number) {
  const row = await findPeriode(db, id)
  if (!row) throw tidakDitemukan('Periode')
  return row
}

type Hari = { id: number; tanggalMulai: string; tanggalSelesai: string }

/**
 * Regular periods don't overlap; a short semester that overlaps its regular neighbours only warns (Entities, periode).
 * Answers the warning, if any.
 */
async function periksaHari({ db }: Pick<Context, 'db'>, hari: Hari): Promise<string | null> {
  if (hari.tanggalMulai >= hari.tanggalSelesai) throw isianSalah('tanggalSelesai', 'Tanggal selesai harus setelah tanggal mulai.')
  const [tumpuk] = await listBertumpuk(db, hari)
  if (!tumpuk) return null
  if (periodeUtama(hari.id)) throw isianSalah('tanggalMulai', `Tanggalnya bertumpuk dengan ${tumpuk.label}.`, 'bertumpuk')
  return `Tersimpan. Perhatikan bahwa ${labelPeriode(hari.id)} bertumpuk dengan ${tumpuk.label}.`
}

const berpesan = (message: string | null) => (message ? { status: { message } } : {})

export const periode = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(
      context,
      { ...input, order: input.order ?? { urutan: 'desc' } },
      {
        query: selectPeriode(context.db, input),
        sort: { urutan: 'periode.urutan', tanggalMulai: 'periode.tanggalMulai', status: 'periode.status' },
        tie: 'periode.id',
        show: (row) => row,
        schema: PeriodeAkademik,
        title: 'Periode akademik',
      },
    ),
  ),
  create: calls.create.handler(async ({ input, context }) => {
    assertSasaran(context, {})
    const id = idPeriode({ tahun: input.tahun, semester: input.kodeSemester as KodeSemester })
    const pesan = await periksaHari(context, { ...input, id })
    const mingguKuliah = input.mingguKuliah ?? (periodeUtama(id) ? 16 : 8)
    const sudahAda = () => duplikat('kodeSemester', `Periode ${labelPeriode(id)} sudah ada.`)
    await withWords({ periode_pkey: sudahAda, periode_college_id_tahun_kode_semester_key: sudahAda }, () =>
      insertPeriode(context.db, { ...input, id, mingguKuliah }),
    )
    return { ...berpesan(pesan), data: await periodeById(context, id) }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    assertSasaran(context, {})
    const lama = await periodeById(context, input.id)
    if (lama.status === 'ditutup' || lama.status === 'arsip')
      throw new Galat([423, 'terkunci'], `Periode ${lama.label} sudah ditutup dan tidak dapat diubah.`)
    const pesan = await periksaHari(context, {
      id: input.id,
      tanggalMulai: input.tanggalMulai ?? lama.tanggalMulai,
      tanggalSelesai: input.tanggalSelesai ?? lama.tanggalSelesai,
    })
    await updateVersioned(context.db, 'periode', input)
    return { ...berpesan(pesan), data: await periodeById(context, input.id) }
  }),
  status: calls.status.handler(async ({ input, context }) => {
    assertSasaran(context, {})
    await ubahStatus(context, input)
    return { data: await periodeById(context, input.id) }
  }),
  periksaTutup: calls.periksaTutup.handler(async ({ input, context }) => {
    await periodeById(context, input.id)
    return { data: await syaratTutup(context, input.id) }
  }),
})
