import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useExport } from '../../../kit/export/use-export'
import { Kerangka } from '../../../kit/feedback/memuat'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { NilaiPeriode, NilaiTanggal, NilaiTanggalJam } from '../../../kit/format/nilai'
import { Can } from '../../../kit/izin/can'
import { FactTable } from '../../../kit/page/fact-table'
import { StatusBadge } from '../../../kit/page/status-badge'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import { BatalKeluarDialog } from './batal-dialog'
import type { StatusMahasiswaTampil } from './isian-status'
import { UbahStatusDialog } from './ubah-status-dialog'

const calls = api.dataMaster.statusMahasiswa

type BarisStatus = StatusMahasiswaTampil['riwayat'][number]

const SUMBER: Readonly<Record<BarisStatus['sumber'], string>> = {
  manual: 'Operator',
  cuti: 'Pengajuan cuti',
  tutup_periode: 'Tutup status periode',
  skl: 'Yudisium',
  mbkm: 'Kampus Merdeka',
  impor: 'Impor',
}

/** The tab *Status* of a student: the timeline with its papers, and what may be done. */
export function StatusTab({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(calls.get.queryOptions({ input: { id } }))
  if (error && !data) return <MuatGagalCard error={error} onMuatUlang={() => void refetch()} sibuk={isFetching} />
  return data ? <Isi mahasiswa={data.data} /> : <Kerangka baris={6} />
}

type Dialog = 'ubah' | 'koreksi' | 'batal' | null

function Isi({ mahasiswa }: { mahasiswa: StatusMahasiswaTampil }) {
  const [dialog, setDialog] = useState<Dialog>(null)
  const { id, batal, status, tujuan, riwayat } = mahasiswa
  const tutup = () => setDialog(null)
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Group gap="xs">
          <StatusMahasiswaBadge status={status} />
          <Text size="sm" c="dimmed">
            sejak <NilaiPeriode id={mahasiswa.sejakPeriode} />
          </Text>
        </Group>
        <Group gap="xs">
          <Can call={calls.ubah}>
            <Button variant="default" onClick={() => setDialog('koreksi')}>
              Koreksi periode lampau
            </Button>
            {tujuan.length > 0 && <Button onClick={() => setDialog('ubah')}>Ubah status</Button>}
            {batal && (
              <Button variant="outline" color="bahaya" disabled={batal.halangan !== null} onClick={() => setDialog('batal')}>
                Batalkan keluar
              </Button>
            )}
          </Can>
        </Group>
      </Group>
      <Pita mahasiswa={mahasiswa} />
      <Riwayat riwayat={riwayat} />
      {(dialog === 'ubah' || dialog === 'koreksi') && (
        <UbahStatusDialog mahasiswa={mahasiswa} koreksi={dialog === 'koreksi'} onTutup={tutup} />
      )}
      {dialog === 'batal' && batal && (
        <BatalKeluarDialog id={id} idStatus={batal.id} namaStatus={STATUS_MAHASISWA[status].nama} onTutup={tutup} />
      )}
    </Stack>
  )
}

/** What has to be known before anything is done: a death, an akun that may only read, why an exit stands. */
function Pita({ mahasiswa: { status, akun, batal } }: { mahasiswa: StatusMahasiswaTampil }) {
  return (
    <>
      {status === 'W' && (
        <Alert color="abu" title="Wafat">
          Mahasiswa ini tidak lagi menerima pesan, tagihan, atau undangan.
        </Alert>
      )}
      {akun?.hanyaBacaSampai && (
        <Alert color="kuning">
          Akun {akun.username} hanya baca sampai <NilaiTanggal nilai={akun.hanyaBacaSampai} />.
        </Alert>
      )}
      {akun?.status === 'nonaktif' && <Alert color="abu">Akun {akun.username} sudah ditutup.</Alert>}
      {batal?.halangan && <Text size="sm" c="dimmed">{`Batalkan keluar: ${batal.halangan}`}</Text>}
    </>
  )
}

function Riwayat({ riwayat }: { riwayat: readonly BarisStatus[] }) {
  const { start } = useExport()
  const kolom = [
    { id: 'periode', title: 'Periode', cell: ({ periode }: BarisStatus) => <NilaiPeriode id={periode} /> },
    {
      id: 'status',
      title: 'Status',
      cell: ({ status, dibatalkan, alasanBatal }: BarisStatus) => (
        <Group gap={4}>
          <StatusMahasiswaBadge status={status} />
          {dibatalkan && <StatusBadge kode="batal" nama={alasanBatal === 'Digantikan' ? 'Digantikan' : 'Dibatalkan'} />}
        </Group>
      ),
    },
    { id: 'tanggal', title: 'Tanggal', cell: ({ tanggal }: BarisStatus) => <NilaiTanggal nilai={tanggal} /> },
    {
      id: 'sk',
      title: 'SK',
      cell: ({ nomorSk, tanggalSk, berkasSk }: BarisStatus) => (
        <Stack gap={2}>
          <span>
            {nomorSk ?? '-'} {tanggalSk && <NilaiTanggal nilai={tanggalSk} />}
          </span>
          {berkasSk && (
            <Button variant="subtle" size="compact-xs" onClick={() => void start(alamatBerkas(berkasSk.id), {})}>
              {berkasSk.nama}
            </Button>
          )}
        </Stack>
      ),
    },
    {
      id: 'alasan',
      title: 'Alasan',
      cell: ({ alasan, dibatalkan, alasanBatal }: BarisStatus) =>
        dibatalkan && alasanBatal !== 'Digantikan' ? `${alasan ?? '-'}; dibatalkan: ${alasanBatal ?? '-'}` : (alasan ?? '-'),
    },
    {
      id: 'oleh',
      title: 'Dicatat',
      cell: ({ sumber, oleh, dibuatPada }: BarisStatus) => (
        <span>
          {oleh ?? SUMBER[sumber]}, <NilaiTanggalJam nilai={dibuatPada} />
        </span>
      ),
    },
  ]
  return <FactTable label="Riwayat status" columns={kolom} rows={riwayat} keyOf={({ id }) => id} />
}
