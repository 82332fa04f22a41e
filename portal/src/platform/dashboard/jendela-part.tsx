import { Anchor, Badge, Group, Text } from '@mantine/core'
import { formatTanggalJam } from '@sivitas/rules/platform/tanggal'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { usePeriode } from '../../auth/operator'
import { useZona } from '../../kit/format/zona'
import { Can } from '../../kit/izin/can'
import { Bagian } from './bagian'
import classes from './dashboard.module.css'

type Jendela = Awaited<ReturnType<typeof api.platform.jendela.list.call>>['data'][number]

/** From this many days on a window is red (platform, /dashboard, Strip). */
const GENTING = 2
/** Open screens learn of a moved window within a minute. */
const SEMENIT = 60_000

/** '3 hari lagi', 'hari terakhir', 'dibuka 5 hari lagi', 'umum sudah ditutup'. */
function sisa({ keadaan, sisaHari }: Jendela): string {
  if (keadaan === 'tutup') return 'jadwal umum sudah ditutup'
  const hari = sisaHari === 0 ? null : `${sisaHari} hari lagi`
  if (keadaan === 'belum') return hari === null ? 'dibuka hari ini' : `dibuka ${hari}`
  return hari === null ? 'hari terakhir' : hari
}

const warna = ({ keadaan, sisaHari }: Jendela) => (keadaan === 'buka' ? (sisaHari <= GENTING ? 'bahaya' : 'hijau') : 'abu')

function Baris({ jendela, sendiri }: { jendela: Jendela; sendiri: boolean }) {
  const zona = useZona()
  const { idPeriode, nama, perpanjangan, periode, mulai, selesai } = jendela
  return (
    <li className={classes['jendela']}>
      <div>
        <Text component="span" fw={600}>
          {nama}
        </Text>
        {!sendiri && (
          <Text component="span" c="dimmed">
            {` ${periode}`}
          </Text>
        )}
        <Text size="xs" c="dimmed">{`${formatTanggalJam(mulai, zona)} - ${formatTanggalJam(selesai, zona)}`}</Text>
      </div>
      <Group gap={8}>
        <Badge color={warna(jendela)}>{sisa(jendela)}</Badge>
        {perpanjangan > 0 && (
          <Text component="span" size="sm">
            {`(+${perpanjangan} perpanjangan)`}
          </Text>
        )}
        <Can call={api.akademik.jadwalSistem.perpanjang}>
          <Anchor
            component={Link}
            to={`/pengaturan/jadwal-sistem-akademik?periode=${idPeriode}`}
            size="sm"
            aria-label={`Perpanjang ${nama}`}
          >
            Perpanjang
          </Anchor>
        </Can>
      </Group>
    </li>
  )
}

/** Windows that are open now, with their days left, and those that open within two weeks. */
export function JendelaPart() {
  const { id } = usePeriode()
  const asked = useQuery({ ...api.platform.jendela.list.queryOptions({ input: {} }), refetchInterval: SEMENIT })
  return (
    <Bagian<Jendela[]> judul="Jendela terbuka sekarang" asked={{ ...asked, data: asked.data?.data }}>
      {(daftar) =>
        daftar.length === 0 ? (
          <Text c="dimmed" py="md">
            Tidak ada jendela yang terbuka atau segera dibuka
          </Text>
        ) : (
          <ul className={classes['daftar']}>
            {daftar.map((jendela) => (
              <Baris key={`${jendela.idPeriode}.${jendela.kode}`} jendela={jendela} sendiri={jendela.idPeriode === id} />
            ))}
          </ul>
        )
      }
    </Bagian>
  )
}
