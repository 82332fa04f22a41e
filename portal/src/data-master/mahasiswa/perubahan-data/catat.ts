import type { CatatPermintaan, FieldPerubahan, PermintaanPerubahan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import type { z } from 'zod'
import { ApiError } from '../../../kit/galat'

/** Answers the request that a filled form makes: only the chosen fields, in the order of choosing. */
export function permintaanDari({ idMahasiswa, field, alasan, bukti, ...nilai }: z.output<typeof CatatPermintaan>): PermintaanPerubahan {
  return {
    idMahasiswa,
    isian: field.map((satu) => ({ field: satu, baru: nilai[satu] ?? null })),
    alasan: alasan ?? null,
    bukti: bukti ? [bukti] : [],
  }
}

/** Answers a refusal with its messages at the fields of the form: 'isian.1.baru' is the second chosen one. */
export function menurutIsian(error: unknown, field: readonly FieldPerubahan[]): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, type, message, detail, requestId, rincian, halangan } = error
  const errors = error.errors.map((satu) => {
    const [awal = '', at] = satu.field.split('.')
    return { ...satu, field: awal === 'isian' ? (field[Number(at)] ?? 'field') : awal }
  })
  return new ApiError({ status, type, message, detail, errors, requestId, rincian, halangan })
}
