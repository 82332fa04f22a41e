import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { useUnduh } from '../../kit/export/unduh-context'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { IconCalendarEvent, IconCopy, IconPrinter, IconSend } from '../../kit/icons'
import type { PageAction } from '../../kit/page/page-action'

const calls = api.akademik.kalender
const ikon = { size: 16, 'aria-hidden': true } as const

type Bahan = { tahun: number; kosong: boolean; onTerbit: () => void }

/** What can be done with a whole year: copy the last one into it, publish, print, subscribe. */
export function useTindakan({ tahun, kosong, onTerbit }: Bahan): PageAction[] {
  const tanya = useKonfirmasi()
  const unduh = useUnduh()
  const client = useQueryClient()
  const salin = useMutation(
    calls.salin.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: ({ status }) => {
        toast.berhasil(status?.message ?? 'Kalender disalin')
        void client.invalidateQueries({ queryKey: calls.key() })
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  const tanyaSalin = () =>
    void tanya({
      pesan: `Salin kalender ${tahun - 2}/${tahun - 1} ke ${tahun - 1}/${tahun}? Setiap entri pindah ke hari yang sama dalam pekan.`,
      akibat: ['Tanggal hari libur perlu diperiksa sesudahnya.'],
      setuju: 'Salin',
      aman: true,
    }).then((ya) => ya && salin.mutate({ dariTahun: tahun - 1, keTahun: tahun }))
  const cetak = (kertas: 'A3' | 'A4') =>
    void unduh(calls.cetak, { tahun, kertas }).catch((error: unknown) => toast.gagal(pesanGalat(error)))
  const alamat = `${window.location.origin}/v2/academic/kalender/ics`
  const langganan = () =>
    void navigator.clipboard.writeText(alamat).then(
      () => toast.berhasil('Alamat langganan disalin. Tempelkan pada aplikasi kalender.'),
      () => toast.gagal(`Alamat langganan: ${alamat}`),
    )
  return [
    ...(kosong ? [{ label: 'Salin dari tahun lalu', icon: <IconCopy {...ikon} />, onClick: tanyaSalin, call: calls.salin }] : []),
    { label: 'Terbitkan', icon: <IconSend {...ikon} />, onClick: onTerbit, call: calls.terbitkan },
    { label: 'Cetak A4', icon: <IconPrinter {...ikon} />, onClick: () => cetak('A4'), call: calls.cetak },
    { label: 'Cetak A3', icon: <IconPrinter {...ikon} />, onClick: () => cetak('A3'), call: calls.cetak },
    { label: 'Salin alamat langganan (ICS)', icon: <IconCalendarEvent {...ikon} />, onClick: langganan },
  ]
}
