import { Alert, Button, Checkbox, Drawer, Group, Stack, Table, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useOperator } from '../../auth/operator'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { toast } from '../../kit/feedback/toast'
import { NilaiTanggal } from '../../kit/format/nilai'
import { pesanGalat } from '../../kit/galat'
import { useSegarkan } from './use-jadwal'

type Usulan = Awaited<ReturnType<typeof api.akademik.jadwalSistem.usulanKalender.call>>['data'][number]

const TINDAKAN = { tambah: 'Ditambahkan', ubah: 'Diubah', sama: 'Sudah sama', terkunci: 'Sudah berakhir' } as const

type PanelProps = { periode: number; onTutup: () => void }

/** 'Isi dari kalender': what the calendar would make of the windows, to be chosen line by line. */
export function IsiKalenderPanel({ periode, onTutup }: PanelProps) {
  const query = useQuery(api.akademik.jadwalSistem.usulanKalender.queryOptions({ input: { periode } }))
  return (
    <Drawer opened onClose={onTutup} title="Isi dari kalender" size={640}>
      <Muatan query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Kalender periode ini tidak memuat kegiatan yang membuka jendela." />
          ) : (
            <Pilihan usulan={data} periode={periode} onTutup={onTutup} />
          )
        }
      </Muatan>
    </Drawer>
  )
}

function Pilihan({ usulan, periode, onTutup }: PanelProps & { usulan: readonly Usulan[] }) {
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const boleh = ({ tindakan }: Usulan) => tindakan !== 'sama' && (tindakan !== 'terkunci' || supervisor)
  const [dipilih, setDipilih] = useState(
    () => new Set(usulan.filter(({ tindakan }) => tindakan === 'tambah' || tindakan === 'ubah').map(({ kode }) => kode)),
  )
  const [alasan, setAlasan] = useState('')
  const segarkan = useSegarkan()
  const isi = useMutation(
    api.akademik.jadwalSistem.isiDariKalender.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: ({ data }) => {
        toast.berhasil(`${data.length} jendela diisi dari kalender`)
        segarkan()
        onTutup()
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  const perluAlasan = usulan.some(({ kode, tindakan }) => tindakan === 'terkunci' && dipilih.has(kode))
  const tukar = (kode: Usulan['kode'], ya: boolean) =>
    setDipilih((kini) => {
      const baru = new Set(kini)
      if (ya) baru.add(kode)
      else baru.delete(kode)
      return baru
    })
  return (
    <Stack gap="md">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Jendela</Table.Th>
            <Table.Th>Mulai</Table.Th>
            <Table.Th>Selesai</Table.Th>
            <Table.Th>Akan</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {usulan.map((satu) => (
            <Table.Tr key={satu.kode}>
              <Table.Td>
                <Checkbox
                  label={satu.nama}
                  description={satu.kegiatan}
                  checked={dipilih.has(satu.kode)}
                  disabled={!boleh(satu)}
                  onChange={(event) => tukar(satu.kode, event.currentTarget.checked)}
                />
              </Table.Td>
              <Table.Td>
                <NilaiTanggal nilai={satu.mulai} />
              </Table.Td>
              <Table.Td>
                <NilaiTanggal nilai={satu.selesai} />
              </Table.Td>
              <Table.Td>{TINDAKAN[satu.tindakan]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {!supervisor && usulan.some(({ tindakan }) => tindakan === 'terkunci') && (
        <Alert color="kuning">Jendela yang sudah berakhir hanya dapat diubah oleh Supervisor.</Alert>
      )}
      {perluAlasan && (
        <TextInput label="Alasan" required maxLength={255} value={alasan} onChange={(event) => setAlasan(event.currentTarget.value)} />
      )}
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          Mulai pukul 00.00 hari pertama, selesai pukul 23.59 hari terakhir.
        </Text>
        <Button
          disabled={dipilih.size === 0 || (perluAlasan && alasan.trim().length < 5)}
          loading={isi.isPending}
          onClick={() => isi.mutate({ idPeriode: periode, kode: [...dipilih], ...(perluAlasan ? { alasan: alasan.trim() } : {}) })}
        >
          {`Isi ${dipilih.size} jendela`}
        </Button>
      </Group>
    </Stack>
  )
}
