/** What areas ask of the ground that is itself an area: names behind the keys that the audit log speaks of. */
export { withNames } from './audit/names-queries'
