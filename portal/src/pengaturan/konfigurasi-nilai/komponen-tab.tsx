import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { JENIS_EVALUASI, KOMPONEN, KomponenInput } from '@sivitas/contract/akademik/komponen-nilai'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { FactTable } from '../../kit/page/fact-table'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import { BarisAksi } from '../aturan-studi/baris-aksi'
import { KomponenPanel, type SetKomponen } from './komponen-panel'

const calls = api.akademik.komponenNilai

type Terbuka = { jenis: 'ubah' | 'versi'; set: SetKomponen } | null

/** Components with which classes start, by the kind of their course. */
export function KomponenTab() {
  const query = useQuery(calls.list.queryOptions({ input: {} }))
  const [terbuka, setTerbuka] = useState<Terbuka>(null)
  const client = useQueryClient()
  const tutup = () => setTerbuka(null)
  return (
    <Stack gap="md">
      <Text c="dimmed">Kelas tanpa RPS yang disahkan mulai dengan komponen ini. Jumlah bobot selalu 100,00.</Text>
      <Muatan query={query} baris={6}>
        {({ data }) => data.map((set) => <KartuKomponen key={set.teoriPraktek} set={set} onBuka={(jenis) => setTerbuka({ jenis, set })} />)}
      </Muatan>
      {terbuka?.jenis === 'ubah' && <KomponenPanel set={terbuka.set} onTutup={tutup} />}
      {terbuka?.jenis === 'versi' && (
        <RiwayatVersi
          judul={`komponen ${terbuka.set.nama}`}
          calls={calls}
          kunci={terbuka.set.teoriPraktek}
          tampil={tampil}
          onKembali={() => void client.invalidateQueries({ queryKey: calls.key() })}
          onClose={tutup}
        />
      )}
    </Stack>
  )
}

const KartuKomponen = ({ set, onBuka }: { set: SetKomponen; onBuka: (jenis: 'ubah' | 'versi') => void }) => (
  <Card component="section" aria-label={`Komponen ${set.nama}`}>
    <Group justify="space-between">
      <Title order={2}>{set.nama}</Title>
      <BarisAksi
        nama={`komponen ${set.nama}`}
        aksi={[
          { label: 'Ubah', call: calls.simpan, onClick: () => onBuka('ubah') },
          { label: 'Versi', call: calls.versi, onClick: () => onBuka('versi') },
        ]}
      />
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

const Isi = z.object({ baris: z.array(KomponenInput) })

/** A version in words: each component with its weight. */
const tampil = (isi: unknown) =>
  (Isi.safeParse(isi).data?.baris ?? []).map(({ nama, komponen, bobot, wajib }) => ({
    label: nama,
    nilai: `${KOMPONEN[komponen]}, ${formatAngka(bobot, 2)}%${wajib ? '' : ', tidak wajib'}`,
  }))
