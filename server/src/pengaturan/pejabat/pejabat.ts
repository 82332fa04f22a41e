import { Pejabat, type PejabatInput } from '@sivitas/contract/pengaturan/pejabat'
import type { KodeJabatan } from '@sivitas/rules/platform/pejabat'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { pejabatBerlaku } from '../../documents/officials/officials'
import { findUnits } from '../../documents/officials/queries'
import { keepFile } from '../../files/files'
import { duplikat, Galat, isianSalah, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { insertRow } from '../../kit/plain-table'
import { updateVersioned } from '../../kit/versioned'
import { todayOf } from '../../tenant/today'
import { findOverlap, findPejabat, holdOffice, selectPejabat, unitExists } from './queries'
import { officeName, show } from './show'

const calls = api.pengaturan.pejabat

async function get(context: Context, id: string): Promise<Pejabat> {
  const today = todayOf(context)
  const row = await findPejabat(context.db, id, today)
  if (!row) throw tidakDitemukan('Pejabat')
  return show(today)(row)
}

/** What the row will be after a write, for the checks that look at several fields. */
type Whole = Pick<PejabatInput, 'jabatan' | 'lingkup' | 'berlakuMulai' | 'penugasan'> &
  Partial<Pick<PejabatInput, 'namaJabatan' | 'idLingkup' | 'berlakuSelesai' | 'idDosen' | 'namaLengkap'>>

async function check(context: Context, whole: Whole): Promise<void> {
  const { jabatan, namaJabatan, lingkup, idLingkup, berlakuMulai, berlakuSelesai, idDosen, namaLengkap } = whole
  if (jabatan === 'LAIN' && !namaJabatan) throw isianSalah('namaJabatan', 'Field tidak boleh kosong', 'wajib')
  if (!idDosen && !namaLengkap) throw isianSalah('idDosen', 'Pilih dosen atau isi nama lengkap', 'wajib')
  if (lingkup === 'pt' ? idLingkup : !idLingkup)
    throw isianSalah('idLingkup', lingkup === 'pt' ? 'Pejabat perguruan tinggi tidak memakai unit' : 'Field tidak boleh kosong', 'wajib')
  if (idLingkup && !(await unitExists(context.db, lingkup, idLingkup)))
    throw isianSalah('idLingkup', 'Pilihan tidak dikenal', 'tidak_dikenal')
  if (berlakuSelesai && berlakuSelesai < berlakuMulai)
    throw isianSalah('berlakuSelesai', 'Tanggal selesai harus sama atau setelah tanggal mulai')
}

const officeKey = ({ jabatan, namaJabatan, lingkup, idLingkup }: Whole) =>
  `${jabatan}|${(namaJabatan ?? '').toLowerCase()}|${lingkup}|${idLingkup ?? ''}`

/** Edge case 29: one office of one unit has one 'definitif' holder on each day. */
async function refuseOverlap(context: Context, whole: Whole, id: string | null): Promise<void> {
  await holdOffice(context.db, officeKey(whole))
  if (whole.penugasan !== 'definitif') return
  const { jabatan, namaJabatan = null, lingkup, idLingkup = null, berlakuMulai: mulai, berlakuSelesai: selesai = null } = whole
  const today = todayOf(context)
  const other = await findOverlap(context.db, { id, jabatan, namaJabatan, lingkup, idLingkup, mulai, selesai }, today)
  if (!other) return
  const { nama } = show(today)(other)
  const span = `${formatTanggal(other.berlakuMulai)} - ${other.berlakuSelesai ? formatTanggal(other.berlakuSelesai) : 'sekarang'}`
  throw duplikat('berlakuMulai', `Sudah ada ${officeName(whole)} definitif: ${nama}, ${span}`)
}

type Pictures = { idTtd?: string | null | undefined; idCap?: string | null | undefined }

/** Gives uploaded signatures and stamps to the row that names them. */
async function keepPictures({ db }: Context, id: string, { pictures, before }: { pictures: Pictures; before?: Pictures }): Promise<void> {
  for (const field of ['idTtd', 'idCap'] as const) {
    const file = pictures[field]
    if (!file || file === before?.[field]) continue
    const owner = { jenis: 'foto', area: 'pengaturan', pemilikJenis: 'pejabat', idPemilik: id, field } as const
    await keepFile(db, file, { ...owner, menggantikan: before?.[field] ?? null })
  }
}

async function create(context: Context, input: PejabatInput): Promise<Pejabat> {
  await check(context, input)
  await refuseOverlap(context, input, null)
  const id = await insertRow(context.db, 'pejabat', input)
  await keepPictures(context, id, { pictures: input })
  return await get(context, id)
}

async function update(
  context: Context,
  { id, versi, ...changes }: Partial<PejabatInput> & { id: string; versi: number },
): Promise<Pejabat> {
  const before = await get(context, id)
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const whole = { ...before, ...named } as Whole
  await check(context, whole)
  await refuseOverlap(context, whole, id)
  await updateVersioned(context.db, 'pejabat', { id, versi, ...changes })
  await keepPictures(context, id, { pictures: changes, before })
  return await get(context, id)
}

/** 'Ganti pejabat': the present holder ends the day before his successor begins. */
async function ganti(
  context: Context,
  { id, mulai, ...orang }: { id: string; mulai: string } & Omit<PejabatInput, 'jabatan' | 'lingkup' | 'berlakuMulai'>,
) {
  const before = await get(context, id)
  if (mulai <= before.berlakuMulai)
    throw isianSalah('mulai', `Isi tanggal setelah ${formatTanggal(before.berlakuMulai)}, hari pertama pejabat yang sekarang`)
  const { jabatan, namaJabatan, lingkup, idLingkup, atasNama } = before
  const next: PejabatInput = { ...orang, jabatan, namaJabatan, lingkup, idLingkup, atasNama, berlakuMulai: mulai }
  await check(context, next)
  if (before.keadaan === 'selesai') throw new Galat([409, 'sudah_selesai'], 'Masa jabatan ini sudah berakhir. Tambahkan pejabat baru.')
  const stays = before.berlakuSelesai !== null && before.berlakuSelesai < mulai
  if (!stays) await updateVersioned(context.db, 'pejabat', { id, versi: before.versi, berlakuSelesai: tambahHari(mulai, -1) })
  return await create(context, next)
}

async function berlaku(
  { db }: Context,
  input: { jabatan: KodeJabatan; namaJabatan?: string | undefined; tanggal: string; idProdi?: string | undefined },
) {
  const { jabatan, namaJabatan, tanggal, idProdi = null } = input
  const [found] = await pejabatBerlaku(db, [{ jabatan, namaJabatan }], { tanggal, pemilik: await findUnits(db, idProdi) })
  if (!found) throw tidakDitemukan('Pejabat')
  return found
}

export const pejabat = calls.router({
  list: calls.list.handler(({ input, context }) => {
    const today = todayOf(context)
    return answerList(context, input, {
      query: selectPejabat(context.db, { ...input, today }),
      sort: { jabatan: 'p.jabatan', berlakuMulai: 'p.berlakuMulai', berlakuSelesai: 'p.berlakuSelesai', nama: 'namaOrang' },
      tie: 'p.id',
      show: show(today),
      schema: Pejabat,
      title: 'Pejabat',
    })
  }),
  berlaku: calls.berlaku.handler(async ({ input, context }) => ({ data: await berlaku(context, input) })),
  get: calls.get.handler(async ({ input, context }) => ({ data: await get(context, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: await create(context, input) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await update(context, input) })),
  ganti: calls.ganti.handler(async ({ input, context }) => ({ data: await ganti(context, input) })),
})
