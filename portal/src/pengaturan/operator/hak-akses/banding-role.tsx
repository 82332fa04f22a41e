import { Card, Group, Select, Stack, Switch, Table, Text, Title } from '@mantine/core'
import { SCOPE_CODES, SCOPES, type ScopeCode } from '@sivitas/contract/kit/scope'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Kosong } from '../../../kit/feedback/kosong'
import { TINGKAT } from '../../nama-scope'
import { useRoles, type Role } from '../use-roles'
import classes from './hak-akses.module.css'

const tingkatOf = (role: Role, kode: ScopeCode): string => {
  const tingkat = role.scopes.find((hak) => hak.kode === kode)?.tingkat
  return tingkat === undefined ? 'Tidak' : TINGKAT[tingkat]
}

/** Two roles side by side; what differs is marked in words too. */
export function BandingRole() {
  const [params, setParams] = useSearchParams()
  const [hanyaBeda, setHanyaBeda] = useState(true)
  const { roles } = useRoles()
  const [a, b] = (['a', 'b'] as const).map((name) => roles.find(({ id }) => id === params.get(name)))
  const pilih = (name: 'a' | 'b', id: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (id === null) next.delete(name)
        else next.set(name, id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Card component="section" aria-label="Bandingkan hak akses">
      <Stack gap="sm">
        <Title order={2}>Bandingkan hak akses</Title>
        <Group grow align="end">
          {(['a', 'b'] as const).map((name, n) => (
            <Select
              key={name}
              label={n === 0 ? 'Hak akses pertama' : 'Hak akses kedua'}
              placeholder="Pilih"
              searchable
              nothingFoundMessage="Data tidak ditemukan"
              data={roles.map(({ id, nama }) => ({ value: id, label: nama }))}
              value={params.get(name)}
              onChange={(id) => pilih(name, id)}
            />
          ))}
        </Group>
        <Switch label="Hanya yang berbeda" checked={hanyaBeda} onChange={(event) => setHanyaBeda(event.currentTarget.checked)} />
        {a && b ? <Perbandingan a={a} b={b} hanyaBeda={hanyaBeda} /> : <Kosong jenis="kosong" petunjuk="Pilih dua hak akses." />}
      </Stack>
    </Card>
  )
}

function Perbandingan({ a, b, hanyaBeda }: { a: Role; b: Role; hanyaBeda: boolean }) {
  const baris = SCOPE_CODES.map((kode) => ({ kode, kiri: tingkatOf(a, kode), kanan: tingkatOf(b, kode) }))
  const beda = baris.filter(({ kiri, kanan }) => kiri !== kanan)
  const tampak = hanyaBeda ? beda : baris
  return (
    <>
      <Text component="output">{beda.length === 0 ? 'Kedua hak akses memberi hak yang sama.' : `${beda.length} hak berbeda.`}</Text>
      {tampak.length > 0 && (
        <Table.ScrollContainer minWidth={360}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Hak</Table.Th>
                <Table.Th>{a.nama}</Table.Th>
                <Table.Th>{b.nama}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {tampak.map(({ kode, kiri, kanan }) => (
                <Table.Tr key={kode} className={kiri === kanan ? '' : (classes.beda ?? '')}>
                  <Table.Th scope="row" fw={400}>{`${kode} · ${SCOPES[kode].nama}`}</Table.Th>
                  <Table.Td>{kiri}</Table.Td>
                  <Table.Td>{kanan}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  )
}
