import { Button, List, Modal, Stack, Text, Title } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useKembaliFokus } from '../../kit/feedback/kembali-fokus'
import { Muatan } from '../../kit/feedback/muatan'
import { FactTable } from '../../kit/page/fact-table'

type Usulan = Parameters<typeof api.pengaturan.dampak.uji.call>[0]
type Dampak = Awaited<ReturnType<typeof api.pengaturan.dampak.uji.call>>['data']

/** 'Uji dampak': asks whom the rows as they stand would touch. Nothing is written. */
export function TombolDampak({ usulan }: { usulan: () => Usulan }) {
  const [diuji, setDiuji] = useState<Usulan | null>(null)
  return (
    <>
      <Button variant="default" onClick={() => setDiuji(usulan())}>
        Uji dampak
      </Button>
      {diuji && <DampakDialog usulan={diuji} onClose={() => setDiuji(null)} />}
    </>
  )
}

function DampakDialog({ usulan, onClose }: { usulan: Usulan; onClose: () => void }) {
  useKembaliFokus()
  const query = useQuery({
    queryKey: [...api.pengaturan.dampak.uji.key(), usulan],
    queryFn: () => api.pengaturan.dampak.uji.call(usulan),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <Modal opened onClose={onClose} title="Uji dampak" size={760}>
      <Muatan query={query} baris={4}>
        {({ data }) => <Isi dampak={data} />}
      </Muatan>
    </Modal>
  )
}

const Isi = ({ dampak: { ringkas, perProdi, contoh, jumlah } }: { dampak: Dampak }) => (
  <Stack gap="md">
    <List>
      {ringkas.map((teks) => (
        <List.Item key={teks}>{teks}.</List.Item>
      ))}
    </List>
    {perProdi.length > 0 && (
      <FactTable
        label="Terkena menurut program studi"
        rows={perProdi}
        keyOf={({ idProdi }) => idProdi}
        columns={[
          { id: 'labelProdi', title: 'Program studi', cell: (row) => row.labelProdi },
          { id: 'terkena', title: 'Terkena', align: 'end', cell: (row) => formatAngka(row.terkena) },
          { id: 'naik', title: 'Naik', align: 'end', cell: (row) => formatAngka(row.naik) },
          { id: 'turun', title: 'Turun', align: 'end', cell: (row) => formatAngka(row.turun) },
        ]}
      />
    )}
    {contoh.length > 0 && (
      <>
        <Title order={3}>Contoh</Title>
        {jumlah > contoh.length && <Text c="dimmed">{`${contoh.length} yang pertama dari ${formatAngka(jumlah)}.`}</Text>}
        <FactTable
          label="Contoh yang terkena"
          rows={contoh.map((row, at) => ({ ...row, at }))}
          keyOf={({ at }) => String(at)}
          columns={[
            { id: 'nim', title: 'NIM', cell: (row) => row.nim },
            { id: 'nama', title: 'Nama', cell: (row) => row.nama },
            { id: 'labelProdi', title: 'Program studi', cell: (row) => row.labelProdi },
            { id: 'sebelum', title: 'Sekarang', cell: (row) => row.sebelum },
            { id: 'sesudah', title: 'Menjadi', cell: (row) => row.sesudah },
          ]}
        />
      </>
    )}
  </Stack>
)
