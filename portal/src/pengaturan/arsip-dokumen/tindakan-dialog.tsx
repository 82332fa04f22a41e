import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'
import type { DokumenIsi } from './kata'

const calls = api.platform.dokumen
const Alasan = z.object({ alasan: z.string().trim().min(5, 'Alasan paling sedikit 5 karakter').max(255).meta({ title: 'Alasan' }) })
const field = fields(Alasan)

export type Tindakan = 'ganti' | 'batalkan'

const KATA: Readonly<Record<Tindakan, { judul: string; akibat: string; tombol: string; pesan: string }>> = {
  ganti: {
    judul: 'Ganti dokumen',
    akibat: 'Dokumen baru dibuat dari data dan template yang berlaku sekarang. Dokumen lama menunjuk ke penggantinya.',
    tombol: 'Ganti dokumen',
    pesan: 'Dokumen berhasil diganti',
  },
  batalkan: {
    judul: 'Batalkan dokumen',
    akibat: 'Nomornya tetap terpakai, halaman verifikasi menyatakan dokumen dibatalkan, dan tidak dapat dihidupkan lagi.',
    tombol: 'Batalkan dokumen',
    pesan: 'Dokumen berhasil dibatalkan',
  },
}

type TindakanDialogProps = Readonly<{
  tindakan: Tindakan
  dokumen: DokumenIsi
  onSelesai: (dokumen: DokumenIsi) => void
  onTutup: () => void
}>

/** Replacing or cancelling an issued document, with the reason that stays with it. */
export function TindakanDialog({ tindakan, dokumen, onSelesai, onTutup }: TindakanDialogProps) {
  const client = useQueryClient()
  const kata = KATA[tindakan]
  const form = useFormulir({
    schema: Alasan,
    nama: kata.judul,
    values: { alasan: '' },
    pesan: kata.pesan,
    simpan: async ({ alasan }, { idempotencyKey }) =>
      (await calls[tindakan].call({ id: dokumen.id, alasan }, { context: { idempotencyKey } })).data,
    berhasil: (hasil) => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
      onSelesai(hasil)
    },
  })
  return (
    <DialogForm title={`${kata.judul} ${dokumen.nomor ?? dokumen.judul}`} form={form} submit={kata.tombol} onClose={onTutup}>
      <Text size="sm">{kata.akibat}</Text>
      <field.TeksPanjang name="alasan" />
    </DialogForm>
  )
}
