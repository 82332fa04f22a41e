import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * A panel that opens over its list by address. `tutup` takes the panel away before the address changes, so that the
 * guard of unsaved forms is not asked a second time; draw nothing once it is `selesai`.
 */
export function usePanel(base: string): { selesai: boolean; tutup: () => void } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [selesai, setSelesai] = useState(false)
  useEffect(() => {
    if (selesai) void navigate(`${base}${search}`, { preventScrollReset: true })
  }, [selesai, navigate, base, search])
  return { selesai, tutup: () => setSelesai(true) }
}
