import type { UbahMassal } from '@sivitas/contract/pengaturan/operator/massal'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { noteAct } from '../../../auth/queries'
import { Galat, isianSalah, tidakDitemukan } from '../../../kit/galat'
import { assertPlaceAndEnd } from '../create-operator'
import { assertProdi, keepingAdministrators, todayOf } from '../guardians'
import { listLokasi, listRoles } from '../impor/queries'
import { listStates, recordRoles, replaceGrants, updateOperators, type OperatorState } from '../set-queries'
import { planOne, rolesInWords, type Known, type Planned } from './plan'
import { followActive, insertAct, takeAct, type Undoable } from './queries'

const calls = api.pengaturan.operatorMassal

type Order = { ids: readonly number[]; ubah: UbahMassal; pratinjau: boolean }

/** Does the same to many operators, or says what it would do. Whom the caller may not touch is left alone and named. */
async function change(context: Context, { ids, ubah, pratinjau }: Order) {
  const { db } = context
  if (ubah.prodi) await assertProdi(context, ubah.prodi)
  await assertPlaceAndEnd(context, { idLokasi: ubah.idLokasi })
  const today = todayOf(context)
  const states = await listStates(db, { ids }, { today, lock: !pratinjau })
  const known = await knownFor(context, ubah)
  const plans = states.map((state) => planOne(state, ubah, known))
  const ready = plans.filter(({ hasil }) => hasil.galat === null && hasil.perubahan.length > 0)
  const idTindakan = pratinjau || ready.length === 0 ? null : await write(context, { ready, alasan: ubah.alasan, known })
  return { idTindakan, berubah: ready.length, hasil: plans.map(({ hasil }) => hasil) }
}

async function knownFor({ db, session, tenant }: Context, { salinDari }: UbahMassal): Promise<Known> {
  const [source] = salinDari === undefined ? [] : await listStates(db, { ids: [salinDari] }, { today: todayOf({ tenant }) })
  if (salinDari !== undefined && source === undefined) throw isianSalah('ubah.salinDari', 'Operator tidak ditemukan.', 'tidak_ditemukan')
  return { session, roles: await listRoles(db), lokasi: await listLokasi(db), source: source ?? null }
}

type Writing = { ready: readonly Planned[]; alasan: string | null | undefined; known: Known }

async function write(context: Context, { ready, alasan, known }: Writing): Promise<string> {
  const { db, session, services } = context
  await noteAct(db, { alasan: alasan ?? undefined })
  const baris = await keepingAdministrators(context, async () => {
    const versions = await store(
      db,
      ready.map(({ before, after }) => ({ ...after, versi: before.versi })),
    )
    await recordRoles(db, roleChanges(ready, known))
    return ready.map(({ before }): Undoable => ({ id: before.id, versi: versions.get(before.id) ?? 0, sebelum: before }))
  })
  services.sessions.forget()
  return (await insertAct(db, { idAkun: session.uuid, jenis: 'operator', baris })).id
}

async function store(db: Context['db'], states: readonly OperatorState[]): Promise<Map<number, number>> {
  const versions = await updateOperators(db, states)
  const written = states.filter(({ id }) => versions.has(id))
  await replaceGrants(db, written)
  await followActive(
    db,
    written.map(({ id }) => id),
  )
  return versions
}

const roleChanges = (ready: readonly Planned[], { roles }: Known) =>
  ready.flatMap(({ before, after }) => {
    const [sebelum, sesudah] = [rolesInWords(roles, before.grants), rolesInWords(roles, after.grants)]
    return sebelum.join() === sesudah.join() ? [] : [{ id: before.id, nama: before.nama, sebelum, sesudah }]
  })

async function undo(context: Context, id: string) {
  const { db, session, services } = context
  const baris = await takeAct(db, { id, idAkun: session.uuid })
  if (baris === undefined) throw tidakDitemukan('Tindakan yang dapat diurungkan')
  const versions = await keepingAdministrators(context, () =>
    store(
      db,
      baris.map(({ sebelum, versi }) => ({ ...sebelum, versi })),
    ),
  )
  services.sessions.forget()
  if (versions.size === 0) throw new Galat([409, 'versi_usang'], 'Semua operator itu sudah diubah lagi, sehingga dibiarkan.')
  const dibiarkan = baris.filter((one) => !versions.has(one.id)).map(({ sebelum }) => ({ id: sebelum.id, nama: sebelum.nama }))
  return { kembali: versions.size, dibiarkan }
}

export const operatorMassal = calls.router({
  ubah: calls.ubah.handler(async ({ input, context }) => ({ data: await change(context, input) })),
  urungkan: calls.urungkan.handler(async ({ input, context }) => ({ data: await undo(context, input.id) })),
})
