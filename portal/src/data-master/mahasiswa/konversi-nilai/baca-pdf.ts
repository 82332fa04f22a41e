import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite answers the address of the file
import pekerja from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = pekerja

type Kata = { teks: string; x: number; y: number; lebar: number; tinggi: number }

/** Words of a page as lines of cells: what stands at one height is a line, a gap wider than a letter parts cells. */
function barisDari(kata: readonly Kata[]): string[][] {
  const baris: Kata[][] = []
  for (const satu of kata.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const terakhir = baris.at(-1)
    const sebaris = terakhir?.[0] !== undefined && Math.abs(terakhir[0].y - satu.y) < Math.max(2, satu.tinggi / 2)
    if (sebaris) terakhir?.push(satu)
    else baris.push([satu])
  }
  return baris.map((satu) => selDari(satu.toSorted((a, b) => a.x - b.x)))
}

function selDari(kata: readonly Kata[]): string[] {
  const sel: string[] = []
  let ujung = Number.NEGATIVE_INFINITY
  for (const { teks, x, lebar, tinggi } of kata) {
    if (sel.length > 0 && x - ujung < tinggi * 0.6) sel[sel.length - 1] += x - ujung > tinggi * 0.1 ? ` ${teks}` : teks
    else sel.push(teks)
    ujung = x + lebar
  }
  return sel
}

/** Reads the text of a PDF as lines of cells. A scan has no text and so no lines. @throws whatever the file is not readable for */
export async function bacaPdf(berkas: Blob): Promise<string[][]> {
  const tugas = getDocument({ data: await berkas.arrayBuffer(), isEvalSupported: false })
  try {
    const pdf = await tugas.promise
    const semua: string[][] = []
    for (let ke = 1; ke <= pdf.numPages; ke++) {
      const { items } = await (await pdf.getPage(ke)).getTextContent()
      const kata = items.flatMap((item): Kata[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [datar = 1, miring = 0, , tinggi = 10, x = 0, y = 0] = item.transform as number[]
        // What stands aslant is a watermark.
        if (Math.abs(miring) > Math.abs(datar) / 10) return []
        return [{ teks: item.str.trim(), x, y, lebar: item.width, tinggi: Math.abs(tinggi) || item.height }]
      })
      semua.push(...barisDari(kata))
    }
    return semua
  } finally {
    await tugas.destroy()
  }
}
