import { ProdiInput, RUMPUN } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { BAWAAN_JENJANG, JENJANG_PRODI, rasioMaksimumBawaan } from '@sivitas/rules/data-master/jenjang'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { fields } from '../../../kit/form/fields'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { FormCard, FormWide } from '../../../kit/page/form-page'
import { PilihDosen } from '../../../shared/pickers/pilih-dosen'
import { PilihFakultas } from '../../../shared/pickers/pilih-fakultas'
import { PilihJurusan } from '../../../shared/pickers/pilih-jurusan'
import { useKode } from '../../../shared/pickers/sumber-kode'
import { sumberJenisKelas, sumberKampus } from '../../../shared/pickers/sumber-unit'
import { useBerfakultas } from './use-berfakultas'

const field = fields(ProdiInput)

const JENJANG = JENJANG_PRODI.map((kode) => ({ value: kode, label: BAWAAN_JENJANG[kode].nama }))
const NAMA_RUMPUN = { eksakta: 'Eksakta', sosial: 'Sosial' } as const
const PILIHAN_RUMPUN = RUMPUN.map((value) => ({ value, label: NAMA_RUMPUN[value] }))

/** Departments of the faculty that the form has chosen. */
const PilihJurusanSefakultas = (props: IsianProps<string>) => <PilihJurusan {...props} idFakultas={field.useNilai('idFakultas')} />

function IdentitasCard() {
  const berfakultas = useBerfakultas()
  return (
    <FormCard title="Identitas">
      <field.Text name="kode" maks={5} />
      <field.Text name="kodeNim" maks={2} />
      <field.Pilih name="jenjang" pilihan={JENJANG} />
      <field.Pilih name="rumpun" pilihan={PILIHAN_RUMPUN} required />
      <field.Text name="nama" />
      <field.Text name="namaInggris" />
      {berfakultas && <field.Custom name="idFakultas" as={PilihFakultas} required />}
      <field.Custom name="idJurusan" as={PilihJurusanSefakultas} />
      <field.Custom name="idKaprodi" as={PilihDosen} />
      <field.Custom name="idSekretaris" as={PilihDosen} />
    </FormCard>
  )
}

/** Since when, and by which decision: asked only of a prodi that no longer runs. */
function StatusCard() {
  const pilihan = useKode('status-prodi')
  const changed = field.useNilai('status') !== 'A'
  return (
    <FormCard title="Legalitas dan status">
      <field.Text name="skPenyelenggaraan" />
      <field.Tanggal name="tanggalSk" />
      <field.Tanggal name="tmtSk" />
      <field.Pilih name="status" pilihan={pilihan} required />
      {changed && <field.Tanggal name="tanggalTutup" required />}
      {changed && <field.Text name="nomorSkStatus" required />}
      <field.Text name="idPddikti" maks={36} />
    </FormCard>
  )
}

/** What an empty number means follows from the jenjang, and stands below it. */
function AturanCard() {
  const bawaan = BAWAAN_JENJANG[field.useNilai('jenjang') ?? '30']
  const masaTempuh = field.useNilai('masaTempuh') ?? bawaan.masaTempuh
  const rasio = rasioMaksimumBawaan(field.useNilai('rumpun') ?? 'sosial')
  const empty = (value: number | string) => `Kosong: ${value}`
  return (
    <FormCard title="Aturan studi" hint={`Isian yang kosong mengikuti ketentuan ${bawaan.nama}.`}>
      <field.Angka name="sksLulus" description={empty(bawaan.sksLulus)} />
      <field.Angka name="ipkMinimalLulus" desimal={2} description={empty(formatAngka(bawaan.ipkMinimalLulus, 2))} />
      <field.Angka name="masaTempuh" description={empty(bawaan.masaTempuh)} />
      <field.Angka name="batasStudiSemester" description={empty(2 * masaTempuh)} />
      <field.Angka name="rasioMaksimum" description={`Mahasiswa per dosen tetap. ${empty(rasio)}`} />
      <field.Angka name="konsentrasiMulaiSemester" />
      <field.Saklar name="pakaiKonsentrasi" />
    </FormCard>
  )
}

/** The fields of a prodi, by topic. */
export function ProdiFields() {
  return (
    <>
      <IdentitasCard />
      <FormCard title="Gelar">
        <field.Text name="gelar" />
        <field.Text name="singkatanGelar" />
        <field.Text name="gelarInggris" />
      </FormCard>
      <StatusCard />
      <AturanCard />
      <FormCard title="Penyelenggaraan dan kontak">
        <field.PilihJauhBanyak name="idKampus" sumber={sumberKampus} />
        <field.PilihJauhBanyak name="jenisKelas" sumber={sumberJenisKelas} />
        <field.Text name="bahasa" />
        <field.Telepon name="telepon" />
        <field.Text name="email" type="email" />
        <field.Text name="website" type="url" />
      </FormCard>
      <FormCard title="Visi, misi, dan profil lulusan">
        <FormWide>
          <field.TeksPanjang name="visi" />
        </FormWide>
        <FormWide>
          <field.TeksPanjang name="misi" />
        </FormWide>
        <FormWide>
          <field.TeksPanjang name="tujuan" />
        </FormWide>
        <FormWide>
          <field.TeksPanjang name="kompetensi" />
        </FormWide>
      </FormCard>
    </>
  )
}
