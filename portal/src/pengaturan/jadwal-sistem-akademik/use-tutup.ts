import { useMutation } from '@tanstack/react-query'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { namaCakupan, useSegarkan, type Jadwal } from './use-jadwal'

/** Answers a function that asks and closes an open window at once. */
export function useTutupSekarang(): (row: Jadwal) => void {
  const tanya = useKonfirmasi()
  const segarkan = useSegarkan()
  const { mutate } = useMutation(
    api.akademik.jadwalSistem.tutup.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: () => {
        toast.berhasil('Jendela ditutup')
        segarkan()
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  return (row) => {
    const cakupan = namaCakupan(row)
    const pesan = `Tutup ${row.nama}${cakupan ? ` untuk ${cakupan}` : ''} sekarang? Pengisian yang sedang berlangsung langsung ditolak.`
    void tanya({ pesan, setuju: 'Tutup sekarang' }).then((ya) => ya && mutate({ id: row.id }))
  }
}
