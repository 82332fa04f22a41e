import { Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'
import { penetapan, penetapanAwal, useBolehLampaui } from './penetapan'
import { sumberPembimbing } from './sumber-pembimbing'

const Isian = z.object({
  dari: z.uuid('Pilih dosen').meta({ title: 'Dari dosen' }),
  ke: z.uuid('Pilih dosen').meta({ title: 'Kepada dosen' }),
  ...penetapan,
})
const field = fields(Isian)

type PindahDialogProps = { prodi: readonly string[]; dari: string | undefined; onTutup: () => void }

/** Moves all advisees of one lecturer to another, from a period on. */
export function PindahDialog({ prodi, dari, onTutup }: PindahDialogProps) {
  const client = useQueryClient()
  const periode = usePeriode().id
  const pilihan = usePilihanPeriode(periode)
  const lampaui = useBolehLampaui()
  const sumber = useMemo(() => sumberPembimbing(prodi), [prodi])
  const form = useFormulir({
    schema: Isian,
    nama: 'Pindahkan semua bimbingan',
    values: { dari: dari ?? '', ke: '', ...penetapanAwal(periode) },
    pesan: 'Bimbingan dipindahkan',
    simpan: (isi) => api.dataMaster.dosenPa.pindah.call(isi),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: api.dataMaster.dosenPa.key() })
      onTutup()
    },
  })
  return (
    <DialogForm title="Pindahkan semua bimbingan" form={form} onClose={onTutup} submit="Pindahkan">
      <field.PilihJauh name="dari" sumber={sumber} />
      <field.PilihJauh name="ke" sumber={sumber} />
      <Akibat />
      <field.Pilih name="mulaiPeriode" pilihan={pilihan} />
      <field.Text name="nomorSk" />
      <field.Text name="alasan" />
      {lampaui && <field.Centang name="melebihiKuota" description="Hanya Supervisor; alasan wajib diisi." />}
    </DialogForm>
  )
}

/** How many move, and what the two loads will be. */
function Akibat() {
  const [dari, ke] = [field.useNilai('dari') ?? '', field.useNilai('ke') ?? '']
  const query = useQuery({
    queryKey: [...api.dataMaster.dosenPa.key(), 'pindah', dari, ke],
    queryFn: ({ signal }) => api.dataMaster.dosenPa.pindah.call({ dari, ke, pratinjau: true }, { signal }),
    enabled: dari !== '' && ke !== '',
    retry: false,
  })
  if (dari === '' || ke === '') return null
  return (
    <Muatan query={query} baris={1}>
      {({ data }) => (
        <Text component="output">
          {`${formatAngka(data.jumlah)} mahasiswa pindah. ${data.ke.namaLengkap} menjadi ${data.ke.bebanBaru} dari ${data.ke.maks}.`}
        </Text>
      )}
    </Muatan>
  )
}
