import { ActionIcon, Menu } from '@mantine/core'
import { useEffect } from 'react'
import { useHariIni } from '../../format/zona'
import { IconChevronDown } from '../../icons'
import { useMasalah, type IsianProps } from './isian'
import classes from './isian.module.css'
import { Kelompok } from './kelompok'
import { periksaRentang, rentangCepat, type Rentang } from './rentang'
import { TanggalInput, type BatasTanggal } from './tanggal-input'

type RentangTanggalProps = IsianProps<Rentang> &
  BatasTanggal & {
    /** Days of the operator's period, for the shortcut 'Periode ini'. */
    periode?: Rentang | undefined
    /** The second day is a field of its own, with its own message. */
    idSelesai?: string | undefined
    errorSelesai?: string | undefined
    onBlurSelesai?: (() => void) | undefined
  }

/** Two days with shortcuts (C7); the end may not lie before the start. */
export function RentangTanggalInput({ min, max, periode, idSelesai, errorSelesai, onBlurSelesai, ...props }: RentangTanggalProps) {
  const hariIni = useHariIni()
  const kini = props.value ?? { mulai: null, selesai: null }
  const [, setMasalah] = useMasalah(props.onMasalah)
  const terbalik = periksaRentang(kini)
  useEffect(() => setMasalah(terbalik), [terbalik, setMasalah])
  const umum = { required: props.required, disabled: props.disabled, min, max, labelTersembunyi: true }
  return (
    <Kelompok {...props}>
      <TanggalInput
        {...umum}
        id={props.id}
        label={`${props.label}: mulai`}
        value={kini.mulai}
        error={props.error}
        onBlur={props.onBlur}
        onChange={(mulai) => props.onChange({ ...kini, mulai })}
      />
      <span className={classes.sampai}>s.d.</span>
      <div className={classes.lentur}>
        <TanggalInput
          {...umum}
          id={idSelesai}
          label={`${props.label}: selesai`}
          value={kini.selesai}
          error={terbalik ?? errorSelesai}
          onBlur={onBlurSelesai ?? props.onBlur}
          onChange={(selesai) => props.onChange({ ...kini, selesai })}
        />
      </div>
      <Menu>
        <Menu.Target>
          <ActionIcon size={34} variant="default" aria-label={`Pilihan cepat ${props.label}`} disabled={props.disabled ?? false}>
            <IconChevronDown size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {rentangCepat(hariIni, periode).map(({ nama, rentang }) => (
            <Menu.Item key={nama} onClick={() => props.onChange(rentang)}>
              {nama}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Kelompok>
  )
}
