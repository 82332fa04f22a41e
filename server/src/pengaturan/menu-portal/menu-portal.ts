import { MENU_PORTAL_BAWAAN } from '@sivitas/contract/pengaturan/menu-portal/bawaan'
import { PohonMenu, type IndukMenu } from '@sivitas/contract/pengaturan/menu-portal/menu-portal'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { shapeIssues } from '../../kit/shape-error'
import { versiUsang } from '../../kit/versioned'
import { catatVersi, genggamSetelan, isiVersi, listVersi } from '../versi/queries'
import { findMenuPortal, saveMenuPortal } from './queries'

const calls = api.pengaturan.menuPortal
const MENU = { entitas: 'menu-portalmhs', kunci: 'semua' }

async function show({ db }: Pick<Context, 'db'>) {
  const tree = (await findMenuPortal(db)) ?? [...MENU_PORTAL_BAWAAN]
  const [last] = await listVersi(db, MENU)
  return { tree, versi: last?.nomor ?? 0, diubahPada: last?.dibuatPada ?? null, oleh: last?.oleh ?? null }
}

type Change = { tree: IndukMenu[]; versi?: number; dariNomor?: number }

async function change(context: Context, { tree, versi, dariNomor }: Change) {
  const { db } = context
  await genggamSetelan(db, MENU)
  const now = await show(context)
  if (versi !== undefined && versi !== now.versi)
    throw versiUsang({ versi: now.versi, diubahPada: now.diubahPada ?? new Date(), oleh: now.oleh })
  await saveMenuPortal(db, tree)
  await catatVersi(db, { ...MENU, sebelum: now.tree, sesudah: (await findMenuPortal(db)) ?? [], dariNomor })
}

export const menuPortal = calls.router({
  get: calls.get.handler(async ({ context }) => ({ data: await show(context) })),
  update: calls.update.handler(async ({ input, context }) => {
    await change(context, input)
    return { status: { message: 'Data berhasil diubah' }, data: await show(context) }
  }),
  versi: calls.versi.handler(async ({ context: { db } }) => ({ data: await listVersi(db, MENU) })),
  kembalikan: calls.kembalikan.handler(async ({ input: { nomor }, context }) => {
    // What an earlier release allowed may be refused today.
    const read = PohonMenu.safeParse(await isiVersi(context.db, { ...MENU, nomor }))
    if (!read.success) throw shapeIssues(read.error.issues)
    await change(context, { tree: read.data, dariNomor: nomor })
    return { status: { message: `Versi ${nomor} dikembalikan` }, data: null }
  }),
})
