import { useEffect, useState } from 'react'
import { gambar } from './periksa-berkas'

/** Answers an address of a picture that is still in the browser, and gives it back when it is no longer shown. */
export function useUrlBerkas(berkas: File | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (berkas === null || !gambar(berkas.name)) return
    const baru = URL.createObjectURL(berkas)
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a resource outside React, taken and given back here.
    setUrl(baru)
    return () => {
      URL.revokeObjectURL(baru)
      setUrl(undefined)
    }
  }, [berkas])
  return url
}
