type Makul = { semester: number | null; sks: number }
type Semester<Row> = { semester: number | null; sks: number; mk: Row[] }

/** Answers courses by semester of the plan, those outside of it last, each with the SKS it adds up to. */
export function menurutSemester<Row extends Makul>(mk: readonly Row[]): Semester<Row>[] {
  const semester = new Map<number | null, Row[]>()
  for (const satu of mk) semester.set(satu.semester, [...(semester.get(satu.semester) ?? []), satu])
  return [...semester]
    .map(([ke, milik]) => ({ semester: ke, sks: milik.reduce((jumlah, { sks }) => jumlah + sks, 0), mk: milik }))
    .toSorted((a, b) => (a.semester ?? Infinity) - (b.semester ?? Infinity))
}
