import { z } from 'zod'
import { one } from '../../../kit/answer'
import { optionalId, optionalText } from '../../../kit/fields'
import { procedure } from '../../../kit/procedure'
import { Ditolak, PilihanMahasiswa } from '../pilihan-mahasiswa'

/** What is named is set; an absent field stays as it is. A kelas of null takes the students out of theirs. */
export const PenempatanInput = z.object({
  pilihan: PilihanMahasiswa,
  /** From when kampus, jenis kelas and kelompok sesi hold (DM-R25); a kelas holds at once. */
  periode: z.int('Isi dengan angka').meta({ title: 'Berlaku mulai periode' }),
  idKampus: optionalId().meta({ title: 'Kampus' }),
  idJenisKelas: optionalId().meta({ title: 'Jenis kelas' }),
  idKelompokSesi: optionalId().meta({ title: 'Kelompok sesi' }),
  idKelasDefault: optionalId().meta({ title: 'Kelas' }),
  /** Of a Supervisor who changes the running period although bills or an approved KRS exist. */
  alasan: optionalText(255).meta({ title: 'Alasan' }),
  pratinjau: z.boolean().default(false),
})
export type PenempatanInput = z.output<typeof PenempatanInput>

/** What a change does, or has done. */
export const PenempatanHasil = z.object({
  jumlah: z.int().meta({ title: 'Mahasiswa' }),
  /** Rows that change now. */
  berubah: z.int().meta({ title: 'Berubah' }),
  /** Rows that wait for the period. */
  menunggu: z.int().meta({ title: 'Menunggu periode' }),
  sama: z.int().meta({ title: 'Sudah demikian' }),
  /** Students with an approved KRS of the running period, which only a Supervisor moves then (DM-R25). */
  krs: z.int().meta({ title: 'KRS' }),
  ditolak: z.array(Ditolak),
  /** Old -> new with how many students, the commonest first. */
  perubahan: z.array(z.object({ field: z.string(), sebelum: z.string().nullable(), sesudah: z.string().nullable(), jumlah: z.int() })),
  /** So many that a job writes them; set when it does. */
  lewatPekerjaan: z.boolean(),
  idPekerjaan: z.uuid().nullable(),
})
export type PenempatanHasil = z.infer<typeof PenempatanHasil>

export const kampusJenisKelas = {
  atur: procedure
    .meta({ scope: 'F3', access: 'T' })
    .route({ method: 'PUT', path: '/v2/master/mahasiswa/kampus-jenis-kelas' })
    .input(PenempatanInput)
    .output(one(PenempatanHasil)),
}
