import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { Can } from '../../kit/izin/can'
import { FactTable } from '../../kit/page/fact-table'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import { BarisAksi, type Aksi } from '../aturan-studi/baris-aksi'
import { useHapusBaris } from '../use-hapus-baris'
import { SkalaPanel, type TujuanSkala } from './skala-panel'
import type { Skala } from './skala'
import { StripSkala } from './strip-skala'

const calls = api.akademik.skalaNilai

const masa = ({ berlakuMulai, berlakuAkhir }: Skala): string =>
  berlakuAkhir === null ? `mulai ${formatTanggal(berlakuMulai)}` : `${formatTanggal(berlakuMulai)} - ${formatTanggal(berlakuAkhir)}`

/** Every scale; what grades rest on is ended and copied, never edited (PL-R36). */
export function SkalaTab() {
  const query = useQuery(calls.list.queryOptions({ input: {} }))
  const [panel, setPanel] = useState<TujuanSkala | null>(null)
  const [versi, setVersi] = useState<Skala | null>(null)
  const hapus = useHapusBaris<Skala>({
    segarkan: [calls.key()],
    tanya: (s) => ({ pesan: `Hapus skala ${s.lingkup} ${masa(s)}?`, akibat: ['Skala sebelumnya berlaku lagi pada masa itu.'] }),
    hapus: ({ id }) => calls.remove.call({ id }),
  })
  return (
    <Stack gap="md">
      <Can call={calls.create}>
        <Group justify="end">
          <Button onClick={() => setPanel({ jenis: 'tambah' })}>Tambah skala</Button>
        </Group>
      </Can>
      <Muatan query={query} baris={6}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Pilih Tambah skala untuk membuat skala pertama." />
          ) : (
            data.map((skala) => (
              <KartuSkala key={skala.id} skala={skala} onPanel={setPanel} onHapus={() => hapus(skala)} onVersi={() => setVersi(skala)} />
            ))
          )
        }
      </Muatan>
      {panel && <SkalaPanel tujuan={panel} onTutup={() => setPanel(null)} />}
      {versi && <Versi skala={versi} onTutup={() => setVersi(null)} />}
    </Stack>
  )
}

type KartuProps = { skala: Skala; onPanel: (tujuan: TujuanSkala) => void; onHapus: () => void; onVersi: () => void }

function KartuSkala({ skala, onPanel, onHapus, onVersi }: KartuProps) {
  const aksi: Aksi[] = [
    ...(skala.terpakai ? [] : [{ label: 'Ubah', call: calls.update, onClick: () => onPanel({ jenis: 'ubah', skala }) }]),
    { label: 'Versi', call: calls.versi, onClick: onVersi },
    { label: 'Akhiri dan salin', call: calls.create, onClick: () => onPanel({ jenis: 'salin', skala }) },
    ...(skala.terpakai ? [] : [{ label: 'Hapus', call: calls.remove, bahaya: true, onClick: onHapus }]),
  ]
  return (
    <Card component="section" aria-label={`Skala ${skala.lingkup} ${masa(skala)}`}>
      <Group justify="space-between" mb="sm">
        <div>
          <Title order={2}>{skala.lingkup}</Title>
          <Text c="dimmed">{`Berlaku ${masa(skala)}`}</Text>
        </div>
        <Group gap="sm">
          {skala.terpakai && <Badge color="abu">Sudah dipakai</Badge>}
          <BarisAksi nama={`skala ${skala.lingkup} ${masa(skala)}`} aksi={aksi} />
        </Group>
      </Group>
      <StripSkala baris={skala.baris} />
      <FactTable
        label={`Huruf skala ${skala.lingkup} ${masa(skala)}`}
        rows={skala.baris}
        keyOf={({ huruf }) => huruf}
        columns={[
          { id: 'huruf', title: 'Huruf', cell: (row) => row.huruf },
          { id: 'indeks', title: 'Indeks', align: 'end', cell: (row) => formatAngka(row.indeks, 2) },
          { id: 'bawah', title: 'Batas bawah', align: 'end', cell: (row) => formatAngka(row.batasBawah, 2) },
          { id: 'atas', title: 'Batas atas', align: 'end', cell: (row) => formatAngka(row.batasAtas, 2) },
          { id: 'lulus', title: 'Lulus', cell: (row) => (row.lulus ? 'Ya' : 'Tidak') },
        ]}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {`Di luar IP: ${skala.khusus.map(({ huruf, nama }) => `${huruf} ${nama}`).join(', ')}`}
      </Text>
    </Card>
  )
}

const Isi = z.object({
  baris: z.array(z.object({ huruf: z.string(), indeks: z.number(), batasBawah: z.number(), batasAtas: z.number(), lulus: z.boolean() })),
})

/** A version in words: each letter with its index and range. */
const tampil = (isi: unknown) =>
  (Isi.safeParse(isi).data?.baris ?? []).map(({ huruf, indeks, batasBawah, batasAtas, lulus }) => ({
    label: huruf,
    nilai: `${formatAngka(indeks, 2)}; ${formatAngka(batasBawah, 2)}-${formatAngka(batasAtas, 2)}${lulus ? '' : '; tidak lulus'}`,
  }))

function Versi({ skala, onTutup }: { skala: Skala; onTutup: () => void }) {
  const client = useQueryClient()
  return (
    <RiwayatVersi
      judul={`skala ${skala.lingkup} ${masa(skala)}`}
      calls={calls}
      kunci={skala.id}
      tampil={tampil}
      onKembali={() => void client.invalidateQueries({ queryKey: calls.key() })}
      onClose={onTutup}
    />
  )
}
