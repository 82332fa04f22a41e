import { jamDinding, saatDari, ZONA_WAKTU } from '@sivitas/rules/platform/zona-waktu'
import { tanpaTanggal } from '@sivitas/rules/platform/tanggal'
import { useEffect, useState } from 'react'
import { useZona } from '../../format/zona'
import { useMasalah, type IsianProps } from './isian'
import classes from './isian.module.css'
import { Kelompok } from './kelompok'
import { TanggalInput, type BatasTanggal } from './tanggal-input'
import { WaktuInput } from './waktu-input'

type Bagian = { tanggal: string | null; jam: string | null }

/** An instant (C6): day and hour in the college's zone, whose name stands beside it. The value is an ISO instant or null. */
export function TanggalWaktuInput({ min, max, ...props }: IsianProps<string | Date> & BatasTanggal) {
  const zona = useZona()
  const { value } = props
  const dinding = tanpaTanggal(value) || value === null || value === undefined ? null : jamDinding(new Date(value).getTime(), zona)
  // One half alone is no instant; it waits here for the other.
  const [setengah, setSetengah] = useState<Bagian>({ tanggal: null, jam: null })
  const [masalah, setMasalah] = useMasalah(props.onMasalah)
  const [pernah, setPernah] = useState(false)
  const kini: Bagian = dinding ? { tanggal: dinding.slice(0, 10), jam: dinding.slice(11, 16) } : setengah

  useEffect(() => {
    if (dinding !== null) setMasalah(null)
  }, [dinding, setMasalah])

  const ubah = (baru: Bagian) => {
    setSetengah(baru)
    const lengkap = baru.tanggal !== null && baru.jam !== null
    setMasalah(lengkap || (baru.tanggal === null && baru.jam === null) ? null : 'Lengkapi tanggal dan jam')
    props.onChange(lengkap ? new Date(saatDari(`${baru.tanggal}T${baru.jam}`, zona)).toISOString() : null)
  }
  const tinggalkan = () => {
    setPernah(true)
    if (kini.tanggal === null && kini.jam === null) props.onBlur?.()
  }
  const error = (pernah && masalah !== null ? masalah : undefined) ?? props.error
  const umum = { required: props.required, disabled: props.disabled, labelTersembunyi: true }

  return (
    <Kelompok {...props}>
      <TanggalInput
        {...umum}
        id={props.id}
        label={`${props.label}: tanggal`}
        min={min}
        max={max}
        error={error}
        value={kini.tanggal}
        onChange={(tanggal) => ubah({ ...kini, tanggal })}
        onBlur={tinggalkan}
      />
      <div className={classes.jam}>
        <WaktuInput
          {...umum}
          label={`${props.label}: jam ${ZONA_WAKTU[zona].nama}`}
          value={kini.jam}
          onChange={(jam) => ubah({ ...kini, jam })}
          onBlur={tinggalkan}
        />
        <span aria-hidden>{ZONA_WAKTU[zona].nama}</span>
      </div>
    </Kelompok>
  )
}
