import { Anchor, Progress, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { FactTable } from '../../../kit/page/fact-table'
import type { Dosen } from './dosen-lengkap'

type Baris = { angkatan: number; jumlah: number }

/** Advisees who still study, by intake; each number opens their list. Supervised theses and internships come with their area. */
export function BimbinganTab({ dosen }: { dosen: Pick<Dosen, 'id' | 'namaLengkap'> }) {
  const query = useQuery(api.dataMaster.dosen.bimbingan.queryOptions({ input: { id: dosen.id } }))
  const daftar = (more: string) => `/data-master/mahasiswa/data-mahasiswa?dosenPa=${dosen.id}${more}`
  return (
    <Muatan query={query}>
      {({ data: { bebanPa, maksBimbinganPa, perAngkatan } }) => (
        <Stack gap="md">
          <Title order={2}>Pembimbing akademik</Title>
          <div>
            <Text>{`${bebanPa} dari ${maksBimbinganPa} mahasiswa`}</Text>
            <Progress
              value={maksBimbinganPa === 0 ? 0 : Math.min(100, (100 * bebanPa) / maksBimbinganPa)}
              aria-label={`Beban bimbingan ${dosen.namaLengkap}`}
            />
          </div>
          {perAngkatan.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Tetapkan mahasiswa bimbingannya di Dosen PA." />
          ) : (
            <FactTable<Baris>
              label="Bimbingan per angkatan"
              keyOf={({ angkatan }) => String(angkatan)}
              rows={perAngkatan}
              columns={[
                { id: 'angkatan', title: 'Angkatan', cell: ({ angkatan }) => angkatan },
                {
                  id: 'jumlah',
                  title: 'Mahasiswa',
                  align: 'end',
                  cell: ({ angkatan, jumlah }) => (
                    <Anchor component={Link} to={daftar(`&angkatan[0]=${angkatan}`)}>
                      {jumlah}
                    </Anchor>
                  ),
                },
              ]}
            />
          )}
          <Anchor component={Link} to={`/data-master/dosen/dosen-pa`}>
            Buka Dosen PA
          </Anchor>
        </Stack>
      )}
    </Muatan>
  )
}
