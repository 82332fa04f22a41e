import { Stack } from '@mantine/core'
import { PageHead } from '../../kit/page/page-head'
import { IdeCard } from './ide-card'
import classes from './inspire.module.css'
import { PintasanKeyboardCard } from './pintasan-keyboard-card'
import { RilisCard } from './rilis-card'

/** /inspire 'Inspirasi': what is new, how to be quicker, and a box for ideas. */
export function InspirePage() {
  return (
    <Stack gap="md">
      <PageHead title="Inspirasi" />
      <div className={classes['petak']}>
        <div className={classes['kolom']}>
          <RilisCard />
          <PintasanKeyboardCard />
        </div>
        <IdeCard />
      </div>
    </Stack>
  )
}
