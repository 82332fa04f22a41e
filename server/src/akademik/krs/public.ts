/** What other areas ask about KRS; apart from the area's own door, so that the area may ask them in turn. */
export { listKrs, type KrsTerambil } from './terambil-queries'
