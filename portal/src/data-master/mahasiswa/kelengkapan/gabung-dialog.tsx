import { Alert, Button, Group, Modal, Radio, Stack, Table, Text, TextInput } from '@mantine/core'
import { FIELD_GABUNG, type FieldGabung, type OrangGabung } from '@sivitas/contract/data-master/mahasiswa/duplikat'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'

const { gabung } = api.dataMaster.duplikat
type Sisi = 'utama' | 'lain'
type Props = Readonly<{ satu: OrangGabung; dua: OrangGabung; beda: readonly string[]; onTutup: () => void }>

const sebut = ({ registrasi }: OrangGabung) => registrasi.map(({ nim }) => nim).join(', ') || 'tanpa NIM'

/** Both persons side by side; for each field that differs one value is chosen. */
export function GabungDialog({ satu, dua, beda, onTutup }: Props) {
  const client = useQueryClient()
  const [pilihan, setPilihan] = useState<Partial<Record<string, Sisi>>>({})
  const [alasan, setAlasan] = useState('')
  const simpan = useMutation({
    mutationFn: () => gabung.call({ idUtama: satu.idBiodata, idLain: dua.idBiodata, pilihanField: pilihan, alasan }),
    meta: { galat: 'sendiri' },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: api.dataMaster.key() })
      toast.berhasil('Biodata berhasil digabung')
      onTutup()
    },
  })
  const perlu = beda.filter((field) => satu.isi[field] && dua.isi[field])
  const lengkap = perlu.every((field) => pilihan[field] !== undefined)
  return (
    <Modal opened onClose={onTutup} title={`Gabungkan ${satu.nama}`} size="lg">
      <Stack gap="md">
        <Text size="sm">
          Semua NIM, riwayat pendidikan, dan dokumen menjadi milik satu biodata. Penggabungan dapat dibatalkan dalam 30 hari.
        </Text>
        <Table.ScrollContainer minWidth={420}>
          <Table aria-label="Isian yang berbeda">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Isian</Table.Th>
                <Table.Th scope="col">{sebut(satu)}</Table.Th>
                <Table.Th scope="col">{sebut(dua)}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {beda.map((field) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row">{FIELD_GABUNG[field as FieldGabung]}</Table.Th>
                  {(
                    [
                      ['utama', satu],
                      ['lain', dua],
                    ] as const
                  ).map(([sisi, orang]) => (
                    <Table.Td key={sisi}>
                      <Nilai
                        isi={orang.isi[field] ?? null}
                        nama={`${FIELD_GABUNG[field as FieldGabung]} dari ${sebut(orang)}`}
                        terpilih={(pilihan[field] ?? null) === sisi}
                        pilih={perlu.includes(field) ? () => setPilihan((lama) => ({ ...lama, [field]: sisi })) : null}
                      />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <TextInput label="Alasan" required maxLength={255} value={alasan} onChange={(event) => setAlasan(event.currentTarget.value)} />
        {simpan.error && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(simpan.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button disabled={!lengkap || alasan.trim().length < 5} loading={simpan.isPending} onClick={() => simpan.mutate()}>
            Gabungkan
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

type NilaiProps = { isi: string | null; nama: string; terpilih: boolean; pilih: (() => void) | null }

/** A value to choose; one that has no rival is taken by itself. */
function Nilai({ isi, nama, terpilih, pilih }: NilaiProps) {
  if (isi === null) return <Text c="dimmed">-</Text>
  if (pilih === null) return <Text>{isi}</Text>
  return <Radio label={isi} aria-label={`${nama}: ${isi}`} checked={terpilih} onChange={pilih} />
}
