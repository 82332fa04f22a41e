import { HUBUNGAN_WALI, OrangTuaIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { fields } from '../../../../kit/form/fields'
import { useKode } from '../../../../shared/pickers/sumber-kode'

const field = fields(OrangTuaIsian)
const NAMA_HUBUNGAN: Record<(typeof HUBUNGAN_WALI)[number], string> = {
  kakek_nenek: 'Kakek/nenek',
  paman_bibi: 'Paman/bibi',
  saudara: 'Saudara',
  lainnya: 'Lainnya',
}
const HUBUNGAN = HUBUNGAN_WALI.map((value) => ({ value, label: NAMA_HUBUNGAN[value] }))
/** Pekerjaan 'Sudah meninggal'. */
const WAFAT = '98'

/** One parent or guardian. Who has died earns nothing. */
export function OrangTuaFields({ wali }: { wali: boolean }) {
  const wafat = field.useNilai('idPekerjaan') === WAFAT
  return (
    <>
      <field.Text name="nama" maks={100} />
      {wali ? <field.Pilih name="hubungan" pilihan={HUBUNGAN} /> : <field.Text name="nik" maks={16} />}
      <field.Tanggal name="tanggalLahir" />
      <field.Pilih name="idPendidikan" pilihan={useKode('jenjang-pendidikan')} />
      <field.Pilih name="idPekerjaan" pilihan={useKode('pekerjaan')} />
      <field.Pilih name="idPenghasilan" pilihan={useKode('penghasilan')} disabled={wafat} />
      {!wafat && <field.Saklar name="masihHidup" />}
      <field.Telepon name="handphone" />
      <field.Text name="email" type="email" />
      <field.TeksPanjang name="alamat" />
    </>
  )
}
