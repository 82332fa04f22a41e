import { Notifications } from '@mantine/notifications'
import classes from './toasts.module.css'

/** The stack at the top right. */
export const Toasts = () => (
  <Notifications position="top-right" className={classes.toast} limit={5} containerWidth={360} pauseResetOnHover="notification" />
)
