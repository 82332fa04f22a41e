import { DosenInput, IKATAN_BAWAAN, type JenisDosen } from '@sivitas/contract/data-master/dosen/dosen-input'
import { TagsInput } from '@mantine/core'
import { fields } from '../../../kit/form/fields'
import { bungkus, type IsianProps } from '../../../kit/form/inputs/isian'
import { FotoInput } from '../../../shared/berkas/foto-input'
import { PilihFakultas } from '../../../shared/pickers/pilih-fakultas'
import { PilihWilayah } from '../../../shared/pickers/pilih-wilayah'
import { useKode } from '../../../shared/pickers/sumber-kode'
import { sumberProdi } from '../../../shared/pickers/sumber-unit'
import { JENIS_DOSEN } from './filters'

const field = fields(DosenInput)

const KELAMIN = [
  { value: 'L', label: 'Laki-laki' },
  { value: 'P', label: 'Perempuan' },
]

/** Who somebody is, and the numbers by which the ministry knows him. */
export function IdentitasFields() {
  const agama = useKode('agama')
  const negara = useKode('negara')
  return (
    <>
      <field.Text name="nama" />
      <field.Text name="nik" maks={16} />
      <field.Text name="gelarDepan" />
      <field.Text name="gelarBelakang" />
      <field.Pilih name="jenisKelamin" pilihan={KELAMIN} />
      <field.Tanggal name="tanggalLahir" />
      <field.Text name="tempatLahir" />
      <field.Text name="namaIbuKandung" />
      <field.Text name="nuptk" maks={16} />
      <field.Text name="nidn" maks={10} />
      <field.Text name="nidk" maks={10} />
      <field.Text name="nip" maks={18} />
      <field.Pilih name="idAgama" pilihan={agama} />
      <field.Pilih name="negara" pilihan={negara} />
      <field.Text name="npwp" maks={20} />
      <field.Text name="rfid" />
      <field.Custom name="idFoto" as={FotoInput} />
    </>
  )
}

/** Where he lives, how he is reached, and his family. */
export function AlamatKeluargaFields() {
  const pernikahan = useKode('status-pernikahan')
  const pekerjaan = useKode('pekerjaan')
  return (
    <>
      <field.Text name="email" type="email" />
      <field.Telepon name="handphone" />
      <field.Text name="emailKampus" type="email" />
      <field.Telepon name="telepon" />
      <field.Text name="jalan" />
      <field.Custom name="idWilayah" as={PilihWilayah} />
      <field.Text name="kelurahan" />
      <field.Text name="dusun" />
      <field.Text name="rt" maks={3} />
      <field.Text name="rw" maks={3} />
      <field.Text name="kodePos" maks={5} />
      <field.Pilih name="statusPernikahan" pilihan={pernikahan} />
      <field.Text name="namaSuamiIstri" />
      <field.Text name="nipSuamiIstri" maks={18} />
      <field.Pilih name="idPekerjaanSuamiIstri" pilihan={pekerjaan} />
      <field.Tanggal name="tanggalMulaiPns" />
    </>
  )
}

/** How he is employed. The ikatan kerja of PDDikti follows the kind of lecturer until it is chosen. */
export function KepegawaianFields() {
  const ikatan = useKode('ikatan-kerja')
  const status = useKode('status-kepegawaian')
  const lembaga = useKode('lembaga-pengangkat')
  const gaji = useKode('sumber-gaji')
  const jenis = field.useNilai('jenisDosen')
  const bawaan = jenis ? IKATAN_BAWAAN[jenis as JenisDosen] : undefined
  return (
    <>
      <field.Pilih name="jenisDosen" pilihan={JENIS_DOSEN} />
      <field.Pilih
        name="idIkatanKerja"
        pilihan={ikatan}
        {...(bawaan && { placeholder: `Lazimnya ${ikatan.find(({ value }) => value === bawaan)?.label ?? bawaan}` })}
      />
      <field.Pilih name="idStatusKepegawaian" pilihan={status} />
      {jenis === 'T' ? <field.Text name="unitTamu" /> : <field.PilihJauh name="idProdiHomebase" sumber={sumberProdi} />}
      <field.Custom name="idFakultas" as={PilihFakultas} />
      <field.Text name="noSkPengangkatan" />
      <field.Tanggal name="mulaiSkPengangkatan" />
      <field.Pilih name="idLembagaPengangkat" pilihan={lembaga} />
      <field.Pilih name="idSumberGaji" pilihan={gaji} />
      <field.Text name="noSkCpns" />
      <field.Tanggal name="tanggalSkCpns" />
      <field.Angka name="maksBimbinganPa" />
      <field.Angka name="maksSksMengajar" />
    </>
  )
}

const BidangInput = ({ value, onChange, ...frame }: IsianProps<string[]>) => (
  <TagsInput {...bungkus(frame)} value={value ?? []} onChange={onChange} maxTags={10} placeholder="Ketik lalu Enter" clearable={false} />
)

/** Research identities, fields of knowledge, and the account that honoraria go to. */
export function KeilmuanFields() {
  return (
    <>
      <field.Custom name="bidangIlmu" as={BidangInput} />
      <field.Text name="sintaId" />
      <field.Text name="scopusId" />
      <field.Text name="orcid" />
      <field.Text name="googleScholar" />
      <field.Text name="rekeningBank" />
      <field.Text name="rekeningNomor" />
      <field.Text name="rekeningAtasNama" />
    </>
  )
}
