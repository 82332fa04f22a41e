import type { PenempatanHasil, PenempatanInput } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kampus-jenis-kelas'
import type { Ditolak } from '@sivitas/contract/data-master/mahasiswa/pilihan-mahasiswa'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { listKrs } from '../../../akademik/krs/public'
import { noteAct } from '../../../auth/queries'
import { Galat, isianSalah } from '../../../kit/galat'
import type { OrangPilihan } from '../pilihan/queries'
import { terpilih, type Pemilih } from '../pilihan/pilihan'
import { findBerlaku, holdKelas, listTempat, moveMahasiswa, noteTempat, seatAll, type Pindah, type Tempat } from './penempatan-queries'

const FIELDS = ['idKampus', 'idJenisKelas', 'idKelompokSesi', 'idKelasDefault'] as const
type Field = (typeof FIELDS)[number]

/** More than so many take over two seconds. */
const LANGSUNG = 500

const JENIS: Readonly<Record<Field, Tempat['jenis']>> = {
  idKampus: 'kampus',
  idJenisKelas: 'jenisKelas',
  idKelompokSesi: 'kelompokSesi',
  idKelasDefault: 'kelas',
}

/** Where everybody of the selection goes; undefined stays as it is. */
type Tujuan = Partial<Record<Field, string | null>>

type Rencana = {
  tujuan: Tujuan
  tempat: Map<string, Tempat>
  pindah: OrangPilihan[]
  sama: number
  ditolak: Ditolak[]
  nanti: boolean
  krs: number
}

/** Those whom a destination would change. */
const berbeda = (orang: OrangPilihan, tujuan: Tujuan, fields: readonly Field[] = FIELDS) =>
  fields.some((field) => tujuan[field] !== undefined && tujuan[field] !== orang[field])

/** @throws Galat 422 on a place that is not there, is of another kind, or no longer in use */
function assertTempat(field: Field, dituju: Tempat | undefined): void {
  if (dituju?.jenis !== JENIS[field]) throw isianSalah(field, 'Pilihan tidak dikenal', 'tidak_dikenal')
  if (!dituju.aktif) throw isianSalah(field, `${dituju.nama} sudah nonaktif.`, 'nonaktif')
}

/** What is named, with the hours that a kind of class brings along unless others are named. @throws Galat 422 as `assertTempat`, or when nothing is */
function tujuanDari(input: PenempatanInput, tempat: ReadonlyMap<string, Tempat>): Tujuan {
  const tujuan: Tujuan = {}
  for (const field of FIELDS) {
    const id = input[field]
    if (id) assertTempat(field, tempat.get(id))
    // Only a class can be taken away; everybody is on a kampus.
    if (id || (id === null && field === 'idKelasDefault')) tujuan[field] = id
  }
  const sesi = tempat.get(tujuan.idJenisKelas ?? '')?.idKelompokSesi
  if (sesi) tujuan.idKelompokSesi ??= sesi
  if (Object.keys(tujuan).length === 0) throw isianSalah('idKampus', 'Pilih sedikitnya satu yang diubah.', 'kosong')
  return tujuan
}

/** Why a student can't go where the others go; null when he can. */
function halangan(orang: OrangPilihan, tujuan: Tujuan, tempat: ReadonlyMap<string, Tempat>): string | null {
  const status = STATUS_MAHASISWA[orang.status as StatusMahasiswa]
  if (status.kelompok !== 'studi') return `Status ${status.nama}: tidak lagi studi.`
  if (tujuan.idJenisKelas && tempat.get(tujuan.idJenisKelas)?.perluInstansi && orang.idInstansi === null)
    return 'Instansi wajib untuk jenis kelas ini.'
  const kelas = tujuan.idKelasDefault ? tempat.get(tujuan.idKelasDefault) : undefined
  if (kelas && (kelas.idProdi !== orang.idProdi || kelas.angkatan !== orang.angkatan))
    return `Kelas ${kelas.nama} bukan kelas program studi dan angkatan mahasiswa ini.`
  return null
}

async function rencanakan(context: Pemilih, input: PenempatanInput): Promise<Rencana> {
  const { db } = context
  const berlaku = await findBerlaku(db, input.periode)
  if (!berlaku) throw isianSalah('periode', 'Periode tidak dikenal.', 'tidak_dikenal')
  if (berlaku.lewat) throw isianSalah('periode', 'Periode ini sudah lewat. Pilih periode berjalan atau sesudahnya.', 'lewat')
  const tempat = await listTempat(
    db,
    FIELDS.flatMap((field) => input[field] ?? []),
  )
  const tujuan = tujuanDari(input, tempat)
  if (!input.pratinjau && tujuan.idKelasDefault) await holdKelas(db, tujuan.idKelasDefault)
  const { orang, ditolak } = await terpilih(context, input.pilihan, !input.pratinjau)
  const tertahan = orang.flatMap((one): Ditolak[] => {
    const alasan = halangan(one, tujuan, tempat)
    return alasan === null ? [] : [{ idMahasiswa: one.id, nim: one.nim, nama: one.nama, alasan }]
  })
  const boleh = orang.filter((one) => halangan(one, tujuan, tempat) === null)
  const pindah = boleh.filter((one) => berbeda(one, tujuan))
  const terikat = berlaku.nanti ? [] : pindah.filter((one) => berbeda(one, tujuan, ['idKampus', 'idJenisKelas']))
  const krs = await listKrs(
    db,
    terikat.map(({ id }) => id),
    berlaku.aktif,
  )
  return {
    tujuan,
    tempat,
    pindah,
    sama: boleh.length - pindah.length,
    ditolak: [...ditolak, ...tertahan],
    nanti: berlaku.nanti,
    krs: krs.size,
  }
}

