import { z } from 'zod'

/** What the wizard has gathered, kept in the tab until it is saved. */
export const Draf = z.object({
  isi: z.record(z.string(), z.unknown()),
  /** Steps that were left with everything right. */
  selesai: z.array(z.string()),
  /** Somebody who is here already gets another NIM. */
  orang: z.object({ idBiodata: z.string(), nama: z.string(), nim: z.array(z.string()) }).nullable(),
  /** Somebody alike is another one, and why. */
  lain: z.string().nullable(),
  idFoto: z.string().nullable(),
  dokumen: z.array(z.object({ jenis: z.string(), idBerkas: z.string(), nama: z.string() })),
})
export type Draf = z.infer<typeof Draf>

export const KOSONG: Draf = {
  isi: {
    kewarganegaraan: 'ID',
    samaDenganKtp: true,
    semesterAwal: 1,
    penerimaKps: false,
    kebutuhanKhusus: 0,
    kebutuhanKhususAyah: 0,
    kebutuhanKhususIbu: 0,
    jenisDaftar: 'peserta_didik_baru',
  },
  selesai: [],
  orang: null,
  lain: null,
  idFoto: null,
  dokumen: [],
}
