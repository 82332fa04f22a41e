import { Anchor } from '@mantine/core'
import { AKSI_AUDIT, AuditLogRow } from '@sivitas/contract/platform/audit'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { StatusBadge } from '../../kit/page/status-badge'
import type { Column } from '../../kit/table/column'
import { columnsOf } from '../../kit/table/schema-columns'
import type { api } from '../../api'

export type LogRow = Awaited<ReturnType<typeof api.platform.audit.list.call>>['data'][number]

const column = columnsOf<LogRow>(AuditLogRow)

const TONE: Readonly<Record<string, 'hijau' | 'biru' | 'bahaya' | 'kuning' | 'abu'>> = {
  tambah: 'hijau',
  ubah: 'biru',
  hapus: 'bahaya',
  gagal_masuk: 'bahaya',
  tolak: 'kuning',
  buka_kunci: 'kuning',
  login_sebagai: 'kuning',
}

/** An act in a person's words. */
export const namaAksi = (aksi: string): string => (AKSI_AUDIT as Readonly<Record<string, string>>)[aksi] ?? aksi.replaceAll('_', ' ')
/** 'operator_hak_akses' is read as 'operator hak akses': tables are named in Indonesian. */
export const namaEntitas = (entitas: string): string => entitas.replaceAll('_', ' ')

/** The columns of the log; the moment opens what the act changed. */
export const kolomLog = (buka: (row: LogRow) => void): Column<LogRow>[] => [
  column('waktu', {
    sort: 'waktu',
    width: 190,
    cell: (row) => (
      <Anchor component="button" type="button" onClick={() => buka(row)}>
        <NilaiTanggalJam nilai={row.waktu} />
      </Anchor>
    ),
  }),
  column('namaAkun', { width: 170, card: 'isi', cell: ({ namaAkun }) => namaAkun ?? 'Sistem' }),
  column('atasNama', { width: 150 }),
  column('aksi', {
    width: 130,
    card: 'lencana',
    cell: ({ aksi }) => <StatusBadge kode={aksi} nama={namaAksi(aksi)} tone={TONE[aksi] ?? 'abu'} />,
  }),
  column('entitas', { width: 150, card: 'isi', cell: ({ entitas }) => namaEntitas(entitas) }),
  column('label', { width: 180, card: 'isi' }),
  column('alasan', { width: 220 }),
  column('alamatIp', { width: 130 }),
  column('idBaris', { width: 220, shown: 'pilihan' }),
  column('peramban', { width: 220, shown: 'pilihan' }),
]
