import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { STATUS_SYARAT } from '@sivitas/contract/pengaturan/menu-portal/menu-portal'
import { PilihBanyakInput, PilihInput } from '../../kit/form/inputs/pilih-input'
import { SaklarInput } from '../../kit/form/inputs/saklar-input'
import { TeksInput } from '../../kit/form/inputs/teks-input'
import { IconTrash } from '../../kit/icons'
import { usePilihanProdi } from '../../shared/pickers/saring'
import type { Item } from './susunan'

const NAMA_STATUS: Readonly<Record<(typeof STATUS_SYARAT)[number], string>> = {
  A: 'Aktif',
  C: 'Cuti',
  N: 'Nonaktif',
  M: 'Kampus Merdeka',
  L: 'Lulus',
  U: 'Menunggu uji kompetensi',
  G: 'Sedang double degree',
}
export const PILIHAN_STATUS = STATUS_SYARAT.map((value) => ({ value, label: NAMA_STATUS[value] }))
const JENIS = [
  { value: 'halaman', label: 'Halaman portal' },
  { value: 'tautan', label: 'Tautan ke luar' },
  { value: 'pemisah', label: 'Pemisah' },
] as const

const TAHUN_ANGKATAN = 12
/** Years of entry that a condition may name: from next year back. */
export const pilihanAngkatan = () => {
  const tahun = new Date().getFullYear() + 1
  return Array.from({ length: TAHUN_ANGKATAN }, (_, n) => ({ value: tahun - n, label: String(tahun - n) }))
}

type ItemCardProps = {
  item: Item
  galat: string | undefined
  disabled: boolean
  onUbah: (isi: Partial<Omit<Item, 'anak' | 'kunci'>>) => void
  onHapus: () => void
}

/** Everything of one item: what it is, where it leads, who sees it. */
export function ItemCard({ item, galat, disabled, onUbah, onHapus }: ItemCardProps) {
  const prodi = usePilihanProdi()
  const { syarat } = item
  const props = { disabled }
  return (
    <Card component="section" aria-label={`Isi menu ${item.label}`}>
      <Group justify="space-between" mb="sm">
        <Title order={2}>{item.label}</Title>
        {!disabled && (
          <Button variant="outline" color="bahaya" size="compact-sm" leftSection={<IconTrash size={16} aria-hidden />} onClick={onHapus}>
            Hapus
          </Button>
        )}
      </Group>
      <Stack gap="xs">
        {galat !== undefined && (
          <Text c="bahaya" role="alert">
            {galat}
          </Text>
        )}
        <TeksInput {...props} label="Label" required maks={40} value={item.label} onChange={(label) => onUbah({ label: label ?? '' })} />
        <PilihInput
          {...props}
          label="Jenis"
          required
          value={item.jenis}
          pilihan={JENIS}
          onChange={(jenis) => jenis && onUbah({ jenis, ...(jenis === 'pemisah' && { tujuan: null }) })}
        />
        {item.jenis !== 'pemisah' && (
          <>
            <TeksInput
              {...props}
              label="Tujuan"
              required
              maks={500}
              description={item.jenis === 'tautan' ? 'Alamat yang diawali https://' : 'Halaman portal mahasiswa, diawali /'}
              value={item.tujuan}
              onChange={(tujuan) => onUbah({ tujuan })}
            />
            <TeksInput {...props} label="Ikon" maks={40} value={item.ikon} onChange={(nama) => onUbah({ ikon: nama })} />
            <TeksInput {...props} label="Lencana" maks={12} value={item.lencana} onChange={(lencana) => onUbah({ lencana })} />
          </>
        )}
        <SaklarInput {...props} label="Tampil" value={item.tampil} onChange={(tampil) => onUbah({ tampil: tampil ?? false })} />
        <PilihBanyakInput
          {...props}
          label="Hanya untuk status"
          description="Kosong: semua status"
          value={syarat.statusMahasiswa}
          pilihan={PILIHAN_STATUS}
          onChange={(statusMahasiswa) => onUbah({ syarat: { ...syarat, statusMahasiswa: [...(statusMahasiswa ?? [])] } })}
        />
        <PilihBanyakInput
          {...props}
          label="Hanya untuk angkatan"
          description="Kosong: semua angkatan"
          value={syarat.angkatan}
          pilihan={pilihanAngkatan()}
          onChange={(angkatan) => onUbah({ syarat: { ...syarat, angkatan: [...(angkatan ?? [])] } })}
        />
        <PilihBanyakInput
          {...props}
          label="Hanya untuk program studi"
          description="Kosong: semua program studi"
          value={syarat.prodi}
          pilihan={prodi}
          onChange={(kode) => onUbah({ syarat: { ...syarat, prodi: [...(kode ?? [])] } })}
        />
      </Stack>
    </Card>
  )
}
