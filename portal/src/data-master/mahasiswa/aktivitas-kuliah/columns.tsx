import { AktivitasKuliah } from '@sivitas/contract/akademik/aktivitas-kuliah'
import { Group } from '@mantine/core'
import { NilaiAngka, NilaiRupiah } from '../../../kit/format/nilai'
import { StatusBadge } from '../../../kit/page/status-badge'
import { columnsOf } from '../../../kit/table/schema-columns'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'

const column = columnsOf<AktivitasKuliah>(AktivitasKuliah)

const PDDIKTI: Readonly<Record<string, string>> = {
  BELUM: 'Belum dikirim',
  SIAP: 'Siap dikirim',
  DIEKSPOR: 'Diekspor',
  TERKIRIM: 'Terkirim',
  GAGAL: 'Gagal',
}
const TONE: Readonly<Record<string, 'hijau' | 'bahaya' | 'kuning'>> = { TERKIRIM: 'hijau', GAGAL: 'bahaya', DIEKSPOR: 'kuning' }

/** Columns of 'Aktivitas Kuliah'; the name leads to the student. */
export const COLUMNS = [
  column('nama', { sort: 'nama', width: 210 }),
  column('nim', { sort: 'nim', width: 120, card: 'isi' }),
  column('labelProdi', { width: 200, card: 'isi' }),
  column('angkatan', { sort: 'angkatan' }),
  column('status', {
    width: 190,
    card: 'lencana',
    cell: ({ status, sementara, kunci }) => (
      <Group gap={4} wrap="nowrap">
        <StatusMahasiswaBadge status={status} />
        {sementara && <StatusBadge kode="sementara" nama="Sementara" tone="kuning" />}
        {kunci && <StatusBadge kode="kunci" nama="Dikunci" />}
      </Group>
    ),
  }),
  column('sksSemester'),
  column('ips', { sort: 'ips', card: 'isi', cell: ({ ips }) => <NilaiAngka nilai={ips} desimal={2} /> }),
  column('sksTotal', { sort: 'sksTotal' }),
  column('ipk', { sort: 'ipk', cell: ({ ipk }) => <NilaiAngka nilai={ipk} desimal={2} /> }),
  column('biayaKuliahSmt', { width: 120, align: 'end', cell: ({ biayaKuliahSmt }) => <NilaiRupiah nilai={biayaKuliahSmt} /> }),
  column('pembiayaan', { width: 120 }),
  column('statusPddikti', {
    width: 120,
    cell: ({ statusPddikti }) => (
      <StatusBadge kode={statusPddikti} nama={PDDIKTI[statusPddikti] ?? statusPddikti} tone={TONE[statusPddikti] ?? 'abu'} />
    ),
  }),
  column('semesterKe', { shown: 'pilihan' }),
  column('sumber', { shown: 'pilihan' }),
]
