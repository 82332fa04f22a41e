import {
  bawaanLuar,
  type BatasKonversi,
  type BatasMbkm,
  type JenisKonversi,
  type PilihanKurikulum,
} from '@sivitas/contract/akademik/konversi-jenis'
import { batasKonversi } from '@sivitas/rules/data-master/konversi'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../auth/context'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { aturanUntukBanyak } from '../../pengaturan/public'
import { todayOf } from '../../tenant/today'
import { listSetKelulusan } from '../set-studi/queries'
import { listSkala, skalaBerlaku } from '../skala-nilai/skala'
import { kurikulumMahasiswa, pembacaSyarat } from '../sks-kelulusan/bahan'
import { listKurikulum } from '../sks-kelulusan/queries'
import { listDiakui, listMakulTujuan, listOrangKonversi, type DiakuiLain, type MakulTujuan, type OrangKonversi } from './orang-queries'
import { listMakul, type MakulRow } from './queries'

type Asker = Pick<Context, 'db' | 'tenant'>

/** What all conversions of a student are held to. */
export type DasarKonversi = {
  orang: OrangKonversi
  tujuan: readonly MakulTujuan[]
  skala: readonly { huruf: string; indeks: number; lulus: boolean }[]
  batas: BatasKonversi
  batasMbkm: BatasMbkm
  /** Courses that other conversions of the student recognise. */
  terpakai: ReadonlySet<string>
  masukIpk: readonly string[]
}

export async function findOrang({ db }: Pick<Context, 'db'>, id: string): Promise<OrangKonversi> {
  const [orang] = await listOrangKonversi(db, [id])
  if (!orang) throw tidakDitemukan('Mahasiswa')
  return orang
}

/**
 * Reads once what conversions of any number of students are held to, and answers the reader of a single one's: `lain` are the
 * courses that other conversions recognise for him. Curricula are read once each.
 */
export async function pembacaDasar(context: Asker) {
  const { db, tenant } = context
  const periode = tenant.college.periodeAktif
  const kurikulum = await listKurikulum(db)
  const syaratDari = pembacaSyarat({ sets: await listSetKelulusan(db), kurikulum, periode })
  const aturanDari = await aturanUntukBanyak(db, periode)
  const skala = await listSkala(db)
  const tujuan = new Map<string, MakulTujuan[]>()
  return async (orang: OrangKonversi, lain: readonly DiakuiLain[]): Promise<DasarKonversi> => {
    const { idProdi, jenjang, idJenisKelas, angkatan } = orang
    const { nilai: aturan } = aturanDari({ idProdi, jenjang, idJenisKelas, angkatan })
    const { sksLulus } = syaratDari(orang)
    const persen = Number(aturan.konversi_maks_persen)
    const idKurikulum = kurikulumMahasiswa(kurikulum, orang)?.id ?? null
    const kunci = idKurikulum ?? idProdi
    const makul = tujuan.get(kunci) ?? (await listMakulTujuan(db, { idProdi, idKurikulum }))
    tujuan.set(kunci, makul)
    return {
      orang,
      tujuan: makul,
      skala: skalaBerlaku(skala, orang, todayOf(context))?.baris ?? [],
      terpakai: new Set(lain.map(({ idMakul }) => idMakul)),
      masukIpk: aturan.konversi_masuk_ipk,
      batas: {
        sksLulus,
        persen,
        batas: batasKonversi(sksLulus, persen),
        diakuiLain: lain.reduce((n, { sks, jenis }) => (bawaanLuar(jenis) ? n + Math.round(sks * 100) : n), 0) / 100,
      },
      batasMbkm: {
        perPeriode: aturan.mbkm_sks_periode,
        seluruhnya: aturan.mbkm_sks_total,
        diakuiLain: lain.flatMap(({ jenis, periode: pada, sks }) => (jenis === 'MBKM' ? [{ periode: pada, sks }] : [])),
      },
    }
  }
}

