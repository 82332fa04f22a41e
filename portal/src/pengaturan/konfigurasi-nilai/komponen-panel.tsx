import { JENIS_EVALUASI, KOMPONEN, KomponenInput } from '@sivitas/contract/akademik/komponen-nilai'
import { galatBobot } from '@sivitas/rules/akademik/skala'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { isianBaris, kolom } from '../aturan-studi/kolom-isian'

const calls = api.akademik.komponenNilai

/** The components of one kind of course, as the client answers them. */
export type SetKomponen = Awaited<ReturnType<typeof calls.list.call>>['data'][number]
type Komponen = z.output<typeof KomponenInput>

const pilihan = (Object.entries(KOMPONEN) as [Komponen['komponen'], string][]).map(([value, label]) => ({ value, label }))
const evaluasi = Object.entries(JENIS_EVALUASI).map(([value, label]) => ({ value: Number(value), label }))

const BarisInput = isianBaris<Komponen>({
  label: 'Komponen',
  columns: [
    kolom('Nama', (m, rupa) => m.teks('nama', { ...rupa, maks: 60 })),
    kolom('Komponen', (m, rupa) => m.pilih('komponen', { ...rupa, pilihan, wajib: true })),
    kolom('Jenis evaluasi', (m, rupa) => m.pilih('jenisEvaluasi', { ...rupa, pilihan: evaluasi, wajib: true })),
    kolom('Bobot', (m, rupa) => m.angka('bobot', { ...rupa, min: 0, max: 100, desimal: 2 })),
    kolom('Wajib', (m, rupa) => m.centang('wajib', rupa)),
  ],
  nameOf: ({ nama }, at) => nama || `komponen ${at + 1}`,
  baru: () => ({ nama: '', komponen: 'LAIN', jenisEvaluasi: 1, bobot: 0, wajib: true }),
  galat: (rows) => {
    const galat = galatBobot(rows.map(({ bobot }) => bobot))
    return galat === null ? [] : [galat]
  },
})

const Isian = z.object({
  baris: z.array(KomponenInput).min(1, 'Isi paling sedikit satu komponen').max(12, 'Paling banyak 12 komponen').meta({ title: 'Komponen' }),
})
const field = fields(Isian)

/** The form of the components with which classes of a kind start. */
export function KomponenPanel({ set, onTutup }: { set: SetKomponen; onTutup: () => void }) {
  const client = useQueryClient()
  const nama = `Komponen ${set.nama}`
  const form = useFormulir({
    schema: Isian,
    nama,
    values: { baris: set.baris.map((b) => ({ ...b })) },
    pesan: 'Data berhasil diubah',
    simpan: ({ baris }) => calls.simpan.call({ teoriPraktek: set.teoriPraktek, versi: set.versi, baris }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup}>
      <field.Custom name="baris" as={BarisInput} />
    </SidePanelForm>
  )
}
