import type { ReactNode } from 'react'
import { saveFile } from '../../kit/export/save-file'
import { UnduhContext, type Unduh } from '../../kit/export/unduh-context'
import { MayContext } from '../../kit/izin/can'
import { bacaSimpanan, tulisSimpanan } from '../../kit/simpanan'
import { PreferensiContext, type Preferensi } from '../../kit/table/preferensi-context'

/** On the style page choices live in the browser; in the portal they live on the server. */
const preferensi: Preferensi = {
  get: (key) => Promise.resolve(JSON.parse(bacaSimpanan(`gaya:${key}`) ?? 'null') as unknown),
  set: (key, value) => Promise.resolve(tulisSimpanan(`gaya:${key}`, JSON.stringify(value))),
}

/** Writes what would be asked of the server into the file, so that a test can read it. */
const unduh: Unduh = (source, query, watch) => {
  const text = JSON.stringify({ source: typeof source === 'string' ? source : source.key(), query })
  watch?.onProgress?.(text.length, text.length)
  saveFile(new Blob([text], { type: 'application/json' }), 'permintaan.json')
  return Promise.resolve()
}

const boleh = () => true

/** What the shell gives to the kit, as far as the style page needs it. */
export function Penyedia({ children }: { children: ReactNode }) {
  return (
    <MayContext value={boleh}>
      <PreferensiContext value={preferensi}>
        <UnduhContext value={unduh}>{children}</UnduhContext>
      </PreferensiContext>
    </MayContext>
  )
}
