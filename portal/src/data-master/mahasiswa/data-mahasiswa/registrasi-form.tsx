import { RegistrasiIsian } from '@sivitas/contract/data-master/mahasiswa/isian-registrasi'
import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useFormulir } from '../../../kit/form/use-formulir'
import { FormCard } from '../../../kit/page/form-page'
import { RegistrasiCards } from './isian/registrasi-fields'
import { diBagian, yangBerubah } from './isian/simpan-bagian'
import type { Mahasiswa } from './mahasiswa'
import { FormTab } from './ubah-tab'

type FormProps = { mahasiswa: Mahasiswa; isian: string | null; onTutup: () => void }
const kini = (id: string | null, label: string | null) => (id && label ? { value: id, label } : undefined)

/** Where he belongs and how he came in. A move that is bound to classes needs a Supervisor's reason (DM-R25). */
export function RegistrasiForm({ mahasiswa, isian, onTutup }: FormProps) {
  const queryClient = useQueryClient()
  const [alasan, setAlasan] = useState('')
  const awal = mahasiswa as unknown as Record<string, unknown>
  const form = useFormulir({
    schema: RegistrasiIsian,
    nama: 'Ubah registrasi',
    pesan: 'Data berhasil diubah',
    values: mahasiswa as never,
    simpan: (values, { versi }) =>
      diBagian(
        'registrasi',
        api.dataMaster.mahasiswaTulis.update.call({
          id: mahasiswa.id,
          versi: versi ?? mahasiswa.versi,
          registrasi: yangBerubah(awal, values),
          ...(alasan.trim() !== '' && { alasan }),
        }),
      ),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
      onTutup()
    },
    versi: {
      kini: mahasiswa.versi,
      segarkan: async () => {
        const { data } = await api.dataMaster.mahasiswa.get.call({ id: mahasiswa.id })
        return { values: data as never, versi: data.versi }
      },
    },
  })
  const asal = {
    sekolah: kini(mahasiswa.idSekolah, mahasiswa.asalSekolah),
    pt: kini(mahasiswa.idPtAsal, mahasiswa.ptAsal),
    prodi: kini(mahasiswa.idProdiAsal, mahasiswa.prodiAsal),
  }
  return (
    <FormTab form={form} isian={isian} onBatal={onTutup}>
      <RegistrasiCards kini={asal} />
      <FormCard title="Alasan" hint="Wajib bagi Supervisor yang memindahkan kampus atau jenis kelas pada periode berjalan.">
        <Textarea
          label="Alasan perubahan"
          maxLength={255}
          autosize
          value={alasan}
          onChange={(event) => setAlasan(event.currentTarget.value)}
        />
      </FormCard>
    </FormTab>
  )
}
