import { SkalaNilaiInput } from '@sivitas/contract/akademik/skala-nilai'
import { galatSkala, type BarisSkala } from '@sivitas/rules/akademik/skala'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { AngkaInput } from '../../kit/form/inputs/angka-input'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { CentangInput } from '../../kit/form/inputs/saklar-input'
import { TeksInput } from '../../kit/form/inputs/teks-input'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { UjiDampak } from '../aturan-studi/uji-dampak'
import { PILIHAN_JENJANG } from '../aturan-studi/lingkup-isian'
import { TabelIsian, type KolomIsian } from '../aturan-studi/tabel-isian'
import type { Skala } from './skala'
import { StripSkala } from './strip-skala'

const field = fields(SkalaNilaiInput)
const calls = api.akademik.skalaNilai
type Isian = z.output<typeof SkalaNilaiInput>

/** What the panel is for: a new scale, one that no grade rests on, or a copy that ends the old one. */
export type TujuanSkala = { jenis: 'tambah' } | { jenis: 'ubah' | 'salin'; skala: Skala }

const angka = (title: string, name: 'indeks' | 'batasBawah' | 'batasAtas', maks: number): KolomIsian<BarisSkala> => ({
  title,
  cell: (row, ubah, label) => (
    <AngkaInput
      label={label}
      labelTersembunyi
      min={0}
      max={maks}
      desimal={2}
      value={row[name]}
      onChange={(nilai) => ubah({ [name]: nilai ?? 0 })}
    />
  ),
})

const KOLOM: readonly KolomIsian<BarisSkala>[] = [
  {
    title: 'Huruf',
    cell: (row, ubah, label) => (
      <TeksInput label={label} labelTersembunyi maks={3} value={row.huruf} onChange={(huruf) => ubah({ huruf: huruf ?? '' })} />
    ),
  },
  angka('Indeks', 'indeks', 4),
  angka('Batas bawah', 'batasBawah', 100),
  angka('Batas atas', 'batasAtas', 100),
  {
    title: 'Lulus',
    cell: (row, ubah, label) => (
      <CentangInput label={label} labelTersembunyi value={row.lulus} onChange={(lulus) => ubah({ lulus: lulus ?? false })} />
    ),
  },
]

/** The letters with their strip, and what is wrong while they are typed. */
function BarisInput({ value, onChange, disabled }: IsianProps<BarisSkala[]>) {
  const rows = value ?? []
  return (
    <>
      <StripSkala baris={rows} />
      <TabelIsian
        label="Huruf"
        columns={KOLOM}
        rows={rows}
        nameOf={({ huruf }, at) => huruf || `huruf ${at + 1}`}
        baru={() => ({ huruf: '', indeks: 0, batasBawah: 0, batasAtas: 0, lulus: true })}
        galat={galatSkala(rows).map(({ pesan }) => pesan)}
        disabled={disabled ?? false}
        onChange={onChange}
      />
    </>
  )
}

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
