import { CetakSatu } from '@sivitas/contract/akademik/nilai/hasil-studi'
import { useOperator } from '../../../../auth/operator'
import { useUnduh, type QueryInput } from '../../../../kit/export/unduh-context'
import { fields } from '../../../../kit/form/fields'
import { useFormulir } from '../../../../kit/form/use-formulir'
import type { Call } from '../../../../kit/izin/can'
import { DialogForm } from '../../../../kit/page/side-panel-form'

const field = fields(CetakSatu)

/** One paper of one student: what is printed, and what its call is asked. */
export type Lembar = { readonly nama: string; readonly call: Call; readonly query: QueryInput }

/** Asks for the date of one paper, then fetches it. Without a date the paper in force is printed again. */
export function CetakSatuDialog({ lembar: { nama, call, query }, onTutup }: { lembar: Lembar; onTutup: () => void }) {
  const unduh = useUnduh()
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const form = useFormulir({
    schema: CetakSatu,
    nama: `Cetak ${nama}`,
    values: { tanggal: null, alasan: '' },
    pesan: 'Berkas berhasil diunduh',
    simpan: ({ tanggal, alasan }) =>
      unduh(call, { ...query, format: 'pdf', ...(tanggal ? { tanggal } : {}), ...(alasan ? { alasan } : {}) }),
    berhasil: onTutup,
  })
  return (
    <DialogForm title={`Cetak ${nama}`} form={form} submit="Cetak" onClose={onTutup}>
      <field.Tanggal name="tanggal" description="Kosong: dokumen yang berlaku, atau yang baru bertanggal hari ini." />
      {supervisor && <field.Text name="alasan" description="Wajib bila tanggal mendahului nomor terakhir." />}
    </DialogForm>
  )
}
