import { VarianInput } from '@sivitas/contract/platform/situs'
import { PATH_MENU } from '@sivitas/contract/platform/menu/menu'
import { AREA } from '@sivitas/contract/platform/menu/menu-row'
import { RUTE_PORTAL_TERPISAH } from '@sivitas/rules/platform/rute-terlarang'
import { unikBerlaku } from '@sivitas/rules/platform/varian'
import type { Context } from '../auth/context'
import { isianSalah, tidakDitemukan } from '../kit/galat'
import { shapeIssues } from '../kit/shape-error'
import { versiUsang } from '../kit/versioned'
import { catatVersi, genggamSetelan, isiVersi, listVersi } from '../pengaturan/public'
import { findVarian, saveVarian, setUnik, type VarianIsi } from './queries'

const ENTITAS = 'varian'

const PATHS = new Set<string>(PATH_MENU)
/** Labels may name an area by what it is called otherwise, a hand-off the two groups of the separate portal. */
const LABELS = new Set<string>([...PATH_MENU, ...Object.values(AREA)])
const HANDOFF = new Set<string>([...PATH_MENU, ...RUTE_PORTAL_TERPISAH])

function assertKnown(field: 'disembunyikan' | 'label' | 'handoff', keys: readonly string[], known: ReadonlySet<string>): void {
  const unknown = keys.find((key) => !known.has(key))
  if (unknown !== undefined) throw isianSalah(field, `Menu ${unknown} tidak dikenal.`, 'tidak_dikenal')
}

/** The hiding table as the menu uses it: an unknown variant or a missing row behaves as PT01 (PL-R24). */
export async function showVarian({ db, tenant }: Context, unik = tenant.college.unik) {
  const own = await findVarian(db, unik)
  const found = own ?? (await findVarian(db, 'PT01'))
  const { disembunyikan = [], label = {}, handoff = [] } = found ?? {}
  return { unik, disembunyikan, label, handoff, diatur: found !== undefined, versi: own?.versi ?? 0 }
}

type Change = VarianIsi & { versi?: number | undefined; dariNomor?: number | undefined }

/**
 * Writes the hiding table of an institution code and makes the college go by that code.
 * @throws Galat 422 for a key that is no menu item, 409 `versi_usang`
 */
export async function ubahVarian(context: Context, { versi, dariNomor, ...isi }: Change) {
  const { db, collegeId, services } = context
  assertKnown('disembunyikan', isi.disembunyikan, PATHS)
  assertKnown('label', Object.keys(isi.label), LABELS)
  assertKnown('handoff', isi.handoff, HANDOFF)
  await genggamSetelan(db, { entitas: ENTITAS, kunci: isi.unik })
  const before = await findVarian(db, isi.unik)
  if (versi !== undefined && versi !== (before?.versi ?? 0))
    throw versiUsang({ versi: before?.versi ?? 0, diubahPada: before?.diubahPada ?? new Date(), oleh: before?.oleh ?? null })
  await saveVarian(db, isi)
  await setUnik(db, collegeId, isi.unik)
  const sebelum = before ? isiOf(before) : null
  await catatVersi(db, { entitas: ENTITAS, kunci: isi.unik, sebelum, sesudah: isiOf(isi), dariNomor })
  services.tenants.forget()
  return await showVarian(context, isi.unik)
}

const isiOf = ({ unik, disembunyikan, label, handoff }: VarianIsi): VarianIsi => ({ unik, disembunyikan, label, handoff })

/** Versions of the hiding table of a code. */
export const versiVarian = ({ db }: Context, kunci: string) => listVersi(db, { entitas: ENTITAS, kunci })

export async function kembalikanVarian(context: Context, { kunci, nomor }: { kunci: string; nomor: number }): Promise<void> {
  if (unikBerlaku(kunci) !== kunci) throw tidakDitemukan('Varian')
  const read = VarianInput.safeParse(await isiVersi(context.db, { entitas: ENTITAS, kunci, nomor }))
  if (!read.success) throw shapeIssues(read.error.issues)
  await ubahVarian(context, { ...read.data, dariNomor: nomor })
}
