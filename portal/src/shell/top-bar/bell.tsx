import { ActionIcon, Anchor, Box, Button, Group, Indicator, Popover, ScrollArea, Text, UnstyledButton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { JENIS_NOTIFIKASI } from '@sivitas/contract/platform/pribadi'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { IconBell } from '../../kit/icons'
import classes from './top-bar.module.css'
import { useTerbukaSelama } from './use-open-while'

const BERAPA = 20
const TANYA_MS = 60_000

const terakhir = () =>
  api.platform.pribadi.notifikasi.queryOptions({
    input: { page: 1, itemsPerPage: BERAPA, order: { dibuatPada: 'desc' } },
    refetchInterval: TANYA_MS,
    meta: { senyap: true },
  })

type Notifikasi = Awaited<ReturnType<typeof api.platform.pribadi.notifikasi.call>>['data'][number]

function Butir({ satu, onBuka }: { satu: Notifikasi; onBuka: () => void }) {
  return (
    <li>
      <UnstyledButton className={classes['notifikasi']} data-belum={satu.dibacaPada === null || undefined} onClick={onBuka}>
        <Text size="xs" c="dimmed">
          {JENIS_NOTIFIKASI[satu.jenis]}
        </Text>
        <Text fw={satu.dibacaPada === null ? 600 : 400}>
          {satu.judul}
          {satu.dibacaPada === null && <span className="hanya-pembaca"> (belum dibaca)</span>}
        </Text>
        <Text size="xs" c="dimmed">
          {satu.isi}
        </Text>
        <Text size="xs" c="dimmed">
          <NilaiTanggalJam nilai={satu.dibuatPada} />
        </Text>
      </UnstyledButton>
    </li>
  )
}

type KeadaanProps = Readonly<{ kosong: boolean; memuat: boolean; error: unknown; sibuk: boolean; onMuatUlang: () => void }>

/** What stands in the place of notices that are not there. */
function Keadaan({ kosong, memuat, error, sibuk, onMuatUlang }: KeadaanProps) {
  if (error !== null) {
    return (
      <Box p="md">
        <MuatGagalCard error={error} sibuk={sibuk} onMuatUlang={onMuatUlang} />
      </Box>
    )
  }
  if (memuat) {
    return (
      <Box p="md">
        <Kerangka baris={3} />
      </Box>
    )
  }
  return kosong ? <Kosong jenis="belumAda" petunjuk="Pemberitahuan tentang tugas, pekerjaan, dan keamanan akun muncul di sini." /> : null
}

/** The last 20 notices and how many of them are unread; opening one marks it read. */
export function Bell({ tutup }: { tutup: number }) {
  const [terbuka, setTerbuka] = useTerbukaSelama<true>(String(tutup))
  const buka = terbuka === true
  const setBuka = (next: boolean) => setTerbuka(next || null)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(terakhir())
  const baca = useMutation(
    api.platform.pribadi.bacaNotifikasi.mutationOptions({
      meta: { metode: 'PUT' },
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.platform.pribadi.notifikasi.key() }),
    }),
  )
  const daftar = data?.data ?? []
  const belum = data?.meta.facet?.['dibaca']?.['belum'] ?? 0
  const pilih = (satu: Notifikasi) => {
    if (satu.dibacaPada === null) baca.mutate({ ids: [satu.id] })
    if (satu.tautan === null) return
    setBuka(false)
    void navigate(satu.tautan)
  }
  return (
    <Popover opened={buka} onChange={setBuka} width={380} position="bottom-end" trapFocus returnFocus>
      <Indicator label={belum > 99 ? '99+' : belum} size={16} disabled={belum === 0} offset={5} color="bahaya">
        <Popover.Target>
          <ActionIcon
            size={36}
            aria-label={belum === 0 ? 'Pemberitahuan' : `Pemberitahuan, ${belum} belum dibaca`}
            onClick={() => setBuka(!buka)}
          >
            <IconBell size={20} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} aria-label="Pemberitahuan">
        <Group justify="space-between" px="md" py="sm">
          <Text fw={600} component="h2" inherit>
            Pemberitahuan
          </Text>
          {belum > 0 && (
            <Button variant="subtle" size="compact-sm" loading={baca.isPending} onClick={() => baca.mutate({ semua: true })}>
              Tandai semua dibaca
            </Button>
          )}
        </Group>
        <ScrollArea.Autosize mah={420} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Daftar pemberitahuan' }}>
          <Keadaan
            kosong={data !== undefined && daftar.length === 0}
            memuat={data === undefined}
            error={error}
            sibuk={isFetching}
            onMuatUlang={() => void refetch()}
          />
          <ul className={classes['daftarNotifikasi']}>
            {daftar.map((satu) => (
              <Butir key={satu.id} satu={satu} onBuka={() => pilih(satu)} />
            ))}
          </ul>
        </ScrollArea.Autosize>
        <Group px="md" py="sm" justify="center" className={classes['kakiNotifikasi']}>
          <Anchor component={Link} to="/pemberitahuan" onClick={() => setBuka(false)}>
            Lihat semua
          </Anchor>
        </Group>
      </Popover.Dropdown>
    </Popover>
  )
}
