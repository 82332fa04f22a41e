import type { BagianCetak, Cetakan, KertasCetak } from '@sivitas/contract/data-master/cetakan'
import type { Context } from '../../auth/context'
import { Pictures } from '../../documents/render/pictures'
import { typeset, typstPdf } from '../../kit/export/pdf/typst'
import { LABEL_TEMPLATE } from './label-template'
import { tulisSel } from './sel'
import { CETAKAN_TEMPLATE } from './template'

/** Millimetres, upright. */
const UKURAN: Readonly<Record<KertasCetak, readonly [number, number]>> = { A4: [210, 297], F4: [215, 330] }

/** Letters in points: a wide table needs small ones. */
const hurufOf = ({ bagian, lanskap }: Cetakan): number => {
  const terlebar = Math.max(0, ...bagian.map((satu) => (satu.jenis === 'tabel' ? satu.kolom.length : 0)))
  if (terlebar > (lanskap ? 14 : 10)) return 6
  return terlebar > (lanskap ? 12 : 8) ? 7 : 8.5
}

/** A part as its template reads it: all texts, and pictures by their names. */
async function tercetak(bagian: BagianCetak, pictures: Pictures): Promise<object> {
  switch (bagian.jenis) {
    case 'tabel':
      return {
        ...bagian,
        kolom: bagian.kolom.map(({ judul, tipe, lebar }) => ({ judul, lebar, kanan: tipe !== 'teks' })),
        baris: bagian.baris.map(({ nada, sel }) => ({
          nada,
          sel: sel.map((nilai, at) => (nada !== 'biasa' && nilai === null ? '' : tulisSel(bagian.kolom[at]?.tipe ?? 'teks', nilai))),
        })),
      }
    case 'fakta':
      return { ...bagian, adaFoto: bagian.idFoto !== null, foto: await pictures.stored(bagian.idFoto) }
    case 'foto':
      return {
        ...bagian,
        kartu: await Promise.all(bagian.kartu.map(async (satu) => ({ ...satu, foto: await pictures.stored(satu.idFoto) }))),
      }
    default:
      return bagian
  }
}

/** A print as a PDF. Address labels are sheets of their own, without letterhead or margin. */
export async function cetakanPdf(context: Context, cetakan: Cetakan): Promise<Uint8Array> {
  const label = cetakan.bagian.flatMap((bagian) => (bagian.jenis === 'label' ? bagian.label : []))
  if (label.length > 0) return await typstPdf(LABEL_TEMPLATE, { label })
  const pictures = new Pictures(context)
  const [pendek, panjang] = UKURAN[cetakan.kertas]
  const bagian: object[] = []
  // One after the other: each photo is read from the store once and held only for this file.
  for (const satu of cetakan.bagian) bagian.push(await tercetak(satu, pictures))
  const { pdf } = await typeset({
    source: CETAKAN_TEMPLATE,
    files: pictures.files,
    data: {
      ...cetakan,
      perguruanTinggi: context.tenant.college.judul,
      lebar: cetakan.lanskap ? panjang : pendek,
      tinggi: cetakan.lanskap ? pendek : panjang,
      ukuran: hurufOf(cetakan),
      bagian,
    },
  })
  return pdf
}
