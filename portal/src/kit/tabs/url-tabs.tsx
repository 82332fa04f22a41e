import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useMay, type Call } from '../izin/can'

export type Tab = {
  /** Stands in the address: `?tab=riwayat`. */
  key: string
  label: string
  /** The first call that the tab makes; whoever may not make it does not see the tab. */
  call?: Call
  /** Drawn only while the tab is open. */
  content: () => ReactNode
}

/**
 * Tabs whose choice lives in the address, so that reload, 'back' and a link open the same one.
 * Another tab starts with a clean address, because filters of a list in one tab mean nothing in the next.
 */
export function UrlTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [params, setParams] = useSearchParams()
  const may = useMay()
  const allowed = tabs.filter(({ call }) => call === undefined || may(call))
  const open = allowed.find(({ key }) => key === params.get('tab')) ?? allowed[0]
  if (open === undefined) return null
  return (
    <Tabs
      value={open.key}
      onChange={(key) => setParams(key === null || key === allowed[0]?.key ? {} : { tab: key }, { preventScrollReset: true })}
    >
      <Tabs.List aria-label={label} data-cetak="sembunyi">
        {allowed.map((tab) => (
          <Tabs.Tab key={tab.key} value={tab.key}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {allowed.map((tab) => (
        <Tabs.Panel key={tab.key} value={tab.key} pt="md">
          {tab.key === open.key && tab.content()}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
