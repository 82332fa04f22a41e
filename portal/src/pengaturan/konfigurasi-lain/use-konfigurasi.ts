import { KELOMPOK_ADMIN } from '@sivitas/contract/pengaturan/konfigurasi/daftar'
import type { Konfigurasi as Row } from '@sivitas/contract/pengaturan/konfigurasi/konfigurasi'
import { boleh } from '@sivitas/rules/platform/scope'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { usePengguna } from '../../auth/use-session'
import { toast } from '../../kit/feedback/toast'
import { galatDari, pesanGalat } from '../../kit/galat'

/** As it comes over the wire: instants are texts. */
export type Konfigurasi = Omit<Row, 'diubahPada'> & { diubahPada: string | null }

/** A change that waits; `bawaan` takes the college's own value away. */
export type Perubahan = { value: string; bawaan?: true }

export const useDaftarKonfigurasi = () =>
  useQuery(api.pengaturan.konfigurasi.list.queryOptions({ input: { itemsPerPage: 1000 }, refetchOnMount: 'always' }))

/** Answers whether the signed-in operator may set a keyword (platform.md, Calls). */
export function useBolehUbah(): (row: Pick<Konfigurasi, 'kelompok'>) => boolean {
  const { scopes } = usePengguna()
  return ({ kelompok }) => boleh(scopes, { scope: KELOMPOK_ADMIN.includes(kelompok) ? 'A' : 'MM', access: 'T' })
}

/** Keeps what was typed until it is saved, one call a keyword; what the server refuses stays, with its reason. */
export function useSimpanKonfigurasi(rows: readonly Konfigurasi[]) {
  const queryClient = useQueryClient()
  const [draf, setDraf] = useState<Readonly<Record<string, Perubahan>>>({})
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({})

  const ubah = (keyword: string, perubahan: Perubahan) => {
    const row = rows.find((one) => one.keyword === keyword)
    const kembali = !perubahan.bawaan && row?.tipe !== 'rahasia' && perubahan.value === row?.value
    setDraf((kini) => {
      const { [keyword]: _lama, ...lain } = kini
      return kembali ? lain : { ...lain, [keyword]: perubahan }
    })
    setGalat(({ [keyword]: _lama, ...lain }) => lain)
  }

  const simpan = useMutation({
    mutationFn: async () => {
      const gagal: Record<string, string> = {}
      for (const [keyword, perubahan] of Object.entries(draf)) {
        const versi = rows.find((row) => row.keyword === keyword)?.versi ?? 0
        try {
          await api.pengaturan.konfigurasi.update.call({ keyword, versi, ...perubahan })
        } catch (error) {
          // Without a network the rest would fail alike.
          if (galatDari(error).status === 0) throw error
          gagal[keyword] = pesanGalat(error)
        }
      }
      return gagal
    },
    onSuccess: (gagal) => {
      const banyak = Object.keys(gagal).length
      if (banyak === 0) toast.berhasil('Data berhasil diubah')
      else toast.gagal(`${banyak} isian perlu diperbaiki`)
      setDraf((kini) => Object.fromEntries(Object.entries(kini).filter(([keyword]) => keyword in gagal)))
      setGalat(gagal)
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.pengaturan.konfigurasi.key() }),
        queryClient.invalidateQueries({ queryKey: api.platform.situs.key() }),
      ]),
  })
  const batal = () => {
    setDraf({})
    setGalat({})
  }
  return { draf, galat, ubah, batal, menyimpan: simpan.isPending, simpan: () => simpan.mutate() }
}
