import type { RouteObject } from 'react-router'
import type { Call } from './izin/can'

/** Which frame a screen stands in: top bar only, top bar with sidebar (the default), or nothing. */
export type Layout = 'dashboard' | 'default' | 'single'

/**
 * One line of an area's table of contents: where a screen lives, who may open it, how it loads.
 * Label, group and place in the menu stand in the shell's menu tree under the same path; a path of
 * the tree without a screen is not in the menu.
 */
export type Screen = {
  /** Absolute, without parameters: what comes behind it is decided by `routes`. */
  path: `/${string}`
  /** The page's name in the browser tab until the screen sets a better one. */
  title: string
  /** The first call that the screen makes; whoever may make it may open the screen. */
  opens: Call
  layout?: Layout
  /** Routes relative to `path`; loaded when the screen is first opened. */
  routes: () => Promise<RouteObject[]>
}
