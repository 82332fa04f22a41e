import pg from 'pg'

const DATE = 1082
const DATE_ARRAY = 1182
const INT8 = 20
const INT8_ARRAY = 1016
const NUMERIC = 1700
const NUMERIC_ARRAY = 1231
/** The list of type numbers in pg's types lacks the arrays. */
const TEXT_ARRAY = 1009 as number as Parameters<typeof pg.types.getTypeParser>[0]

/**
 * Reads an int8 as a number.
 * @throws RangeError above 2^53: a silently rounded count or amount of money would be worse than a failed call.
 */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a JavaScript number`)
  return value
}

/** Splits a one-dimensional array with pg's own reader of text[]; NULL elements stay null. */
function elements(text: string): (string | null)[] {
  const parse: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY)
  return parse(text)
}

function each<T>(parse: (text: string) => T) {
  return (text: string): (T | null)[] => elements(text).map((element) => (element === null ? null : parse(element)))
}

/**
 * How column values become JavaScript values, for one pool: int8 and numeric are numbers, a date is the string
 * 'YYYY-MM-DD' (a Date would carry the server's time zone into birthdays), a timestamptz is a Date.
 * It is made per pool so that other users of pg in this process keep theirs.
 */
export function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, safeInteger)
  types.setTypeParser(INT8_ARRAY, each(safeInteger))
  types.setTypeParser(NUMERIC, Number)
  types.setTypeParser(NUMERIC_ARRAY, each(Number))
  types.setTypeParser(DATE, (text) => text)
  types.setTypeParser(DATE_ARRAY, elements)
  return types
}
