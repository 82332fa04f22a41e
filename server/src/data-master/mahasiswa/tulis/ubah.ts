import type { MahasiswaUbah } from '@sivitas/contract/data-master/mahasiswa/tulis'
import { batasStudiPeriode } from '@sivitas/rules/platform/semester-ke'
import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import { withWords } from '../../../kit/constraint'
import { duplikat, isianSalah } from '../../../kit/galat'
import { tetapkanPembimbing } from '../../dosen/pembimbing/tetapkan'
import { perbaruiKelengkapanOrang } from '../kelengkapan'
import { openMahasiswa, tulisVersi } from './buka'
import type { Terbuka } from './buka-queries'
import { kolomAlamat, kolomBiodata, kolomOrangTua, type Kolom } from './kolom'
import { assertBolehPindah } from './pindah'
import { periksaAlamat, periksaBiodata, periksaKeluarga, periksaTempat, terisiSaja, tolakBila } from './periksa'
import { assertOrangBaru } from './sama'
import { assertBukti } from './terkirim'
import { punyaDokumenSah, readBiodata, readRegistrasi, samakanIbu, upsertOrangTua } from './tulis-queries'

const PERSON_WORDS = {
  biodata_email_kampus: () => duplikat('biodata.emailKampus', 'Email kampus sudah dipakai orang lain'),
  biodata_paspor: () => duplikat('biodata.noPaspor', 'Nomor paspor sudah dipakai orang lain'),
  biodata_nik: () => duplikat('biodata.nik', 'NIK sudah dipakai orang lain'),
}

/**
 * Writes the sections that were named, in one transaction.
 * @throws Galat 409 `versi_usang` with the fields changed since (edge case 9), 409 of DM-R25 with counts, 422
 */
export async function ubahMahasiswa(context: Context, input: MahasiswaUbah): Promise<void> {
  const { db } = context
  const mahasiswa = await openMahasiswa(db, input.id)
  if (input.alasan) await noteAct(db, { alasan: input.alasan })
  if (input.biodata || input.alamat || input.orangTua || input.nikTerverifikasi !== undefined) await ubahOrang(context, mahasiswa, input)
  if (input.registrasi) await ubahRegistrasi(context, mahasiswa, input)
  if (input.idDosenPa !== undefined)
    await tetapkanPembimbing(context, [{ idMahasiswa: mahasiswa.id, idDosen: input.idDosenPa }], { sebab: 'ganti', alasan: input.alasan })
  await perbaruiKelengkapanOrang(db, [mahasiswa.idBiodata])
}

/** Which version the caller has seen, for a section that is named. */
function versiDari(versi: number | undefined, field: string): number {
  if (versi === undefined) throw isianSalah(field, 'Field tidak boleh kosong')
  return versi
}

type Bagian = Pick<MahasiswaUbah, 'biodata' | 'alamat' | 'orangTua' | 'nikTerverifikasi' | 'versiBiodata' | 'alasan' | 'idBerkasBukti'> & {
  /** Proof that is among the student's files already. */
  bukti?: readonly string[]
}

/** The person's own sections, which count for all of his registrations. */
export async function ubahOrang(context: Context, mahasiswa: Terbuka, input: Bagian): Promise<void> {
  const { db } = context
  const lama = await readBiodata(db, mahasiswa.idBiodata)
  const { biodata = {}, alamat = {}, orangTua = [] } = input
  const domisili = lama.alamatDomisili as Kolom | null
  tolakBila([
    ...(await periksaBiodata(context, biodata, lama)),
    ...(await periksaAlamat(db, alamat, { ...lama, idWilayahDomisili: domisili?.['idWilayah'] })),
    ...(await periksaKeluarga(db, orangTua, biodata.tanggalLahir ?? lama.tanggalLahir)),
  ])
  await assertOrangLain(context, lama, biodata)
  const kolom: Kolom = { ...kolomBiodata(biodata, lama.kontakDarurat as never), ...kolomAlamat(alamat, domisili) }
  const terkirim = await assertBukti(context, mahasiswa, { lama, kolom, input })
  Object.assign(kolom, await tandaNik(context, mahasiswa, { lama, kolom, mau: input.nikTerverifikasi }))
  if (Object.keys(terisiSaja(kolom)).length > 0)
    await withWords(PERSON_WORDS, () =>
      tulisVersi(db, 'biodata', {
        id: lama.id,
        versi: versiDari(input.versiBiodata, 'versiBiodata'),
        ...kolom,
        ...(terkirim && { perluPdm: true }),
      }),
    )
  for (const satu of orangTua) await upsertOrangTua(db, lama.id, kolomOrangTua(satu))
  const ibu = biodata.namaIbuKandung === undefined ? orangTua.find(({ peran }) => peran === 'ibu')?.nama : biodata.namaIbuKandung
  if (ibu !== undefined) await samakanIbu(db, lama.id, ibu)
}

type Lama = Awaited<ReturnType<typeof readBiodata>>

/** A change must not make two records of one person either (DM-R4). */
async function assertOrangLain(context: Context, lama: Lama, biodata: NonNullable<Bagian['biodata']>): Promise<void> {
  if (!biodata.nik || biodata.nik === lama.nik) return
  await assertOrangBaru(context, { nik: biodata.nik, kecuali: lama.id }, {})
}

type TandaNik = { lama: Lama; kolom: Kolom; mau: boolean | undefined }

/** A NIK that does not fit the birth date counts once a KTP that was accepted shows it (DM-R3); another one has to be looked at again. */
async function tandaNik({ db }: Context, { idBiodata }: Terbuka, { lama, kolom, mau }: TandaNik): Promise<Kolom> {
  if (mau === undefined) {
    const lain = (['nik', 'tanggalLahir', 'jenisKelamin'] as const).some(
      (field) => kolom[field] !== undefined && kolom[field] !== lama[field],
    )
    return lain ? { nikTerverifikasi: false } : {}
  }
  if (mau && !(await punyaDokumenSah(db, idBiodata, 'ktp')))
    throw isianSalah('nikTerverifikasi', 'Verifikasi NIK memerlukan dokumen KTP yang sudah dinyatakan sah.')
  return { nikTerverifikasi: mau }
}

async function ubahRegistrasi(context: Context, mahasiswa: Terbuka, input: MahasiswaUbah): Promise<void> {
  const { db } = context
  const isian = input.registrasi ?? {}
  const lama = await readRegistrasi(db, mahasiswa.id)
  const { aduan, fakta, utuh } = await periksaTempat(context, isian, { tanggalLahir: mahasiswa.tanggalLahir, registrasi: lama })
  tolakBila(aduan)
  await assertBolehPindah(context, { lama, baru: utuh, alasan: input.alasan })
  const batas = fakta.prodi?.batasStudiSemester ?? 2 * (fakta.prodi?.masaTempuh ?? 8)
  await withWords({}, () =>
    tulisVersi(db, 'mahasiswa', {
      id: mahasiswa.id,
      versi: versiDari(input.versi, 'versi'),
      ...isian,
      ...(lama.idProdi !== utuh.idProdi && isian.idKonsentrasi === undefined && { idKonsentrasi: null }),
      batasStudiPeriode: batasStudiPeriode({ periodeMasuk: utuh.periodeMasuk, semesterAwal: utuh.semesterAwal }, batas),
    }),
  )
}
