import { ColorInput } from '@mantine/core'
import { KegiatanInput } from '@sivitas/contract/akademik/kegiatan-akademik'
import { KODE_JENDELA, labelJendela } from '@sivitas/rules/akademik/kode-jendela'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { bungkus, type IsianProps } from '../../kit/form/inputs/isian'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { RowPanel } from '../../kit/page/row-panel'
import { useRowForm } from '../../kit/page/use-row-form'
import { WARNA_KEGIATAN } from './warna-kegiatan'

const field = fields(KegiatanInput)
const calls = api.akademik.kegiatanAkademik
type Row = Awaited<ReturnType<typeof calls.get.call>>['data']

/** One of a few colours that can be told apart, or any other. */
const WarnaInput = ({ value, onChange, ...props }: IsianProps<string>) => (
  <ColorInput
    {...bungkus({ ...props, value, onChange } as IsianProps<string>)}
    value={value ?? ''}
    format="hex"
    swatches={[...WARNA_KEGIATAN]}
    swatchesPerRow={8}
    eyeDropperButtonProps={{ 'aria-label': 'Ambil warna dari layar' }}
    onChange={(warna) => onChange(warna === '' ? null : warna)}
    onBlur={props.onBlur}
  />
)

const valuesOf = ({ kode, nama, warna, kodeJendela, tampilPublik }: Row) => ({
  kode,
  nama,
  warna,
  kodeJendela: KODE_JENDELA.find((satu) => satu === kodeJendela) ?? null,
  tampilPublik,
})

/** The form of a kind of activity, beside the list. */
export const KegiatanPanel = () => (
  <RowPanel title="Kegiatan akademik" get={calls.get}>
    {(row, onTutup) => <Form row={row} onTutup={onTutup} />}
  </RowPanel>
)

function Form({ row, onTutup }: { row: Row | null; onTutup: () => void }) {
  const nama = row ? `Ubah ${row.nama}` : 'Tambah kegiatan akademik'
  const form = useRowForm({
    calls,
    schema: KegiatanInput,
    nama,
    row,
    blank: { kode: '', nama: '', warna: null, kodeJendela: null, tampilPublik: true },
    valuesOf,
    refresh: [calls.key()],
    onSaved: onTutup,
  })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup}>
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Custom name="warna" as={WarnaInput} />
      <field.Pilih name="kodeJendela" pilihan={KODE_JENDELA.map((kode) => ({ value: kode, label: labelJendela(kode) }))} />
      <field.Saklar name="tampilPublik" />
    </SidePanelForm>
  )
}
