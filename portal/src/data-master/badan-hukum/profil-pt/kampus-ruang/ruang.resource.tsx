import { FASILITAS, KODE_FASILITAS, Ruang, RuangInput } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import type { IsianProps } from '../../../../kit/form/inputs/isian'
import { PilihJauhInput } from '../../../../kit/form/inputs/pilih-jauh-input'
import { defineResource } from '../../../../kit/resource/define-resource'
import { resourceRoutes } from '../../../../kit/resource/resource-routes'
import { useKode } from '../../../../shared/pickers/sumber-kode'
import { sumberProdi } from '../../../../shared/pickers/sumber-unit'
import { sumberGedung } from './sumber-gedung'

const field = fields(RuangInput)
export const PILIHAN_FASILITAS = KODE_FASILITAS.map((value) => ({ value, label: FASILITAS[value] }))

const PilihGedung = (props: IsianProps<string>) => <PilihJauhInput {...props} sumber={sumberGedung} />

function RuangFields() {
  const jenis = useKode('jenis-ruang')
  const daring = field.useNilai('jenisRuang') === 'daring'
  const komputer = field.useNilai('fasilitas')?.includes('komputer') ?? false
  return (
    <>
      <field.Custom name="idGedung" as={PilihGedung} />
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Angka name="lantai" />
      <field.Pilih name="jenisRuang" pilihan={jenis} />
      <field.Angka name="kapasitas" />
      <field.Angka name="kapasitasUjian" />
      <field.Angka name="luas" desimal={2} />
      <field.PilihBanyak name="fasilitas" pilihan={PILIHAN_FASILITAS} />
      {komputer && <field.Angka name="jumlahKomputer" required />}
      {daring && <field.Text name="tautanDaring" type="url" required />}
      <field.PilihJauhBanyak name="prodi" sumber={sumberProdi} />
      <field.Saklar name="bolehDijadwalkan" />
      <field.Saklar name="aktif" />
    </>
  )
}

/** The form of a room beside the cards of 'Kampus & Ruang'. */
export const ruang = defineResource({
  calls: api.dataMaster.ruang,
  schema: Ruang,
  input: RuangInput,
  label: 'Ruang',
  entitas: 'ruang',
  titleOf: ({ nama }) => nama,
  columns: ['kode', 'nama', 'namaGedung', 'kapasitas'],
  search: 'Cari kode, nama, atau gedung',
  blank: {
    kode: '',
    nama: '',
    idGedung: '',
    lantai: 1,
    fasilitas: [],
    prodi: [],
    bolehDijadwalkan: true,
    aktif: true,
  },
  place: 'panel',
  form: () => <RuangFields />,
})

/** The panel of a room opens over the cards instead of over the kit's own list. */
export const ruangPanel = resourceRoutes(ruang)[0]?.children ?? []
