import type { HasilPa } from '@sivitas/contract/data-master/dosen/dosen-pa'
import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import { Galat, isianSalah } from '../../../kit/galat'
import { adaPeriode } from '../barisan-queries'
import {
  bebanPembimbing,
  listDibimbing,
  STUDI,
  tulisPembimbing,
  type Dibimbing,
  type Pasangan,
  type Pembimbing,
  type Penetapan,
} from './queries'

type Penanya = Pick<Context, 'db' | 'session'>

export type Permintaan = Omit<Penetapan, 'mulaiPeriode'> & {
  mulaiPeriode?: number | undefined
  /** Only a Supervisor may, and says why. */
  melebihiKuota?: boolean | undefined
  /** Only answers what would become of each row. */
  pratinjau?: boolean | undefined
}

export type HasilBernama = HasilPa & { nim: string; nama: string }

/** 409: the lecturer has as many advisees as he may have (edge case 21). */
export const kuotaPenuh = ({ beban, maks }: Pick<Pembimbing, 'beban' | 'maks'>) =>
  new Galat([409, 'kuota_penuh'], `Kuota bimbingan penuh (${beban} dari ${maks})`, {
    halangan: { jenis: 'aturan', pembuka: 'Supervisor dosen atau mahasiswa, dengan alasan' },
  })

/** 422: who has left or retired takes no advisees (edge case 21). */
const tidakAktif = ({ namaLengkap }: Pembimbing) =>
  isianSalah('idDosen', `${namaLengkap} tidak aktif, sehingga tidak dapat menjadi dosen PA`)

/** From which period it counts: the operator's own unless he names one. @throws Galat 422 when the college has no such period */
export async function periodePenetapan({ db, session }: Penanya, mulaiPeriode: number | undefined): Promise<number> {
  const periode = mulaiPeriode ?? session.sesiSemester
  if (!(await adaPeriode(db, periode))) throw isianSalah('mulaiPeriode', 'Periode belum dibuat', 'tidak_dikenal')
  return periode
}

/** Whether loads may be exceeded: a Supervisor asked for it and gave a reason, which the audit log keeps. @throws Galat 403, 422 */
export async function izinKuota({ db, session }: Penanya, { melebihiKuota, alasan }: Permintaan): Promise<boolean> {
  if (alasan) await noteAct(db, { alasan })
  if (!melebihiKuota) return false
  if (!session.supervisor) throw new Galat([403, 'supervisor'], 'Perlu operator Supervisor untuk melampaui kuota bimbingan.')
  if (!alasan) throw isianSalah('alasan', 'Field tidak boleh kosong')
  return true
}

type Putusan = { tulis: Pasangan[]; hasil: HasilBernama[]; galat: Galat[] }

/** Decides row by row: loads grow as the rows are given out, so the last ones of a full lecturer are refused. */
function putuskan(
  rows: readonly Pasangan[],
  orang: Map<string, Dibimbing>,
  { dosen, bebas }: { dosen: Map<string, Pembimbing>; bebas: boolean },
): Putusan {
  const putusan: Putusan = { tulis: [], hasil: [], galat: [] }
  const catat = (idMahasiswa: string, hasil: HasilPa['hasil'], pesan: string | null = null) => {
    const { nim = '', nama = '' } = orang.get(idMahasiswa) ?? {}
    putusan.hasil.push({ idMahasiswa, hasil, pesan, nim, nama })
  }
  const tolak = (id: string, galat: Galat) => {
    catat(id, 'ditolak', galat.message)
    putusan.galat.push(galat)
  }
  for (const { idMahasiswa, idDosen } of rows) {
    const mahasiswa = orang.get(idMahasiswa)
    const calon = idDosen === null ? undefined : dosen.get(idDosen)
    if (!mahasiswa) tolak(idMahasiswa, new Galat([404, 'tidak_ditemukan'], 'Mahasiswa tidak ditemukan.'))
    else if (mahasiswa.idDosenPa === idDosen) catat(idMahasiswa, 'tetap')
    else if (idDosen === null) {
      putusan.tulis.push({ idMahasiswa, idDosen })
      catat(idMahasiswa, 'dilepas')
    } else if (!(STUDI as readonly string[]).includes(mahasiswa.status))
      tolak(
        idMahasiswa,
        isianSalah('idMahasiswa', `${mahasiswa.nim} ${mahasiswa.nama} sudah tidak studi, sehingga tidak memerlukan dosen PA`),
      )
    else if (!calon) tolak(idMahasiswa, isianSalah('idDosen', 'Dosen tidak dikenal', 'tidak_dikenal'))
    else if (calon.statusAktif !== 'A') tolak(idMahasiswa, tidakAktif(calon))
    else if (calon.beban >= calon.maks && !bebas) tolak(idMahasiswa, kuotaPenuh(calon))
    else {
      calon.beban += 1
      putusan.tulis.push({ idMahasiswa, idDosen })
      catat(idMahasiswa, 'ditetapkan')
    }
  }
  return putusan
}

