import { GantiPejabatInput } from '@sivitas/contract/pengaturan/pejabat'
import { fields } from '../../kit/form/fields'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { GambarInput } from '../../shared/berkas/foto-input'
import { PilihDosen } from '../../shared/pickers/pilih-dosen'
import { PILIHAN_PENUGASAN } from './kata'

const field = fields(GantiPejabatInput)
const JENIS_NOMOR = ['NIP', 'NIDN', 'NUPTK', 'NIK-yayasan'].map((value) => ({ value, label: value }))
const PNG = { terima: ['png'], maksBytes: 500_000 }
const TembusInput = (props: IsianProps<string>) => <GambarInput {...props} syarat={PNG} />

/** Who holds the office: the same fields whether an office is filled for the first time or handed over. */
export function OrangFields() {
  const dosen = Boolean(field.useNilai('idDosen'))
  return (
    <>
      <field.Custom name="idDosen" as={PilihDosen} />
      {!dosen && (
        <>
          <field.Text name="namaLengkap" />
          <field.Text name="gelarDepan" />
          <field.Text name="gelarBelakang" />
          <field.Pilih name="jenisNomor" pilihan={JENIS_NOMOR} />
          <field.Text name="nomor" />
        </>
      )}
      <field.Pilih name="penugasan" pilihan={PILIHAN_PENUGASAN} />
      <field.Text name="nomorSk" />
      <field.Custom name="idTtd" as={TembusInput} />
      <field.Custom name="idCap" as={TembusInput} />
    </>
  )
}
