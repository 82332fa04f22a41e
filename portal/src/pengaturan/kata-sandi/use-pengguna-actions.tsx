import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { usePengguna } from '../../auth/use-session'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { IconKey, IconLockOpen, IconLogout, IconMail } from '../../kit/icons'
import type { RowAction } from '../../kit/table/row-action'
import type { SandiSekali } from '../sandi-sekali-dialog'

export type AkunRow = Awaited<ReturnType<typeof api.pengaturan.kataSandi.listAkun.call>>['data'][number]

const ikon = { size: 16, 'aria-hidden': true } as const
const calls = api.pengaturan.kataSandi
const sebut = ({ nama, username }: AkunRow) => nama ?? username

/** What can be done for somebody who can't get in. One's own account is looked after in the other tab. */
export function usePenggunaActions(tampilkanSandi: (hasil: SandiSekali) => void) {
  const { uuid } = usePengguna()
  const { tautan, sementara, bukaKunci, keluarkan } = useActs(tampilkanSandi)
  return (row: AkunRow): RowAction[] => {
    if (row.id === uuid) return [{ label: 'Kata sandi saya', icon: <IconKey {...ikon} />, to: '/pengaturan/kata-sandi' }]
    const terbuka = row.status !== 'nonaktif'
    return [
      ...(row.status === 'terkunci'
        ? [{ label: 'Buka kunci', icon: <IconLockOpen {...ikon} />, call: calls.bukaKunci, onClick: () => bukaKunci(row) }]
        : []),
      ...(terbuka && row.surel !== null
        ? [{ label: 'Kirim tautan', icon: <IconMail {...ikon} />, call: calls.kirimTautan, onClick: () => void tautan(row) }]
        : []),
      ...(terbuka
        ? [{ label: 'Kata sandi sementara', icon: <IconKey {...ikon} />, call: calls.sementara, onClick: () => void sementara(row) }]
        : []),
      {
        label: 'Keluarkan dari semua perangkat',
        icon: <IconLogout {...ikon} />,
        call: calls.keluarkan,
        onClick: () => void keluarkan(row),
      },
    ]
  }
}

function useActs(tampilkanSandi: (hasil: SandiSekali) => void) {
  const tanya = useKonfirmasi()
  const queryClient = useQueryClient()
  const segarkan = () => queryClient.invalidateQueries({ queryKey: api.pengaturan.key() })
  const selesai = (pesan: string) => ({
    onSuccess: async () => {
      toast.berhasil(pesan)
      await segarkan()
    },
  })
  const kirim = useMutation(calls.kirimTautan.mutationOptions(selesai('Tautan telah dikirim ke surel pengguna')))
  const buat = useMutation(calls.sementara.mutationOptions({ onSuccess: segarkan }))
  const buka = useMutation(calls.bukaKunci.mutationOptions(selesai('Kunci akun telah dibuka')))
  const keluar = useMutation(calls.keluarkan.mutationOptions(selesai('Pengguna telah dikeluarkan dari semua perangkat')))
  return {
    tautan: async (row: AkunRow) => {
      const akibat = ['Tautan berlaku 30 menit dan dapat dipakai satu kali.']
      if (
        await tanya({
          pesan: `Kirim tautan atur ulang kata sandi ke ${row.surel ?? 'surel'} milik ${sebut(row)}?`,
          akibat,
          setuju: 'Kirim',
          aman: true,
        })
      )
        kirim.mutate({ idAkun: row.id })
    },
    sementara: async (row: AkunRow) => {
      const akibat = ['Ia keluar dari semua perangkat dan wajib mengganti kata sandi saat masuk.']
      if (!(await tanya({ pesan: `Buat kata sandi sementara untuk ${sebut(row)}?`, akibat, setuju: 'Buat' }))) return
      buat.mutate({ idAkun: row.id }, { onSuccess: ({ data }) => tampilkanSandi({ nama: sebut(row), ...data }) })
    },
    bukaKunci: (row: AkunRow) => buka.mutate({ idAkun: row.id }),
    keluarkan: async (row: AkunRow) => {
      const akibat = ['Pekerjaan yang belum disimpan di perangkat itu hilang.']
      if (await tanya({ pesan: `Keluarkan ${sebut(row)} dari semua perangkat?`, akibat, setuju: 'Keluarkan' }))
        keluar.mutate({ idAkun: row.id })
    },
  }
}
