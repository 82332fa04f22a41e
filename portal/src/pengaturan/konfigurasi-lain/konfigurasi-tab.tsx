import { Anchor, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { DAFTAR_ATURAN } from '@sivitas/contract/pengaturan/aturan/daftar'
import { KELOMPOK_KONFIGURASI } from '@sivitas/contract/pengaturan/konfigurasi/daftar'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { IconSearch, IconSend } from '../../kit/icons'
import { Can } from '../../kit/izin/can'
import { KakiSimpan } from '../kaki-simpan'
import { BarisKonfigurasi } from './baris-konfigurasi'
import { UjiSurelDialog } from './uji-surel-dialog'
import { useBolehUbah, useDaftarKonfigurasi, useSimpanKonfigurasi, type Konfigurasi } from './use-konfigurasi'

const memuat = (teks: string, cari: string) => teks.toLowerCase().includes(cari)

/** All keywords by their groups, with one search over them and over the rule keys. */
export function KonfigurasiTab() {
  return <Muatan query={useDaftarKonfigurasi()}>{({ data }) => <Daftar rows={data} />}</Muatan>
}

function Daftar({ rows }: { rows: readonly Konfigurasi[] }) {
  const [ketikan, setKetikan] = useState('')
  const queryClient = useQueryClient()
  const boleh = useBolehUbah()
  const { draf, galat, ubah, batal, menyimpan, simpan } = useSimpanKonfigurasi(rows)
  const cari = ketikan.trim().toLowerCase()
  const tampak = rows.filter(({ keyword, label, deskripsi }) => [keyword, label, deskripsi ?? ''].some((teks) => memuat(teks, cari)))
  const aturan = cari === '' ? [] : DAFTAR_ATURAN.filter(([kunci, { label }]) => memuat(kunci, cari) || memuat(label, cari))
  const segarkan = () => void queryClient.invalidateQueries({ queryKey: api.pengaturan.konfigurasi.list.key() })
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label="Cari konfigurasi atau aturan"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={ketikan}
        onChange={(event) => setKetikan(event.currentTarget.value)}
        maw={420}
      />
      {aturan.length > 0 && <AturanCocok aturan={aturan} />}
      {tampak.length === 0 && aturan.length === 0 && <Kosong jenis="tidakDitemukan" />}
      {KELOMPOK_KONFIGURASI.map((kelompok) => {
        const isi = tampak.filter((row) => row.kelompok === kelompok)
        if (isi.length === 0) return null
        return (
          <Card key={kelompok} component="section" aria-label={kelompok}>
            <Group justify="space-between" mb="sm">
              <Title order={2}>{kelompok}</Title>
              {kelompok === 'Surel' && <UjiSurel />}
            </Group>
            {!isi.some((row) => boleh(row)) && <Text c="dimmed">Kelompok ini hanya dapat diubah oleh pemegang hak aksesnya.</Text>}
            {isi.map((row) => (
              <BarisKonfigurasi
                key={row.keyword}
                row={row}
                perubahan={draf[row.keyword]}
                galat={galat[row.keyword]}
                boleh={boleh(row)}
                onUbah={(perubahan) => ubah(row.keyword, perubahan)}
                onKembali={segarkan}
              />
            ))}
          </Card>
        )
      })}
      <KakiSimpan nama="Konfigurasi" jumlah={Object.keys(draf).length} menyimpan={menyimpan} onSimpan={simpan} onBatal={batal} />
    </Stack>
  )
}

/** Rules are set in their own tab; the search leads there. */
function AturanCocok({ aturan }: { aturan: typeof DAFTAR_ATURAN }) {
  return (
    <Card component="section" aria-label="Aturan akademik yang cocok" padding="sm">
      <Text fw={600}>Aturan akademik yang cocok</Text>
      <Group gap="xs" mt="xs">
        {aturan.slice(0, 12).map(([kunci, { label }]) => (
          <Anchor key={kunci} component={Link} to={`?tab=aturan&cari=${kunci}`}>
            {label}
          </Anchor>
        ))}
      </Group>
    </Card>
  )
}

function UjiSurel() {
  const [terbuka, setTerbuka] = useState(false)
  return (
    <Can call={api.pengaturan.konfigurasi.ujiSurel}>
      <Button variant="default" size="compact-sm" leftSection={<IconSend size={16} aria-hidden />} onClick={() => setTerbuka(true)}>
        Kirim surel uji
      </Button>
      {terbuka && <UjiSurelDialog onClose={() => setTerbuka(false)} />}
    </Can>
  )
}
