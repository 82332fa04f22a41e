import type { MatriksKualifikasi, UsulanKualifikasi } from '@sivitas/contract/data-master/dosen/kualifikasi'
import { badgePendidikan } from '@sivitas/rules/data-master/mengajar'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { kaliMengampu } from '../../../akademik/public'
import type { Db } from '../../../db/client'
import { prodiBoleh } from '../barisan-queries'
import { listDosenMatriks, listMakul, listSel, namaDosen, type DosenRow, type SelRow } from './queries'

const kunci = ({ idDosen, idMakul }: { idDosen: string; idMakul: string }) => `${idDosen}:${idMakul}`

function barisDosen(row: DosenRow, jenjang: number, berpengalaman: ReadonlySet<string>) {
  const { id, namaLengkap, jenjangProdi, namaProdi, luar, pendidikan, namaPendidikan } = row
  return {
    id,
    namaLengkap,
    luar,
    homebase: jenjangProdi && namaProdi ? labelProdi(jenjangProdi, namaProdi) : null,
    pendidikan: namaPendidikan ?? pendidikan,
    badge: pendidikan === null ? 'Pendidikan belum diisi' : badgePendidikan(jenjang, Number(pendidikan), berpengalaman.has(id)),
  }
}

/** Who has shown experience, which prodi of professions ask for beside the degree (DM-R16). */
const yangBerpengalaman = (sel: readonly SelRow[]) =>
  new Set(sel.filter(({ dasar }) => dasar.includes('pengalaman')).map(({ idDosen }) => idDosen))

type Tanya = { prodi: string; semester?: number[] | undefined; cari?: string | undefined; belumDisetujui?: boolean | undefined }

/** The matrix of a prodi with what is missing in it. @throws Galat 422, 403 */
export async function matriks(db: Db, { prodi, semester, cari = '', belumDisetujui }: Tanya): Promise<MatriksKualifikasi> {
  const { id: idProdi, nama, jenjang, jenjangProdi } = await prodiBoleh(db, prodi)
  const makul = await listMakul(db, idProdi, semester)
  const semua = await listSel(db, idProdi)
  const kali = new Map((await kaliMengampu(db, idProdi)).map((satu) => [kunci(satu), satu.kali]))
  const baris = await listDosenMatriks(db, idProdi, cari)
  const tampil = new Set(makul.map(({ id }) => id))
  const utama = new Set(semua.filter(({ tingkat }) => tingkat === 1).map(({ idMakul }) => idMakul))
  const berkualifikasi = new Set(semua.map(({ idDosen }) => idDosen))
  const pengalaman = yangBerpengalaman(semua)
  const sel = semua.filter(
    ({ idMakul, disetujui }) => tampil.has(idMakul) && (belumDisetujui === undefined || disetujui !== belumDisetujui),
  )
  return {
    idProdi,
    labelProdi: labelProdi(jenjangProdi, nama),
    makul,
    dosen: baris.map((row) => barisDosen(row, Number(jenjang), pengalaman)),
    sel: sel.map((satu) => ({ ...satu, kaliMengampu: kali.get(kunci(satu)) ?? 0 })),
    tanpaUtama: makul.filter(({ id }) => !utama.has(id)).map(({ id }) => id),
    tanpaKualifikasi: baris.filter(({ id, luar }) => !luar && !berkualifikasi.has(id)).map(({ id }) => id),
  }
}

/** Suggestions of one answer; the rest comes up once these are taken. */
const USULAN_MAKS = 200

/** Who has taught a course often enough and is not qualified for it yet, most often first. */
export async function usulan(db: Db, { prodi, minimal }: { prodi: string; minimal: number }): Promise<UsulanKualifikasi[]> {
  const { id: idProdi } = await prodiBoleh(db, prodi)
  const ada = new Set((await listSel(db, idProdi)).map(kunci))
  const sering = (await kaliMengampu(db, idProdi)).filter((satu) => satu.kali >= minimal && !ada.has(kunci(satu)))
  const makul = new Map((await listMakul(db, idProdi, undefined)).map((satu) => [satu.id, satu]))
  const nama = await namaDosen(
    db,
    sering.map(({ idDosen }) => idDosen),
  )
  return sering
    .flatMap(({ idDosen, idMakul, kali }) => {
      const [dosen, mk] = [nama.get(idDosen), makul.get(idMakul)]
      return dosen && mk ? [{ idDosen, namaDosen: dosen, idMakul, kode: mk.kode, namaMakul: mk.nama, kaliMengampu: kali }] : []
    })
    .toSorted((a, b) => b.kaliMengampu - a.kaliMengampu || (`${a.namaDosen} ${a.kode}` < `${b.namaDosen} ${b.kode}` ? -1 : 1))
    .slice(0, USULAN_MAKS)
}
