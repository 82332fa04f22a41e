import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { hasilAkhir, hasilPeriode, type NilaiTercatat } from '@sivitas/rules/akademik/hasil-studi'
import { isiKhs, isiTranskrip, type IsiCetak } from '@sivitas/rules/akademik/isi-hasil-studi'
import { predikat } from '@sivitas/rules/akademik/predikat'
import { predikatBawaan } from '@sivitas/rules/akademik/set-studi'
import { namaBergelar } from '@sivitas/rules/platform/nama-bergelar'
import { sudahFinal } from '../../akademik/akm'
import { namaKelas } from '../../akademik/kelas'
import { hakDari, HURUF, INDEKS, lulusDengan } from '../../akademik/skala'
import type { CollegeSeed } from '../../college-seed'
import type { Mahasiswa } from '../../data-master/mahasiswa'
import type { Penduduk } from '../../data-master/orang'
import { FAKULTAS } from '../../data-master/prodi'
import { PERIODE, periodeDi, tempatPeriode } from '../../kit/calendar'

/** The letter of an attempt with all that hangs on it. */
function hurufTercatat(c: CollegeSeed, i: number) {
  const huruf = c.baris.huruf.get(i)
  const indeks = INDEKS[huruf] ?? null
  const angka = c.baris.angka.get(i)
  return {
    huruf: HURUF[huruf] ?? null,
    indeks: indeks === null ? null : indeks / 100,
    lulus: lulusDengan(huruf),
    angka: angka === 0 ? null : angka / 100,
    final: sudahFinal(c.akm, i),
  }
}

function tercatat(c: CollegeSeed, i: number): NilaiTercatat {
  const makul = c.susunan.makul[c.baris.makul.get(i)]
  const kelas = c.kelas[c.baris.kelas.get(i)]
  if (makul === undefined) throw new RangeError(`Nilai ke-${i} tanpa mata kuliah.`)
  return {
    idMakul: String(makul.n),
    kode: makul.kode,
    nama: makul.nama,
    namaInggris: null,
    sks: makul.sks,
    semester: makul.semester,
    masukIpk: !makul.lulusTidak,
    idPeriode: periodeDi(c.baris.tempat.get(i)).id,
    kelas: kelas === undefined ? null : namaKelas(kelas.nomor),
    ...hurufTercatat(c, i),
  }
}

/** Attempts of a student as the papers print them. */
function nilaiTercatat(c: CollegeSeed, m: Mahasiswa): NilaiTercatat[] {
  const [dari, sampai] = c.baris.rentang(m.n)
  return Array.from({ length: sampai - dari }, (_, k) => tercatat(c, dari + k))
}

const JENJANG: Readonly<Record<string, string>> = { '22': 'D3', '23': 'D4', '30': 'S1', '31': 'Profesi', '35': 'S2', '40': 'S3' }

function pemilik(c: CollegeSeed, m: Mahasiswa, penduduk: Penduduk) {
  const p = c.prodi[m.prodi]
  const pa = c.dosen[m.pa]
  if (p === undefined) throw new RangeError(`Mahasiswa ${m.nim} tanpa prodi.`)
  const fakultas = FAKULTAS.find((f) => f.kode === p.fakultas)
  const status = (m.jalan.keluar?.status ?? m.jalan.status.at(-1) ?? 'A') as StatusMahasiswa
  return {
    nim: m.nim,
    nama: penduduk.orang(m.orang).nama,
    angkatan: m.angkatan,
    namaStatus: STATUS_MAHASISWA[status].nama,
    jenjangProdi: JENJANG[p.jenjang] ?? p.jenjang,
    namaProdi: p.nama,
    namaPa: pa === undefined ? null : namaBergelar(pa),
    namaFakultas: c.def.bentuk === 'universitas' && fakultas ? fakultas.nama : null,
  }
}

const kotaSingkat = (kota: string): string => kota.replace(/^(Kabupaten|Kota Administrasi|Kota) /, '')

const ATURAN = { aturan: 'terbaik' } as const

/** The words of a study card. */
export function isiKhsDemo(c: CollegeSeed, m: Mahasiswa, { periode, penduduk }: { periode: number; penduduk: Penduduk }): IsiCetak {
  const hasil = hasilPeriode(nilaiTercatat(c, m), periode, ATURAN)
  const semesterKe = Math.floor((tempatPeriode(periode) - m.jalan.masuk) / 2) + m.semesterAwal
  const hakSks = hakDari(hasil.ips === null ? null : Math.round(hasil.ips * 100), semesterKe + 1)
  return isiKhs(pemilik(c, m, penduduk), hasil, { periode, semesterKe, hakSks })
}

/** The words of a graduate's transcript. */
export function isiTranskripDemo(c: CollegeSeed, m: Mahasiswa, penduduk: Penduduk): IsiCetak {
  const orang = penduduk.orang(m.orang)
  const p = c.prodi[m.prodi]
  const nilai = nilaiTercatat(c, m)
  const hasil = hasilAkhir(nilai, PERIODE.at(-1)?.id ?? 0, ATURAN)
  const fakta = {
    ipk: hasil.ipk,
    semester: m.jalan.status.length,
    adaUlang: hasil.mk.some(({ percobaan }) => percobaan > 1),
    indeksTerendah: Math.min(...hasil.mk.map(({ indeks }) => indeks ?? 4)),
    indeksHuruf: () => null,
  }
  return isiTranskrip(pemilik(c, m, penduduk), hasil, {
    tempatLahir: kotaSingkat(orang.asal.kota),
    tanggalLahir: orang.tanggalLahir,
    nomorIjazah: null,
    skAkreditasi: null,
    tanggalMasuk: PERIODE[m.jalan.masuk]?.mulai ?? '',
    tanggalLulus: m.jalan.keluar?.tanggal ?? null,
    judulTugasAkhir: null,
    gelar: `${p?.gelar} (${p?.singkatanGelar})`,
    predikat: predikat(predikatBawaan(p?.jenjang ?? null), fakta).nama,
  })
}
