import { Text } from '@mantine/core'
import type { MahasiswaBimbingan } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { toast } from '../../../kit/feedback/toast'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import type { Target } from '../../../kit/table/selection'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'
import { penetapan, penetapanAwal, useBolehLampaui } from './penetapan'
import { SEKALI, tetapkanSemua } from './sasaran'
import { sumberPembimbing } from './sumber-pembimbing'

const Isian = z.object({ idDosen: z.uuid('Pilih dosen').meta({ title: 'Dosen PA' }), ...penetapan })
const field = fields(Isian)

type TetapkanDialogProps = {
  target: Target<MahasiswaBimbingan>
  jumlah: number
  prodi: readonly string[]
  /** The lecturer on whom the students were dropped. */
  idDosen?: string | undefined
  /** The job that goes on with it, if any. */
  onTutup: (idPekerjaan: string | null) => void
}

/** Gives the chosen students one advisor, from a period on. */
export function TetapkanDialog({ target, jumlah, prodi, idDosen, onTutup }: TetapkanDialogProps) {
  const client = useQueryClient()
  const periode = usePeriode().id
  const pilihan = usePilihanPeriode(periode)
  const lampaui = useBolehLampaui()
  const sumber = useMemo(() => sumberPembimbing(prodi), [prodi])
  const form = useFormulir({
    schema: Isian,
    nama: 'Tetapkan dosen PA',
    values: { idDosen: idDosen ?? '', ...penetapanAwal(periode) },
    pesan: jumlah > SEKALI ? 'Penetapan berjalan sebagai pekerjaan' : 'Dosen PA ditetapkan',
    simpan: ({ idDosen: dosen, ...isi }) => tetapkanSemua(target, dosen, isi),
    berhasil: ({ hasil: hasilSemua, idPekerjaan }) => {
      const ditolak = hasilSemua.filter(({ hasil }) => hasil === 'ditolak')
      if (ditolak.length > 0) toast.gagal(`${formatAngka(ditolak.length)} mahasiswa tidak ditetapkan. ${ditolak[0]?.pesan ?? ''}.`)
      void client.invalidateQueries({ queryKey: api.dataMaster.dosenPa.key() })
      onTutup(idPekerjaan)
    },
  })
  return (
    <DialogForm title="Tetapkan dosen PA" form={form} onClose={() => onTutup(null)} submit="Tetapkan">
      <Text>{`${formatAngka(jumlah)} mahasiswa mendapat dosen PA ini. Dosen PA sebelumnya berakhir pada periode sebelum periode mulai.`}</Text>
      <field.PilihJauh name="idDosen" sumber={sumber} />
      <field.Pilih name="mulaiPeriode" pilihan={pilihan} />
      <field.Text name="nomorSk" />
      <field.Text name="alasan" />
      {lampaui && <field.Centang name="melebihiKuota" description="Hanya Supervisor; alasan wajib diisi." />}
    </DialogForm>
  )
}
