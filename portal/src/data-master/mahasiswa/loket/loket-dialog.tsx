import { Anchor, Button, Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Memuat } from '../../../kit/feedback/memuat'
import { NilaiAngka } from '../../../kit/format/nilai'
import { ApiError } from '../../../kit/galat'
import { IconSearch } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { KeyValues } from '../../../kit/page/key-values'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import { carian } from './carian'

const calls = api.dataMaster.mahasiswa
const DETAIL = '/data-master/mahasiswa/data-mahasiswa'
const TUNDA_MS = 250
const HASIL = 8

type Mahasiswa = Awaited<ReturnType<typeof calls.get.call>>['data']

/** Counter mode: a name, a NIM or a scanned card, and the ten facts that are asked at the counter. */
export function LoketDialog({ onTutup }: { onTutup: () => void }) {
  const [teks, setTeks] = useState('')
  const [dipilih, setDipilih] = useState<string | null>(null)
  const [tunda] = useDebouncedValue(teks, TUNDA_MS)
  const cari = carian(tunda)
  const hasil = useQuery({
    queryKey: [...calls.ref.key(), 'loket', cari],
    queryFn: ({ signal }) => temukan(cari, signal),
    enabled: cari !== null,
    retry: false,
  })
  const rows = cari === null ? [] : (hasil.data ?? [])
  const satu = rows.length === 1 ? rows[0]?.id : undefined
  const terbuka = dipilih ?? satu ?? null
  return (
    <Modal opened onClose={onTutup} title="Loket" size="lg">
      <Stack>
        <TextInput
          data-autofocus
          label="Nama, NIM, atau kartu yang dipindai"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={teks}
          onChange={(event) => {
            setTeks(event.currentTarget.value)
            setDipilih(null)
          }}
        />
        {terbuka === null ? (
          <Daftar rows={rows} kosong={cari !== null && hasil.isSuccess} onPilih={setDipilih} />
        ) : (
          <Kartu id={terbuka} onBuka={onTutup} />
        )}
      </Stack>
    </Modal>
  )
}

/** Students behind what was typed or scanned; a card that nobody has is nobody. */
async function temukan(cari: ReturnType<typeof carian>, signal: AbortSignal): Promise<readonly Row[]> {
  if (cari === null) return []
  if (!('kartu' in cari)) return (await calls.ref.call({ ...cari, itemsPerPage: HASIL }, { signal })).data
  try {
    return [(await calls.byKartu.call({ kode: cari.kartu }, { signal })).data]
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

type Row = { id: string; nim: string; nama: string; labelProdi: string; angkatan: number }

function Daftar({ rows, kosong, onPilih }: { rows: readonly Row[]; kosong: boolean; onPilih: (id: string) => void }) {
  if (rows.length === 0)
    return kosong ? <Kosong jenis="tidakDitemukan" petunjuk="Periksa ejaan nama atau NIM, atau pindai kartunya sekali lagi." /> : null
  return (
    <Stack gap="xs">
      {rows.map(({ id, nim, nama, labelProdi, angkatan }) => (
        <Anchor key={id} component="button" type="button" ta="start" onClick={() => onPilih(id)}>
          {nama}
          <Text c="dimmed" span>{` · ${nim} · ${labelProdi} · ${angkatan}`}</Text>
        </Anchor>
      ))}
    </Stack>
  )
}

function Kartu({ id, onBuka }: { id: string; onBuka: () => void }) {
  const { data, isPending } = useQuery(calls.get.queryOptions({ input: { id } }))
  if (isPending) return <Memuat />
  return data ? <Fakta mahasiswa={data.data} onBuka={onBuka} /> : null
}

/** What people do next at the counter, as far as the operator may. */
const TINDAKAN = [
  { label: 'Buka data', tab: null, call: calls.get },
  { label: 'Biodata', tab: 'biodata', call: calls.biodata },
  { label: 'Status', tab: 'status', call: calls.get },
  { label: 'Dokumen', tab: 'dokumen', call: api.dataMaster.dokumenMahasiswa.list },
  { label: 'Akun', tab: 'akun', call: api.dataMaster.akunMahasiswa.get },
] as const

function Fakta({ mahasiswa: m, onBuka }: { mahasiswa: Mahasiswa; onBuka: () => void }) {
  const may = useMay()
  return (
    <Stack>
      <Group>
        <Text fw={600} fz="lg">
          {m.nama}
        </Text>
        <StatusMahasiswaBadge status={m.status} />
      </Group>
      <SimpleGrid cols={1}>
        <KeyValues
          facts={[
            { label: 'NIM', value: m.nim, copy: m.nim },
            { label: 'Program studi', value: m.labelProdi },
            { label: 'Angkatan', value: m.angkatan },
            { label: 'Semester', value: m.semesterKe },
            { label: 'Sisa studi', value: `${m.sisaStudi} semester` },
            { label: 'IPK', value: <NilaiAngka nilai={m.ipk} desimal={2} /> },
            { label: 'SKS lulus', value: `${m.sksLulus} dari ${m.sksSyarat}` },
            { label: 'Dosen PA', value: m.dosenPa },
            { label: 'Kelas', value: [m.kelas, m.jenisKelas, m.kampus].filter(Boolean).join(' · ') },
            { label: 'Kelengkapan', value: `${m.kelengkapan}%` },
          ]}
        />
      </SimpleGrid>
      <Group gap="xs">
        {TINDAKAN.filter(({ call }) => may(call)).map(({ label, tab }) => (
          <Button
            key={label}
            component={Link}
            to={`${DETAIL}/${m.id}${tab === null ? '' : `?tab=${tab}`}`}
            variant={tab === null ? 'filled' : 'default'}
            onClick={onBuka}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