/**
 * Gives students an advisor, or takes him away with `idDosen` null, after all checks (DM-R12, edge cases 21 and 22):
 * answers one result a row, in the order given. Lecturers and students are held, so two operators can't fill one place.
 */
export async function tetapkanBagian(
  penanya: Penanya,
  rows: readonly Pasangan[],
  permintaan: Permintaan,
): Promise<Pick<Putusan, 'hasil' | 'galat'>> {
  const { db } = penanya
  const { pratinjau = false } = permintaan
  const mulaiPeriode = await periodePenetapan(penanya, permintaan.mulaiPeriode)
  const bebas = await izinKuota(penanya, permintaan)
  const unik = [...new Map(rows.map((row) => [row.idMahasiswa, row])).values()]
  const ids = [...new Set(unik.flatMap(({ idDosen }) => (idDosen === null ? [] : [idDosen])))]
  const mahasiswa = unik.map(({ idMahasiswa }) => idMahasiswa)
  const dosen = new Map((await bebanPembimbing(db, ids, !pratinjau)).map((satu) => [satu.id, satu]))
  const orang = new Map((await listDibimbing(db, mahasiswa, !pratinjau)).map((satu) => [satu.id, satu]))
  const { tulis, hasil, galat } = putuskan(unik, orang, { dosen, bebas })
  if (!pratinjau) await tulisPembimbing(db, tulis, { ...permintaan, mulaiPeriode })
  return { hasil, galat }
}

/** As `tetapkanBagian`. @throws Galat the first refusal when not a single row could be written */
export async function tetapkanPembimbing(penanya: Penanya, rows: readonly Pasangan[], permintaan: Permintaan): Promise<HasilPa[]> {
  const { hasil, galat } = await tetapkanBagian(penanya, rows, permintaan)
  const [pertama] = galat
  if (pertama && galat.length === hasil.length) throw pertama
  return hasil.map(({ idMahasiswa, hasil: apa, pesan }) => ({ idMahasiswa, hasil: apa, pesan }))
}

/** Refuses a lecturer who takes nobody, or has not room for so many. @throws Galat 422, 409 */
export function wajibMuat(dosen: Pembimbing, tambahan: number): void {
  if (dosen.statusAktif !== 'A') throw tidakAktif(dosen)
  if (dosen.beban >= dosen.maks) throw kuotaPenuh(dosen)
  if (dosen.beban + tambahan > dosen.maks)
    throw new Galat(
      [409, 'kuota_penuh'],
      `Kuota bimbingan tidak cukup: ${dosen.namaLengkap} membimbing ${dosen.beban} dari ${dosen.maks}, sedangkan yang dipindahkan ${tambahan}.`,
      { halangan: { jenis: 'aturan', pembuka: 'Supervisor dosen atau mahasiswa, dengan alasan' } },
    )
}
