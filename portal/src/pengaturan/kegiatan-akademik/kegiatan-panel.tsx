import { ColorInput } from '@mantine/core'
import { KegiatanInput } from '@sivitas/contract/akademik/kegiatan-akademik'
import { KODE_JENDELA, labelJendela } from '@sivitas/rules/akademik/kode-jendela'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutletContext, useParams } from 'react-router'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { bungkus, type IsianProps } from '../../kit/form/inputs/isian'
import { useFormulir } from '../../kit/form/use-formulir'
import { useMay } from '../../kit/izin/can'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { STORED, StoredPanel } from '../../kit/page/stored-panel'
import { usePanel } from '../../kit/page/use-panel'
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

/** The form of a kind of activity, beside the list. */
export function KegiatanPanel() {
  const { id } = useParams()
  const base = useOutletContext<string>()
  const { selesai, tutup } = usePanel(base)
  if (selesai) return null
  return id === undefined ? <Form row={null} onTutup={tutup} /> : <Tersimpan id={id} onTutup={tutup} />
}

function Tersimpan({ id, onTutup }: { id: string; onTutup: () => void }) {
  const query = useQuery({ ...calls.get.queryOptions({ input: { id } }), ...STORED })
  return (
    <StoredPanel title="Kegiatan akademik" query={query} onClose={onTutup}>
      {(row) => <Form key={id} row={row} onTutup={onTutup} />}
    </StoredPanel>
  )
}

function Form({ row, onTutup }: { row: Row | null; onTutup: () => void }) {
  const client = useQueryClient()
  const may = useMay()
  const nama = row ? `Ubah ${row.nama}` : 'Tambah kegiatan akademik'
  const kodeJendela = KODE_JENDELA.find((kode) => kode === row?.kodeJendela) ?? null
  const form = useFormulir({
    schema: KegiatanInput,
    nama,
    values: row ? { ...row, kodeJendela } : { kode: '', nama: '', warna: null, kodeJendela: null, tampilPublik: true },
    pesan: row ? 'Data berhasil diubah' : 'Data berhasil ditambahkan',
    terkunci: row !== null && !may(calls.update),
    simpan: (values, { versi, idempotencyKey }) =>
      row
        ? calls.update.call({ ...values, id: row.id, versi: versi ?? row.versi })
        : calls.create.call(values, { context: { idempotencyKey } }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
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
