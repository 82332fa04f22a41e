const DAY_MS = 86_400_000
/** Days from Excel's day 0, 30 December 1899, to 1 January 1970. */
const EPOCH = 25_569
/** 1 March 1900: before it Excel counts a 29 February 1900 that never was. */
const FIRST_SAFE = 61
/** 31 December 9999, the last day that Excel knows. */
const LAST = 2_958_465

/**
 * What the clock shows ('YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm:ss') as Excel counts it, in days; null when Excel can't show
 * it as a date, which the caller then writes as text.
 */
export function excelSerial(clock: string): number | null {
  const serial = Date.parse(clock.length === 10 ? `${clock}T00:00:00Z` : `${clock}Z`) / DAY_MS + EPOCH
  return serial >= FIRST_SAFE && serial < LAST + 1 ? serial : null
}
