import { Stack } from '@mantine/core'
import { ZONA, type InfoSistem } from '@sivitas/contract/pengaturan/info-sistem'
import { ZONA_WAKTU } from '@sivitas/rules/platform/zona-waktu'
import { useNavigate } from 'react-router'
import { fresh, Muatan } from '../../kit/feedback/muatan'
import { fields } from '../../kit/form/fields'
import { FormCard, FormPage, FormWide } from '../../kit/page/form-page'
import { FotoInput } from '../../shared/berkas/foto-input'
import { Pratinjau } from './pratinjau'
import { IsiInfo, useFormInfo, useInfoSistem } from './use-info-sistem'

const field = fields(IsiInfo)
const ZONA_PILIHAN = ZONA.map((value) => ({ value, label: `${ZONA_WAKTU[value].nama} (${value})` }))
const WARNA = [
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
] as const
const GARIS = [
  { value: 'tanpa', label: 'Tanpa garis' },
  { value: 'tunggal', label: 'Garis tunggal' },
  { value: 'ganda', label: 'Garis ganda' },
] as const

/** Names, pictures and switches of the college's portal, with what they look like. */
export function InfoSistemPage() {
  return <Muatan query={fresh(useInfoSistem())}>{({ data }) => <Formulir key={data.versi} info={data} />}</Muatan>
}

function Formulir({ info }: { info: InfoSistem }) {
  const form = useFormInfo(info)
  const navigate = useNavigate()
  return (
    <FormPage title="Data Info Sistem" form={form} onCancel={() => void navigate('/dashboard')}>
      <Stack gap="lg">
        <FormCard title="Nama">
          <field.Text name="nama" />
          <field.Text name="judul" />
          <field.Text name="copyright" />
          <field.Text name="kontak" />
        </FormCard>
        <FormCard title="Gambar" hint="JPG, PNG, atau WebP.">
          <field.Custom name="idLogo" as={FotoInput} />
          <field.Custom name="idFavicon" as={FotoInput} />
        </FormCard>
        <FormCard title="Kop surat" hint="Gambar kop menggantikan susunan di bawahnya; tanpa gambar, kop disusun dari logo dan lima baris.">
          <FormWide>
            <field.Custom name="idKopSurat" as={FotoInput} />
          </FormWide>
          <field.Text name="kop1" />
          <field.Text name="kop2" />
          <field.Text name="kop3" />
          <field.Text name="kop4" />
          <field.Text name="kop5" />
          <field.Pilih name="garis" pilihan={GARIS} required />
        </FormCard>
        <FormCard title="Portal">
          <field.Pilih name="zonaWaktu" pilihan={ZONA_PILIHAN} required />
          <field.Pilih name="colorMode" pilihan={WARNA} required />
          <field.Text name="urlSikadLegacy" type="url" maks={200} />
          <field.Saklar name="enableChat" />
          <field.Saklar name="enableHelpChat" />
          <field.Saklar name="enableLocalization" />
        </FormCard>
        <Pratinjau />
      </Stack>
    </FormPage>
  )
}
