import { Title } from '@mantine/core'
import { SsoKlienInput } from '@sivitas/contract/pengaturan/sso/klien'
import { fields } from '../../kit/form/fields'
import { BarisInput, PasanganInput } from './baris-input'
import { CARA, JENIS, METODE, PERAN, pilihanDari, SCOPE } from './kata'
import { PetaGrupInput } from './peta-grup-input'

const field = fields(SsoKlienInput)

/** Everything that the protocol asks about a system. */
export function KlienFields({ baru }: { baru: boolean }) {
  return (
    <>
      <Title order={3}>Sistem</Title>
      <field.Text name="id" maks={40} disabled={!baru} />
      <field.Text name="nama" />
      <field.Pilih name="jenis" pilihan={pilihanDari(JENIS)} />
      <field.Pilih name="caraKirim" pilihan={pilihanDari(CARA)} disabled={!baru} />
      <field.Custom name="redirectUri" as={BarisInput} />
      <field.Pilih name="metodeAuth" pilihan={pilihanDari(METODE)} />
      <Title order={3}>Siapa dan apa</Title>
      <field.PilihBanyak name="peranDiizinkan" pilihan={pilihanDari(PERAN)} />
      <field.PilihBanyak name="scopeOidc" pilihan={pilihanDari(SCOPE)} />
      <field.Custom name="petaGrup" as={PetaGrupInput} />
      <field.Saklar name="pihakPertama" />
      <Title order={3}>Keluar dan lainnya</Title>
      <field.Text name="logoutUri" maks={400} />
      <field.Text name="backchannelLogoutUri" maks={400} />
      <field.Custom name="parameterTambahan" as={PasanganInput} description="Satu nama=nilai per baris; ditambahkan pada tautan" />
      <field.Saklar name="aktif" />
    </>
  )
}
