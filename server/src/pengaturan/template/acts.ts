import { JENIS_TEMPLATE, KODE_JENIS_TEMPLATE, type JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import type { Template, TemplateInput, TemplateRingkas } from '@sivitas/contract/pengaturan/template/template'
import type { Context } from '../../auth/context'
import { assertMayCall, mayCall } from '../../auth/rights'
import { findTemplate } from '../../documents/issue/queries'
import { keepFile } from '../../files/files'
import { duplikat, Galat, tidakDitemukan } from '../../kit/galat'
import { withWords } from '../../kit/constraint'
import { insertRow } from '../../kit/plain-table'
import { removeRow, updateVersioned } from '../../kit/versioned'
import { cakupanWords, canonical } from './cakupan'
import { checkFont, checkTemplate, cleaned } from './check'
import { copyTemplate, findLastTest, findTemplateRow, listScopeNames, milikTemplate, nextVersion, type TemplateRow } from './queries'

type Access = 'B' | 'T'

/** KTM is F3's as well, RPS A2's; all others are MM's alone. */
export function assertJenis({ session }: Pick<Context, 'session'>, jenis: string, access: Access): void {
  assertMayCall(session, { scope: JENIS_TEMPLATE[jenis as JenisTemplate].scope, access })
}

/** A stored row as lists show it. */
export const shown =
  (names: ReadonlyMap<string, string>) =>
  ({ cakupan, ...row }: TemplateRow): TemplateRingkas => {
    const jenis = row.jenis as JenisTemplate
    const scope = cakupan as TemplateRingkas['cakupan']
    const { status, kertas } = row as Pick<TemplateRingkas, 'status' | 'kertas'>
    return {
      ...row,
      jenis,
      status,
      kertas,
      cakupan: scope,
      namaJenis: JENIS_TEMPLATE[jenis].nama,
      labelCakupan: cakupanWords(scope, names),
    }
  }

/** A template whole. @throws Galat 404, or 403 when its kind is another scope's */
export async function getTemplate(context: Context, id: string, access: Access = 'B'): Promise<Template> {
  const { db } = context
  const row = await findTemplateRow(db, id)
  const stored = await findTemplate(db, id)
  if (!row || !stored) throw tidakDitemukan('Template')
  assertJenis(context, row.jenis, access)
  const { idBerkas: _pages, ...test } = (await findLastTest(db, id)) ?? { id: null, idBerkas: null }
  return {
    ...stored,
    ...shown(await listScopeNames(db))(row),
    ujiTerakhir: test.id === null ? null : (test as NonNullable<Template['ujiTerakhir']>),
  }
}

/** Lists and objects go into jsonb columns as text. */
function columnsOf({ cakupan, margin, isi, kolom, penandatangan, ...plain }: Partial<TemplateInput>): Record<string, unknown> {
  const json = { cakupan: cakupan && canonical(cakupan), margin, isi: isi && cleaned(isi), kolom, penandatangan }
  const texts = Object.entries(json).map(([key, value]) => [key, value === undefined ? undefined : JSON.stringify(value)])
  return { ...plain, ...Object.fromEntries(texts) }
}

const taken = () => duplikat('kode', 'Kode sudah dipakai template lain jenis ini')
const words = {
  template_kode: taken,
  template_draf: () => duplikat('kode', 'Kode ini sudah mempunyai draf. Lanjutkan draf tersebut.'),
}

/** Gives an uploaded DOCX to the template that is filled from it. */
async function keepDocx(
  { db }: Context,
  id: string,
  { isi, before }: { isi: TemplateInput['isi'] | undefined; before?: Template['isi'] },
): Promise<void> {
  if (isi?.bentuk !== 'docx' || (before?.bentuk === 'docx' && before.idBerkas === isi.idBerkas)) return
  await keepFile(db, isi.idBerkas, { jenis: 'template', area: 'pengaturan', pemilikJenis: 'template', idPemilik: id, field: 'isi' })
}

/** Makes a draft. @throws Galat 403, 422 as `checkTemplate`, 409 on a kode that is taken */
export async function createTemplate(context: Context, input: TemplateInput): Promise<Template> {
  assertJenis(context, input.jenis, 'T')
  await checkTemplate(context, input)
  checkFont(input.huruf)
  const id = await withWords(words, () => insertRow(context.db, 'template', columnsOf(input)))
  await keepDocx(context, id, { isi: input.isi })
  await keepPictures(context, id, { isi: input.isi })
  return await getTemplate(context, id)
}

const gambarDari = (isi: TemplateInput['isi'] | undefined): string[] =>
  isi?.bentuk === 'kartu' ? [...isi.depan, ...isi.belakang].flatMap(({ idBerkas }) => idBerkas ?? []) : []

/** Gives uploaded pictures of a card's layers to the template that draws them; those of a version or design before are kept already. */
async function keepPictures(
  { db }: Context,
  id: string,
  { isi, before }: { isi: TemplateInput['isi'] | undefined; before?: Template['isi'] },
): Promise<void> {
  const dikenal = new Set(gambarDari(before))
  const baru = [...new Set(gambarDari(isi))].filter((satu) => !dikenal.has(satu))
  for (const berkas of baru) {
    if (await milikTemplate(db, berkas)) continue
    await keepFile(db, berkas, { jenis: 'foto', area: 'pengaturan', pemilikJenis: 'template', idPemilik: id, field: 'isi' })
  }
}

/** What was published is on paper: it is never written again. */
function assertDraft({ status, nama, nomorVersi }: Template): void {
  if (status === 'draf') return
  throw new Galat(
    [423, 'final'],
    `${nama} versi ${nomorVersi} sudah ${status === 'terbit' ? 'terbit' : 'diarsipkan'} dan tidak dapat diubah. Buat versi baru dengan 'Duplikat'.`,
  )
}

/** Writes a draft. @throws Galat 423 once it was published */
export async function updateTemplate(
  context: Context,
  { id, versi, ...changes }: Partial<TemplateInput> & { id: string; versi: number },
): Promise<Template> {
  const before = await getTemplate(context, id, 'T')
  assertDraft(before)
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const whole = { ...before, ...named }
  assertJenis(context, whole.jenis, 'T')
  await checkTemplate(context, whole)
  if (whole.huruf !== before.huruf) checkFont(whole.huruf)
  await withWords(words, () => updateVersioned(context.db, 'template', { id, versi, ...columnsOf(changes) }))
  await keepDocx(context, id, { isi: changes.isi, before: before.isi })
  await keepPictures(context, id, { isi: changes.isi, before: before.isi })
  return await getTemplate(context, id)
}

/** Deletes a draft. @throws Galat 423 once it was published */
export async function removeTemplate(context: Context, id: string): Promise<void> {
  assertDraft(await getTemplate(context, id, 'T'))
  await removeRow(context.db, 'template', id)
}

/** Makes the next version, or a template of its own. @throws Galat 409 on a kode that is taken */
export async function duplikatkan(
  context: Context,
  { id, kode, nama }: { id: string; kode?: string | undefined; nama?: string | undefined },
): Promise<Template> {
  const from = await getTemplate(context, id, 'T')
  const copy = kode ?? from.kode
  const nomorVersi = await nextVersion(context.db, from.jenis, copy)
  if (kode !== undefined && kode.toLowerCase() !== from.kode.toLowerCase() && nomorVersi > 1) throw taken()
  const made = await withWords(words, () => copyTemplate(context.db, id, { kode: copy, nama: nama ?? from.nama, nomorVersi }))
  return await getTemplate(context, made)
}

/** Kinds that the caller may look at. */
export const kindsOf = ({ session }: Context) =>
  KODE_JENIS_TEMPLATE.filter((jenis) => mayCall(session, { scope: JENIS_TEMPLATE[jenis].scope, access: 'B' }))
