import { tujuanMenuSah } from '@sivitas/rules/platform/validator'
import { z } from 'zod'
import { one } from '../../kit/answer'
import { optionalText, text } from '../../kit/fields'
import { procedure } from '../../kit/procedure'
import { versiCalls } from '../versi'

export const JENIS_MENU = ['halaman', 'tautan', 'pemisah'] as const
/** Statuses of a student that a menu item may ask for (PDDikti). */
export const STATUS_SYARAT = ['A', 'C', 'N', 'M', 'L', 'U', 'G'] as const

/** Who sees an item; an empty list means everybody. Prodi are named by their codes. */
export const SyaratMenu = z.object({
  statusMahasiswa: z.array(z.enum(STATUS_SYARAT)).max(7).default([]).meta({ title: 'Status mahasiswa' }),
  angkatan: z.array(z.int().min(1900).max(2200)).max(40).default([]).meta({ title: 'Angkatan' }),
  prodi: z
    .array(z.string().regex(/^\d{5}$/, 'Kode prodi terdiri atas 5 angka'))
    .max(200)
    .default([])
    .meta({ title: 'Program studi' }),
})

const ItemMenu = z.object({
  kunci: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'Hanya huruf kecil, angka, dan strip')
    .meta({ title: 'Kunci' }),
  label: text(40).meta({ title: 'Label' }),
  ikon: optionalText(40).meta({ title: 'Ikon' }),
  jenis: z.enum(JENIS_MENU).meta({ title: 'Jenis' }),
  tujuan: z
    .preprocess((value) => (value === '' ? null : value), z.string().trim().max(500).nullable())
    .optional()
    .meta({ title: 'Tujuan' }),
  tampil: z.boolean().default(true).meta({ title: 'Tampil' }),
  syarat: SyaratMenu.default({ statusMahasiswa: [], angkatan: [], prodi: [] }),
  lencana: optionalText(12).meta({ title: 'Lencana' }),
})

/** A page needs a path of the portal, a link an https address, a separator neither. */
function tujuanFits({ jenis, tujuan }: z.output<typeof ItemMenu>, check: z.RefinementCtx): void {
  const complain = (message: string) => check.addIssue({ code: 'custom', path: ['tujuan'], message })
  if (jenis === 'pemisah') {
    if (tujuan) complain('Pemisah tidak mempunyai tujuan')
    return
  }
  if (!tujuan) complain('Field tidak boleh kosong')
  else if (jenis === 'tautan' && !/^https:/i.test(tujuan)) complain('Tautan harus diawali https://')
  else if (jenis === 'halaman' && !tujuan.startsWith('/')) complain('Halaman harus diawali /')
  else if (!tujuanMenuSah(tujuan)) complain('Tujuan tidak dikenal')
}

/** An item of the second level; nothing lies below it (depth <= 2). */
export const AnakMenu = ItemMenu.extend({ anak: z.tuple([], { error: 'Menu paling banyak dua tingkat' }).optional() }).superRefine(
  tujuanFits,
)
export type AnakMenu = z.output<typeof AnakMenu>
export const IndukMenu = ItemMenu.extend({ anak: z.array(AnakMenu).max(40).default([]) }).superRefine(tujuanFits)
export type IndukMenu = z.output<typeof IndukMenu>

export const PohonMenu = z
  .array(IndukMenu)
  .max(60)
  .superRefine((tree, check) => {
    const keys = tree.flatMap(({ kunci, anak }) => [kunci, ...anak.map((item) => item.kunci)])
    const twice = keys.find((kunci, at) => keys.indexOf(kunci) !== at)
    if (twice !== undefined) check.addIssue({ code: 'custom', message: `Kunci ${twice} dipakai dua kali` })
  })

const Susunan = z.object({
  tree: z.array(IndukMenu),
  /** Number of the stored version; 0 while the delivered menu counts. */
  versi: z.int(),
  diubahPada: z.date().nullable(),
  oleh: z.string().nullable(),
})

export const menuPortal = {
  get: procedure.meta({ scope: null, access: 'B' }).route({ method: 'GET', path: '/v1/menu_config/menu-portalmhs' }).output(one(Susunan)),
  update: procedure
    .meta({ scope: 'MM', access: 'T' })
    .route({ method: 'PUT', path: '/v2/pengaturan/menu-portalmhs' })
    .input(z.object({ tree: PohonMenu, versi: z.coerce.number<number>().int().min(0) }))
    .output(one(Susunan)),
  ...versiCalls({ path: '/v2/pengaturan/menu-portalmhs', read: 'MM', write: 'MM' }),
}
