import { Card, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '../../../api'
import { Muatan } from '../../../kit/feedback/muatan'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { PageHead } from '../../../kit/page/page-head'
import { sumberMahasiswa } from '../../../shared/pickers/sumber-mahasiswa'
import { Editor } from './editor'

/** A new conversion: first whose, then what. The address may name the student. */
export function BaruPage() {
  const [params, setParams] = useSearchParams()
  const mahasiswa = params.get('mahasiswa')
  if (mahasiswa !== null) return <Mulai key={mahasiswa} mahasiswa={mahasiswa} />
  return (
    <Stack gap="md">
      <PageHead title="Buat konversi" trail="Buat konversi" />
      <Card maw={560}>
        <Stack gap="sm">
          <PilihJauhInput
            label="Mahasiswa"
            sumber={sumberMahasiswa}
            value={null}
            onChange={(id) => id !== null && setParams({ mahasiswa: id }, { replace: true })}
          />
          <Text c="dimmed">
            Ketik nama atau NIM mahasiswa yang mata kuliahnya akan diakui: pindahan, RPL, kegiatan MBKM, atau ganti kurikulum.
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}

function Mulai({ mahasiswa }: { mahasiswa: string }) {
  const bahan = useQuery(api.akademik.konversiNilai.bahan.queryOptions({ input: { mahasiswa } }))
  return <Muatan query={bahan}>{({ data }) => <Editor bahan={data} konversi={null} />}</Muatan>
}
