import { Badge, Card, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { DAFTAR_ATURAN } from '@sivitas/contract/pengaturan/aturan/daftar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { AngkaInput } from '../../kit/form/inputs/angka-input'
import { PilihInput } from '../../kit/form/inputs/pilih-input'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { sebutNilai } from './sebut-nilai'
import { KELOMPOK_ATURAN } from './use-aturan'

const TAHUN_LENGKAP = 1900

/** 'Aturan yang berlaku untuk...': for a prodi, angkatan and period each rule with the set that gave it. */
export function BerlakuTab() {
  const [idProdi, setIdProdi] = useState<string | null>(null)
  const [angkatan, setAngkatan] = useState<number | null>(null)
  const [periode, setPeriode] = useState<number | null>(null)
  const { data: daftarPeriode } = useQuery(api.platform.periodeRef.list.queryOptions({ input: {} }))
  const input = {
    ...(idProdi === null ? {} : { idProdi }),
    // A year that is still being typed is no question yet.
    ...(angkatan === null || angkatan < TAHUN_LENGKAP ? {} : { angkatan }),
    ...(periode === null ? {} : { periode }),
  }
  const query = useQuery(api.pengaturan.aturan.berlaku.queryOptions({ input }))
  return (
    <Stack gap="sm">
      <Card component="section" aria-label="Aturan yang berlaku untuk">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <PilihProdi label="Program studi" value={idProdi} onChange={setIdProdi} />
          <AngkaInput label="Angkatan" min={0} max={2200} value={angkatan} onChange={setAngkatan} />
          <PilihInput
            label="Periode"
            value={periode}
            placeholder="Periode aktif"
            pilihan={(daftarPeriode?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama }))}
            onChange={setPeriode}
          />
        </SimpleGrid>
      </Card>
      <Muatan query={query}>
        {({ data }) => (
          <Table.ScrollContainer minWidth={560}>
            <Table aria-label="Aturan yang berlaku" layout="fixed">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Aturan</Table.Th>
                  <Table.Th>Nilai</Table.Th>
                  <Table.Th>Dari set mana</Table.Th>
                </Table.Tr>
              </Table.Thead>
              {KELOMPOK_ATURAN.map((kelompok) => (
                <Table.Tbody key={kelompok}>
                  <Table.Tr>
                    <Table.Th colSpan={3} scope="rowgroup">
                      {kelompok}
                    </Table.Th>
                  </Table.Tr>
                  {DAFTAR_ATURAN.filter(([, definisi]) => definisi.kelompok === kelompok).map(([kunci, { label }]) => (
                    <Table.Tr key={kunci}>
                      <Table.Td>
                        {label}
                        <Text size="xs" c="dimmed">
                          {kunci}
                        </Text>
                      </Table.Td>
                      <Table.Td>{sebutNilai(kunci, data[kunci]?.nilai)}</Table.Td>
                      <Table.Td>
                        <Badge color={data[kunci]?.idAturan === null ? 'abu' : 'hijau'}>{data[kunci]?.namaAturan ?? '-'}</Badge>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              ))}
            </Table>
          </Table.ScrollContainer>
        )}
      </Muatan>
    </Stack>
  )
}
