import { Button, Checkbox, Group, Modal, Stack, Table, Text } from '@mantine/core'
import type { UsulanKualifikasi } from '@sivitas/contract/data-master/dosen/kualifikasi'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useKembaliFokus } from '../../../kit/feedback/kembali-fokus'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { kunciSel } from './matriks-grid'

type UsulanDialogProps = { prodi: string; sibuk: boolean; onTambah: (usulan: readonly UsulanKualifikasi[]) => void; onTutup: () => void }

/** Who has taught a course at least twice and is not qualified for it yet; the ticked ones become 'Mampu', resting on experience. */
export function UsulanDialog({ prodi, sibuk, onTambah, onTutup }: UsulanDialogProps) {
  useKembaliFokus()
  const query = useQuery(api.dataMaster.kualifikasi.usulan.queryOptions({ input: { prodi, minimal: 2 } }))
  return (
    <Modal opened onClose={onTutup} title="Usulan dari riwayat mengajar" size="lg">
      <Muatan query={query} baris={6}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Semua dosen yang pernah mengampu sedikitnya dua kali sudah memiliki kualifikasinya." />
          ) : (
            <Daftar usulan={data} sibuk={sibuk} onTambah={onTambah} onTutup={onTutup} />
          )
        }
      </Muatan>
    </Modal>
  )
}

function Daftar({ usulan, sibuk, onTambah, onTutup }: Omit<UsulanDialogProps, 'prodi'> & { usulan: readonly UsulanKualifikasi[] }) {
  const [lepas, setLepas] = useState<ReadonlySet<string>>(new Set())
  const kunci = ({ idDosen, idMakul }: UsulanKualifikasi) => kunciSel(idDosen, idMakul)
  const dipilih = usulan.filter((satu) => !lepas.has(kunci(satu)))
  const alih = (satu: string) => setLepas((lama) => new Set(lama.has(satu) ? [...lama].filter((lain) => lain !== satu) : [...lama, satu]))
  return (
    <Stack gap="md">
      <Text>Dosen yang pernah mengampu sedikitnya dua kali. Yang dicentang ditambahkan sebagai Mampu dengan dasar pengalaman.</Text>
      <Table.ScrollContainer minWidth={360} maxHeight={360}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Checkbox
                  aria-label="Pilih semua usulan"
                  checked={lepas.size === 0}
                  indeterminate={lepas.size > 0 && dipilih.length > 0}
                  onChange={() => setLepas(lepas.size === 0 ? new Set(usulan.map(kunci)) : new Set())}
                />
              </Table.Th>
              <Table.Th>Dosen</Table.Th>
              <Table.Th>Mata kuliah</Table.Th>
              <Table.Th ta="end">Kali mengampu</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {usulan.map((satu) => (
              <Table.Tr key={kunci(satu)}>
                <Table.Td>
                  <Checkbox
                    aria-label={`Pilih ${satu.namaDosen} ${satu.kode}`}
                    checked={!lepas.has(kunci(satu))}
                    onChange={() => alih(kunci(satu))}
                  />
                </Table.Td>
                <Table.Td>{satu.namaDosen}</Table.Td>
                <Table.Td>{`${satu.kode} ${satu.namaMakul}`}</Table.Td>
                <Table.Td ta="end">{satu.kaliMengampu}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onTutup}>
          Batal
        </Button>
        <Button disabled={dipilih.length === 0} loading={sibuk} onClick={() => onTambah(dipilih)}>
          {`Tambahkan ${formatAngka(dipilih.length)}`}
        </Button>
      </Group>
    </Stack>
  )
}
