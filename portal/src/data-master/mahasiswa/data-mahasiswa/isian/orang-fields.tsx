import { BiodataIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { fields } from '../../../../kit/form/fields'
import { FormCard } from '../../../../kit/page/form-page'
import { useKode } from '../../../../shared/pickers/sumber-kode'
import { KebutuhanKhususInput } from './kebutuhan-khusus-input'

const field = fields(BiodataIsian)
const KELAMIN = [
  { value: 'L', label: 'Laki-laki' },
  { value: 'P', label: 'Perempuan' },
] as const
const ALMAMATER = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'].map((value) => ({ value, label: value }))

/** Who he is: what a KTP says. */
export function IdentitasCard() {
  const agama = useKode('agama')
  const negara = useKode('negara')
  const asing = (field.useNilai('kewarganegaraan') ?? 'ID') !== 'ID'
  return (
    <FormCard title="Identitas">
      <field.Text name="nama" maks={100} />
      <field.Pilih name="jenisKelamin" pilihan={KELAMIN} />
      <field.Pilih name="kewarganegaraan" pilihan={negara} />
      {asing ? <field.Text name="noPaspor" required /> : <field.Text name="nik" maks={16} />}
      {asing && <field.Text name="noKitas" />}
      <field.Text name="tempatLahir" />
      <field.Tanggal name="tanggalLahir" />
      <field.Text name="namaIbuKandung" maks={100} />
      <field.Pilih name="idAgama" pilihan={agama} />
      <field.Text name="noKk" maks={16} />
      <field.Text name="nisn" maks={10} />
      <field.Text name="npwp" maks={16} />
    </FormCard>
  )
}

export const KontakCard = () => (
  <FormCard title="Kontak">
    <field.Telepon name="handphone" />
    <field.Text name="email" type="email" />
    <field.Telepon name="telepon" />
    <field.Text name="emailKampus" type="email" />
    <field.Text name="namaKontakDarurat" />
    <field.Text name="hubunganKontakDarurat" />
    <field.Telepon name="handphoneKontakDarurat" />
  </FormCard>
)

export function LainLainCard() {
  const kps = field.useNilai('penerimaKps') === true
  return (
    <FormCard title="Lain-lain">
      <field.Saklar name="penerimaKps" />
      {kps && <field.Text name="nomorKps" required />}
      <field.Custom name="kebutuhanKhusus" as={KebutuhanKhususInput} />
      <field.Custom name="kebutuhanKhususAyah" as={KebutuhanKhususInput} />
      <field.Custom name="kebutuhanKhususIbu" as={KebutuhanKhususInput} />
      <field.Pilih name="golonganDarah" pilihan={useKode('golongan-darah')} />
      <field.Pilih name="statusPernikahan" pilihan={useKode('status-pernikahan')} />
      <field.Angka name="anakKe" />
      <field.Angka name="jumlahSaudara" />
      <field.Angka name="tinggiBadan" />
      <field.Angka name="beratBadan" />
      <field.Pilih name="ukuranAlmamater" pilihan={ALMAMATER} />
      <field.Text name="hobi" />
    </FormCard>
  )
}
