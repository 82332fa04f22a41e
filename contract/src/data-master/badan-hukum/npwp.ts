import { z } from 'zod'

/** A tax number: 15 digits, or 16 since 2024; dots and dashes are how it is printed and are left out. */
export const npwp = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.replaceAll(/[.\-\s]/g, '') || null : value),
      z
        .string()
        .regex(/^\d{15,16}$/, 'NPWP harus 15 atau 16 angka')
        .nullable(),
    )
    .optional()
    .meta({ title: 'NPWP' })
