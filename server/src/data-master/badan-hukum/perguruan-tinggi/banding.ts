import type { BedaPddikti } from '@sivitas/contract/data-master/badan-hukum/banding-pddikti'
import { PerguruanTinggiInput } from '@sivitas/contract/data-master/badan-hukum/perguruan-tinggi'
import type { z } from 'zod'
import { api } from '../../../auth/guard'
import { Galat, tidakDitemukan } from '../../../kit/galat'
import { bacaProfilPddikti } from './profil-pddikti'
import { findPerguruanTinggi } from './queries'

const MAX_BYTES = 2_000_000

const asText = (value: unknown): string | null =>
  typeof value === 'boolean'
    ? value
      ? 'Ya'
      : 'Tidak'
    : value === null || value === undefined || value === ''
      ? null
      : String(value as string)

/** PDDikti writes yes as 1; everything else it writes as our own forms take it. */
const read = (field: string, text: string): unknown =>
  field === 'mbs' ? ['1', 'true', 'ya'].includes(text.toLowerCase()) : text === '' ? null : text

/** One field beside the other; a value that our own rules refuse is shown, but can't be taken over. */
function beda(field: string, text: string, stored: unknown): BedaPddikti {
  const schema = PerguruanTinggiInput.shape[field as keyof typeof PerguruanTinggiInput.shape] as z.ZodType
  const checked = schema.safeParse(read(field, text))
  const nilai = checked.success ? ((checked.data as BedaPddikti['nilai'] | undefined) ?? null) : null
  const kita = asText(stored)
  const pddikti = checked.success ? asText(nilai) : text
  return {
    field,
    kita,
    pddikti,
    sama: kita === pddikti,
    nilai,
    masalah: checked.success ? null : (checked.error.issues[0]?.message ?? 'Nilai tidak dikenal'),
  }
}

export const bandingPerguruanTinggi = api.dataMaster.bandingPerguruanTinggi.handler(async ({ input: { berkas }, context: { db } }) => {
  const row = await findPerguruanTinggi(db)
  if (!row) throw tidakDitemukan('Profil perguruan tinggi')
  if (berkas.size > MAX_BYTES) throw new Galat([413, 'terlalu_besar'], 'Berkas paling besar 2 MB.')
  const profil = await bacaProfilPddikti(Buffer.from(await berkas.arrayBuffer()))
  const stored = row as unknown as Record<string, unknown>
  const rows = [...profil].map(([field, text]) => beda(field, text, stored[field]))
  return { data: { namaBerkas: berkas.name, versi: row.versi, beda: rows } }
})
