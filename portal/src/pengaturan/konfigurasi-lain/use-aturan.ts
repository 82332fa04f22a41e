import { DAFTAR_ATURAN, definisiAturan } from '@sivitas/contract/pengaturan/aturan/daftar'
import type { DefinisiAturan } from '@sivitas/contract/pengaturan/aturan/definisi'
import { galatAturan } from '@sivitas/rules/pengaturan/aturan/nilai-aturan'
import { boleh } from '@sivitas/rules/platform/scope'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { usePengguna } from '../../auth/use-session'
import { toast } from '../../kit/feedback/toast'
import { galatDari, pesanGalat } from '../../kit/galat'

/** Groups of keys in the order of the registry. */
export const KELOMPOK_ATURAN = [...new Set(DAFTAR_ATURAN.map(([, { kelompok }]) => kelompok))]

export const useDaftarAturan = () => useQuery(api.pengaturan.aturan.list.queryOptions({ input: {}, refetchOnMount: 'always' }))

export const useAturan = (id: number) =>
  useQuery(api.pengaturan.aturan.get.queryOptions({ input: { id }, refetchOnMount: 'always', refetchOnWindowFocus: false }))

export type AturanRinci = NonNullable<ReturnType<typeof useAturan>['data']>['data']

/** Answers whether the signed-in operator may set a key: MM all, A1 and A4 theirs. */
export function useBolehKunci(): (definisi: Pick<DefinisiAturan, 'hak'>) => boolean {
  const { scopes } = usePengguna()
  return ({ hak }) => ['MM', hak].some((scope) => boleh(scopes, { scope, access: 'T' }))
}

const sama = (satu: unknown, lain: unknown) => JSON.stringify(satu) === JSON.stringify(lain)

/** The field that the server names, 'nilai.krs_maks_perubahan', as its key. */
const kunciGalat = (field: string) => field.replace(/^nilai\./, '')

/** Changes of one set that wait to be saved; null makes the set silent about a key. */
export function useSimpanAturan(aturan: AturanRinci) {
  const queryClient = useQueryClient()
  const [draf, setDraf] = useState<Readonly<Record<string, unknown>>>({})
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({})

  const ubah = (kunci: string, nilai: unknown) => {
    setGalat(({ [kunci]: _lama, ...lain }) => lain)
    setDraf(({ [kunci]: _lama, ...lain }) =>
      sama(nilai ?? null, aturan.nilai[kunci] ?? null) ? lain : { ...lain, [kunci]: nilai ?? null },
    )
  }

  /** The same checks as on the server, so that a typing error needs no journey. */
  const periksa = (): boolean => {
    const temuan = Object.entries(draf).flatMap(([kunci, nilai]) => {
      const definisi = definisiAturan(kunci)
      const pesan = definisi ? galatAturan(definisi, nilai) : null
      return pesan === null ? [] : [[kunci, pesan] as const]
    })
    setGalat(Object.fromEntries(temuan))
    if (temuan.length > 0) toast.gagal(`${temuan.length} isian perlu diperbaiki`)
    return temuan.length === 0
  }

  const simpan = useMutation({
    mutationFn: () => {
      const isi = { nilai: { ...draf }, versi: aturan.versi }
      return aturan.id === 0 ? api.pengaturan.aturan.ubahUmum.call(isi) : api.pengaturan.aturan.update.call({ id: aturan.id, ...isi })
    },
    onSuccess: async () => {
      toast.berhasil('Data berhasil diubah')
      setDraf({})
      await queryClient.invalidateQueries({ queryKey: api.pengaturan.aturan.key() })
    },
    onError: (error) => {
      setGalat(Object.fromEntries(galatDari(error).errors.map(({ field, message }) => [kunciGalat(field), message])))
      toast.gagal(pesanGalat(error))
    },
  })
  const batal = () => {
    setDraf({})
    setGalat({})
  }
  return { draf, galat, ubah, batal, menyimpan: simpan.isPending, simpan: () => periksa() && simpan.mutate() }
}
