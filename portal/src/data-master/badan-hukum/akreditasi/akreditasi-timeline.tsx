import { Akreditasi } from '@sivitas/contract/data-master/badan-hukum/akreditasi'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiAngka, NilaiTanggal } from '../../../kit/format/nilai'
import { IconPlus } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { StatusBadge } from '../../../kit/page/status-badge'
import { useRiwayatCall } from '../../../kit/riwayat/riwayat-context'
import { RiwayatDrawer } from '../../../kit/riwayat/riwayat-drawer'
import { TautanBerkas } from '../tautan-berkas'
import { TindakanBaris } from '../tindakan-baris'
import { useHapus } from '../use-hapus'
import { AkreditasiPanel } from './akreditasi-panel'
import classes from './akreditasi-timeline.module.css'
import type { AkreditasiCalls } from './calls'
import { MasaChip } from './masa-chip'

type Row = Omit<Akreditasi, 'diubahPada'>
/** What stands in the panel at the right; null is closed. */
type Open = { kind: 'tambah' } | { kind: 'ubah' | 'riwayat'; row: Row } | null

/** The accreditations of a prodi or of the institution, newest first, with what is left of each. */
export function AkreditasiTimeline({ calls }: { calls: AkreditasiCalls }) {
  const query = useQuery({ queryKey: calls.key, queryFn: ({ signal }) => calls.list({ signal }) })
  const [open, setOpen] = useState<Open>(null)
  const writes = useMay()(calls.writes)
  const riwayat = useRiwayatCall()
  const remove = useHapus<Row>({
    touches: calls.touches,
    ask: ({ nomorSk }) => ({
      pesan: `Hapus akreditasi dengan SK ${nomorSk}?`,
      akibat: ['Masa berlaku SK lain tidak ikut berubah.'],
    }),
    remove: calls.remove,
  })
  const close = () => setOpen(null)
  return (
    <Stack gap="lg">
      {writes && (
        <Group justify="flex-end">
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen({ kind: 'tambah' })}>
            Tambah akreditasi
          </Button>
        </Group>
      )}
      <Muatan query={query} baris={4}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong
              jenis="belumAda"
              petunjuk={writes ? 'Tambahkan SK akreditasi yang pertama.' : 'Belum ada SK akreditasi yang tercatat.'}
            />
          ) : (
            <ol className={classes.list} aria-label="Linimasa akreditasi">
              {data.map((row, index) => (
                <Item key={row.id} row={row} newest={index === 0}>
                  <TindakanBaris
                    name={`akreditasi ${row.nomorSk}`}
                    writes={writes}
                    onUbah={() => setOpen({ kind: 'ubah', row })}
                    onRiwayat={riwayat && (() => setOpen({ kind: 'riwayat', row }))}
                    onHapus={() => remove(row)}
                  />
                </Item>
              ))}
            </ol>
          )
        }
      </Muatan>
      {open?.kind === 'tambah' && <AkreditasiPanel calls={calls} row={null} onClose={close} />}
      {open?.kind === 'ubah' && <AkreditasiPanel key={open.row.id} calls={calls} row={open.row} onClose={close} />}
      {open?.kind === 'riwayat' && riwayat !== null && (
        <RiwayatDrawer
          call={riwayat}
          entitas="akreditasi"
          idBaris={open.row.id}
          name={`akreditasi ${open.row.nomorSk}`}
          schema={Akreditasi}
          onClose={close}
        />
      )}
    </Stack>
  )
}

/** An older decision that has run out was followed by another; only the newest one that has is a warning. */
function Item({ row, newest, children }: { row: Row; newest: boolean; children: ReactNode }) {
  const { namaPeringkat, namaLembaga, nilai, nomorSk, tanggalSk, tanggalMulai, tanggalBerakhir, internasional, keterangan } = row
  return (
    <li className={classes.item} data-berlaku={row.berlaku}>
      <Group gap="sm" justify="space-between" align="start">
        <Group gap="sm">
          <Title order={2} fz="md">
            {namaPeringkat}
          </Title>
          {row.sisaHari < 0 && !newest ? <StatusBadge kode="berakhir" nama="Sudah berakhir" /> : <MasaChip {...row} />}
        </Group>
        <Group gap={4}>{children}</Group>
      </Group>
      <Text>
        {namaLembaga}
        {internasional && ' (internasional)'}
        {nilai !== null && (
          <>
            , nilai <NilaiAngka nilai={nilai} desimal={2} />
          </>
        )}
      </Text>
      <Text c="dimmed">
        <NilaiTanggal nilai={tanggalMulai} /> sampai <NilaiTanggal nilai={tanggalBerakhir} />
      </Text>
      <Text c="dimmed">
        SK {nomorSk}, <NilaiTanggal nilai={tanggalSk} />
      </Text>
      {row.sertifikat !== null && <TautanBerkas berkas={row.sertifikat} />}
      {keterangan !== null && <Text c="dimmed">{keterangan}</Text>}
    </li>
  )
}
