import { Alert, Anchor, Button, Card, Group, Kbd, Stack, Text, Title } from '@mantine/core'
import type { PutusanPerubahan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api'
import { NilaiTanggalJam } from '../../../kit/format/nilai'
import { IconEye } from '../../../kit/icons'
import { StatusBadge } from '../../../kit/page/status-badge'
import { Bukti } from './bukti'
import { IsianBaris } from './isian-baris'
import type { Permintaan } from './permintaan'
import classes from './perubahan.module.css'
import { susunPutusan, type Putusan } from './putusan'
import { LENCANA } from './status-permintaan'

type RincianProps = {
  permintaan: Permintaan
  /** None where the request is decided, or may only be read. */
  onPutus: ((putusan: PutusanPerubahan) => void) | null
  onTolakSemua: () => void
  onKembali: () => void
  sibuk: boolean
  galat: string | null
  wadah: RefObject<HTMLDivElement | null>
}

const RAHASIA = new Set(['nik', 'noKk', 'npwp', 'noPaspor', 'namaIbuKandung'])

/** Moves between the fields of a request; the left arrow and Esc go back to the queue. */
function berpindah(event: KeyboardEvent<HTMLElement>, { wadah, onKembali }: Pick<RincianProps, 'wadah' | 'onKembali'>) {
  const arah = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (event.key === 'ArrowLeft' || event.key === 'Escape') onKembali()
  else if (arah === undefined) return
  event.preventDefault()
  if (arah === undefined) return
  const semua = [...(wadah.current?.querySelectorAll<HTMLElement>('[data-isian]') ?? [])]
  semua[semua.indexOf(event.currentTarget) + arah]?.focus()
}

/** One request: who asks, what changes, the proof beside it, and the decision. */
export function Rincian({ permintaan, onPutus, onTolakSemua, onKembali, sibuk, galat, wadah }: RincianProps) {
  const [putusan, setPutusan] = useState<Putusan>({})
  const [rahasia, setRahasia] = useState(false)
  const terbuka = useQuery({
    ...api.dataMaster.perubahanData.get.queryOptions({ input: { id: permintaan.id, rahasia: true } }),
    enabled: rahasia,
    staleTime: Infinity,
  })
  const isian = (rahasia && terbuka.data ? terbuka.data.data : permintaan).isian
  const siap = susunPutusan(isian, putusan)
  const semua = isian.map(({ field }) => field)
  // Enter on a field, or behind a reason, saves once all are decided; on a button it presses that button.
  const tekan = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') berpindah(event, { wadah, onKembali })
    else if (siap !== null && onPutus && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault()
      onPutus(siap)
    }
  }
  return (
    <div className={classes.rincian} ref={wadah}>
      <Card component="section" aria-label={`Permintaan ${permintaan.nama}`} padding="md">
        <Stack gap="sm">
          <Kepala permintaan={permintaan} />
          {!rahasia && isian.some(({ field }) => RAHASIA.has(field)) && (
            <Button
              variant="default"
              size="compact-sm"
              w="fit-content"
              leftSection={<IconEye size={14} aria-hidden />}
              onClick={() => setRahasia(true)}
            >
              Tampilkan data pribadi
            </Button>
          )}
          <div className={classes.belah} data-bukti={permintaan.bukti.length > 0}>
            <Stack gap="xs">
              {isian.map((satu) => (
                <IsianBaris
                  key={satu.field}
                  isian={satu}
                  pilihan={putusan[satu.field]}
                  onPilih={onPutus && ((pilihan) => setPutusan((lama) => ({ ...lama, [satu.field]: pilihan })))}
                  onTombol={tekan}
                />
              ))}
              <Putuskan semua={semua} siap={siap} galat={galat} sibuk={sibuk} onPutus={onPutus} onTolakSemua={onTolakSemua} />
            </Stack>
            {permintaan.bukti.length === 0 ? (
              <Text size="sm" c="dimmed">
                Tanpa bukti.
              </Text>
            ) : (
              <Bukti bukti={permintaan.bukti} />
            )}
          </div>
        </Stack>
      </Card>
    </div>
  )
}

type PutuskanProps = Pick<RincianProps, 'onPutus' | 'onTolakSemua' | 'sibuk' | 'galat'> & {
  semua: PutusanPerubahan['setujui']
  /** What is sent for fields that were decided one by one; none while some are not. */
  siap: PutusanPerubahan | null
}

/** The decision below the fields, so that it is at hand however long the proof is. */
function Putuskan({ semua, siap, galat, sibuk, onPutus, onTolakSemua }: PutuskanProps) {
  return (
    <>
      {galat !== null && (
        <Alert color="bahaya" role="alert">
          {galat}
        </Alert>
      )}
      {onPutus && (
        <Group justify="flex-end" gap="sm">
          <Button variant="outline" color="bahaya" rightSection={<Kbd size="xs">T</Kbd>} disabled={sibuk} onClick={onTolakSemua}>
            Tolak semua
          </Button>
          {siap === null ? (
            <Button rightSection={<Kbd size="xs">A</Kbd>} loading={sibuk} onClick={() => onPutus({ setujui: semua, tolak: [] })}>
              Setujui semua
            </Button>
          ) : (
            <Button loading={sibuk} onClick={() => onPutus(siap)}>
              Simpan putusan
            </Button>
          )}
        </Group>
      )}
    </>
  )
}

function Kepala({ permintaan }: { permintaan: Permintaan }) {
  const { nama, nim, labelProdi, angkatan, idMahasiswa, alasan, diajukanPada, dilaporkan, status, diputusOleh, diputusPada } = permintaan
  return (
    <div>
      <Group gap="sm">
        <Title order={2}>
          <Anchor component={Link} inherit to={`/data-master/mahasiswa/data-mahasiswa/${idMahasiswa}`}>
            {nama}
          </Anchor>
        </Title>
        <StatusBadge kode={status} {...LENCANA[status]} />
        {dilaporkan && <StatusBadge kode="dilaporkan" nama="Sudah dilaporkan ke PDDikti" tone="biru" />}
      </Group>
      <Text size="sm" c="dimmed">
        {`${nim} · ${labelProdi} · Angkatan ${angkatan} · diajukan `}
        <NilaiTanggalJam nilai={diajukanPada} />
      </Text>
      {alasan !== null && <Text size="sm">{`Alasan mahasiswa: ${alasan}`}</Text>}
      {diputusPada !== null && (
        <Text size="sm">
          {`${LENCANA[status].nama} oleh ${diputusOleh ?? 'sistem'} pada `}
          <NilaiTanggalJam nilai={diputusPada} />
        </Text>
      )}
    </div>
  )
}
