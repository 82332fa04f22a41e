import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { JENIS_EVALUASI, KOMPONEN, KomponenInput } from '@sivitas/contract/akademik/komponen-nilai'
import { galatBobot } from '@sivitas/rules/akademik/skala'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { fields } from '../../kit/form/fields'
import { AngkaInput } from '../../kit/form/inputs/angka-input'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { PilihInput } from '../../kit/form/inputs/pilih-input'
import { CentangInput } from '../../kit/form/inputs/saklar-input'
import { TeksInput } from '../../kit/form/inputs/teks-input'
import { useFormulir } from '../../kit/form/use-formulir'
import { FactTable } from '../../kit/page/fact-table'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { BarisAksi } from '../aturan-studi/baris-aksi'
import { TabelIsian, type KolomIsian } from '../aturan-studi/tabel-isian'

const calls = api.akademik.komponenNilai
type Set = Awaited<ReturnType<typeof calls.list.call>>['data'][number]
type Komponen = z.output<typeof KomponenInput>

const pilihan = (Object.entries(KOMPONEN) as [Komponen['komponen'], string][]).map(([value, label]) => ({ value, label }))
const evaluasi = Object.entries(JENIS_EVALUASI).map(([value, label]) => ({ value: Number(value), label }))

/** Components with which classes start, by the kind of their course. */
export function KomponenTab() {
  const query = useQuery(calls.list.queryOptions({ input: {} }))
  const [terbuka, setTerbuka] = useState<Set | null>(null)
  return (
    <Stack gap="md">
      <Text c="dimmed">Kelas tanpa RPS yang disahkan mulai dengan komponen ini. Jumlah bobot selalu 100,00.</Text>
      <Muatan query={query} baris={6}>
        {({ data }) => data.map((set) => <KartuKomponen key={set.teoriPraktek} set={set} onUbah={() => setTerbuka(set)} />)}
      </Muatan>
      {terbuka && <KomponenPanel set={terbuka} onTutup={() => setTerbuka(null)} />}
    </Stack>
  )
}

const KartuKomponen = ({ set, onUbah }: { set: Set; onUbah: () => void }) => (
  <Card component="section" aria-label={`Komponen ${set.nama}`}>
    <Group justify="space-between">
      <Title order={2}>{set.nama}</Title>
      <BarisAksi nama={`komponen ${set.nama}`} aksi={[{ label: 'Ubah', call: calls.simpan, onClick: onUbah }]} />
    </Group>
    <FactTable
      label={`Komponen ${set.nama}`}
      rows={set.baris}
      keyOf={({ nama }) => nama}
      columns={[
        { id: 'nama', title: 'Nama', cell: (row) => row.nama },
        { id: 'komponen', title: 'Komponen', cell: (row) => KOMPONEN[row.komponen] },
        { id: 'evaluasi', title: 'Jenis evaluasi', cell: (row) => JENIS_EVALUASI[row.jenisEvaluasi as keyof typeof JENIS_EVALUASI] },
        { id: 'bobot', title: 'Bobot (%)', align: 'end', cell: (row) => formatAngka(row.bobot, 2) },
        { id: 'wajib', title: 'Wajib', cell: (row) => (row.wajib ? 'Ya' : 'Tidak') },
      ]}
    />
  </Card>
)

const KOLOM: readonly KolomIsian<Komponen>[] = [
  {
    title: 'Nama',
    cell: (row, ubah, label) => (
      <TeksInput label={label} labelTersembunyi maks={60} value={row.nama} onChange={(nama) => ubah({ nama: nama ?? '' })} />
    ),
  },
  {
    title: 'Komponen',
    cell: (row, ubah, label) => (
      <PilihInput
        label={label}
        labelTersembunyi
        value={row.komponen}
        pilihan={pilihan}
        onChange={(kode) => ubah({ komponen: kode ?? 'LAIN' })}
      />
    ),
  },
  {
    title: 'Jenis evaluasi',
    cell: (row, ubah, label) => (
      <PilihInput
        label={label}
        labelTersembunyi
        value={row.jenisEvaluasi}
        pilihan={evaluasi}
        onChange={(kode) => ubah({ jenisEvaluasi: Number(kode ?? 1) })}
      />
    ),
  },
  {
    title: 'Bobot',
    cell: (row, ubah, label) => (
      <AngkaInput
        label={label}
        labelTersembunyi
        min={0}
        max={100}
        desimal={2}
        value={row.bobot}
        onChange={(bobot) => ubah({ bobot: bobot ?? 0 })}
      />
    ),
  },
  {
    title: 'Wajib',
    cell: (row, ubah, label) => (
      <CentangInput label={label} labelTersembunyi value={row.wajib} onChange={(wajib) => ubah({ wajib: wajib ?? false })} />
    ),
  },
]

function BarisInput({ value, onChange, disabled }: IsianProps<Komponen[]>) {
  const rows = value ?? []
  const galat = galatBobot(rows.map(({ bobot }) => bobot))
  return (
    <TabelIsian<Komponen>
      label="Komponen"
      columns={KOLOM}
      rows={rows}
      nameOf={({ nama }, at) => nama || `komponen ${at + 1}`}
      baru={() => ({ nama: '', komponen: 'LAIN', jenisEvaluasi: 1, bobot: 0, wajib: true })}
      galat={galat === null ? [] : [galat]}
      disabled={disabled ?? false}
      onChange={onChange}
    />
  )
}

const Isian = z.object({
  baris: z.array(KomponenInput).min(1, 'Isi paling sedikit satu komponen').max(12, 'Paling banyak 12 komponen').meta({ title: 'Komponen' }),
})
const field = fields(Isian)

function KomponenPanel({ set, onTutup }: { set: Set; onTutup: () => void }) {
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
