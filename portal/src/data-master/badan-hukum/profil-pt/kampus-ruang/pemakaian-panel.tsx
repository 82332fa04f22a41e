import { BlokirInput, type Blokir } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import { Button, Drawer, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api'
import { useHariIni } from '../../../../kit/format/zona'
import { Kosong } from '../../../../kit/feedback/kosong'
import { Muatan } from '../../../../kit/feedback/muatan'
import { fields } from '../../../../kit/form/fields'
import { useFormulir } from '../../../../kit/form/use-formulir'
import { IconChevronLeft, IconChevronRight, IconPlus } from '../../../../kit/icons'
import { useMay } from '../../../../kit/izin/can'
import { SidePanelForm } from '../../../../kit/page/side-panel-form'
import { useHapus } from '../../use-hapus'
import classes from './kampus-ruang.module.css'
import { PetaPakai } from './peta-pakai'

type Row = Omit<Blokir, 'diubahPada'>
type Room = { id: string; kode: string; nama: string }
const calls = api.dataMaster
const field = fields(BlokirInput)
const WEEK = 7

/** The Monday of the week of a day. */
function seninDari(tanggal: string): string {
  const hari = new Date(`${tanggal}T00:00:00Z`).getUTCDay()
  return tambahHari(tanggal, -((hari + 6) % WEEK))
}

const jam = (text: string) => text.replace(':', '.')
const masa = ({ tanggalMulai, jamMulai, tanggalSelesai, jamSelesai }: Row) =>
  tanggalMulai === tanggalSelesai
    ? `${formatTanggal(tanggalMulai)}, ${jam(jamMulai)}-${jam(jamSelesai)}`
    : `${formatTanggal(tanggalMulai)} ${jam(jamMulai)} s.d. ${formatTanggal(tanggalSelesai)} ${jam(jamSelesai)}`

/** The week of a room and its blocks. */
export function PemakaianPanel({ ruang, onClose }: { ruang: Room; onClose: () => void }) {
  const [mulai, setMulai] = useState(seninDari(useHariIni()))
  const [adding, setAdding] = useState(false)
  const pakai = useQuery(calls.ruang.pemakaian.queryOptions({ input: { id: ruang.id, mulai } }))
  const writes = useMay()(calls.ruangBlokir.create)
  if (adding) return <BlokirPanel ruang={ruang} mulai={mulai} onClose={() => setAdding(false)} />
  return (
    <Drawer opened onClose={onClose} title={`Pemakaian ${ruang.kode}`} size={560}>
      <Stack gap="md">
        <Group justify="space-between">
          <Button
            variant="default"
            aria-label="Pekan sebelumnya"
            leftSection={<IconChevronLeft size={16} aria-hidden />}
            onClick={() => setMulai(tambahHari(mulai, -WEEK))}
          >
            Sebelumnya
          </Button>
          <Text aria-live="polite">
            {formatTanggal(mulai)} s.d. {formatTanggal(tambahHari(mulai, WEEK - 1))}
          </Text>
          <Button
            variant="default"
            aria-label="Pekan berikutnya"
            rightSection={<IconChevronRight size={16} aria-hidden />}
            onClick={() => setMulai(tambahHari(mulai, WEEK))}
          >
            Berikutnya
          </Button>
        </Group>
        <Muatan query={pakai} baris={4}>
          {({ data }) => <PetaPakai mulai={data.mulai} menit={data.menit} />}
        </Muatan>
        <Group justify="space-between">
          <Title order={2} fz="md">
            Blokir
          </Title>
          {writes && (
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              Blokir ruang
            </Button>
          )}
        </Group>
        <DaftarBlokir ruang={ruang} writes={writes} />
      </Stack>
    </Drawer>
  )
}

function DaftarBlokir({ ruang, writes }: { ruang: Room; writes: boolean }) {
  const query = useQuery(calls.ruangBlokir.list.queryOptions({ input: { id: ruang.id } }))
  const remove = useHapus<Row>({
    touches: [calls.ruangBlokir.key(), calls.ruang.pemakaian.key()],
    ask: (row) => ({ pesan: `Buka kembali ruang ${ruang.kode} untuk ${masa(row)}?`, setuju: 'Buka ruang', aman: true }),
    remove: ({ id }) => calls.ruangBlokir.remove.call({ id: ruang.id, idBlokir: id }),
  })
  return (
    <Muatan query={query} baris={2}>
      {({ data }) =>
        data.length === 0 ? (
          <Kosong jenis="belumAda" petunjuk="Ruang ini tidak diblokir." />
        ) : (
          <Stack gap="xs" component="ul" className={classes.blokir}>
            {data.map((row) => (
              <Group key={row.id} component="li" justify="space-between" wrap="nowrap">
                <div>
                  <Text>{masa(row)}</Text>
                  <Text c="dimmed" size="xs">
                    {row.alasan}
                  </Text>
                </div>
                {writes && (
                  <Button variant="subtle" size="compact-sm" aria-label={`Buka ruang untuk ${masa(row)}`} onClick={() => remove(row)}>
                    Buka
                  </Button>
                )}
              </Group>
            ))}
          </Stack>
        )
      }
    </Muatan>
  )
}

function BlokirPanel({ ruang, mulai, onClose }: { ruang: Room; mulai: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: BlokirInput,
    nama: `Blokir ${ruang.kode}`,
    values: { tanggalMulai: mulai, jamMulai: '08:00', tanggalSelesai: mulai, jamSelesai: '16:00', alasan: '' },
    pesan: 'Ruang berhasil diblokir',
    simpan: (values) => calls.ruangBlokir.create.call({ ...values, id: ruang.id }),
    berhasil: () => {
      for (const queryKey of [calls.ruangBlokir.key(), calls.ruang.pemakaian.key()]) void queryClient.invalidateQueries({ queryKey })
      onClose()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onClose} submit="Blokir">
      <field.Tanggal name="tanggalMulai" />
      <field.Waktu name="jamMulai" />
      <field.Tanggal name="tanggalSelesai" />
      <field.Waktu name="jamSelesai" />
      <field.Text name="alasan" />
    </SidePanelForm>
  )
}
