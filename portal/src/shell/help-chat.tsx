import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../api'
import { useOperator } from '../auth/operator'
import { situs } from '../auth/situs-store'
import { useStore } from '../auth/store'

/** Who the widget is told about: name, e-mail, operator number, nothing more. */
declare global {
  interface Window {
    sivitasHelpChat?: { nama: string; email: string | null; idOperator: number }
  }
}

/** Containers that go when the chat breaks; the pages go on (source section 4). */
const WADAH = ['chat', 'bimbingan']

function sembunyikan(): void {
  for (const id of WADAH) {
    const wadah = document.getElementById(id)
    if (wadah) wadah.hidden = true
  }
}

/** Loads the college's help-chat widget when the browser is idle after sign-in (enable_help_chat). */
export function HelpChat() {
  const nyala = useStore(situs)?.config.enable_help_chat ?? false
  const { nama, email, idOperator } = useOperator()
  const { data } = useQuery(
    api.platform.situs.config.queryOptions({
      input: { keyword: 'help_chat_script' },
      enabled: nyala,
      staleTime: Infinity,
      meta: { senyap: true },
    }),
  )
  const alamat = data?.data.value ?? ''
  useEffect(() => {
    if (!nyala || !alamat.startsWith('https://')) return
    window.sivitasHelpChat = { nama, email, idOperator }
    const script = document.createElement('script')
    script.src = alamat
    script.async = true
    script.addEventListener('error', sembunyikan)
    const pasang = () => document.body.append(script)
    // Safari has no idle callback; a second after the first paint is late enough.
    const timer = 'requestIdleCallback' in window ? null : setTimeout(pasang, 1000)
    const idle = timer === null ? window.requestIdleCallback(pasang) : null
    return () => {
      if (timer !== null) clearTimeout(timer)
      if (idle !== null) window.cancelIdleCallback(idle)
      script.remove()
    }
  }, [nyala, alamat, nama, email, idOperator])
  return nyala && alamat !== '' ? <div id="chat" /> : null
}
