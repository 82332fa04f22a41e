import { Card, List, Stack, Text } from '@mantine/core'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { usePeriode } from '../../auth/operator'
import { Muatan } from '../../kit/feedback/muatan'
import { PilihPeriode } from '../../shared/pickers/pilih-periode'
import { CariNim } from '../aturan-studi/cari-nim'
import { LangkahHak } from './langkah-hak'

type Hasil = Awaited<ReturnType<typeof api.akademik.hakSks.uji.call>>['data']

/** The right of one student, with the period that it rests on and those passed over. */
export function UjiMahasiswa() {
  const kerja = usePeriode()
  const [periode, setPeriode] = useState(kerja.id)
  const [nim, setNim] = useState('')
  const query = useQuery({
    queryKey: [...api.akademik.hakSks.uji.key(), nim, periode],
    queryFn: () => api.akademik.hakSks.uji.call({ nim, periode }),
    enabled: nim !== '',
    retry: false,
  })
  return (
    <Card>
      <Stack gap="md">
        <PilihPeriode value={periode} onChange={setPeriode} />
        <CariNim memuat={query.isFetching} onCari={setNim} />
        {nim !== '' && <Muatan query={query}>{({ data }) => <HasilUji hasil={data} />}</Muatan>}
      </Stack>
    </Card>
  )
}

const HasilUji = ({ hasil }: { hasil: Hasil }) => (
  <Stack gap="sm">
    <Text fw={600}>{`${hasil.mahasiswa.nim} ${hasil.mahasiswa.nama}, ${hasil.mahasiswa.labelProdi}, semester ${hasil.semesterKe}`}</Text>
    {hasil.idPeriodeDasar !== null && <Text>{`Dasar: ${labelPeriode(hasil.idPeriodeDasar)}`}</Text>}
    <LangkahHak hak={hasil} />
    {hasil.lewat.length > 0 && (
      <List size="sm" c="dimmed">
        {hasil.lewat.map((teks) => (
          <List.Item key={teks}>{teks}</List.Item>
        ))}
      </List>
    )}
  </Stack>
)
