import type { CalonOrang } from '@sivitas/contract/data-master/mahasiswa/tulis'
import { kesamaanOrang, type Orang } from '@sivitas/rules/data-master/nama'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../../auth/context'
import { acrossProdi } from '../../../auth/queries'
import { Galat } from '../../../kit/galat'
import { listRegistrasi, listTersangka } from './sama-queries'

type Diperiksa = { [Field in keyof Orang]?: Orang[Field] | null | undefined } & { kecuali?: string | undefined }

/**
 * People who may be the same one (DM-R4), those of other prodi too: a second record of a person must not come about because
 * he studied elsewhere. Of those only name, birth date, NIM and prodi are told.
 */
export async function calonSama({ db, session }: Pick<Context, 'db' | 'session'>, orang: Diperiksa): Promise<CalonOrang[]> {
  const dicari: Orang = {
    nama: orang.nama ?? '',
    tanggalLahir: orang.tanggalLahir ?? null,
    namaIbuKandung: orang.namaIbuKandung ?? null,
    nik: orang.nik ?? null,
  }
  return await acrossProdi(db, async () => {
    const tersangka = await listTersangka(db, { ...dicari, kecuali: orang.kecuali })
    const sama = tersangka.flatMap((lain) => {
      const kesamaan = kesamaanOrang(dicari, lain)
      return kesamaan === null ? [] : [{ ...lain, kesamaan }]
    })
    if (sama.length === 0) return []
    const registrasi = await listRegistrasi(
      db,
      sama.map(({ id }) => id),
    )
    return sama.map(({ id, nama, tanggalLahir, kesamaan }) => ({
      idBiodata: id,
      nama,
      tanggalLahir,
      kesamaan,
      registrasi: registrasi
        .filter(({ idBiodata }) => idBiodata === id)
        .map(({ idProdi, jenjangProdi, namaProdi, idBiodata: _person, ...row }) => ({
          ...row,
          labelProdi: labelProdi(jenjangProdi, namaProdi),
          terlihat: session.idProdi === null || session.idProdi.includes(idProdi),
        })),
    }))
  })
}

const KATA = {
  biodata_sama: 'Orang dengan NIK ini sudah tercatat. Tambahkan NIM untuk orang ini, atau periksa NIK-nya.',
  biodata_mirip:
    'Orang dengan nama, tanggal lahir, dan nama ibu yang sama sudah tercatat. Pilih orang itu, atau nyatakan bahwa ini orang lain.',
} as const

/**
 * @throws Galat 409 `biodata_sama` or `biodata_mirip` with the candidates (DM-R4); a likeness passes once the caller says
 * that it is somebody else, and why
 */
export async function assertOrangBaru(
  context: Pick<Context, 'db' | 'session'>,
  orang: Diperiksa,
  { abaikanMirip = false, alasan }: { abaikanMirip?: boolean; alasan?: string | null | undefined },
): Promise<void> {
  const calon = await calonSama(context, orang)
  const type = calon.some(({ kesamaan }) => kesamaan === 'biodata_sama') ? 'biodata_sama' : calon.length > 0 ? 'biodata_mirip' : null
  if (type === null || (type === 'biodata_mirip' && abaikanMirip && alasan)) return
  const tanpaAlasan = type === 'biodata_mirip' && abaikanMirip
  const message = tanpaAlasan ? 'Tulis alasan mengapa ini orang lain.' : KATA[type]
  throw new Galat([409, type], message, {
    rincian: { calon },
    errors: tanpaAlasan ? [{ field: 'alasan', code: 'wajib', message }] : [],
  })
}