/** The running period is changed by a Supervisor with a reason once somebody has an approved KRS in it (DM-R25). */
function assertBebas({ session }: Pemilih, { krs }: Rencana, { periode, alasan }: PenempatanInput): void {
  if (krs === 0) return
  if (!session.supervisor)
    throw new Galat(
      [409, 'sudah_krs'],
      `${formatAngka(krs)} mahasiswa sudah memiliki KRS yang disetujui pada ${labelPeriode(periode)}. Pilih periode berikutnya, atau minta operator Supervisor.`,
      { rincian: { krs } },
    )
  if (!alasan)
    throw isianSalah('alasan', `Tuliskan alasan, karena ${formatAngka(krs)} mahasiswa sudah memiliki KRS pada periode ini.`, 'wajib')
}

/** @throws Galat 409 with the free seats of the class */
function assertMuat({ tujuan, tempat, pindah }: Rencana): void {
  const kelas = tujuan.idKelasDefault ? tempat.get(tujuan.idKelasDefault) : undefined
  if (!kelas) return
  const masuk = pindah.filter(({ idKelasDefault }) => idKelasDefault !== kelas.id).length
  const muat = (kelas.kapasitas ?? 0) - kelas.terisi
  if (masuk > muat)
    throw new Galat(
      [409, 'penuh'],
      `Kelas ${kelas.nama} berisi ${kelas.terisi} dari ${kelas.kapasitas}; ${formatAngka(masuk)} mahasiswa tidak muat. Naikkan kapasitasnya atau pilih kelas lain.`,
    )
}

/** Old -> new in words, the commonest first. */
async function perubahan({ db }: Pemilih, { pindah, tujuan }: Rencana): Promise<PenempatanHasil['perubahan']> {
  const named = FIELDS.filter((field) => tujuan[field] !== undefined)
  const names = await listTempat(db, [
    ...new Set(named.flatMap((field) => [tujuan[field] ?? [], ...pindah.map((one) => one[field] ?? [])].flat())),
  ])
  const nama = (id: string | null | undefined) => (id ? (names.get(id)?.nama ?? null) : null)
  const counts = new Map<string, PenempatanHasil['perubahan'][number]>()
  for (const field of named)
    for (const one of pindah) {
      if (one[field] === tujuan[field]) continue
      const key = `${field}/${one[field]}`
      const found = counts.get(key)
      if (found) found.jumlah += 1
      else counts.set(key, { field, sebelum: nama(one[field]), sesudah: nama(tujuan[field]), jumlah: 1 })
    }
  return [...counts.values()].toSorted((a, b) => b.jumlah - a.jumlah)
}

/** What a plan does, in numbers and words. */
async function ringkas(context: Pemilih, rencana: Rencana, { pratinjau }: PenempatanInput): Promise<PenempatanHasil> {
  const { pindah, nanti, krs, sama, ditolak } = rencana
  return {
    jumlah: pindah.length,
    berubah: nanti ? 0 : pindah.length,
    menunggu: nanti ? pindah.length : 0,
    sama,
    krs,
    ditolak,
    perubahan: await perubahan(context, rencana),
    lewatPekerjaan: pratinjau && pindah.length > LANGSUNG,
    idPekerjaan: null,
  }
}

/**
 * Sets kampus, jenis kelas, kelompok sesi and kelas of many students (DM-R25): a period that has not come is noted and
 * applied when it runs. Who can't go along is left out with the reason. With `lewat`, so many that it takes over two seconds
 * are only checked and handed to it.
 * @throws Galat 409 for the running period once a KRS is approved, unless a Supervisor says why; 409 when the class is full
 */
export async function aturPenempatan(
  context: Pemilih,
  input: PenempatanInput,
  lewat?: (ids: string[]) => Promise<string>,
): Promise<PenempatanHasil> {
  const { db } = context
  const rencana = await rencanakan(context, input)
  const hasil = await ringkas(context, rencana, input)
  if (input.pratinjau) return hasil
  assertBebas(context, rencana, input)
  assertMuat(rencana)
  if (lewat && rencana.pindah.length > LANGSUNG)
    return { ...hasil, lewatPekerjaan: true, idPekerjaan: await lewat(rencana.pindah.map(({ id }) => id)) }
  await noteAct(db, { alasan: input.alasan ?? undefined })
  await tulis(context, rencana, input.periode)
  await noteAct(db, {})
  return hasil
}

async function tulis({ db }: Pemilih, { tujuan, pindah, nanti }: Rencana, periode: number): Promise<void> {
  const { idKampus = null, idJenisKelas = null, idKelompokSesi = null, idKelasDefault } = tujuan
  const rows: Pindah[] = pindah.map(({ id }) => ({ id, idKampus, idJenisKelas, idKelompokSesi }))
  if (rows.length === 0) return
  if (idKampus !== null || idJenisKelas !== null || idKelompokSesi !== null) {
    await noteTempat(db, rows, { periode, terapkan: !nanti })
    if (!nanti) await moveMahasiswa(db, rows)
  }
  if (idKelasDefault !== undefined)
    await seatAll(
      db,
      pindah.map(({ id }) => id),
      idKelasDefault,
    )
}
