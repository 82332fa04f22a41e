import { surelSah } from '@sivitas/rules/platform/validator'
import { withWords } from '../../../kit/constraint'
import { Galat } from '../../../kit/galat'
import type { ImportContext, Undoable, Written } from '../../../kit/import/import-kind'
import { AKUN_WORDS } from '../create-operator'
import { keepingAdministrators } from '../guardians'
import { lockOperators } from '../rights-queries'
import { insertAkuns, insertOperators, recordRoles, replaceGrants, updateAkunEmails, updateOperators } from '../set-queries'
import { nextIdOperator } from '../write-queries'
import type { OperatorPlan, OperatorRow } from './check'
import { deleteOperators, listRoles, listUntouched, listUsed } from './queries'

type Planned = { baris: number; username: string; fields: OperatorPlan['fields'] }

const planned = ({ id, rencana }: OperatorRow): Planned => {
  if (rencana === null) throw new Error(`Row ${id} passed the check without a plan.`)
  return { baris: id, ...rencana }
}

const verified = (email: string | null): boolean => email !== null && surelSah(email)
const akunOf = ({ id, email }: OperatorPlan['fields']) => ({ id, email, terverifikasi: verified(email) })

/** Writes new and changed operators; a college never loses its last administrator by it. */
export async function saveOperators(context: ImportContext, rows: readonly OperatorRow[]): Promise<Written[]> {
  return await keepingAdministrators(context, () =>
    withWords(AKUN_WORDS, async () => [
      ...(await insertNew(context, rows.filter(({ sasaran }) => sasaran === null).map(planned))),
      ...(await updateOld(
        context,
        rows.filter(({ sasaran }) => sasaran !== null),
      )),
    ]),
  )
}

async function insertNew({ db, tenant }: ImportContext, rows: readonly Planned[]): Promise<Written[]> {
  if (rows.length === 0) return []
  const first = await nextIdOperator(db)
  const made = rows.map((row, at) => ({ ...row, fields: { ...row.fields, id: first + at } }))
  await insertOperators(
    db,
    made.map(({ fields }) => fields),
    tenant.college.periodeAktif,
  )
  await insertAkuns(
    db,
    made.map(({ username, fields }) => ({ username, ...akunOf(fields) })),
  )
  await replaceGrants(
    db,
    made.map(({ fields }) => fields),
  )
  return made.map(({ baris, fields }) => ({ baris, sasaran: String(fields.id), versi: 1 }))
}

async function updateOld({ db, services }: ImportContext, rows: readonly OperatorRow[]): Promise<Written[]> {
  if (rows.length === 0) return []
  const all = rows.map(planned)
  const versions = await writeWhole(
    db,
    all.map(({ fields }) => fields),
  )
  if (versions.size < all.length) throw new Galat([409, 'versi_usang'], 'Sebagian operator sedang diubah orang lain. Simpan sekali lagi.')
  await recordRoleChanges(db, rows)
  services.sessions.forget()
  return all.map(({ baris, fields }) => ({ baris, sasaran: String(fields.id), versi: versions.get(fields.id) ?? 0 }))
}

async function writeWhole(db: ImportContext['db'], all: readonly OperatorPlan['fields'][]): Promise<Map<number, number>> {
  const versions = await updateOperators(db, all)
  const written = all.filter(({ id }) => versions.has(id))
  await updateAkunEmails(db, written.map(akunOf))
  await replaceGrants(db, written)
  return versions
}

async function recordRoleChanges(db: ImportContext['db'], rows: readonly OperatorRow[]): Promise<void> {
  const names = new Map((await listRoles(db)).map(({ id, nama }) => [id, nama]))
  const words = (grants: OperatorPlan['fields']['grants']) => grants.map(({ idHakAkses }) => names.get(idHakAkses) ?? idHakAkses)
  const changed = rows.filter(({ perubahan }) => perubahan.some(({ kolom }) => kolom === 'hakAkses'))
  await recordRoles(
    db,
    changed.map((row) => {
      const { fields } = planned(row)
      const before = row.sasaran?.sebelum as OperatorPlan['fields']
      return { id: fields.id, nama: fields.nama, sebelum: words(before.grants), sesudah: words(fields.grants) }
    }),
  )
}

const TOUCHED = 'Sudah diubah setelah impor, sehingga dibiarkan'
const USED = 'Operator ini sudah pernah masuk atau mengubah data, sehingga tidak dihapus'

/** Deletes the operators that the import made and nobody used, and puts the others back as they were. */
export async function undoOperators(context: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const { db, services } = context
  const kept = new Map<number, string>()
  await keepingAdministrators(context, async () => {
    await lockOperators(db)
    const made = rows.filter(({ sebelum }) => sebelum === null)
    const used = await listUsed(
      db,
      made.map(({ sasaran }) => Number(sasaran)),
    )
    for (const { baris, sasaran } of made) if (used.has(Number(sasaran))) kept.set(baris, USED)
    await takeAway(
      db,
      made.filter(({ baris }) => !kept.has(baris)),
      kept,
    )
    const old = rows.filter(({ sebelum }) => sebelum !== null)
    const versions = await writeWhole(
      db,
      old.map(({ sebelum, versi }) => ({ ...(sebelum as OperatorPlan['fields']), versi })),
    )
    for (const { baris, sasaran } of old) if (!versions.has(Number(sasaran))) kept.set(baris, TOUCHED)
  })
  services.sessions.forget()
  return kept
}

/** Deletes those whose version is still what the import left behind. */
async function takeAway(db: ImportContext['db'], rows: readonly Undoable[], kept: Map<number, string>): Promise<void> {
  const untouched = await listUntouched(db, rows)
  for (const { baris, sasaran } of rows) if (!untouched.has(Number(sasaran))) kept.set(baris, TOUCHED)
  await deleteOperators(db, [...untouched])
}
