import { useEffect } from 'react'
import { bacaSimpanan } from '../kit/simpanan'
import { usePreferensiAdapter } from '../kit/table/preferensi-context'
import { MODE_WARNA, pilihanTema } from '../kit/theme/pilihan-tema'
import { NAMA_TEMA } from '../kit/theme/tema'

/** Brings the operator's theme and colour mode to a browser in which none was chosen yet. */
export function PulihkanTema(): null {
  const adapter = usePreferensiAdapter()
  useEffect(() => {
    if (adapter === null) return
    void Promise.all([adapter.get('tema'), adapter.get('colorMode')]).then(([tema, mode]) => {
      const nama = NAMA_TEMA.find((known) => known === tema)
      const warna = MODE_WARNA.find((known) => known === mode)
      if (nama && bacaSimpanan('tema') === null) pilihanTema.pilihTema(nama)
      if (warna && bacaSimpanan('colorMode') === null) pilihanTema.pilihMode(warna)
    })
  }, [adapter])
  return null
}
