import { Card, Stack, Text, Title } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { FactTable } from '../../kit/page/fact-table'
import { StatusBadge } from '../../kit/page/status-badge'
import { CariNim } from '../aturan-studi/cari-nim'

type Hasil = Awaited<ReturnType<typeof api.akademik.sksKelulusan.uji.call>>['data']

const HASIL = {
  terpenuhi: { nama: 'Terpenuhi', tone: 'hijau' },
  belum: { nama: 'Belum', tone: 'bahaya' },
  belum_diketahui: { nama: 'Belum diketahui', tone: 'abu' },
} as const

/** The graduation audit of one student, line by line (AK-R57), and the honour that he would get (AK-R58). */
export function UjiKelulusan() {
  const [nim, setNim] = useState('')
  const query = useQuery({
    queryKey: [...api.akademik.sksKelulusan.uji.key(), nim],
    queryFn: () => api.akademik.sksKelulusan.uji.call({ nim }),
    enabled: nim !== '',
    retry: false,
  })
  return (
    <Card>
      <Stack gap="md">
        <CariNim memuat={query.isFetching} onCari={setNim} />
        {nim !== '' && <Muatan query={query}>{({ data }) => <HasilUji hasil={data} />}</Muatan>}
      </Stack>
    </Card>
  )
}

const HasilUji = ({ hasil }: { hasil: Hasil }) => (
  <Stack gap="sm">
    <Text fw={600}>{`${hasil.mahasiswa.nim} ${hasil.mahasiswa.nama}, ${hasil.mahasiswa.labelProdi}`}</Text>
    <Text c="dimmed">{`${hasil.namaKurikulum ?? 'Belum ada kurikulum'}, semester ${hasil.semesterKe}, IPK ${formatAngka(hasil.ipk, 2)}`}</Text>
    <Title order={2} role="status">
      {hasil.ringkas}
    </Title>
    <FactTable
      label="Syarat kelulusan mahasiswa"
      rows={hasil.baris}
      keyOf={({ kode }) => kode}
      columns={[
        { id: 'label', title: 'Syarat', cell: (row) => row.label },
        { id: 'ada', title: 'Ada', cell: (row) => row.ada },
        { id: 'butuh', title: 'Butuh', cell: (row) => row.butuh },
        { id: 'hasil', title: 'Hasil', cell: (row) => <StatusBadge kode={row.hasil} {...HASIL[row.hasil]} /> },
        { id: 'keterangan', title: 'Keterangan', cell: (row) => row.keterangan ?? '-' },
      ]}
    />
    <Text>{`Predikat: ${hasil.predikat ?? 'tidak ada'}`}</Text>
    {hasil.predikatGagal.map((teks) => (
      <Text key={teks} c="dimmed">
        {teks}
      </Text>
    ))}
  </Stack>
)
