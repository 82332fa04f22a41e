import { Group, List, Modal, Stack, Text } from '@mantine/core'
import { SCOPES, type ScopeCode } from '@sivitas/contract/kit/scope'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api } from '../../api'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { galatDari, halanganDari, type Halangan } from '../../kit/galat'
import { MintaAkses } from '../error/ask-access'

const JENIS: Record<Halangan['jenis'], string> = {
  hak_akses: 'Hak akses yang diperlukan',
  prodi: 'Program studi',
  jendela: 'Jadwal sistem akademik',
  aturan: 'Aturan',
  keadaan: 'Keadaan data',
  versi: 'Versi data',
  terkait: 'Data terkait',
}

const isScope = (kode: string): kode is ScopeCode => kode in SCOPES

/** 'A4:T' as a person reads it. */
function namaHalangan({ jenis }: Halangan, nama: string): string {
  const [kode = '', tingkat] = nama.split(':')
  if (jenis !== 'hak_akses' || !isScope(kode)) return nama.replaceAll('_', ' ')
  return `${nama}: ${SCOPES[kode].nama}${tingkat === 'T' ? ' (tulis)' : tingkat === 'B' ? ' (baca)' : ''}`
}

/** The people who could lift it, by name, when the right that they need is known. */
function Pembuka({ halangan }: { halangan: Halangan }) {
  const { hakPembuka, pembuka } = halangan
  const kode = hakPembuka && isScope(hakPembuka.kode) ? hakPembuka.kode : null
  const { data } = useQuery(
    api.platform.pribadi.pemegangHak.queryOptions({
      input: { kode: kode ?? 'O1', tingkat: hakPembuka?.tingkat ?? 'T', supervisor: hakPembuka?.supervisor ?? false },
      enabled: kode !== null,
      meta: { senyap: true },
    }),
  )
  const nama = data?.data.map((satu) => satu.nama) ?? []
  return (
    <Text>
      Yang dapat membukanya: {pembuka ?? 'tidak ada; keadaan ini tetap'}
      {nama.length > 0 && ` (${nama.join(', ')})`}.
    </Text>
  )
}

/** 'Mengapa saya tidak bisa?': what stands in the way, until when, who can lift it, and one press to ask (platform, Beyond 2). */
export function MengapaDialog({ error, onTutup }: { error: unknown; onTutup: () => void }) {
  const { pathname } = useLocation()
  const { message } = galatDari(error)
  const halangan = halanganDari(error)
  if (halangan === null) return null
  const { jenis, nama, sampai } = halangan
  const diminta = jenis === 'hak_akses' ? nama.filter((satu) => isScope(satu.split(':')[0] ?? '')) : []
  return (
    <Modal opened onClose={onTutup} title="Mengapa saya tidak bisa?" size={480}>
      <Stack gap="sm">
        <Text fw={600}>{message}</Text>
        {nama.length > 0 && (
          <div>
            <Text c="dimmed">{JENIS[jenis]}</Text>
            <List>
              {nama.map((satu) => (
                <List.Item key={satu}>{namaHalangan(halangan, satu)}</List.Item>
              ))}
            </List>
          </div>
        )}
        {sampai !== null && (
          <Text>
            Berlaku sampai <NilaiTanggalJam nilai={sampai} />.
          </Text>
        )}
        <Pembuka halangan={halangan} />
        {diminta.length > 0 && (
          <Group justify="flex-end">
            <MintaAkses codes={diminta} halaman={pathname.slice(0, 200)} />
          </Group>
        )}
      </Stack>
    </Modal>
  )
}
