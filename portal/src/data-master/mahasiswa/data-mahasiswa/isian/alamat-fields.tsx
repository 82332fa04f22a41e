import { AlamatIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { fields } from '../../../../kit/form/fields'
import { FormCard } from '../../../../kit/page/form-page'
import { PilihWilayah } from '../../../../shared/pickers/pilih-wilayah'
import { useKode } from '../../../../shared/pickers/sumber-kode'

const field = fields(AlamatIsian)

/** The address of the KTP, and where he lives when that is another one. */
export function AlamatCards() {
  const sama = field.useNilai('samaDenganKtp') !== false
  return (
    <>
      <FormCard title="Alamat KTP">
        <field.Text name="jalan" />
        <field.Text name="dusun" />
        <field.Text name="rt" maks={3} />
        <field.Text name="rw" maks={3} />
        <field.Text name="kelurahan" />
        <field.Custom name="idWilayah" as={PilihWilayah} />
        <field.Text name="kodePos" maks={5} />
      </FormCard>
      <FormCard title="Alamat domisili">
        <field.Saklar name="samaDenganKtp" label="Sama dengan KTP" />
        {!sama && (
          <>
            <field.Text name="jalanDomisili" />
            <field.Text name="dusunDomisili" />
            <field.Text name="rtDomisili" maks={3} />
            <field.Text name="rwDomisili" maks={3} />
            <field.Text name="kelurahanDomisili" />
            <field.Custom name="idWilayahDomisili" as={PilihWilayah} />
            <field.Text name="kodePosDomisili" maks={5} />
          </>
        )}
        <field.Pilih name="idJenisTinggal" pilihan={useKode('jenis-tinggal')} />
        <field.Pilih name="idAlatTransportasi" pilihan={useKode('alat-transportasi')} />
      </FormCard>
    </>
  )
}
