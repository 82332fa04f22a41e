import { Alert, Select, Stack, Table, Text } from '@mantine/core'
import { columnsOfImport, type ImportDeclaration } from '@sivitas/contract/kit/import'
import type { Run } from './import-parts'

type Props = {
  declaration: ImportDeclaration
  run: Run
  kolom: Readonly<Record<string, number | null>>
  onChange: (kolom: Record<string, number | null>) => void
}

const CLEAR = { 'aria-label': 'Kosongkan' }

/** Step 2: which column of the file means which field, beside what stands in it. */
export function ColumnsStep({ declaration, run, kolom, onChange }: Props) {
  const heads = run.kepala.map((head, at) => ({ value: String(at), label: head === '' ? `Kolom ${at + 1}` : head }))
  const choose = (name: string, value: string | null) => {
    const at = value === null ? null : Number(value)
    // A column of the file serves one field: whoever takes it takes it from the other.
    const others = Object.entries(kolom).map(([field, held]) => [field, held === at ? null : held] as const)
    onChange({ ...Object.fromEntries(others), [name]: at })
  }
  return (
    <Stack gap="md">
      {[...run.catatan, ...(run.pesan === null ? [] : [run.pesan])].map((note) => (
        <Alert key={note} color="kuning">
          {note}
        </Alert>
      ))}
      <Table.ScrollContainer minWidth={480}>
        <Table layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Isian</Table.Th>
              <Table.Th>Kolom berkas</Table.Th>
              <Table.Th>Contoh isi</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {columnsOfImport(declaration).map(({ name, title, required, hint }) => {
              const at = kolom[name] ?? null
              const samples = at === null ? [] : run.contoh.map((sel) => sel[at] ?? '').filter((text) => text !== '')
              return (
                <Table.Tr key={name}>
                  <Table.Th scope="row">
                    {required ? `${title} (wajib)` : title}
                    {hint !== undefined && (
                      <Text size="xs" c="dimmed" fw={400}>
                        {hint}
                      </Text>
                    )}
                  </Table.Th>
                  <Table.Td>
                    <Select
                      aria-label={`Kolom berkas untuk ${title}`}
                      data={heads.filter((head, index) => heads.findIndex(({ value }) => value === head.value) === index)}
                      value={at === null ? null : String(at)}
                      placeholder="Tidak dipakai"
                      error={required && at === null ? 'Pilih kolom berkas' : null}
                      clearable={!required}
                      clearButtonProps={CLEAR}
                      searchable
                      nothingFoundMessage="Data tidak ditemukan"
                      onChange={(value) => choose(name, value)}
                    />
                  </Table.Td>
                  <Table.Td>
                    <Text c="dimmed" lineClamp={1}>
                      {samples.join(' · ') || '-'}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}
