import { Biodata as BiodataSchema } from '@sivitas/contract/data-master/mahasiswa/biodata'
import { BiodataIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { Alert, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useFormulir } from '../../../kit/form/use-formulir'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { KeyValues } from '../../../kit/page/key-values'
import { drawField } from '../../../kit/table/schema-columns'
import { DenganBiodata, type Biodata } from './biodata-query'
import { VerifikasiNik } from './verifikasi-nik'
import { BuktiFields, useBukti } from './bukti'
import { isianBiodata } from './isian/nilai'
import { IdentitasCard, KontakCard, LainLainCard } from './isian/orang-fields'
import { diBagian, yangBerubah } from './isian/simpan-bagian'
import { BacaTab, FormTab, useUbahTab } from './ubah-tab'

const FIELDS = [
  'nama',
  'jenisKelamin',
  'tempatLahir',
  'tanggalLahir',
  'agama',
  'kewarganegaraan',
  'nik',
  'nikTerverifikasi',
  'noPaspor',
  'noKitas',
  'nisn',
  'npwp',
  'noKk',
  'namaIbuKandung',
  'golonganDarah',
  'telepon',
  'handphone',
  'email',
  'emailKampus',
  'penerimaKps',
  'nomorKps',
  'anakKe',
  'jumlahSaudara',
  'tinggiBadan',
  'beratBadan',
  'ukuranAlmamater',
  'hobi',
] as const

/** The person. NIK and the mother's name stay masked until somebody asks, and asking is written down (DM-R27). */
export function BiodataTab({ id }: { id: string }) {
  const [rahasia, setRahasia] = useState(false)
  const tab = useUbahTab()
  // A form can't start from stars, so opening it shows the values, and the server writes that down.
  if (tab.ubah)
    return (
      <DenganBiodata id={id} rahasia>
        {(biodata) => <BiodataForm id={id} biodata={biodata} isian={tab.isian} onTutup={tab.tutup} />}
      </DenganBiodata>
    )
  return (
    <DenganBiodata id={id} rahasia={rahasia}>
      {(biodata) => (
        <BacaTab
          judul="biodata"
          boleh={tab.may}
          onUbah={tab.buka}
          lain={
            <>
              <VerifikasiNik id={id} biodata={biodata} />
              <Button variant="default" onClick={() => setRahasia(!rahasia)}>
                {rahasia ? 'Samarkan' : 'Tampilkan'}
              </Button>
            </>
          }
        >
          {rahasia && <Alert>Data pribadi ditampilkan. Tindakan ini tercatat pada riwayat mahasiswa.</Alert>}
          {biodata.peringatanNik && !biodata.nikTerverifikasi && <Alert color="kuning">{biodata.peringatanNik}</Alert>}
          {biodata.perluPdm && <Alert color="jingga">Perlu PDM: ajukan perubahan data ini juga di PDDikti.</Alert>}
          <KeyValues facts={FIELDS.map((name) => factOf(biodata, name))} />
        </BacaTab>
      )}
    </DenganBiodata>
  )
}

function factOf(biodata: Biodata, name: (typeof FIELDS)[number]) {
  const label = titleOf(BiodataSchema, name)
  if (name === 'tanggalLahir') return { label, value: <NilaiTanggal nilai={biodata.tanggalLahir} /> }
  if (name === 'jenisKelamin') return { label, value: biodata.jenisKelamin === 'L' ? 'Laki-laki' : 'Perempuan' }
  return { label, value: drawField(BiodataSchema, name, biodata[name]) }
}

type FormProps = { id: string; biodata: Biodata; isian: string | null; onTutup: () => void }

function BiodataForm({ id, biodata, isian, onTutup }: FormProps) {
  const queryClient = useQueryClient()
  const awal = isianBiodata(biodata)
  const bukti = useBukti(biodata.statusPddikti === 'TERKIRIM')
  const form = useFormulir({
    schema: BiodataIsian,
    nama: 'Ubah biodata',
    pesan: 'Data berhasil diubah',
    values: awal as never,
    simpan: (values, { versi }) =>
      diBagian(
        'biodata',
        api.dataMaster.mahasiswaTulis.update.call({
          id,
          versiBiodata: versi ?? biodata.versi,
          biodata: yangBerubah(awal, values),
          ...bukti.isi,
        }),
      ),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
      onTutup()
    },
    versi: {
      kini: biodata.versi,
      segarkan: async () => {
        const { data } = await api.dataMaster.mahasiswa.biodata.call({ id, rahasia: '1' })
        return { values: isianBiodata(data) as never, versi: data.versi }
      },
    },
  })
  return (
    <FormTab form={form} isian={isian} onBatal={onTutup}>
      {bukti.perlu && <BuktiFields {...bukti} />}
      <IdentitasCard />
      <KontakCard />
      <LainLainCard />
    </FormTab>
  )
}
