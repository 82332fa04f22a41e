import {
  FIELD_GABUNG,
  NAMA_FIELD_GABUNG,
  type Duplikat,
  type FieldGabung,
  type OrangGabung,
} from '@sivitas/contract/data-master/mahasiswa/duplikat'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { samarkanNama, samarkanNikDaftar } from '@sivitas/rules/platform/samaran'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { acrossProdi, noteAct } from '../../../auth/queries'
import { Galat, isianSalah, tanpaHak, tidakDitemukan } from '../../../kit/galat'
import { perbaruiKelengkapanOrang } from '../kelengkapan'
import {
  bukaGabungan,
  bukaOrang,
  gabungkan,
  listGabungan,
  listMirip,
  listRegistrasi,
  pisahkan,
  type Orang,
  type Registrasi,
} from './duplikat-queries'
import { pasanganMirip } from './pindai-job'

const calls = api.dataMaster.duplikat
const BATAL_MS = 30 * 86_400_000
const SAMAR: Partial<Record<FieldGabung, (teks: string) => string>> = {
  nik: samarkanNikDaftar,
  noKk: samarkanNikDaftar,
  npwp: samarkanNikDaftar,
  namaIbuKandung: samarkanNama,
}
const kolom = (field: string) => field.replaceAll(/[A-Z]/g, (huruf) => `_${huruf.toLowerCase()}`)

function tampil(orang: Orang, registrasi: readonly Registrasi[]): OrangGabung {
  const isi = NAMA_FIELD_GABUNG.map((field) => {
    const teks = orang[field]
    return [field, typeof teks === 'string' && teks !== '' ? (SAMAR[field]?.(teks) ?? teks) : null] as const
  })
  return {
    idBiodata: orang.id,
    nama: orang.nama,
    tanggalLahir: orang.tanggalLahir,
    statusPddikti: orang.statusPddikti,
    isi: Object.fromEntries(isi),
    registrasi: registrasi
      .filter(({ idBiodata }) => idBiodata === orang.id)
      .map(({ id, nim, angkatan, jenjangProdi, namaProdi }) => ({ id, nim, angkatan, labelProdi: labelProdi(jenjangProdi, namaProdi) })),
  }
}

/** Pairs that may be one person (DM-R4), and merges that may still be taken back. */
async function daftar({ db }: Context): Promise<Duplikat> {
  const orang = await listMirip(db)
  const registrasi = await listRegistrasi(
    db,
    orang.map(({ id }) => id),
  )
  const pasangan = pasanganMirip(orang).map(([satu, dua]) => ({
    satu: tampil(satu, registrasi),
    dua: tampil(dua, registrasi),
    beda: NAMA_FIELD_GABUNG.filter((field) => (satu[field] ?? null) !== (dua[field] ?? null)),
  }))
  const gabungan = await listGabungan(db)
  return { pasangan, gabungan: gabungan.map((satu) => ({ ...satu, batalSampai: new Date(satu.digabungPada.getTime() + BATAL_MS) })) }
}

function assertSupervisor({ session }: Context): void {
  if (!session.supervisor) throw tanpaHak('Perlu operator Supervisor', { supervisor: true })
}

type Gabung = { idUtama: string; idLain: string; pilihanField: Partial<Record<FieldGabung, 'utama' | 'lain'>>; alasan: string }

/** Who is registered where nobody may look can't be moved. */
async function assertTerlihat({ db }: Context, ids: readonly string[]): Promise<Registrasi[]> {
  const terlihat = await listRegistrasi(db, ids)
  const semua = await acrossProdi(db, () => listRegistrasi(db, ids))
  if (semua.length !== terlihat.length)
    throw new Galat([403, 'prodi'], 'Salah satu orang ini juga terdaftar pada program studi di luar akses Anda.')
  return terlihat
}

