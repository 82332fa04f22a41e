import { ApiError } from '../../../../kit/galat'

type Isi = Readonly<Record<string, unknown>>
const kosong = (nilai: unknown) => nilai ?? null

/**
 * Answers the fields that a person changed. Only those are sent, so that what a colleague wrote meanwhile into other fields
 * stays (edge case 9).
 */
export function yangBerubah<Values extends object>(awal: Isi, values: Values): Partial<Values> {
  const beda = Object.entries(values).filter(([name, nilai]) => JSON.stringify(kosong(nilai)) !== JSON.stringify(kosong(awal[name])))
  return Object.fromEntries(beda) as Partial<Values>
}

/** The server names fields by their section ('biodata.nik'); the form of one tab knows no sections. */
export async function diBagian<Hasil>(bagian: string, simpan: Promise<Hasil>): Promise<Hasil> {
  try {
    return await simpan
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const errors = error.errors.map((one) =>
      one.field.startsWith(`${bagian}.`) ? { ...one, field: one.field.slice(bagian.length + 1) } : one,
    )
    const { status, type, message, detail, requestId, rincian, halangan } = error
    throw new ApiError({ status, type, message, detail, errors, requestId, rincian, halangan })
  }
}
