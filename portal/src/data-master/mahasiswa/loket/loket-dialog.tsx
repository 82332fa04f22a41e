import { Anchor, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { masihStudi } from '@sivitas/rules/data-master/status'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiAngka } from '../../../kit/format/nilai'
import { ApiError } from '../../../kit/galat'
import { IconSearch } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { KeyValues } from '../../../kit/page/key-values'
import { MOBILE } from '../../../kit/table/mobile'
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
  const navigate = useNavigate()
  const sempit = useMediaQuery(MOBILE, undefined, { getInitialValueInEffect: false })
  const masukan = useRef<HTMLInputElement>(null)
  const daftar = useRef<HTMLDivElement>(null)
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
  const tekan = (event: KeyboardEvent) => {
    // Of what was typed before; a reader that ends with Enter has not been answered yet.
    if (teks !== tunda || hasil.isFetching) return
    if (event.key === 'Enter' && terbuka !== null) {
      onTutup()
      void navigate(`${DETAIL}/${terbuka}`)
    } else if (event.key === 'Enter' && rows[0]) setDipilih(rows[0].id)
    else if (event.key === 'ArrowDown' && terbuka === null) {
      event.preventDefault()
      tombol(daftar.current)[0]?.focus()
    }
  }
  const kembali = () => {
    setDipilih(null)
    masukan.current?.focus()
  }
  return (
    <Modal opened onClose={onTutup} title="Loket" size="lg" fullScreen={sempit}>
      <Stack>
        <TextInput
          ref={masukan}
          data-autofocus
          label="Nama, NIM, atau kartu yang dipindai"
          description="Enter membuka mahasiswa, panah bawah memilih dari hasil."
          leftSection={<IconSearch size={16} aria-hidden />}
          value={teks}
          onChange={(event) => {
            setTeks(event.currentTarget.value)
            setDipilih(null)
          }}
          onKeyDown={tekan}
        />
        {terbuka !== null && <Kartu id={terbuka} onBuka={onTutup} onKembali={rows.length > 1 ? kembali : null} />}
        {terbuka === null && cari !== null && (
          <Muatan query={hasil} baris={3}>
            {(temuan) => <Daftar rows={temuan} wadah={daftar} onPilih={setDipilih} onNaik={() => masukan.current?.focus()} />}
          </Muatan>
        )}
      </Stack>
    </Modal>
  )
}

const tombol = (wadah: HTMLElement | null): HTMLElement[] => [...(wadah?.querySelectorAll<HTMLElement>('button') ?? [])]

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

type DaftarProps = { rows: readonly Row[]; wadah: RefObject<HTMLDivElement | null>; onPilih: (id: string) => void; onNaik: () => void }

/** Who was found; arrows move, and above the first one is the box again. */
function Daftar({ rows, wadah, onPilih, onNaik }: DaftarProps) {
  const pindah = (event: KeyboardEvent) => {
    const arah = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (arah === undefined) return
    event.preventDefault()
    const semua = tombol(wadah.current)
    const ke = semua.findIndex((satu) => satu === document.activeElement) + arah
    if (ke < 0) onNaik()
    else semua[ke]?.focus()
  }
  if (rows.length === 0) return <Kosong jenis="tidakDitemukan" petunjuk="Periksa ejaan nama atau NIM, atau pindai kartunya sekali lagi." />
  return (
    <Stack gap="xs" ref={wadah} onKeyDown={pindah} role="group" aria-label="Hasil pencarian">
      {rows.map(({ id, nim, nama, labelProdi, angkatan }) => (
        <Anchor key={id} component="button" type="button" ta="start" onClick={() => onPilih(id)}>
          {nama}
          <Text c="dimmed" span>{` · ${nim} · ${labelProdi} · ${angkatan}`}</Text>
        </Anchor>
      ))}
    </Stack>
  )
}

type KartuProps = { id: string; onBuka: () => void; onKembali: (() => void) | null }

function Kartu({ id, onBuka, onKembali }: KartuProps) {
  const query = useQuery(calls.get.queryOptions({ input: { id } }))
  return <Muatan query={query}>{({ data }) => <Fakta mahasiswa={data} onBuka={onBuka} onKembali={onKembali} />}</Muatan>
}

/** What people do next at the counter, as far as the operator may. */
const TINDAKAN = [
  { label: 'Buka data', tab: null, call: calls.get },
  { label: 'Biodata', tab: 'biodata', call: calls.biodata },
  { label: 'Status', tab: 'status', call: calls.get },
  { label: 'Dokumen', tab: 'dokumen', call: api.dataMaster.dokumenMahasiswa.list },
  { label: 'Akun', tab: 'akun', call: api.dataMaster.akunMahasiswa.get },
] as const

type FaktaProps = Omit<KartuProps, 'id'> & { mahasiswa: Mahasiswa }

/** What was chosen from a list leaves with the list; the next thing to press is the main one. */
const fokus = (tujuan: HTMLElement | null) => tujuan?.focus()

function Fakta({ mahasiswa: m, onBuka, onKembali }: FaktaProps) {
  const may = useMay()
  return (
    <Stack>
      <Group>
        <Text fw={600} fz="lg">
          {m.nama}
        </Text>
        <StatusMahasiswaBadge status={m.status} />
      </Group>
      <KeyValues
        facts={[
          { label: 'NIM', value: m.nim, copy: m.nim },
          { label: 'Program studi', value: m.labelProdi },
          { label: 'Angkatan', value: m.angkatan },
          { label: 'Semester', value: m.semesterKe },
          { label: 'Sisa studi', value: masihStudi(m.status) ? `${m.sisaStudi} semester` : null },
          { label: 'IPK', value: <NilaiAngka nilai={m.ipk} desimal={2} /> },
          { label: 'SKS lulus', value: `${m.sksLulus} dari ${m.sksSyarat}` },
          { label: 'Dosen PA', value: m.dosenPa },
          { label: 'Kelas', value: [m.kelas, m.jenisKelas, m.kampus].filter(Boolean).join(' · ') },
          { label: 'Kelengkapan', value: `${m.kelengkapan}%` },
        ]}
      />
      <Group gap="xs">
        {TINDAKAN.filter(({ call }) => may(call)).map(({ label, tab }) => (
          <Button
            key={label}
            ref={onKembali && tab === null ? fokus : undefined}
            component={Link}
            to={`${DETAIL}/${m.id}${tab === null ? '' : `?tab=${tab}`}`}
            variant={tab === null ? 'filled' : 'default'}
            onClick={onBuka}
          >
            {label}
          </Button>
        ))}
        {onKembali && (
          <Button variant="subtle" onClick={onKembali}>
            Kembali ke hasil
          </Button>
        )}
      </Group>
    </Stack>
  )
}
