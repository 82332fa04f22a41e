import type { Pemulihan } from '@sivitas/contract/platform/audit'
import { noteAct } from '../../auth/queries'
import type { Context } from '../../auth/context'
import { mayCall } from '../../auth/rights'
import { Galat, tanpaHak } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { ENTITAS, type Entitas } from './entitas'
import { findRow, insertFields, listActsFrom, tableOf, writeFields, type Act } from './pulih-queries'

export type Kejadian = { id: number; entitas: string; idBaris: string | null; aksi: string; sebelum: unknown }

type Rencana = Pemulihan & { values: Record<string, unknown>; terhapus: boolean }

const tidak = (sebab: string): Rencana => ({ boleh: false, sebab, versi: null, perubahan: [], dilewati: [], values: {}, terhapus: false })

/** The log keeps a secret or part of a number only: such a value can't be written back. */
const isMasked = (value: unknown): boolean => typeof value === 'string' && (value === '[rahasia]' || /\*{3,}/.test(value))

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Fields as they were before the oldest of these acts, which come newest first. */
function stateBefore(acts: readonly Act[]): Record<string, unknown> {
  return Object.assign({}, ...acts.map(({ sebelum }) => sebelum ?? {})) as Record<string, unknown>
}

function split(state: Record<string, unknown>, field: readonly string[]) {
  const entries = Object.entries(state).filter(([name]) => name !== 'id')
  const writable = ([name, value]: [string, unknown]) => field.includes(name) && !isMasked(value)
  return {
    values: Object.fromEntries(entries.filter(writable)),
    dilewati: entries.filter((entry) => !writable(entry)).map(([name]) => name),
  }
}

/**
 * What bringing a row back to before an act would change: the fields that this act or a later one changed, as far as the
 * entity gives them back (ENTITAS) and the log knows them whole.
 */
export async function rencanaPulih({ db, session }: Pick<Context, 'db' | 'session'>, kejadian: Kejadian): Promise<Rencana> {
  const { entitas, idBaris } = kejadian
  const pulih = ENTITAS[entitas]?.pulih
  if (!pulih || idBaris === null)
    return tidak('Baris jenis ini dikembalikan lewat layarnya sendiri, karena perubahannya melewati pemeriksaan lain.')
  if (kejadian.sebelum === null) return tidak('Catatan ini tidak menyimpan keadaan sebelumnya.')
  if (!mayCall(session, { scope: pulih.tulis, access: 'T' }))
    return tidak(`Perlu hak akses ${pulih.tulis}:T untuk mengembalikan baris ini.`)
  const now = await findRow(db, entitas, idBaris)
  if (kejadian.aksi === 'hapus') return planInsert(kejadian, pulih, now)
  if (!now) return tidak('Baris ini sudah dihapus. Kembalikan dari catatan penghapusannya.')
  const { values, dilewati } = split(stateBefore(await listActsFrom(db, { entitas, idBaris, id: kejadian.id })), pulih.field)
  const perubahan = Object.entries(values)
    .filter(([field, value]) => !same(now[field], value))
    .map(([field, value]) => ({ field, kini: now[field] ?? null, menjadi: value }))
  if (perubahan.length === 0)
    return { ...tidak('Tidak ada yang perlu dikembalikan: isinya sudah seperti sebelum perubahan ini.'), dilewati }
  const changed = Object.fromEntries(perubahan.map(({ field, menjadi }) => [field, menjadi]))
  return { boleh: true, sebab: null, versi: now['versi'] as number, perubahan, dilewati, values: changed, terhapus: false }
}

function planInsert({ sebelum }: Kejadian, pulih: NonNullable<Entitas['pulih']>, now: Record<string, unknown> | undefined): Rencana {
  if (now) return tidak('Baris ini sudah ada lagi.')
  if (!pulih.terhapus) return tidak('Baris jenis ini tidak dapat dimunculkan lagi dari log.')
  const { values, dilewati } = split(sebelum as Record<string, unknown>, pulih.field)
  const perubahan = Object.entries(values).map(([field, menjadi]) => ({ field, kini: null, menjadi }))
  return { boleh: true, sebab: null, versi: null, perubahan, dilewati, values, terhapus: true }
}

/**
 * Brings the row back, in one write that the log tells like any other.
 * @throws Galat 403 without the right of the row's area, 409 when nothing can or need be done or the version is stale
 */
export async function kembalikan(
  context: Context,
  kejadian: Kejadian,
  { versi, alasan }: { versi: number | null; alasan: string },
): Promise<void> {
  const { db, session } = context
  const pulih = ENTITAS[kejadian.entitas]?.pulih
  if (pulih && !mayCall(session, { scope: pulih.tulis, access: 'T' }))
    throw tanpaHak(`Perlu hak akses ${pulih.tulis}:T untuk mengembalikan baris ini.`, { scope: [`${pulih.tulis}:T`] })
  const rencana = await rencanaPulih(context, kejadian)
  const { entitas, idBaris } = kejadian
  if (!rencana.boleh || idBaris === null)
    throw new Galat([409, 'tidak_dapat_dikembalikan'], rencana.sebab ?? 'Baris ini tidak dapat dikembalikan.')
  await noteAct(db, { alasan: `Dikembalikan dari catatan ${kejadian.id}: ${alasan}`.slice(0, 500) })
  if (rencana.terhapus) return await insertFields(db, entitas, { id: idBaris, ...rencana.values })
  // Compares and locks the version; what changes is written by the types of the table's own columns.
  await updateVersioned(db, tableOf(entitas), { id: idBaris, versi: versi ?? 0 })
  await writeFields(db, { entitas, idBaris, values: rencana.values })
}
