import type { z } from 'zod'
import { useIkatan } from './ikatan'
import type { IsianProps } from './inputs/isian'
import type { Rentang } from './inputs/rentang'
import { RentangTanggalInput } from './inputs/rentang-tanggal-input'
import type { BatasTanggal } from './inputs/tanggal-input'

export type RentangIsianProps<Name extends string> = BatasTanggal & {
  /** The field of the first day, and that of the last. */
  mulai: Name
  selesai: Name
  /** Names both days together. */
  label: string
  periode?: Rentang | undefined
}

function ubah(ikatan: IsianProps<string>, nilai: string | null): void {
  if (nilai !== (ikatan.value ?? null)) ikatan.onChange(nilai)
}

/** Two fields of a schema in one range picker; each keeps its own message. */
export function RentangIsian({ schema, mulai, selesai, ...props }: RentangIsianProps<string> & { schema: z.ZodObject }) {
  const awal = useIkatan<string>(schema, { name: mulai })
  const akhir = useIkatan<string>(schema, { name: selesai })
  return (
    <RentangTanggalInput
      {...awal}
      {...props}
      value={{ mulai: awal.value ?? null, selesai: akhir.value ?? null }}
      idSelesai={akhir.id}
      errorSelesai={akhir.error}
      onBlurSelesai={akhir.onBlur}
      onChange={(rentang) => {
        ubah(awal, rentang?.mulai ?? null)
        ubah(akhir, rentang?.selesai ?? null)
      }}
    />
  )
}
