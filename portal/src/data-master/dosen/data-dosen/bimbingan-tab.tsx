import { Anchor, Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { IconPrinter } from '../../../kit/icons'
import { Can } from '../../../kit/izin/can'
import { FactTable } from '../../../kit/page/fact-table'
import { SkDialog } from '../dosen-pa/sk-dialog'
import type { Dosen } from './dosen-lengkap'

type Baris = { angkatan: number; jumlah: number }

/** Advisees who still study, by intake; each number opens their list. Supervised theses and internships come with their area. */
export function BimbinganTab({ dosen }: { dosen: Pick<Dosen, 'id' | 'namaLengkap' | 'idProdiHomebase'> }) {
  const [sk, setSk] = useState(false)
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
          <Group gap="sm">
            <Button component={Link} variant="default" to={`/data-master/dosen/dosen-pa?dosenPa=${dosen.id}`}>
              Buka Dosen PA
            </Button>
            {bebanPa > 0 && (
              <Can call={api.dataMaster.dosenPa.sk}>
                <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => setSk(true)}>
                  Cetak SK PA
                </Button>
              </Can>
            )}
          </Group>
          {sk && <SkDialog prodi={dosen.idProdiHomebase ?? undefined} angkatan={[]} dosenPa={dosen.id} onTutup={() => setSk(false)} />}
        </Stack>
      )}
    </Muatan>
  )
}
