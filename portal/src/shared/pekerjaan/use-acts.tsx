import { useMutation, useQueryClient } from '@tanstack/react-query'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { api } from '../../api'
import { useExport } from '../../kit/export/use-export'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { IconDownload, IconFileAlert, IconPlayerStop, IconRefresh } from '../../kit/icons'
import type { RowAction } from '../../kit/table/row-action'
import type { Pekerjaan } from './pekerjaan'

const { batal, ulang, list } = api.platform.pekerjaan
const ikon = { size: 16, 'aria-hidden': true } as const

/** What can be done about a job, as the lines of a row's menu: fetch what it made, do it again, stop it. */
export function usePekerjaanActs() {
  const tanya = useKonfirmasi()
  const queryClient = useQueryClient()
  const { start } = useExport()
  const selesai = async (pesan: string) => {
    toast.berhasil(pesan)
    await queryClient.invalidateQueries({ queryKey: list.key() })
  }
  const membatalkan = useMutation(batal.mutationOptions({ onSuccess: () => selesai('Pekerjaan dibatalkan') }))
  const mengulang = useMutation(ulang.mutationOptions({ onSuccess: () => selesai('Pekerjaan dijalankan lagi') }))
  const berhenti = async ({ id, judul, selesai: sudah }: Pekerjaan) => {
    const akibat = sudah > 0 ? [`${sudah.toLocaleString('id-ID')} baris yang sudah selesai tetap tersimpan.`] : []
    if (await tanya({ pesan: `Batalkan pekerjaan ${judul}?`, akibat, setuju: 'Batalkan pekerjaan', batal: 'Kembali' }))
      membatalkan.mutate({ id })
  }
  return (row: Pekerjaan): RowAction[] => [
    ...row.hasil.map((berkas) => ({
      label: berkas.gagal ? 'Berkas gagal' : row.hasil.filter(({ gagal }) => !gagal).length > 1 ? `Unduh ${berkas.nama}` : 'Unduh',
      icon: berkas.gagal ? <IconFileAlert {...ikon} /> : <IconDownload {...ikon} />,
      onClick: () => void start(alamatBerkas(berkas.id), {}),
    })),
    ...(row.bolehUlang ? [{ label: 'Ulangi', icon: <IconRefresh {...ikon} />, onClick: () => mengulang.mutate({ id: row.id }) }] : []),
    ...(row.bolehBatal
      ? [{ label: 'Batalkan', icon: <IconPlayerStop {...ikon} />, tone: 'bahaya' as const, onClick: () => void berhenti(row) }]
      : []),
  ]
}
