import type { ProdiRow } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { Anchor, Button, Card, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { IconChevronRight } from '../../../../kit/icons'
import { AkreditasiChip } from '../../akreditasi/masa-chip'
import { StatusProdiBadge } from '../status-prodi-badge'
import { useAngkat, useRencana, useTerima, type Tempat, type UnitPindah } from './rencana-context'
import classes from './struktur.module.css'

type Prodi = Omit<ProdiRow, 'diubahPada'>
type Unit = { id: string; kode: string; nama: string; leader: string | null }
type Jurusan = Unit & { idFakultas: string | null; versi: number }

const SCREEN = '/data-master/badan-hukum/program-studi'

export type TreeProps = { fakultas: readonly Unit[]; jurusan: readonly Jurusan[]; prodi: readonly Prodi[] }

/** Faculties with what stands in them, and what stands in none. */
export function Tree({ fakultas, jurusan, prodi }: TreeProps) {
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
              jenis="fakultas"
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
          <UnitNode
            key={unit.id}
            unit={unit}
            leadBy="Ketua"
            jenis="jurusan"
            versi={unit.versi}
            to={`${SCREEN}/jurusan/${unit.id}`}
            prodi={own}
          >
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

type UnitNodeProps = {
  unit: Unit
  leadBy: string
  jenis: Tempat['jenis']
  /** Of a unit that may be moved. */
  versi?: number
  to: string
  prodi: readonly Prodi[]
  children: ReactNode
}

function UnitNode({ unit, leadBy, jenis, versi, to, prodi, children }: UnitNodeProps) {
  const [open, setOpen] = useState(true)
  const moving: UnitPindah | null = versi === undefined ? null : { jenis: 'jurusan', id: unit.id, versi, nama: unit.nama }
  const angkat = useAngkat(moving ?? { jenis: 'jurusan', id: unit.id, versi: 0, nama: unit.nama })
  const terima = useTerima({ jenis, id: unit.id, nama: unit.nama })
  const students = prodi.reduce((sum, { mahasiswaAktif }) => sum + mahasiswaAktif, 0)
  return (
    <li className={classes.node}>
      <div className={classes.line} {...terima} {...(moving && angkat)}>
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
          {moving && <TindakanUnit unit={moving} />}
        </span>
      </div>
      {open && <ul>{children}</ul>}
    </li>
  )
}

function ProdiNode({ prodi }: { prodi: Prodi }) {
  const unit: UnitPindah = { jenis: 'prodi', id: prodi.id, versi: prodi.versi, nama: prodi.labelProdi }
  const angkat = useAngkat(unit)
  return (
    <li className={classes.node}>
      <div className={classes.line} {...angkat}>
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
          <TindakanUnit unit={unit} />
        </span>
      </div>
    </li>
  )
}

/** What the keyboard does where the mouse drags. */
function TindakanUnit({ unit }: { unit: UnitPindah }) {
  const { writes, simulasi, onPilih, onTutup } = useRencana()
  if (!writes) return null
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-label={`Pindahkan ${unit.nama}`} onClick={() => onPilih(unit)}>
        Pindahkan
      </Button>
      {simulasi && unit.jenis === 'prodi' && (
        <Button variant="subtle" size="compact-sm" aria-label={`Coba tutup ${unit.nama}`} onClick={() => onTutup(unit)}>
          Tutup
        </Button>
      )}
    </>
  )
}
