import { Group, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { PilihInput } from '../../kit/form/inputs/pilih-input'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { FactTable } from '../../kit/page/fact-table'
import { StatusBadge } from '../../kit/page/status-badge'
import classes from './sso.module.css'

type Catatan = Awaited<ReturnType<typeof api.pengaturan.ssoKlien.catatan.call>>['data'][number]

const LANGKAH: Readonly<Record<string, string>> = {
  serah: 'Minta kode',
  masuk: 'Masuk',
  tukar: 'Tukar kode',
  perbarui: 'Perbarui token',
  profil: 'Baca profil',
  periksa: 'Periksa token',
  cabut: 'Cabut token',
  keluar: 'Keluar',
  jwt: 'Kirim JWT',
}

function Hasil({ berhasil, galat, pesan, saran, alamatKembali }: Catatan) {
  if (berhasil) return <StatusBadge kode="berhasil" nama="Berhasil" tone="hijau" />
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <StatusBadge kode="gagal" nama="Gagal" tone="bahaya" />
        <Text size="xs" c="dimmed">
          {[galat, pesan].filter(Boolean).join(': ')}
        </Text>
      </Group>
      {alamatKembali && (
        <Text size="xs" className={classes.alamat ?? ''}>
          {alamatKembali}
        </Text>
      )}
      <Text size="xs">{saran}</Text>
    </Stack>
  )
}

const COLUMNS = [
  { id: 'waktu', title: 'Waktu', cell: ({ waktu }: Catatan) => <NilaiTanggalJam nilai={waktu} /> },
  { id: 'klien', title: 'Klien', cell: ({ idKlien }: Catatan) => idKlien ?? '-' },
  { id: 'langkah', title: 'Langkah', cell: ({ langkah }: Catatan) => LANGKAH[langkah] ?? langkah },
  { id: 'akun', title: 'Akun', cell: ({ username }: Catatan) => username ?? '-' },
  { id: 'hasil', title: 'Hasil dan saran', cell: (satu: Catatan) => <Hasil {...satu} /> },
]

function Daftar({ idKlien, gagal }: { idKlien: string | null; gagal: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(
    api.pengaturan.ssoKlien.catatan.queryOptions({ input: { ...(idKlien && { idKlien }), ...(gagal && { gagal: '1' as const }) } }),
  )
  const rows = data?.data
  if (!rows) return error ? <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} /> : <Kerangka baris={6} />
  if (rows.length === 0) return <Kosong jenis="belumAda" />
  return <FactTable label="Catatan SSO" columns={COLUMNS} rows={rows} keyOf={({ id }) => String(id)} />
}

/** The last hundred exchanges with what went wrong and what to do about it. */
export function CatatanTab() {
  const [idKlien, setIdKlien] = useState<string | null>(null)
  const [gagal, setGagal] = useState(false)
  const klien = useQuery(api.pengaturan.ssoKlien.list.queryOptions({ input: { itemsPerPage: 200 } })).data?.data ?? []
  return (
    <Stack gap="sm">
      <Group align="end" gap="md">
        <PilihInput
          label="Klien"
          placeholder="Semua"
          value={idKlien}
          onChange={setIdKlien}
          pilihan={klien.map(({ id, nama }) => ({ value: id, label: nama }))}
        />
        <Switch label="Hanya yang gagal" checked={gagal} onChange={(event) => setGagal(event.currentTarget.checked)} mb={8} />
      </Group>
      <Daftar idKlien={idKlien} gagal={gagal} />
    </Stack>
  )
}
