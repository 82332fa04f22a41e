import { Text } from '@mantine/core'
import { SK_LANGSUNG } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { optionalDate, optionalText } from '@sivitas/contract/kit/fields'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../../api'
import { useOperator, usePeriode } from '../../../auth/operator'
import { useUnduh } from '../../../kit/export/unduh-context'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import { IkutiPekerjaan } from '../../../shared/pekerjaan/ikuti-pekerjaan'
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
  const [pekerjaan, setPekerjaan] = useState<string | null>(null)
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const periode = usePeriode().id
  const pilihan = usePilihanPeriode(periode)
  const form = useFormulir({
    schema: Isian,
    nama: 'Cetak SK dosen PA',
    values: { prodi: prodi ?? '', periode, tanggal: null, alasan: '' },
    pesan: 'SK sedang disiapkan',
    simpan: async ({ alasan, tanggal, ...isi }) => {
      const diminta = {
        ...isi,
        ...(alasan && { alasan }),
        ...(tanggal && { tanggal }),
        ...(angkatan.length > 0 && { angkatan: [...angkatan] }),
        ...(dosenPa && { dosenPa: [dosenPa] }),
      }
      const { data } = await api.dataMaster.dosenPa.siapkanSk.call(diminta)
      if (data.idPekerjaan === null) await unduh(api.dataMaster.dosenPa.sk, diminta)
      return data.idPekerjaan
    },
    berhasil: (idPekerjaan) => (idPekerjaan === null ? onTutup() : setPekerjaan(idPekerjaan)),
  })
  const batas = [angkatan.length > 0 && `angkatan ${angkatan.join(', ')}`, dosenPa && 'satu dosen'].filter(Boolean).join(', ')
  if (pekerjaan !== null) return <IkutiPekerjaan id={pekerjaan} onTutup={onTutup} />
  return (
    <DialogForm title="Cetak SK dosen PA" form={form} onClose={onTutup} submit="Unduh PDF">
      <Text>{`Lampiran memuat mahasiswa studi yang sudah memiliki dosen PA${batas ? ` (${batas})` : ''}. Di atas ${formatAngka(SK_LANGSUNG)} mahasiswa SK dibuat sebagai pekerjaan dan hasilnya ada di Unduhan.`}</Text>
      <field.PilihJauh name="prodi" sumber={sumberProdi} />
      <field.Pilih name="periode" pilihan={pilihan} />
      <field.Tanggal name="tanggal" />
      {supervisor && <field.Text name="alasan" />}
    </DialogForm>
  )
}
