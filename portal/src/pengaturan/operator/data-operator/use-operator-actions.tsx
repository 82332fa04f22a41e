import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { toast } from '../../../kit/feedback/toast'
import { galatDari } from '../../../kit/galat'
import { IconBan, IconCopy, IconHistory, IconKey, IconLogout, IconPencil, IconTrash, IconUserCheck } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { useRiwayatCall } from '../../../kit/riwayat/riwayat-context'
import type { RowAction } from '../../../kit/table/row-action'
import type { SandiSekali } from '../../sandi-sekali-dialog'
import type { OperatorRow } from './columns'

type Parts = {
  to: (segment: string) => string
  tampilkanSandi: (hasil: SandiSekali) => void
  nonaktifkan: (row: OperatorRow) => void
  salin: (row: OperatorRow) => void
  riwayat: (row: OperatorRow) => void
}

const ikon = { size: 16, 'aria-hidden': true } as const
const { operator, kataSandi } = api.pengaturan

/** The menu of an operator's row. */
export function useOperatorActions({ to, tampilkanSandi, nonaktifkan, salin, riwayat }: Parts) {
  const may = useMay()
  const riwayatCall = useRiwayatCall()
  const { aturUlang, keluarkan, aktifkan, hapus } = useActs({ tampilkanSandi, nonaktifkan })
  return (row: OperatorRow): RowAction[] => [
    { label: may(operator.create) ? 'Ubah' : 'Lihat', icon: <IconPencil {...ikon} />, to: to(String(row.id)) },
    ...(row.aktif
      ? [
          { label: 'Atur ulang kata sandi', icon: <IconKey {...ikon} />, call: kataSandi.sementara, onClick: () => void aturUlang(row) },
          {
            label: 'Keluarkan dari semua perangkat',
            icon: <IconLogout {...ikon} />,
            call: kataSandi.keluarkan,
            onClick: () => void keluarkan(row),
          },
        ]
      : []),
    {
      label: 'Salin hak akses ke ...',
      icon: <IconCopy {...ikon} />,
      call: api.pengaturan.operatorMassal.ubah,
      onClick: () => salin(row),
    },
    ...(riwayatCall === null ? [] : [{ label: 'Riwayat', icon: <IconHistory {...ikon} />, onClick: () => riwayat(row) }]),
    row.aktif
      ? {
          label: 'Nonaktifkan',
          icon: <IconBan {...ikon} />,
          tone: 'bahaya' as const,
          call: operator.create,
          onClick: () => nonaktifkan(row),
        }
      : { label: 'Aktifkan', icon: <IconUserCheck {...ikon} />, call: operator.create, onClick: () => void aktifkan(row) },
    { label: 'Hapus', icon: <IconTrash {...ikon} />, tone: 'bahaya', call: operator.remove, onClick: () => void hapus(row) },
  ]
}

/** What the menu does, each after asking. */
function useActs({ tampilkanSandi, nonaktifkan }: Pick<Parts, 'tampilkanSandi' | 'nonaktifkan'>) {
  const tanya = useKonfirmasi()
  const queryClient = useQueryClient()
  const segarkan = () => queryClient.invalidateQueries({ queryKey: api.pengaturan.key() })
  const selesai = async (pesan: string) => {
    toast.berhasil(pesan)
    await segarkan()
  }
  const sandi = useMutation(kataSandi.sementara.mutationOptions({ onSuccess: segarkan }))
  const keluar = useMutation(
    kataSandi.keluarkan.mutationOptions({ onSuccess: () => selesai('Operator sudah dikeluarkan dari semua perangkat') }),
  )
  const aktif = useMutation(operator.update.mutationOptions({ onSuccess: () => selesai('Data berhasil diubah') }))
  const buang = useMutation(
    operator.remove.mutationOptions({ meta: { galat: 'sendiri' }, onSuccess: () => selesai('Data berhasil dihapus') }),
  )

  return {
    aturUlang: async (row: OperatorRow) => {
      const akibat = ['Ia keluar dari semua perangkat dan wajib mengganti kata sandi saat masuk.']
      if (!(await tanya({ pesan: `Atur ulang kata sandi ${row.nama}?`, akibat, setuju: 'Atur ulang' }))) return
      sandi.mutate({ idAkun: row.idAkun }, { onSuccess: ({ data }) => tampilkanSandi({ nama: row.nama, ...data }) })
    },
    keluarkan: async (row: OperatorRow) => {
      const akibat = ['Pekerjaan yang belum disimpan di perangkat itu hilang.']
      if (await tanya({ pesan: `Keluarkan ${row.nama} dari semua perangkat?`, akibat, setuju: 'Keluarkan' }))
        keluar.mutate({ idAkun: row.idAkun })
    },
    aktifkan: async (row: OperatorRow) => {
      if (await tanya({ pesan: `Aktifkan ${row.nama}?`, setuju: 'Aktifkan', aman: true }))
        aktif.mutate({ idOperator: row.id, versi: row.versi, aktif: true })
    },
    hapus: async (row: OperatorRow) => {
      if (!(await tanya({ pesan: `Hapus operator ${row.nama}?`, akibat: ['Akun dan hak aksesnya ikut terhapus.'] }))) return
      buang.mutate({ id: row.id }, { onError: (error) => void tawarkan(error, row) })
    },
  }

  /** Who has ever written anything can only be shut out (table States). */
  async function tawarkan(error: unknown, row: OperatorRow): Promise<void> {
    const { type, message } = galatDari(error)
    if (type !== 'dipakai' || !row.aktif) return toast.gagal(message)
    if (await tanya({ pesan: message, setuju: 'Nonaktifkan' })) nonaktifkan(row)
  }
}
