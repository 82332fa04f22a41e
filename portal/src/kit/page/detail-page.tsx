import { Anchor, Card, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconArrowLeft } from '../icons'
import { KEMBALI, listAddress } from '../table/list-memory'
import { UrlTabs, type Tab } from '../tabs/url-tabs'
import type { PageAction } from './page-action'
import { PageHead } from './page-head'
import classes from './page.module.css'

type DetailPageProps = {
  /** What a person calls the row. */
  name: string
  /** NIM, NIDN, number of a letter; null where a row has none. */
  number: string | null
  /** Address of the picture; null where there is none. */
  photo?: string | null
  badges: ReactNode
  /** The few facts that are asked most; they stay in sight with the name while the page scrolls. */
  facts?: ReactNode
  /** The list that the row belongs to; it opens where it was left. */
  back: { path: string; label: string }
  /** The one act that the state asks for. */
  primary?: PageAction
  more?: readonly PageAction[]
  tabs: readonly Tab[]
  /** Riwayat, berkas, catatan: 320 px at the right. */
  rail?: ReactNode
}

/** The frame of one row (design language, page anatomy 3). */
export function DetailPage({ name, number, photo, badges, facts, back, primary, more, tabs, rail }: DetailPageProps) {
  return (
    <div className={classes.page}>
      <Anchor component={Link} to={listAddress(back.path)} state={KEMBALI} data-cetak="sembunyi">
        <Group gap="xs" component="span">
          <IconArrowLeft size={14} aria-hidden />
          {back.label}
        </Group>
      </Anchor>
      <div className={classes.identity}>
        {photo !== undefined && photo !== null && <img className={classes.photo} src={photo} alt={`Foto ${name}`} />}
        <div>
          <PageHead
            title={name}
            trail={name}
            primary={primary}
            {...(more && { more })}
            aside={
              <>
                {number !== null && (
                  <Text c="dimmed" component="span">
                    {number}
                  </Text>
                )}
                {badges}
              </>
            }
          />
          {facts !== undefined && <div className={classes.headFacts}>{facts}</div>}
        </div>
      </div>
      <div className={rail === undefined ? undefined : classes.columns}>
        <Card>
          <UrlTabs label={`Bagian ${name}`} tabs={tabs} />
        </Card>
        {rail !== undefined && (
          <section className={classes.rail} aria-label="Keterangan tambahan">
            {rail}
          </section>
        )}
      </div>
    </div>
  )
}
