import { useEffect, useRef, type KeyboardEvent } from 'react'
import { TautanMenuLink } from '../menu-link'
import type { SimpulPohon } from '../menu-tree'
import classes from './area-nav.module.css'

/** Where an arrow leads in a panel: up and down along the links, left and right to the neighbouring group. */
function tujuan(panel: HTMLElement, key: string): HTMLElement | undefined {
  const links = [...panel.querySelectorAll<HTMLElement>('a')]
  const kini = links.findIndex((link) => link === document.activeElement)
  if (key === 'ArrowDown') return links[(kini + 1) % links.length]
  if (key === 'ArrowUp') return links[(kini - 1 + links.length) % links.length]
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const groups = [...panel.querySelectorAll<HTMLElement>('[data-grup]')]
  const grup = groups.findIndex((group) => group.contains(document.activeElement))
  const next = (grup + (key === 'ArrowRight' ? 1 : -1) + groups.length) % groups.length
  return groups[next]?.querySelector<HTMLElement>('a') ?? undefined
}

type AreaPanelProps = { id: string; simpul: SimpulPohon; onTutup: () => void }

/** Groups and links of one area. The first link has the focus; Esc gives it back to the area's button. */
export function AreaPanel({ id, simpul, onTutup }: AreaPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('a')?.focus()
  }, [simpul.area])
  const tekan = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onTutup()
    const next = panel.current ? tujuan(panel.current, event.key) : undefined
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Hears the keys of the links inside.
    <section ref={panel} id={id} className={classes['panel']} aria-label={simpul.label}>
      <div className={classes['kolom']}>
        {(simpul.anak ?? []).map((grup) => (
          <section key={grup.label} className={classes['grup']} data-grup aria-label={grup.label}>
            <p className={classes['judulGrup']}>{grup.label}</p>
            <ul className={classes['tautan']}>
              {(grup.anak ?? []).map(
                ({ label, tautan }) =>
                  tautan && (
                    <li key={tautan.path}>
                      <TautanMenuLink tautan={tautan} end className={classes['link']} onKeyDown={tekan}>
                        {label}
                      </TautanMenuLink>
                    </li>
                  ),
              )}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
