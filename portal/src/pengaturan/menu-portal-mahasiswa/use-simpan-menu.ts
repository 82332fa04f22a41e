import { PohonMenu } from '@sivitas/contract/pengaturan/menu-portal/menu-portal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import type { Pohon } from './susunan'

/** What the contract has against a tree, by the key of the item. */
function periksa(pohon: Pohon): ReadonlyMap<string, string> {
  const hasil = PohonMenu.safeParse(pohon)
  if (hasil.success) return new Map()
  return new Map(
    hasil.error.issues.map(({ path, message }) => {
      const [induk, anak, urut] = path
      const item = typeof induk === 'number' ? pohon[induk] : undefined
      const satu = anak === 'anak' && typeof urut === 'number' ? item?.anak[urut] : item
      return [satu?.kunci ?? '', message]
    }),
  )
}

/** Saves a whole tree, after the same checks that the server makes. */
export function useSimpanMenu(versi: number) {
  const queryClient = useQueryClient()
  const [galat, setGalat] = useState<ReadonlyMap<string, string>>(new Map())
  const mutation = useMutation(
    api.pengaturan.menuPortal.update.mutationOptions({
      onSuccess: () => {
        toast.berhasil('Data berhasil diubah')
        return queryClient.invalidateQueries({ queryKey: api.pengaturan.menuPortal.key() })
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  const simpan = (pohon: Pohon) => {
    const temuan = periksa(pohon)
    setGalat(temuan)
    if (temuan.size > 0) toast.gagal([...temuan.values()][0] ?? 'Ada menu yang perlu diperbaiki')
    else mutation.mutate({ tree: PohonMenu.parse(pohon), versi })
  }
  return { simpan, galat, menyimpan: mutation.isPending, bersihkan: () => setGalat(new Map()) }
}
