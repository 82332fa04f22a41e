import type { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { daftarPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import { NAMA_JABATAN } from '@sivitas/rules/platform/pejabat'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../auth/context'
import { findLetterhead } from '../../documents/issue/queries'
import { pejabatBerlaku } from '../../documents/officials/officials'
import { findUnits } from '../../documents/officials/queries'
import type { DocumentData, PageTemplate, Sheet } from '../../documents/render/page'
import { printSheets } from '../../documents/render/render'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { todayOf } from '../../tenant/today'
import { cetakanOf, type CetakanUji } from './cetakan'
import { checkTemplate } from './check'

type Preview = Omit<TemplateInput, 'nama' | 'kode'> & {
  nama?: string | undefined
  idPemilik?: string | undefined
  periode?: number | undefined
}

/** Words and three rows of each loop out of the registry. */
function sampleData(jenis: TemplateInput['jenis']): DocumentData {
  const words = daftarPlaceholder(jenis)
  const loops = [...new Set(words.map(({ larik }) => larik).filter((larik) => larik !== null))]
  const rowOf = (loop: string) => Object.fromEntries(words.filter(({ larik }) => larik === loop).map(({ nama, contoh }) => [nama, contoh]))
  return {
    isi: Object.fromEntries(words.filter(({ larik }) => larik === null).map(({ nama, contoh }) => [nama, contoh])),
    larik: Object.fromEntries(loops.map((loop) => [loop, [1, 2, 3].map((no) => ({ ...rowOf(loop), no: String(no) }))])),
  }
}

/** Who would sign today; where an office is empty its name stands there, for a preview must not fail for it. */
export async function signatories(context: Context, template: Pick<PageTemplate, 'penandatangan'>, idProdi: string | null) {
  const tanggal = todayOf(context)
  const pemilik = await findUnits(context.db, idProdi)
  const missing: string[] = []
  const found: Sheet['pejabat'][number][] = []
  for (const office of template.penandatangan) {
    try {
      found.push(...(await pejabatBerlaku(context.db, [office], { tanggal, pemilik })))
    } catch (error) {
      if (!(error instanceof Galat)) throw error
      missing.push(error.message)
      const jabatan = office.namaJabatan ?? NAMA_JABATAN[office.jabatan]
      found.push({ id: '', jabatan: office.jabatan, baris: [jabatan], nama: '', jenisNomor: null, nomor: null, idTtd: null, idCap: null })
    }
  }
  return { pejabat: found, missing }
}

/** A paper as a sheet that leads nowhere: no code, no number. */
export function trialSheet(
  data: DocumentData,
  { pejabat, tanggal, pemilik }: { pejabat: Sheet['pejabat']; tanggal: string; pemilik?: string },
): Sheet {
  const isi = { nomor: null, ...data.isi, tanggalCetak: formatTanggal(tanggal) }
  return { data: { ...data, isi }, pejabat, kode: null, url: null, ...(pemilik ? { pemilik } : {}) }
}

/** What is being edited, as it would print for an owner or with sample words. @throws Galat 422 as saving would */
export async function pratinjau(context: Context, { idPemilik, periode, ...input }: Preview): Promise<File> {
  const template = { ...input, nama: input.nama ?? 'Pratinjau' } as PageTemplate
  await checkTemplate(context, template)
  const chosen = idPemilik ? await paperOf(context, template, { idPemilik, periode }) : null
  const data = chosen?.data ?? sampleData(input.jenis)
  const { pejabat } = await signatories(context, template, chosen?.pemilik.idProdi ?? null)
  const sheet = trialSheet(data, { pejabat, tanggal: todayOf(context) })
  const units = await findUnits(context.db, chosen?.pemilik.idProdi ?? null)
  const letterhead = await findLetterhead(context.db, units.idFakultas)
  const printed = await printSheets(context, { template, letterhead, sheets: [{ ...sheet, tandaAir: template.tandaAir ?? 'PRATINJAU' }] })
  return new File([Buffer.from(printed.isi)], `Pratinjau.${printed.ekstensi}`, { type: printed.mime })
}

async function paperOf(
  context: Context,
  template: PageTemplate,
  { idPemilik, periode }: { idPemilik: string; periode: number | undefined },
): Promise<CetakanUji> {
  const ids = [idPemilik]
  const [paper] = await cetakanOf(context.db, template.jenis, { ids, periode: periode ?? context.session.sesiSemester })
  if (!paper) throw tidakDitemukan('Pemilik')
  return paper
}
