import { useWindowEvent } from '@mantine/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import { tetangga } from './tetangga'

const DASAR = '/data-master/mahasiswa/data-mahasiswa'
const mengetik = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** J opens the next student of the list that one came from, K the one before; the open tab stays. Answers both addresses. */
export function useTetangga(id: string) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { sebelum, sesudah } = tetangga(id)
  const tab = params.get('tab')
  const alamat = (lain: string | null) => (lain === null ? null : `${DASAR}/${lain}${tab === null ? '' : `?tab=${tab}`}`)
  const jalan = { sebelum: alamat(sebelum), sesudah: alamat(sesudah) }
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || mengetik(event.target) || document.querySelector('[role=dialog]')) return
    const tujuan = { j: jalan.sesudah, k: jalan.sebelum }[event.key.toLowerCase()]
    if (tujuan) void navigate(tujuan)
  })
  return jalan
}
