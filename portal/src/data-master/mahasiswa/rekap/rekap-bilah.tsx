import { Button } from '@mantine/core'
import type { BentukRekap } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import { PilihRekap } from './pilih-rekap'
import { SimpanDialog } from './simpan-dialog'

type RekapBilahProps = {
  bentuk: BentukRekap
  /** Name of a ready shape or id of a kept one. */
  kunci: string | null
  onOpen: (dibuka: { bentuk: BentukRekap; kunci: string | null }) => void
}

/** Opens a shape, keeps the one that is seen, takes one's own away. */
export function RekapBilah({ bentuk, kunci, onOpen }: RekapBilahProps) {
  const [menyimpan, setMenyimpan] = useState(false)
  const tanya = useKonfirmasi()
  const queries = useQueryClient()
  const { data } = useQuery(api.dataMaster.rekap.tersimpan.queryOptions({ input: {} }))
  const tersimpan = data?.data ?? []
  const milik = tersimpan.find(({ id, milikSendiri }) => id === kunci && milikSendiri) ?? null
  const remove = useMutation(
    api.dataMaster.rekap.hapus.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: api.dataMaster.rekap.tersimpan.key() })
        onOpen({ bentuk, kunci: null })
        toast.berhasil('Data berhasil dihapus')
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  const hapus = async () => {
    if (milik !== null && (await tanya({ pesan: `Hapus rekap '${milik.nama}'?`, setuju: 'Hapus' }))) remove.mutate({ id: milik.id })
  }
  return (
    <>
      <PilihRekap
        tersimpan={tersimpan}
        value={kunci}
        onChange={({ judul, bentuk: next, tersimpan: kept }) => onOpen({ bentuk: next, kunci: kept?.id ?? judul })}
      />
      <Button variant="default" onClick={() => setMenyimpan(true)}>
        Simpan rekap
      </Button>
      {milik !== null && (
        <Button variant="outline" color="bahaya" loading={remove.isPending} onClick={() => void hapus()}>
          Hapus rekap
        </Button>
      )}
      {menyimpan && (
        <SimpanDialog
          bentuk={bentuk}
          terbuka={milik}
          onClose={() => setMenyimpan(false)}
          onSaved={(rekap) => {
            setMenyimpan(false)
            onOpen({ bentuk: rekap.bentuk, kunci: rekap.id })
          }}
        />
      )}
    </>
  )
}
