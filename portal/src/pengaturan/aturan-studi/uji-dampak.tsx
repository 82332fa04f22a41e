import { Button, List, Stack, Text, Title } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { toast } from '../../kit/feedback/toast'
import { ApiError, pesanGalat } from '../../kit/galat'
import { FactTable } from '../../kit/page/fact-table'

type Usulan = Parameters<typeof api.pengaturan.dampak.uji.call>[0]
type Dampak = Awaited<ReturnType<typeof api.pengaturan.dampak.uji.call>>['data']

/**
 * 'Uji dampak': asks whom the rows as they stand would touch, and tells it below the button. Nothing is written. It is no
 * dialog, because Escape would close the form that it stands in as well.
 */
export function UjiDampak({ usulan }: { usulan: () => Usulan }) {
  const [diuji, setDiuji] = useState<{ ke: number; usulan: Usulan } | null>(null)
  return (
    <Stack gap="sm">
      <div>
        <Button variant="default" onClick={() => setDiuji({ ke: (diuji?.ke ?? 0) + 1, usulan: usulan() })}>
          Uji dampak
        </Button>
      </div>
      {diuji && <HasilDampak key={diuji.ke} usulan={diuji.usulan} onTutup={() => setDiuji(null)} />}
    </Stack>
  )
}

function HasilDampak({ usulan, onTutup }: { usulan: Usulan; onTutup: () => void }) {
  const query = useQuery({
    queryKey: [...api.pengaturan.dampak.uji.key(), usulan],
    queryFn: () => api.pengaturan.dampak.uji.call(usulan),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <section aria-label="Hasil uji dampak">
      {query.error instanceof ApiError && query.error.type === 'terlalu_lama' ? (
        <SebagaiPekerjaan usulan={usulan} pesan={query.error.message} onMulai={onTutup} />
      ) : (
        <Muatan query={query} baris={4}>
          {({ data }) => <Isi dampak={data} />}
        </Muatan>
      )}
    </section>
  )
}

/** What takes longer than a call may runs behind, and its file waits under 'Unduhan'. */
function SebagaiPekerjaan({ usulan, pesan, onMulai }: { usulan: Usulan; pesan: string; onMulai: () => void }) {
  const mulai = useMutation({
    mutationFn: () => api.pengaturan.dampak.pekerjaan.call(usulan),
    meta: { galat: 'sendiri' },
    onSuccess: () => {
      toast.berhasil('Uji dampak berjalan. Hasilnya akan ada di Unduhan.')
      onMulai()
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  return (
    <Stack gap="md">
      <Text>{pesan}</Text>
      <div>
        <Button loading={mulai.isPending} onClick={() => mulai.mutate()}>
          Jalankan sebagai pekerjaan
        </Button>
      </div>
    </Stack>
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
