import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { Muatan } from '../../../kit/feedback/muatan'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import { useMay } from '../../../kit/izin/can'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { StatusBadge } from '../../../kit/page/status-badge'
import { useKode } from '../../../shared/pickers/sumber-kode'
import type { Dokumen } from './dokumen/dokumen'
import { LihatDokumen } from './dokumen/lihat-dokumen'
import { TolakPanel } from './dokumen/tolak-panel'
import { UnggahPanel } from './dokumen/unggah-panel'

const calls = api.dataMaster.dokumenMahasiswa

/** Papers that every file should hold; a missing one stands grey. */
const DIHARAPKAN = ['ktp', 'kk', 'akta', 'ijazah_asal', 'pas_foto']
const VERIFIKASI = {
  menunggu: { nama: 'Menunggu', tone: 'kuning' },
  sah: { nama: 'Sah', tone: 'hijau' },
  ditolak: { nama: 'Ditolak', tone: 'bahaya' },
} as const

type Buka = { jenis: 'unggah'; kode: string; dokumen: Dokumen | null } | { jenis: 'tolak' | 'lihat'; dokumen: Dokumen } | null

/** Papers of a student by kind: what is there and in which state, what is missing, and the verdict on each. */
export function DokumenTab({ id }: { id: string }) {
  const query = useQuery(calls.list.queryOptions({ input: { id } }))
  const jenis = useKode('jenis-dokumen')
  const [buka, setBuka] = useState<Buka>(null)
  const may = useMay()
  const boleh = { unggah: may(calls.create), putus: may(calls.verifikasi) }
  const act = useTindakan(id)
  const tutup = () => setBuka(null)
  return (
    <Muatan query={query} baris={4}>
      {({ data }) => {
        const ada = new Set(data.map((satu) => satu.jenis))
        const kurang = DIHARAPKAN.filter((kode) => !ada.has(kode))
        return (
          <Stack>
            {boleh.unggah && (
              <Group justify="flex-end">
                <Button variant="default" onClick={() => setBuka({ jenis: 'unggah', kode: 'ktp', dokumen: null })}>
                  Unggah dokumen
                </Button>
              </Group>
            )}
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
              {data.map((dokumen) => (
                <DokumenCard
                  key={dokumen.id}
                  dokumen={dokumen}
                  boleh={boleh}
                  onLihat={() => setBuka({ jenis: 'lihat', dokumen })}
                  onGanti={() => setBuka({ jenis: 'unggah', kode: dokumen.jenis, dokumen })}
                  onTolak={() => setBuka({ jenis: 'tolak', dokumen })}
                  onSah={() => void act.sahkan(dokumen)}
                  onHapus={() => void act.hapus(dokumen)}
                />
              ))}
              {kurang.map((kode) => (
                <Card
                  key={kode}
                  component="section"
                  withBorder
                  c="dimmed"
                  aria-label={jenis.find(({ value }) => value === kode)?.label ?? kode}
                >
                  <Text fw={600}>{jenis.find(({ value }) => value === kode)?.label ?? kode}</Text>
                  <Text>Belum ada</Text>
                  {boleh.unggah && (
                    <Button mt="sm" variant="default" size="compact-sm" onClick={() => setBuka({ jenis: 'unggah', kode, dokumen: null })}>
                      Unggah
                    </Button>
                  )}
                </Card>
              ))}
            </SimpleGrid>
            {buka?.jenis === 'unggah' && <UnggahPanel id={id} kode={buka.kode} dokumen={buka.dokumen} onTutup={tutup} />}
            {buka?.jenis === 'tolak' && <TolakPanel id={id} dokumen={buka.dokumen} onTutup={tutup} />}
            {buka?.jenis === 'lihat' && (
              <LihatDokumen
                nama={buka.dokumen.namaJenis}
                mime={buka.dokumen.berkas.mime}
                alamat={alamatBerkas(buka.dokumen.berkas.id)}
                onTutup={tutup}
              />
            )}
          </Stack>
        )
      }}
    </Muatan>
  )
}

type CardProps = {
  dokumen: Dokumen
  boleh: { unggah: boolean; putus: boolean }
  onLihat: () => void
  onGanti: () => void
  onTolak: () => void
  onSah: () => void
  onHapus: () => void
}

function DokumenCard({ dokumen, boleh, onLihat, onGanti, onTolak, onSah, onHapus }: CardProps) {
  const { namaJenis, statusVerifikasi, nomor, tanggal, alasanTolak, diverifikasiOleh, berkas } = dokumen
  const { nama, tone } = VERIFIKASI[statusVerifikasi]
  const tombol = (label: string, onClick: () => void, warna?: 'bahaya') => (
    <Button
      variant={warna ? 'outline' : 'default'}
      {...(warna && { color: warna })}
      size="compact-sm"
      aria-label={`${label} ${namaJenis}`}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <Card component="section" withBorder aria-label={namaJenis}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={3}>{namaJenis}</Title>
        <StatusBadge kode={statusVerifikasi} nama={nama} tone={tone} />
      </Group>
      <Text truncate>{berkas.nama}</Text>
      <Text c="dimmed">
        {nomor ?? 'Tanpa nomor'}
        {tanggal && (
          <>
            {' · '}
            <NilaiTanggal nilai={tanggal} />
          </>
        )}
      </Text>
      {alasanTolak && <Text>Alasan: {alasanTolak}</Text>}
      {diverifikasiOleh && <Text c="dimmed">Diperiksa oleh {diverifikasiOleh}</Text>}
      <Group gap="xs" mt="sm">
        {tombol('Lihat', onLihat)}
        {boleh.putus && statusVerifikasi !== 'sah' && tombol('Nyatakan sah', onSah)}
        {boleh.putus && statusVerifikasi !== 'ditolak' && tombol('Tolak', onTolak)}
        {boleh.unggah && tombol('Ganti', onGanti)}
        {boleh.unggah && statusVerifikasi !== 'sah' && tombol('Hapus', onHapus, 'bahaya')}
      </Group>
    </Card>
  )
}

function useTindakan(id: string) {
  const queryClient = useQueryClient()
  const konfirmasi = useKonfirmasi()
  const jalankan = async (pesan: string, act: () => Promise<unknown>) => {
    try {
      await act()
      toast.berhasil(pesan)
      await queryClient.invalidateQueries({ queryKey: calls.key() })
    } catch (error) {
      toast.gagal(pesanGalat(error))
    }
  }
  return {
    sahkan: (d: Dokumen) =>
      jalankan('Dokumen dinyatakan sah', () => calls.verifikasi.call({ id, idDokumen: d.id, versi: d.versi, statusVerifikasi: 'sah' })),
    hapus: async (d: Dokumen) => {
      if (await konfirmasi({ pesan: `Hapus dokumen ${d.namaJenis}?`, akibat: [`Berkas ${d.berkas.nama}`], setuju: 'Hapus' }))
        await jalankan('Data berhasil dihapus', () => calls.remove.call({ id, idDokumen: d.id }))
    },
  }
}
