import { SkalaNilaiInput } from '@sivitas/contract/akademik/skala-nilai'
import { galatSkala, type BarisSkala } from '@sivitas/rules/akademik/skala'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { UjiDampak } from '../aturan-studi/uji-dampak'
import { PILIHAN_JENJANG } from '../aturan-studi/lingkup-isian'
import { isianBaris, kolom } from '../aturan-studi/kolom-isian'
import type { Skala } from './skala'
import { StripSkala } from './strip-skala'

const field = fields(SkalaNilaiInput)
const calls = api.akademik.skalaNilai
type Isian = z.output<typeof SkalaNilaiInput>

/** What the panel is for: a new scale, one that no grade rests on, or a copy that ends the old one. */
export type TujuanSkala = { jenis: 'tambah' } | { jenis: 'ubah' | 'salin'; skala: Skala }

const BarisHuruf = isianBaris<BarisSkala>({
  label: 'Huruf',
  columns: [
    kolom('Huruf', (m, rupa) => m.teks('huruf', { ...rupa, maks: 3 })),
    kolom('Indeks', (m, rupa) => m.angka('indeks', { ...rupa, min: 0, max: 4, desimal: 2 })),
    kolom('Batas bawah', (m, rupa) => m.angka('batasBawah', { ...rupa, min: 0, max: 100, desimal: 2 })),
    kolom('Batas atas', (m, rupa) => m.angka('batasAtas', { ...rupa, min: 0, max: 100, desimal: 2 })),
    kolom('Lulus', (m, rupa) => m.centang('lulus', rupa)),
  ],
  nameOf: ({ huruf }, at) => huruf || `huruf ${at + 1}`,
  baru: () => ({ huruf: '', indeks: 0, batasBawah: 0, batasAtas: 0, lulus: true }),
  galat: (rows) => galatSkala(rows).map(({ pesan }) => pesan),
})

/** The letters with their strip, and what is wrong while they are typed. */
const BarisInput = (props: IsianProps<BarisSkala[]>) => (
  <>
    <StripSkala baris={props.value ?? []} />
    <BarisHuruf {...props} />
  </>
)

function awal(tujuan: TujuanSkala): { judul: string; values: Partial<Isian> } {
  if (tujuan.jenis === 'tambah') return { judul: 'Tambah skala nilai', values: { jenjang: null, idProdi: null, baris: [] } }
  const { skala } = tujuan
  const values = { jenjang: skala.jenjang as Isian['jenjang'], idProdi: skala.idProdi, baris: skala.baris.map((b) => ({ ...b })) }
  if (tujuan.jenis === 'ubah') return { judul: `Ubah skala ${skala.lingkup}`, values: { ...values, berlakuMulai: skala.berlakuMulai } }
  return { judul: `Akhiri dan salin skala ${skala.lingkup}`, values }
}

type SkalaPanelProps = { tujuan: TujuanSkala; onTutup: () => void }

export function SkalaPanel({ tujuan, onTutup }: SkalaPanelProps) {
  const client = useQueryClient()
  const { judul, values } = awal(tujuan)
  const diubah = tujuan.jenis === 'ubah' ? tujuan.skala : null
  const form = useFormulir({
    schema: SkalaNilaiInput,
    nama: judul,
    values,
    pesan: diubah ? 'Data berhasil diubah' : 'Data berhasil ditambahkan',
    simpan: (isi, { idempotencyKey }) =>
      diubah
        ? calls.update.call({ id: diubah.id, versi: diubah.versi, baris: isi.baris })
        : calls.create.call(isi, { context: { idempotencyKey } }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  const tetap = diubah !== null
  return (
    <SidePanelForm title={judul} form={form} onClose={onTutup}>
      <field.Pilih name="jenjang" pilihan={PILIHAN_JENJANG} disabled={tetap} />
      <field.Custom name="idProdi" as={PilihProdi} disabled={tetap} />
      <field.Tanggal name="berlakuMulai" disabled={tetap} />
      <field.Custom name="baris" as={BarisInput} />
      <UjiDampak usulan={() => ({ jenis: 'skala-nilai', id: diubah?.id ?? null, usulan: form.baca() as Isian })} />
    </SidePanelForm>
  )
}
