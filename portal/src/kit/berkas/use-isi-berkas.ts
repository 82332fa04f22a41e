import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAmbilIsi } from './isi-context'

/** Contents never change under their address, so what was fetched stays good for as long as a visit lasts. */
const SEGAR_MS = 3_600_000

/** Answers an address that the page may show for a stored file, and nothing until its content is here or where there is none. */
export function useIsiBerkas(alamat: string | null | undefined): string | undefined {
  const ambil = useAmbilIsi()
  const { data } = useQuery({
    queryKey: ['isi-berkas', alamat],
    queryFn: ({ signal }) => ambil(alamat ?? '', { signal }),
    enabled: typeof alamat === 'string' && alamat !== '',
    staleTime: SEGAR_MS,
    retry: 1,
    // A picture that does not come leaves its place to the initials; nobody needs to be told.
    meta: { senyap: true },
  })
  return useUrl(data)
}

function useUrl(isi: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (isi === undefined) return
    const baru = URL.createObjectURL(isi)
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a resource outside React, taken and given back here.
    setUrl(baru)
    return () => {
      URL.revokeObjectURL(baru)
      setUrl(undefined)
    }
  }, [isi])
  return url
}
