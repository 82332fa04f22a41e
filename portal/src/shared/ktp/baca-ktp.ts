// oxlint-disable-next-line import/default -- Vite answers the address of the file
import kata from '@tesseract.js-data/ind/4.0.0_best_int/ind.traineddata.gz?url'
import { aduanKtp, gabungBacaan, uraiKtp, type BacaanKtp } from '@sivitas/rules/data-master/ktp/ktp'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
// oxlint-disable-next-line import/default -- Vite answers the address of the file
import inti from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
// oxlint-disable-next-line import/default -- Vite answers the address of the file
import pekerja from 'tesseract.js/dist/worker.min.js?url'
import { siapkanGambar } from './siapkan-gambar'

/** Fewer fields than these are chance words of another picture. */
const PALING_SEDIKIT = 3

type Opsi = { signal: AbortSignal; onProgres: (persen: number) => void }

/** The data of the language as an address within the page: the thread may open no other. */
async function ambilKata(signal: AbortSignal): Promise<string> {
  const jawaban = await fetch(kata, { signal })
  if (!jawaban.ok) throw new Error('Pembaca teks tidak dapat dimuat. Periksa sambungan, lalu coba lagi.')
  return URL.createObjectURL(await jawaban.blob())
}

/** A thread that has read the data of the language. */
async function siapkanPembaca(alamatKata: string, onProgres: Opsi['onProgres']): Promise<Worker> {
  try {
    return await selamaBatas(
      createWorker('ind', OEM.LSTM_ONLY, {
        workerPath: pekerja,
        corePath: inti,
        // The library adds '/ind.traineddata.gz'; behind '#' it is no part of the address any more.
        langPath: `${alamatKata}#`,
        workerBlobURL: false,
        cacheMethod: 'none',
        logger: ({ status, progress }) => status === 'recognizing text' && onProgres(progress * 100),
        // Each failure refuses the promise of its act as well; without this it would also be thrown where nobody catches it.
        errorHandler: () => undefined,
      }),
    )
  } finally {
    URL.revokeObjectURL(alamatKata)
  }
}

const BATAS_MS = 60_000

/** A thread that could not begin says nothing to anybody, so each answer is waited for only so long. */
async function selamaBatas<Hasil>(kerja: Promise<Hasil>): Promise<Hasil> {
  let jam: ReturnType<typeof setTimeout> | undefined
  const habis = new Promise<never>((_, tolak) => {
    jam = setTimeout(() => tolak(new Error('Pembaca teks tidak dapat dijalankan di peramban ini. Ketik isiannya sendiri.')), BATAS_MS)
  })
  try {
    return await Promise.race([kerja, habis])
  } finally {
    clearTimeout(jam)
  }
}

/**
 * Answers what the photo of a KTP says. All of it happens in a thread of this browser that may reach nothing else
 * (docs/decisions/2026-11-22-ktp-in-the-browser.md): the photo is sent nowhere and kept nowhere.
 * @throws Error in words for a person when nothing like a KTP can be read
 */
export async function bacaKtp(foto: Blob, { signal, onProgres }: Opsi): Promise<BacaanKtp> {
  const [gambar, alamatKata] = await Promise.all([siapkanGambar(foto), ambilKata(signal)])
  const pembaca = await siapkanPembaca(alamatKata, onProgres)
  const selesai = () => void pembaca.terminate()
  signal.addEventListener('abort', selesai, { once: true })
  const urai = async (cara: PSM) => {
    signal.throwIfAborted()
    await pembaca.setParameters({ tessedit_pageseg_mode: cara })
    return uraiKtp((await selamaBatas(pembaca.recognize(gambar))).data.text)
  }
  try {
    const utama = await urai(PSM.SINGLE_BLOCK)
    const bacaan = kurang(utama) ? gabungBacaan(utama, await urai(PSM.AUTO)) : utama
    if (Object.values(bacaan).filter((nilai) => nilai !== null).length >= PALING_SEDIKIT) return bacaan
    throw new Error('Tulisan KTP tidak terbaca. Foto KTP tegak, dari dekat, terang, dan tanpa pantulan cahaya.')
  } finally {
    signal.removeEventListener('abort', selesai)
    selesai()
  }
}

/** A second look costs less than a second, and finds lines that the first took for parts of the picture. */
const kurang = (bacaan: BacaanKtp): boolean => Object.values(bacaan).includes(null) || Object.keys(aduanKtp(bacaan)).length > 0
