import { Alert, Checkbox, Input, Stack, Switch } from '@mantine/core'
import { bacaProdi, tulisProdi } from '@sivitas/rules/platform/prodi-teks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../api'
import { useOperator } from '../../../auth/operator'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import classes from './operator-form.module.css'

type Prodi = Awaited<ReturnType<typeof api.dataMaster.unitRef.prodi.call>>['data'][number]
type Grup = { nama: string; prodi: readonly Prodi[] }

const BELUM = 'Pilih minimal satu program studi'

/** The prodi that an operator may touch, by faculty. An empty list means all, so that needs a switch of its own (PL-R25). */
export function ProdiInput({ label, value, error, onChange, onMasalah, disabled = false, id }: IsianProps<string>) {
  const terbatas = useOperator().prodi !== ''
  const kode = bacaProdi(value)
  const [pilih, setPilih] = useState(terbatas || kode.length > 0)
  const grup = useGrupProdi()
  const kurang = pilih && kode.length === 0
  const lapor = useEffectEvent((pesan: string | null) => onMasalah?.(pesan))
  useEffect(() => {
    lapor(kurang ? BELUM : null)
    return () => lapor(null)
  }, [kurang])

  const alih = (satu: readonly string[], ada: boolean) =>
    onChange(tulisProdi(ada ? [...new Set([...kode, ...satu])] : kode.filter((lama) => !satu.includes(lama))))
  return (
    <fieldset className={classes.kelompok}>
      <Input.Label labelElement="div" renderRoot={(props) => <legend {...props} />}>
        {label}
      </Input.Label>
      <Stack gap="xs">
        <Switch
          {...(id !== undefined && { id })}
          label="Semua program studi"
          checked={!pilih}
          disabled={disabled || terbatas}
          onChange={(event) => {
            setPilih(!event.currentTarget.checked)
            onChange('')
          }}
        />
        {terbatas && <Alert color="abu">Anda hanya dapat memberi akses program studi Anda sendiri.</Alert>}
        {pilih && (
          <div className={classes.pohon}>
            {grup.map((satu) => (
              <Fakultas key={satu.nama} grup={satu} kode={kode} disabled={disabled} onAlih={alih} />
            ))}
          </div>
        )}
      </Stack>
      <Pesan pesan={error ?? (kurang ? BELUM : null)} />
    </fieldset>
  )
}

const Pesan = ({ pesan }: { pesan: string | null }) => (pesan === null ? null : <Input.Error mt={4}>{pesan}</Input.Error>)

type FakultasProps = { grup: Grup; kode: readonly string[]; disabled: boolean; onAlih: (kode: readonly string[], ada: boolean) => void }

function Fakultas({ grup, kode, disabled, onAlih }: FakultasProps) {
  const semua = grup.prodi.map((prodi) => prodi.kode)
  const terpilih = semua.filter((satu) => kode.includes(satu)).length
  return (
    <fieldset className={classes.kelompok} aria-label={grup.nama}>
      <Checkbox
        label={grup.nama}
        fw={600}
        disabled={disabled}
        checked={terpilih === semua.length}
        indeterminate={terpilih > 0 && terpilih < semua.length}
        onChange={(event) => onAlih(semua, event.currentTarget.checked)}
      />
      <Stack gap={4} className={classes.daun}>
        {grup.prodi.map((prodi) => (
          <Checkbox
            key={prodi.kode}
            label={`${prodi.labelProdi} (${prodi.kode})`}
            disabled={disabled}
            checked={kode.includes(prodi.kode)}
            onChange={(event) => onAlih([prodi.kode], event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </fieldset>
  )
}

/** The caller's own prodi below their faculties; a prodi without one stands at the end. */
function useGrupProdi(): readonly Grup[] {
  const prodi = useQuery(api.dataMaster.unitRef.prodi.queryOptions({ input: {} })).data?.data ?? []
  const fakultas = useQuery(api.dataMaster.fakultas.list.queryOptions({ input: { itemsPerPage: 1000 } })).data?.data ?? []
  const dalam = fakultas.map(({ id, nama }) => ({ nama, prodi: prodi.filter(({ idFakultas }) => idFakultas === id) }))
  const lain = prodi.filter(({ idFakultas }) => !fakultas.some(({ id }) => id === idFakultas))
  return [...dalam, { nama: 'Tanpa fakultas', prodi: lain }].filter((grup) => grup.prodi.length > 0)
}