/** Courses, grades and limit for a student; `kecuali` is the conversion that is edited and so no other one. */
export async function dasarKonversi(context: Asker, orang: OrangKonversi, kecuali?: string): Promise<DasarKonversi> {
  const baca = await pembacaDasar(context)
  const lain = await listDiakui(context.db, [orang.id])
  return await baca(
    orang,
    lain.filter(({ idKonversi }) => idKonversi !== kecuali),
  )
}

/** The same with the courses that a conversion names, for its check. */
export type BahanPeriksa = Pick<DasarKonversi, 'skala' | 'batas' | 'batasMbkm' | 'terpakai'> & {
  jenis: JenisKonversi
  periode: number
  idProdi: string
  makul: ReadonlyMap<string, MakulRow>
  kurikulum: ReadonlySet<string>
}

type Ukuran = Pick<BahanPeriksa, 'jenis' | 'periode'> & { tujuan?: PilihanKurikulum | null }

export async function bahanPeriksa(
  { db }: Pick<Context, 'db'>,
  { tujuan: bawaan, ...dasar }: DasarKonversi,
  { idMakul, jenis, periode, tujuan }: Ukuran & { idMakul: readonly string[] },
): Promise<BahanPeriksa> {
  const { orang, skala, batas, batasMbkm, terpakai } = dasar
  const daftar = tujuan?.makul ?? bawaan
  const makul = await listMakul(db, [...new Set(idMakul)])
  return {
    jenis,
    periode,
    skala,
    batas,
    batasMbkm,
    // Under a new curriculum what he passed himself needs no recognition either.
    terpakai: tujuan ? new Set(tujuan.makul.flatMap((satu) => (satu.terpakai ? [satu.idMakul] : []))) : terpakai,
    idProdi: orang.idProdi,
    makul: new Map(makul.map((satu) => [satu.id, satu])),
    kurikulum: new Set(daftar.map((satu) => satu.idMakul)),
  }
}

const JENIS: Readonly<Record<string, JenisKonversi>> = {
  pindahan: 'TRANSFER',
  rpl_transfer_sks: 'RPL_TRANSFER',
  rpl_perolehan_sks: 'RPL_PEROLEHAN',
}

/** The kind that fits how a student came, else what he can have at all. */
function jenisBawaan({ jenisDaftar, idPtAsal }: OrangKonversi, pilihan: readonly PilihanKurikulum[]): JenisKonversi {
  const daftar = JENIS[jenisDaftar] ?? (idPtAsal === null ? null : 'TRANSFER')
  return daftar ?? (pilihan.some(({ kini }) => !kini) ? 'KURIKULUM' : 'MBKM')
}

/** What the editor shows of a student and his curriculum. */
export function tampilkanBahan({ orang, tujuan, skala, batas, batasMbkm, terpakai }: DasarKonversi, pilihan: readonly PilihanKurikulum[]) {
  const { id, nim, nama, idProdi, angkatan, status, namaJenisDaftar, idPtAsal, namaPtAsal, idProdiAsal, namaProdiAsal } = orang
  return {
    mahasiswa: {
      id,
      nim,
      nama,
      idProdi,
      angkatan,
      status,
      namaJenisDaftar,
      idPtAsal,
      namaPtAsal,
      idProdiAsal,
      namaProdiAsal,
      labelProdi: labelProdi(orang.jenjangProdi, orang.namaProdi),
      jenis: jenisBawaan(orang, pilihan),
    },
    kurikulum: tujuan.map((satu) => ({ ...satu, terpakai: terpakai.has(satu.idMakul) })),
    skala: skala.map(({ huruf, indeks, lulus }) => ({ huruf, indeks, lulus })),
    pilihanKurikulum: [...pilihan],
    batas,
    batasMbkm,
  }
}

/** A graduate's transcript is closed. @throws Galat 423 */
export function wajibBelumLulus({ status }: Pick<OrangKonversi, 'status'>): void {
  if (status === 'L')
    throw new Galat([423, 'terkunci'], 'Mahasiswa sudah lulus, sehingga konversi nilainya tidak dapat diubah lagi.', {
      halangan: { jenis: 'keadaan', pembuka: null },
    })
}
