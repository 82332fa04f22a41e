import { Text } from '@mantine/core'
import { optionalDate, optionalText } from '@sivitas/contract/kit/fields'
import { z } from 'zod'
import { api } from '../../../api'
import { useOperator, usePeriode } from '../../../auth/operator'
import { useUnduh } from '../../../kit/export/unduh-context'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'
import { sumberProdi } from '../../../shared/pickers/sumber-unit'

const Isian = z.object({
  prodi: z.uuid('Pilih program studi').meta({ title: 'Program studi' }),
  periode: z.int().meta({ title: 'Periode' }),
  tanggal: optionalDate().meta({ title: 'Tanggal SK', description: 'Kosong: SK yang berlaku, atau yang baru bertanggal hari ini.' }),
  alasan: optionalText(255).meta({ title: 'Alasan', description: 'Wajib bila tanggal mendahului nomor terakhir.' }),
})
const field = fields(Isian)

type SkDialogProps = { prodi: string | undefined; angkatan: readonly number[]; dosenPa: string | undefined; onTutup: () => void }

/** The decree on advisors with its list, of what the page is filtered to. */
export function SkDialog({ prodi, angkatan, dosenPa, onTutup }: SkDialogProps) {
  const unduh = useUnduh()
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const periode = usePeriode().id
  const pilihan = usePilihanPeriode(periode)
  const form = useFormulir({
    schema: Isian,
    nama: 'Cetak SK dosen PA',
    values: { prodi: prodi ?? '', periode, tanggal: null, alasan: '' },
    pesan: 'Berkas berhasil diunduh',
    simpan: ({ alasan, tanggal, ...isi }) =>
      unduh(api.dataMaster.dosenPa.sk, {
        ...isi,
        ...(alasan && { alasan }),
        ...(tanggal && { tanggal }),
        ...(angkatan.length > 0 && { angkatan }),
        ...(dosenPa && { dosenPa: [dosenPa] }),
      }),
    berhasil: onTutup,
  })
  const batas = [angkatan.length > 0 && `angkatan ${angkatan.join(', ')}`, dosenPa && 'satu dosen'].filter(Boolean).join(', ')
  return (
    <DialogForm title="Cetak SK dosen PA" form={form} onClose={onTutup} submit="Unduh PDF">
      <Text>{`Lampiran memuat mahasiswa studi yang sudah memiliki dosen PA${batas ? ` (${batas})` : ''}.`}</Text>
      <field.PilihJauh name="prodi" sumber={sumberProdi} />
      <field.Pilih name="periode" pilihan={pilihan} />
      <field.Tanggal name="tanggal" />
      {supervisor && <field.Text name="alasan" />}
    </DialogForm>
  )
}
