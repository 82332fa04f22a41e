import { useLocation } from 'react-router'
import { IconEyeOff } from '../../kit/icons'
import { useTautanHalaman } from '../menu-context'
import classes from '../strip.module.css'

/** Says on a typed page that the college hides it from its menu; the page works all the same (PL-R18). */
export function Strip() {
  const { pathname } = useLocation()
  if (!useTautanHalaman(pathname).tersembunyi) return null
  return (
    <p className={classes['sembunyi']} role="note">
      <IconEyeOff size={16} aria-hidden />
      Menu ini disembunyikan untuk perguruan tinggi Anda
    </p>
  )
}
