import { Button, Group } from '@mantine/core'
import { HakAksesInput } from '@sivitas/contract/pengaturan/operator/hak-akses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../api'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { toast } from '../../../kit/feedback/toast'
import { IconColumns, IconCopy, IconHistory, IconTrash } from '../../../kit/icons'
import { Can } from '../../../kit/izin/can'
import { useRiwayatCall } from '../../../kit/riwayat/riwayat-context'
import { RiwayatDrawer } from '../../../kit/riwayat/riwayat-drawer'
import type { Role } from '../use-roles'

const ikon = { size: 16, 'aria-hidden': true } as const

/** What can be done with a stored role beside changing it. */
export function RoleActions({ role, base }: { role: Role; base: string }) {
  const { id, nama, bawaan } = role
  const { hakAkses } = api.pengaturan
  const riwayat = useRiwayatCall()
  const [terbuka, setTerbuka] = useState(false)
  const hapus = useHapus(role, base)
  const tombol = { variant: 'default', size: 'compact-sm' } as const
  return (
    <Group gap="xs">
      <Can call={hakAkses.create}>
        <Button {...tombol} component={Link} to={`${base}/tambah?salin=${id}`} leftSection={<IconCopy {...ikon} />}>
          Salin
        </Button>
      </Can>
      <Button {...tombol} component={Link} to={`${base}/bandingkan?a=${id}`} leftSection={<IconColumns {...ikon} />}>
        Bandingkan
      </Button>
      {riwayat !== null && (
        <Button {...tombol} onClick={() => setTerbuka(true)} leftSection={<IconHistory {...ikon} />}>
          Riwayat
        </Button>
      )}
      {!bawaan && (
        <Can call={hakAkses.remove}>
          <Button {...tombol} color="bahaya" variant="outline" onClick={() => void hapus()} leftSection={<IconTrash {...ikon} />}>
            Hapus
          </Button>
        </Can>
      )}
      {terbuka && riwayat !== null && (
        <RiwayatDrawer
          call={riwayat}
          entitas="hak_akses"
          idBaris={id}
          name={nama}
          schema={HakAksesInput}
          onClose={() => setTerbuka(false)}
        />
      )}
    </Group>
  )
}

function useHapus({ id, nama, jumlahOperator }: Role, base: string) {
  const tanya = useKonfirmasi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const hapus = useMutation(
    api.pengaturan.hakAkses.remove.mutationOptions({
      onSuccess: async () => {
        toast.berhasil('Data berhasil dihapus')
        await navigate(base)
        // Not the role itself: it is no more, and asking for it again would only answer 404.
        await queryClient.invalidateQueries({ queryKey: api.pengaturan.hakAkses.list.key() })
      },
    }),
  )
  return async () => {
    if (jumlahOperator > 0) return toast.gagal(`Masih dipakai ${jumlahOperator} operator`)
    if (await tanya({ pesan: `Hapus hak akses ${nama}?` })) hapus.mutate({ id })
  }
}
