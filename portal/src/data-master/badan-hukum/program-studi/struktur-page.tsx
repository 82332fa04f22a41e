import type { ProdiRow } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { Anchor, Card, Stack, Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api'
import { Kerangka } from '../../../kit/feedback/memuat'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { IconChevronRight } from '../../../kit/icons'
import { PageHead } from '../../../kit/page/page-head'
import { AkreditasiChip } from '../akreditasi/masa-chip'
import { StatusProdiBadge } from './status-prodi-badge'
import classes from './struktur.module.css'

type Prodi = Omit<ProdiRow, 'diubahPada'>
type Unit = { id: string; kode: string; nama: string; leader: string | null }
type Jurusan = Unit & { idFakultas: string | null }

const SCREEN = '/data-master/badan-hukum/program-studi'
const ALL = { itemsPerPage: 1000 }

/** The college as a tree: fakultas, jurusan, prodi, each with who leads it and what it counts. */
export function StrukturPage() {
  const { dataMaster } = api
  const [fakultas, jurusan, prodi] = useQueries({
    queries: [
      dataMaster.fakultas.list.queryOptions({ input: ALL }),
      dataMaster.jurusan.list.queryOptions({ input: ALL }),
      dataMaster.prodi.list.queryOptions({ input: { ...ALL, order: { kode: 'asc' } } }),
    ],
  })
  const failed = [fakultas, jurusan, prodi].find(({ error }) => error !== null)
  const ready = fakultas.data && jurusan.data && prodi.data
  return (
    <Stack gap="md">
      <PageHead title="Struktur" />
      {failed && !ready && <MuatGagalCard error={failed.error} onMuatUlang={() => void failed.refetch()} sibuk={failed.isFetching} />}
      {!failed && !ready && <Kerangka />}
      {ready && (
        <Tree
          fakultas={fakultas.data.data.map(({ id, kode, nama, namaDekan }) => ({ id, kode, nama, leader: namaDekan }))}
          jurusan={jurusan.data.data.map(({ id, kode, nama, namaKetua, idFakultas }) => ({
            id,
            kode,
            nama,
            leader: namaKetua,
            idFakultas,
          }))}
          prodi={prodi.data.data}
        />
      )}
    </Stack>
  )
}

type TreeProps = { fakultas: readonly Unit[]; jurusan: readonly Jurusan[]; prodi: readonly Prodi[] }

function Tree({ fakultas, jurusan, prodi }: TreeProps) {
  const jurusanOf = (idFakultas: string | null) => jurusan.filter((unit) => unit.idFakultas === idFakultas)
  const directOf = (idFakultas: string | null) => prodi.filter((unit) => unit.idFakultas === idFakultas && unit.idJurusan === null)
  return (
    <>
      {fakultas.map((unit) => (
        <Card key={unit.id}>
          <ul className={classes.tree} aria-label={unit.nama}>
            <UnitNode
              unit={unit}
              leadBy="Dekan"
              to={`${SCREEN}/fakultas/${unit.id}`}
              prodi={prodi.filter(({ idFakultas }) => idFakultas === unit.id)}
            >
              <Below jurusan={jurusanOf(unit.id)} direct={directOf(unit.id)} prodi={prodi} />
            </UnitNode>
          </ul>
        </Card>
      ))}
      {(jurusanOf(null).length > 0 || directOf(null).length > 0) && (
        <Card>
          <ul className={classes.tree} aria-label="Tanpa fakultas">
            <Below jurusan={jurusanOf(null)} direct={directOf(null)} prodi={prodi} />
          </ul>
        </Card>
      )}
    </>
  )
}

function Below({ jurusan, direct, prodi }: { jurusan: readonly Jurusan[]; direct: readonly Prodi[]; prodi: readonly Prodi[] }) {
  return (
    <>
      {jurusan.map((unit) => {
        const own = prodi.filter(({ idJurusan }) => idJurusan === unit.id)
        return (
          <UnitNode key={unit.id} unit={unit} leadBy="Ketua" to={`${SCREEN}/jurusan/${unit.id}`} prodi={own}>
            {own.map((one) => (
              <ProdiNode key={one.id} prodi={one} />
            ))}
          </UnitNode>
        )
      })}
      {direct.map((one) => (
        <ProdiNode key={one.id} prodi={one} />
      ))}
    </>
  )
}

type UnitNodeProps = { unit: Unit; leadBy: string; to: string; prodi: readonly Prodi[]; children: ReactNode }

function UnitNode({ unit, leadBy, to, prodi, children }: UnitNodeProps) {
  const [open, setOpen] = useState(true)
  const students = prodi.reduce((sum, { mahasiswaAktif }) => sum + mahasiswaAktif, 0)
  return (
    <li className={classes.node}>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-label={`Isi ${unit.nama}`}
          onClick={() => setOpen(!open)}
        >
          <IconChevronRight size={16} aria-hidden />
        </button>
        <Anchor component={Link} to={to} fw={600}>
          {unit.nama}
        </Anchor>
        <Text component="span" c="dimmed">
          {unit.kode}
        </Text>
        {unit.leader !== null && (
          <Text component="span" c="dimmed">
            {leadBy}: {unit.leader}
          </Text>
        )}
        <span className={classes.aside}>
          <Text component="span" c="dimmed">
            {prodi.length} prodi
          </Text>
          <Text component="span" c="dimmed" data-angka>
            {formatAngka(students)} mahasiswa aktif
          </Text>
        </span>
      </div>
      {open && <ul>{children}</ul>}
    </li>
  )
}

function ProdiNode({ prodi }: { prodi: Prodi }) {
  return (
    <li className={classes.node}>
      <div className={classes.line}>
        <Anchor component={Link} to={`${SCREEN}/${prodi.id}`}>
          {prodi.labelProdi}
        </Anchor>
        <Text component="span" c="dimmed">
          {prodi.kode}
        </Text>
        {prodi.status !== 'A' && <StatusProdiBadge status={prodi.status} nama={prodi.namaStatus} />}
        <span className={classes.aside}>
          <AkreditasiChip akreditasi={prodi.akreditasi} />
          <Text component="span" c="dimmed" data-angka>
            {formatAngka(prodi.mahasiswaAktif)} mahasiswa aktif
          </Text>
        </span>
      </div>
    </li>
  )
}
