import type { JenisUnggahan } from '@sivitas/contract/platform/berkas/berkas'
import { segarkan } from '../../auth/refresh'
import { tokenGeneration } from '../../auth/token'
import { kepala } from '../../auth/transport'
import type { BerkasTersimpan, KirimBerkas } from '../../kit/form/inputs/unggah-input'
import { galatJawaban, NetworkError } from '../../kit/galat'

type Jawaban = { status: number; body: unknown }
type Opsi = Parameters<KirimBerkas>[1]
type Tersimpan = { data: { id: string; nama: string; ukuran: number } }

/** One POST of a form. `fetch` does not say how much of a body has gone out, so this one call is made the older way. */
function kirimForm(form: FormData, { signal, onProgres }: Opsi): Promise<Jawaban> {
  return new Promise((selesai, gagal) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/v2/platform/berkas')
    for (const [name, value] of Object.entries(kepala())) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgres(total > 0 ? (100 * loaded) / total : 0)
    request.onload = () => selesai({ status: request.status, body: request.response as unknown })
    request.onerror = () => gagal(new NetworkError())
    request.onabort = () => gagal(new DOMException('Dibatalkan', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

/** Answers how an input sends its files: at once, each as a temporary upload of the given kind (C8). */
export const kirimBerkas =
  (jenis: JenisUnggahan): KirimBerkas =>
  async (berkas, opsi): Promise<BerkasTersimpan> => {
    const form = new FormData()
    form.set('jenis', jenis)
    form.set('file', berkas)
    const seen = tokenGeneration()
    let jawaban = await kirimForm(form, opsi)
    if (jawaban.status === 401) {
      await segarkan(seen)
      jawaban = await kirimForm(form, opsi)
    }
    if (jawaban.status >= 400) throw galatJawaban(jawaban.status, jawaban.body)
    const { id, nama, ukuran } = (jawaban.body as Tersimpan).data
    return { id, nama, ukuran }
  }
