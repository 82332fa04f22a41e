import { MASSAL_MAX, type SaringanSandi } from '@sivitas/contract/pengaturan/kata-sandi/massal'
import { bolehMenyentuh } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { prodiDalamBatas } from '@sivitas/rules/platform/prodi-teks'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { Galat, isianSalah } from '../../../kit/galat'
import { todayOf } from '../../operator/guardians'
import { listStates } from '../../operator/set-queries'
import { mulaiKataSandiMassal } from './mulai'
import { listTargets } from './target-queries'

const calls = api.pengaturan.kataSandiMassal

/** Accounts that get a password, and how many are left out because they have signed in before. */
async function targets(context: Context, saringan: SaringanSandi): Promise<{ akun: string[]; dilewati: number }> {
  const { db, session } = context
  const found = await listTargets(db, saringan, session)
  const mayTouch = await touchable(
    context,
    found.flatMap(({ idOperator }) => idOperator ?? []),
  )
  const known = found.filter(({ idOperator }) => idOperator === null || mayTouch.has(idOperator))
  const chosen = known.filter(({ pernah }) => saringan.pernahMasuk || !pernah)
  return { akun: chosen.map(({ idAkun }) => idAkun), dilewati: known.length - chosen.length }
}

/** Operators whose password the caller may make: within his prodi, and no administrator above him. */
async function touchable(context: Context, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { db, session } = context
  const states = await listStates(db, { ids }, { today: todayOf(context) })
  return new Set(
    states
      .filter(({ prodi, scopes }) => prodiDalamBatas(session.prodi, prodi) && bolehMenyentuh(session.scopes, scopes))
      .map(({ id }) => id),
  )
}

async function start(context: Context, saringan: SaringanSandi) {
  const { db } = context
  const { akun } = await targets(context, saringan)
  if (akun.length === 0) throw new Galat([409, 'kosong'], 'Tidak ada akun yang memerlukan kata sandi pertama pada pilihan ini.')
  if (akun.length > MASSAL_MAX)
    throw isianSalah(
      'angkatan',
      `Pilihan ini ${formatAngka(akun.length)} akun; paling banyak ${formatAngka(MASSAL_MAX)}. Persempit.`,
      'terlalu_banyak',
    )
  return await mulaiKataSandiMassal(db, { akun, mahasiswa: saringan.impor === undefined, pemesan: context.session.uuid })
}

export const kataSandiMassal = calls.router({
  hitung: calls.hitung.handler(async ({ input, context }) => {
    const { akun, dilewati } = await targets(context, input)
    return { data: { jumlah: akun.length, dilewati } }
  }),
  buat: calls.buat.handler(async ({ input, context }) => ({
    status: { message: 'Kata sandi sedang dibuat' },
    data: await start(context, input),
  })),
})
