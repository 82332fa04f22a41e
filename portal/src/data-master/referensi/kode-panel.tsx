import { KodeInput, type DaftarKode, type Kode } from '@sivitas/contract/data-master/referensi/kode'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { namaDaftar } from './nama-daftar'

const field = fields(KodeInput)
const calls = api.dataMaster.kodeRef

type KodePanelProps = { daftar: DaftarKode; row: Kode | null; onClose: () => void }

/** A code of a list: its code stays once it is there, since rows hold it. */
export function KodePanel({ daftar, row, onClose }: KodePanelProps) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: KodeInput,
    nama: row === null ? `Tambah kode ${namaDaftar(daftar).toLowerCase()}` : `Ubah ${row.nama}`,
    values: row ?? { kode: '', nama: '', kodePddikti: null, kelompok: null, urut: 0, aktif: true },
    pesan: row === null ? 'Data berhasil ditambahkan' : 'Data berhasil diubah',
    simpan: ({ kode, ...values }, { versi }) =>
      row === null
        ? calls.create.call({ ...values, kode, daftar })
        : calls.update.call({ ...values, daftar, kode: row.kode, versi: versi ?? row.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onClose()
    },
    ...(row !== null && {
      versi: {
        kini: row.versi,
        segarkan: async () => {
          const { data } = await calls.list.call({ daftar })
          const now = data.find(({ kode }) => kode === row.kode) ?? row
          return { values: now, versi: now.versi }
        },
      },
    }),
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onClose}>
      <field.Text name="kode" disabled={row !== null} />
      <field.Text name="nama" />
      <field.Text name="kodePddikti" />
      <field.Text name="kelompok" />
      <field.Angka name="urut" />
      <field.Saklar name="aktif" description="Kode nonaktif tetap terbaca pada data lama, tetapi tidak dapat dipilih lagi." />
    </SidePanelForm>
  )
}
