import { UnstyledButton } from '@mantine/core'
import { usePeriode } from '../../auth/operator'
import { bukaPanel } from '../profile/panel'
import classes from './top-bar.module.css'

/** The period that the operator works in; amber when it is not the college's active one. Opens 'Ubah Periode'. */
export function PeriodChip() {
  const { label, aktif } = usePeriode()
  return (
    <UnstyledButton
      className={classes['periode']}
      data-lain={!aktif || undefined}
      onClick={() => bukaPanel('periode')}
      aria-label={`Periode ${label}${aktif ? '' : ', bukan periode aktif'}. Ubah periode`}
    >
      {label}
      {!aktif && <span> · Bukan periode aktif</span>}
    </UnstyledButton>
  )
}
