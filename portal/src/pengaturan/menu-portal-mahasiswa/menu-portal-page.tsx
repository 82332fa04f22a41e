import { Button, Card, Group, Menu, Stack, Text } from '@mantine/core'
import { MENU_PORTAL_BAWAAN } from '@sivitas/contract/pengaturan/menu-portal/bawaan'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { fresh, Muatan } from '../../kit/feedback/muatan'
import { IconHistory, IconPlus, IconRestore } from '../../kit/icons'
import { Can, useMay } from '../../kit/izin/can'
import { PageHead } from '../../kit/page/page-head'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import { KakiSimpan } from '../kaki-simpan'
import classes from '../setelan.module.css'
import { ItemCard } from './item-card'
import { PohonMenu } from './pohon-menu'
import { PratinjauCard } from './pratinjau-card'
import { bedaItem, tampilPohon } from './tampil-pohon'
import { buangItem, cariItem, tambahItem, ubahItem, type Pohon } from './susunan'
import { useSimpanMenu } from './use-simpan-menu'

/** The menu of the student portal: a tree, what each item is, and how a student would see it. */
export function MenuPortalPage() {
  const query = useQuery(api.pengaturan.menuPortal.get.queryOptions({ refetchOnMount: 'always', refetchOnWindowFocus: false }))
  return <Muatan query={fresh(query)}>{({ data }) => <Editor key={data.versi} awal={data.tree as Pohon} versi={data.versi} />}</Muatan>
}

const JENIS_BARU = [
  ['halaman', 'Halaman portal'],
  ['tautan', 'Tautan ke luar'],
  ['pemisah', 'Pemisah'],
] as const

function Editor({ awal, versi }: { awal: Pohon; versi: number }) {
  const [pohon, setPohon] = useState(awal)
  const [dipilih, setDipilih] = useState<string | null>(null)
  const [riwayat, setRiwayat] = useState(false)
  const queryClient = useQueryClient()
  const tanya = useKonfirmasi()
  const may = useMay()
  const bolehUbah = may(api.pengaturan.menuPortal.update)
  const { simpan, menyimpan, galat, bersihkan } = useSimpanMenu(versi)
  const ubah = (baru: Pohon) => {
    setPohon(baru)
    bersihkan()
  }
  const item = cariItem(pohon, dipilih)
  const hapus = async (kunci: string, label: string) => {
    const akibat = ['Menu di bawahnya ikut terhapus.', 'Perubahan berlaku setelah disimpan.']
    if (!(await tanya({ pesan: `Hapus menu ${label}?`, akibat }))) return
    ubah(buangItem(pohon, kunci))
    setDipilih(null)
  }
  return (
    <div className={classes.page}>
      <PageHead
        title="Menu Portal Mahasiswa"
        secondary={{ label: 'Versi', icon: <IconHistory size={16} aria-hidden />, onClick: () => setRiwayat(true) }}
      />
      <div className={classes.berdampingan}>
        <Card component="section" aria-label="Menu">
          <Can call={api.pengaturan.menuPortal.update}>
            <Group mb="sm">
              <Menu>
                <Menu.Target>
                  <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
                    Tambah
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  {JENIS_BARU.map(([jenis, label]) => (
                    <Menu.Item
                      key={jenis}
                      onClick={() => {
                        const baru = tambahItem(pohon, jenis)
                        ubah(baru.pohon)
                        setDipilih(baru.kunci)
                      }}
                    >
                      {label}
                    </Menu.Item>
                  ))}
                </Menu.Dropdown>
              </Menu>
              <Button variant="default" leftSection={<IconRestore size={16} aria-hidden />} onClick={() => ubah(MENU_PORTAL_BAWAAN)}>
                Kembalikan bawaan
              </Button>
            </Group>
          </Can>
          <Text c="dimmed" size="sm" mb="xs">
            Seret untuk memindahkan, atau gunakan tombol dan Alt dengan tanda panah. Paling banyak dua tingkat.
          </Text>
          <PohonMenu pohon={pohon} dipilih={dipilih} galat={galat} onUbah={ubah} onPilih={setDipilih} />
        </Card>
        <Stack gap="sm">
          {item && (
            <ItemCard
              item={item}
              galat={galat.get(item.kunci)}
              disabled={!bolehUbah}
              onUbah={(isi) => ubah(ubahItem(pohon, item.kunci, isi))}
              onHapus={() => void hapus(item.kunci, item.label)}
            />
          )}
          <PratinjauCard pohon={pohon} />
        </Stack>
      </div>
      {bolehUbah && (
        <KakiSimpan
          nama="Menu portal mahasiswa"
          jumlah={bedaItem(awal, pohon)}
          menyimpan={menyimpan}
          onSimpan={() => simpan(pohon)}
          onBatal={() => ubah(awal)}
        />
      )}
      {riwayat && (
        <RiwayatVersi
          judul="menu portal mahasiswa"
          kunci="semua"
          calls={api.pengaturan.menuPortal}
          tampil={tampilPohon}
          onKembali={() => void queryClient.invalidateQueries({ queryKey: api.pengaturan.menuPortal.get.key() })}
          onClose={() => setRiwayat(false)}
        />
      )}
    </div>
  )
}
