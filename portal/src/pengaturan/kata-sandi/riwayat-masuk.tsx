import { Pagination } from '@mantine/core'
import { namaPeramban } from '@sivitas/rules/platform/peramban'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { FactTable } from '../../kit/page/fact-table'
import { StatusBadge } from '../../kit/page/status-badge'

type Kejadian = Awaited<ReturnType<typeof api.pengaturan.kataSandi.riwayatMasuk.call>>['data'][number]

const AKSI = {
  masuk: { nama: 'Masuk', tone: 'hijau' },
  gagal_masuk: { nama: 'Gagal masuk', tone: 'bahaya' },
  keluar: { nama: 'Keluar', tone: 'abu' },
  login_sebagai: { nama: 'Login sebagai', tone: 'kuning' },
} as const

const COLUMNS = [
  { id: 'waktu', title: 'Waktu', cell: ({ waktu }: Kejadian) => <NilaiTanggalJam nilai={waktu} /> },
  { id: 'aksi', title: 'Kejadian', cell: ({ aksi }: Kejadian) => <StatusBadge kode={aksi} {...AKSI[aksi]} /> },
  { id: 'alamatIp', title: 'Alamat', cell: ({ alamatIp }: Kejadian) => alamatIp ?? '-' },
  { id: 'peramban', title: 'Peramban', cell: ({ peramban }: Kejadian) => namaPeramban(peramban) },
  {
    id: 'oleh',
    title: 'Keterangan',
    cell: ({ oleh, alasan }: Kejadian) => [oleh && `oleh ${oleh}`, alasan].filter((satu) => satu !== null && satu !== '').join(': ') || '-',
  },
]

const SEHALAMAN = 10

/** Comings and goings of the own account, so that a stranger's is noticed. */
export function RiwayatMasuk() {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery({
    ...api.pengaturan.kataSandi.riwayatMasuk.queryOptions({ input: { page, itemsPerPage: SEHALAMAN } }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />
  if (!data) return <Kerangka baris={4} />
  if (data.data.length === 0) return <Kosong jenis="belumAda" />
  return (
    <>
      <FactTable label="Riwayat masuk" columns={COLUMNS} rows={data.data} keyOf={({ id }) => String(id)} />
      {data.meta.totalPages > 1 && (
        <Pagination
          mt="sm"
          total={data.meta.totalPages}
          value={page}
          onChange={setPage}
          getItemProps={(halaman) => ({ 'aria-label': `Halaman ${halaman}` })}
          getControlProps={(arah) => ({ 'aria-label': arah === 'next' ? 'Halaman berikutnya' : 'Halaman sebelumnya' })}
        />
      )}
    </>
  )
}
