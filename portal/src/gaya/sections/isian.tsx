import { Code, SimpleGrid, Stack } from '@mantine/core'
import { date, digits, optionalDate, optionalText, text } from '@sivitas/contract/kit/fields'
import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { fields } from '../../kit/form/fields'
import { FormulirBadan } from '../../kit/form/formulir-badan'
import { TombolSimpan } from '../../kit/form/tombol-simpan'
import { useFormulir } from '../../kit/form/use-formulir'

const Contoh = z.strictObject({
  nama: text().meta({ title: 'Nama', description: 'Sesuai ijazah terakhir' }),
  singkatan: text(12).meta({ title: 'Singkatan' }),
  catatan: optionalText(500).meta({ title: 'Catatan' }),
  nik: digits(16, 'NIK').meta({ title: 'NIK' }),
  surel: z.email().meta({ title: 'Surel' }),
  telepon: text(15).meta({ title: 'Telepon' }),
  biaya: z.int().min(0).meta({ title: 'Biaya' }),
  sks: z.int().min(1).max(24).meta({ title: 'SKS' }),
  bobot: z.number().min(0).max(4).nullable().meta({ title: 'Bobot' }),
  namaIbu: text(60).meta({ title: 'Nama ibu kandung' }),
  sandi: text(128).meta({ title: 'Kata sandi baru' }),
  tanggalLahir: date().meta({ title: 'Tanggal lahir' }),
  tanggalTerbit: optionalDate().meta({ title: 'Tanggal terbit' }),
  jamMulai: text(5).meta({ title: 'Jam mulai' }),
  bukaPada: z.iso.datetime().nullable().meta({ title: 'Dibuka pada' }),
  berlakuMulai: date().meta({ title: 'Berlaku mulai' }),
  berlakuSelesai: date().meta({ title: 'Berlaku selesai' }),
  aktif: z.boolean().meta({ title: 'Aktif', description: 'Tampil pada pilihan formulir lain' }),
  setuju: z.boolean().meta({ title: 'Data sudah diperiksa' }),
})

const field = fields(Contoh)

/** Every input of the kit in one form; what was saved is shown below, so that a test can read the stored values. */
export function Bagian() {
  const formulir = useFormulir({
    schema: Contoh,
    nama: 'Contoh isian',
    values: { tanggalTerbit: '0001-01-01', aktif: true, setuju: false },
    simpan: (values) => Promise.resolve(values),
    pesan: 'Data berhasil diubah',
  })
  return (
    <Stack gap="lg">
      <FormulirBadan formulir={formulir} kaki={<TombolSimpan formulir={formulir} onBatal={() => undefined} />}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs">
          <field.Text name="nama" />
          <field.Text name="singkatan" />
          <field.Text name="nik" maks={16} />
          <field.Text name="surel" type="email" />
          <field.Telepon name="telepon" />
          <field.Rupiah name="biaya" />
          <field.Angka name="sks" />
          <field.Angka name="bobot" desimal={2} step={0.25} />
          <field.Huruf name="namaIbu" />
          <field.Sandi name="sandi" autoComplete="new-password" uji={{}} />
          <field.Tanggal name="tanggalLahir" />
          <field.Tanggal name="tanggalTerbit" min="2026-01-01" max="2026-12-31" />
          <field.Waktu name="jamMulai" />
          <field.TanggalWaktu name="bukaPada" />
          <field.RentangTanggal
            mulai="berlakuMulai"
            selesai="berlakuSelesai"
            label="Masa berlaku"
            periode={{ mulai: '2026-09-01', selesai: '2027-01-31' }}
          />
          <field.TeksPanjang name="catatan" />
          <field.Saklar name="aktif" />
          <field.Centang name="setuju" />
        </SimpleGrid>
      </FormulirBadan>
      <Nilai control={formulir.ikatan.control} />
    </Stack>
  )
}

/** The values behind the inputs, for tests. */
function Nilai({ control }: { control: Control<FieldValues> }) {
  return (
    <Code block data-testid="nilai">
      {JSON.stringify(useWatch({ control }), null, 1)}
    </Code>
  )
}
