import { useSearchParams } from 'react-router'

/** A choice of a page that lives in its address, so that reload, 'back' and a link show the same; '' means none was made. */
export function useAlamat(nama: string): readonly [string, (nilai: string) => void] {
  const [params, setParams] = useSearchParams()
  const pilih = (nilai: string) =>
    setParams(
      (kini) => {
        const baru = new URLSearchParams(kini)
        if (nilai === '') baru.delete(nama)
        else baru.set(nama, nilai)
        return baru
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get(nama) ?? '', pilih]
}
