import { Button, Card, Group, Stack, Table, Text, TextInput } from '@mantine/core'
import { labelJendela, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { IconSearch } from '../../kit/icons'
import { KeadaanBadge } from './keadaan-badge'

const SUMBER = {
  mahasiswa: 'Jadwal perorangan',
  'prodi+angkatan': 'Jadwal prodi dan angkatan',
  prodi: 'Jadwal program studi',
  angkatan: 'Jadwal angkatan',
  umum: 'Jadwal umum',
} as const

type Hasil = Awaited<ReturnType<typeof api.akademik.jadwalSistem.siapa.call>>['data']

/** 'Siapa terkena?': a NIM, and for each window which row decides and why. */
export function SiapaTerkena({ periode }: { periode: number }) {
  const [ketikan, setKetikan] = useState('')
  const [nim, setNim] = useState('')
  const query = useQuery({
    ...api.akademik.jadwalSistem.siapa.queryOptions({ input: { periode, nim } }),
    enabled: nim !== '',
    retry: false,
  })
  return (
    <Stack gap="md">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setNim(ketikan.trim())
        }}
      >
        <Group align="end" gap="sm">
          <TextInput
            label="NIM"
            value={ketikan}
            maxLength={24}
            autoComplete="off"
            onChange={(event) => setKetikan(event.currentTarget.value)}
          />
          <Button
            type="submit"
            leftSection={<IconSearch size={16} aria-hidden />}
            disabled={ketikan.trim() === ''}
            loading={query.isFetching}
          >
            Periksa
          </Button>
        </Group>
      </form>
      {nim === '' ? (
        <Kosong jenis="kosong" petunjuk="Ketik NIM untuk melihat jendela yang berlaku baginya dan jadwal yang menentukannya." />
      ) : (
        <Muatan query={query}>{({ data }) => <HasilUji hasil={data} />}</Muatan>
      )}
    </Stack>
  )
}

const HasilUji = ({ hasil: { nim, nama, prodi, angkatan, jendela } }: { hasil: Hasil }) => (
  <Card>
    <Text fw={600} mb="sm">{`${nim} ${nama}, ${prodi}, angkatan ${angkatan}`}</Text>
    <Table.ScrollContainer minWidth={720}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Jendela</Table.Th>
            <Table.Th>Keadaan</Table.Th>
            <Table.Th>Mulai</Table.Th>
            <Table.Th>Selesai</Table.Th>
            <Table.Th>Ditentukan oleh</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {jendela.map((satu) => (
            <Table.Tr key={satu.kode}>
              <Table.Th scope="row">{labelJendela(satu.kode as KodeJendela)}</Table.Th>
              <Table.Td>
                <KeadaanBadge keadaan={satu.keadaan} />
              </Table.Td>
              <Table.Td>
                <NilaiTanggalJam nilai={satu.mulai} />
              </Table.Td>
              <Table.Td>
                <NilaiTanggalJam nilai={satu.selesai} />
              </Table.Td>
              <Table.Td>
                {satu.sumber === null ? '-' : SUMBER[satu.sumber]}
                {satu.alasan !== null && (
                  <Text size="xs" c="dimmed">
                    {satu.alasan}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  </Card>
)