/** @throws Galat 409 where both are registered for the same prodi and period: one of these registrations is wrong (edge 30) */
function assertBedaProdi(registrasi: readonly Registrasi[], { idUtama, idLain }: Gabung): void {
  const milik = (id: string) => registrasi.filter(({ idBiodata }) => idBiodata === id)
  const bentrok = milik(idLain).find((lain) =>
    milik(idUtama).some(({ idProdi, periodeMasuk }) => idProdi === lain.idProdi && periodeMasuk === lain.periodeMasuk),
  )
  if (bentrok)
    throw new Galat(
      [409, 'registrasi_sama'],
      `Keduanya terdaftar pada ${labelProdi(bentrok.jenjangProdi, bentrok.namaProdi)} untuk periode masuk yang sama. Hapus dahulu registrasi yang keliru.`,
    )
}

/**
 * Makes one person of two. A field comes from the one who stays unless the choice says otherwise; where he has none, the
 * other's fills it. Two different NIK need the choice itself.
 * @throws Galat 403 without Supervisor or outside the prodi, 404, 409 `registrasi_sama`, 422
 */
async function gabung(context: Context, input: Gabung) {
  const { db } = context
  const { idUtama, idLain, pilihanField, alasan } = input
  assertSupervisor(context)
  if (idUtama === idLain) throw isianSalah('idLain', 'Pilih dua orang yang berbeda')
  const orang = await bukaOrang(db, [idUtama, idLain])
  const [utama, lain] = [orang.get(idUtama), orang.get(idLain)]
  if (!utama || !lain) throw tidakDitemukan('Biodata')
  assertBedaProdi(await assertTerlihat(context, [idUtama, idLain]), input)
  if (utama.nik && lain.nik && utama.nik !== lain.nik && pilihanField.nik === undefined)
    throw isianSalah('pilihanField.nik', 'NIK keduanya berbeda. Pilih NIK yang benar.', 'wajib')
  await noteAct(db, { alasan })
  const ambil = NAMA_FIELD_GABUNG.filter((field) => (pilihanField[field] ?? (utama[field] ? 'utama' : 'lain')) === 'lain' && lain[field])
  const hasil = await gabungkan(db, { idUtama, idLain, ambil: ambil.map(kolom) })
  if (!hasil) throw tidakDitemukan('Biodata')
  await perbaruiKelengkapanOrang(db, [idUtama])
  return { id: hasil.id, batalSampai: new Date(hasil.digabungPada.getTime() + BATAL_MS) }
}

/** @throws Galat 403 without Supervisor, 404, 409 after 30 days or a second time */
async function batal(context: Context, { id, alasan }: { id: string; alasan: string }) {
  const { db } = context
  const gabungan = await bukaGabungan(db, id)
  if (!gabungan) throw tidakDitemukan('Penggabungan')
  assertSupervisor(context)
  if (gabungan.dibatalkan) throw new Galat([409, 'transisi_tidak_sah'], 'Penggabungan ini sudah dibatalkan.')
  if (gabungan.lewat) throw new Galat([409, 'transisi_tidak_sah'], 'Penggabungan hanya dapat dibatalkan dalam 30 hari.')
  await assertTerlihat(context, [gabungan.idUtama])
  await noteAct(db, { alasan })
  await pisahkan(db, gabungan, Object.keys(FIELD_GABUNG).map(kolom))
  await perbaruiKelengkapanOrang(db, [gabungan.idUtama, gabungan.idLain])
  return { idBiodata: gabungan.idLain }
}

/** Two records of one person: found, made one, and parted again. */
export const duplikat = calls.router({
  list: calls.list.handler(async ({ context }) => ({ data: await daftar(context) })),
  gabung: calls.gabung.handler(async ({ input, context }) => ({
    status: { message: 'Biodata berhasil digabung' },
    data: await gabung(context, input),
  })),
  batal: calls.batal.handler(async ({ input, context }) => ({
    status: { message: 'Penggabungan dibatalkan' },
    data: await batal(context, input),
  })),
})
