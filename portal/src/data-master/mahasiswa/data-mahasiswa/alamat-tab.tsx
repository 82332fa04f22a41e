import { Biodata as BiodataSchema } from '@sivitas/contract/data-master/mahasiswa/biodata'
import { AlamatIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { useFormulir } from '../../../kit/form/use-formulir'
import { KeyValues } from '../../../kit/page/key-values'
import { drawField } from '../../../kit/table/schema-columns'
import { DenganBiodata, type Biodata } from './biodata-query'
import { AlamatCards } from './isian/alamat-fields'
import { isianAlamat } from './isian/nilai'
import { diBagian, yangBerubah } from './isian/simpan-bagian'
import { BacaTab, FormTab, useUbahTab } from './ubah-tab'

const TEMPAT = ['jalan', 'dusun', 'rt', 'rw', 'kelurahan', 'wilayah', 'kodePos'] as const
const LAIN = ['jenisTinggal', 'alatTransportasi'] as const

const fakta = (isi: Record<(typeof TEMPAT)[number], string | null>) =>
  TEMPAT.map((name) => ({ label: titleOf(BiodataSchema, name), value: drawField(BiodataSchema, name, isi[name]) }))

/** Where he is registered, and where he lives. */
export function AlamatTab({ id }: { id: string }) {
  const tab = useUbahTab()
  return (
    <DenganBiodata id={id}>
      {(biodata) =>
        tab.ubah ? (
          <AlamatForm id={id} biodata={biodata} isian={tab.isian} onTutup={tab.tutup} />
        ) : (
          <BacaTab judul="alamat" boleh={tab.may} onUbah={tab.buka}>
            <Title order={3}>Alamat KTP</Title>
            <KeyValues facts={fakta(biodata)} />
            <Title order={3}>Alamat domisili</Title>
            {biodata.alamatDomisili ? (
              <KeyValues facts={fakta(biodata.alamatDomisili)} />
            ) : (
              <KeyValues facts={[{ label: 'Alamat', value: 'Sama dengan KTP' }]} />
            )}
            <KeyValues
              facts={LAIN.map((name) => ({ label: titleOf(BiodataSchema, name), value: drawField(BiodataSchema, name, biodata[name]) }))}
            />
          </BacaTab>
        )
      }
    </DenganBiodata>
  )
}

type FormProps = { id: string; biodata: Biodata; isian: string | null; onTutup: () => void }

function AlamatForm({ id, biodata, isian, onTutup }: FormProps) {
  const queryClient = useQueryClient()
  const awal = isianAlamat(biodata)
  const form = useFormulir({
    schema: AlamatIsian,
    nama: 'Ubah alamat',
    pesan: 'Data berhasil diubah',
    values: awal,
    simpan: (values, { versi }) =>
      diBagian(
        'alamat',
        api.dataMaster.mahasiswaTulis.update.call({ id, versiBiodata: versi ?? biodata.versi, alamat: yangBerubah(awal, values) }),
      ),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
      onTutup()
    },
    versi: {
      kini: biodata.versi,
      segarkan: async () => {
        const { data } = await api.dataMaster.mahasiswa.biodata.call({ id })
        return { values: isianAlamat(data), versi: data.versi }
      },
    },
  })
  return (
    <FormTab form={form} isian={isian} onBatal={onTutup}>
      <AlamatCards />
    </FormTab>
  )
}
