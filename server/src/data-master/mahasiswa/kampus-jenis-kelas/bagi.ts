import { randomUUID } from 'node:crypto'
import type { BagiKelasHasil, BagiKelasInput, KelasBaru } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kelas-default'
import type { Ditolak } from '@sivitas/contract/data-master/mahasiswa/pilihan-mahasiswa'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { bagiKelas } from '@sivitas/rules/data-master/pembagian'
import { kodeKelasBerikut, tandaKelas } from '@sivitas/rules/data-master/pola-kelas'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../../auth/context'
import { withWords } from '../../../kit/constraint'
import { Galat } from '../../../kit/galat'
import type { OrangPilihan } from '../pilihan/queries'
import { terpilih } from '../pilihan/pilihan'
import { holdProdi, insertKelas, listKodeKelas, seat, type KelasKode, type KelasTulis } from './kelas-default-queries'

type Bagian = { tulis: KelasTulis; baru: KelasBaru; orang: readonly OrangPilihan[] }

const masihStudi = ({ status }: OrangPilihan) => STATUS_MAHASISWA[status as StatusMahasiswa].kelompok === 'studi'

/** Why a student is not put into a class now; null when he is. */
function halangan(orang: OrangPilihan, { pindahkan }: Pick<BagiKelasInput, 'pindahkan'>): string | null {
  if (!masihStudi(orang)) return `Status ${STATUS_MAHASISWA[orang.status as StatusMahasiswa].nama}: tidak lagi studi.`
  return orang.idKelasDefault !== null && !pindahkan ? 'Sudah punya kelas.' : null
}

/** In which order a way of splitting takes students; by NIM they come anyway. */
function urutan(orang: readonly OrangPilihan[], cara: BagiKelasInput['cara']): readonly OrangPilihan[] {
  return cara === 'seimbang' ? orang.toSorted((a, b) => a.jenisKelamin.localeCompare(b.jenisKelamin)) : orang
}

/** What the codes of a prodi's classes begin with: 'TI' of 'TI-25-A', else the prodi's own code. */
function awalanKelas(kelas: readonly KelasKode[], { idProdi, kodeProdi }: OrangPilihan): string {
  const [awalan] = kelas.find((one) => one.idProdi === idProdi)?.kode.split(/[-./]/) ?? []
  return awalan || kodeProdi
}

/** Students of one prodi and angkatan together, in the order of both. */
function rombongan(orang: readonly OrangPilihan[]): OrangPilihan[][] {
  const kelompok = new Map<string, OrangPilihan[]>()
  for (const one of orang) {
    const kunci = `${one.kodeProdi}/${one.angkatan}`
    const isi = kelompok.get(kunci)
    if (isi === undefined) kelompok.set(kunci, [one])
    else isi.push(one)
  }
  return [...kelompok.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, isi]) => isi)
}

/** The classes of one cohort of one prodi (DM-R17). */
function bagiSatu(orang: readonly OrangPilihan[], kelas: readonly KelasKode[], input: BagiKelasInput): Bagian[] {
  const [pertama] = orang
  if (!pertama) return []
  const { idProdi, angkatan, jenjangProdi, namaProdi } = pertama
  const bagian = bagiKelas(urutan(orang, input.cara), input.kapasitas, input.cara === 'blok' ? 'blok' : 'bergilir')
  const dipakai = new Set(kelas.filter((one) => one.idProdi === idProdi && one.angkatan === angkatan).map(({ kode }) => kode.toLowerCase()))
  const kode = kodeKelasBerikut(input.pola, { awalan: awalanKelas(kelas, pertama), angkatan }, { m: bagian.length, dipakai })
  return bagian.map((isi, n) => {
    const anggota = isi.toSorted((a, b) => (a.nim < b.nim ? -1 : 1))
    const code = kode[n] ?? ''
    const nama = `${namaProdi} ${angkatan} ${tandaKelas(code)}`.slice(0, 100)
    const same = <Key extends 'idKampus' | 'idJenisKelas'>(key: Key) =>
      anggota.every((one) => one[key] === anggota[0]?.[key]) ? (anggota[0]?.[key] ?? null) : null
    return {
      tulis: {
        id: randomUUID(),
        kode: code,
        nama,
        idProdi,
        angkatan,
        // Left out, a class takes over what all of its students have in common.
        idKampus: input.idKampus === undefined ? same('idKampus') : input.idKampus,
        idJenisKelas: input.idJenisKelas === undefined ? same('idJenisKelas') : input.idJenisKelas,
        kapasitas: input.kapasitas,
      },
      baru: {
        kode: code,
        nama,
        labelProdi: labelProdi(jenjangProdi, namaProdi),
        angkatan,
        jumlah: anggota.length,
        l: anggota.filter(({ jenisKelamin }) => jenisKelamin === 'L').length,
        p: anggota.filter(({ jenisKelamin }) => jenisKelamin === 'P').length,
        nimAwal: anggota[0]?.nim ?? '',
        nimAkhir: anggota.at(-1)?.nim ?? '',
      },
      orang: anggota,
    }
  })
}

/**
 * 'Bagi ke kelas' (DM-R17): as few classes as the capacity allows, whose sizes differ by at most one; students of several
 * prodi or angkatan are split for each apart. With `pratinjau` nothing is written.
 * @throws Galat 409 when nobody is left to be placed, 422 as `terpilih`
 */
export async function bagiKelompok(context: Context, input: BagiKelasInput): Promise<BagiKelasHasil> {
  const { db } = context
  const { orang, ditolak } = await terpilih(context, input.pilihan, !input.pratinjau)
  const tertahan = orang.flatMap((one): Ditolak[] => {
    const alasan = halangan(one, input)
    return alasan === null ? [] : [{ idMahasiswa: one.id, nim: one.nim, nama: one.nama, alasan }]
  })
  const boleh = orang.filter((one) => halangan(one, input) === null)
  if (boleh.length === 0)
    throw new Galat(
      [409, 'tanpa_mahasiswa'],
      'Semua mahasiswa terpilih sudah punya kelas atau tidak lagi studi. Pilih mahasiswa lain, atau pindahkan yang sudah punya kelas.',
    )
  const prodi = [...new Set(boleh.map(({ idProdi }) => idProdi))]
  if (!input.pratinjau) await holdProdi(db, prodi)
  const kelas = await listKodeKelas(db, prodi)
  const bagian = rombongan(boleh).flatMap((satu) => bagiSatu(satu, kelas, input))
  if (!input.pratinjau) await tulis(context, bagian)
  return { kelas: bagian.map(({ baru }) => baru), jumlah: boleh.length, ditolak: [...ditolak, ...tertahan] }
}

async function tulis({ db }: Context, bagian: readonly Bagian[]): Promise<void> {
  await withWords({}, () =>
    insertKelas(
      db,
      bagian.map((one) => one.tulis),
    ),
  )
  await seat(
    db,
    bagian.flatMap((one) => one.orang.map(({ id }) => ({ idMahasiswa: id, idKelas: one.tulis.id }))),
  )
}
