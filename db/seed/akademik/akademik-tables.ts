import type { CollegeSeed } from '../college-seed'
import { line, rowsOf, type TableRows } from '../kit/copy-text'
import { TEMPAT_BERJALAN } from '../kit/calendar'
import { bolehMembimbing } from '../data-master/dosen'
import { desimal } from '../data-master/mahasiswa-tables'
import { idPeriodeKelas, namaKelas, type Kelas } from './kelas'
import { hitungAkm, terkunci, type Akm } from './akm'
import type { MakulCollege } from './susunan'
import { kurikulumDiperbarui } from './kurikulum-baru'
import { BATAS, HURUF, INDEKS, lulusDengan } from './skala'
import { nilaiRows } from './nilai-tables'

function skalaNilai(c: CollegeSeed): TableRows {
  return rowsOf(
    'skala_nilai',
    HURUF.map((huruf, i) => ({
      college_id: c.id,
      id: c.ids('skala_nilai')(i),
      id_set: c.ids('skala_set')(0),
      id_prodi: null,
      jenjang: null,
      huruf,
      indeks: desimal(INDEKS[i] ?? 0),
      batas_bawah: desimal(BATAS[i]?.[0] ?? null),
      batas_atas: desimal(BATAS[i]?.[1] ?? null),
      lulus: lulusDengan(i),
      khusus: INDEKS[i] === null,
      berlaku_mulai: '2012-09-01',
      berlaku_akhir: null,
    })),
  )
}

/** The four parts of the SKS that fit teoriPraktek (AK-R7): face to face, practice, field work, simulation. */
function bagianSks({ sks, teoriPraktek }: MakulCollege): readonly [number, number, number, number] {
  if (teoriPraktek === 'P') return [0, sks, 0, 0]
  if (teoriPraktek === 'TP') return [sks - 1, 1, 0, 0]
  if (teoriPraktek === 'L') return [0, 0, sks, 0]
  return teoriPraktek === 'S' ? [0, 0, 0, sks] : [sks, 0, 0, 0]
}

function mataKuliah(c: CollegeSeed): TableRows {
  return rowsOf(
    'mata_kuliah',
    [...c.susunan.makul, ...((c.lengkap && kurikulumDiperbarui(c.prodi, c.susunan)?.baru) || [])].map((m) => {
      const [tatapMuka, praktik, lapangan, simulasi] = bagianSks(m)
      return {
        college_id: c.id,
        id: c.ids('mata_kuliah')(m.n),
        kode: m.kode,
        nama: m.nama,
        nama_inggris: null,
        id_prodi: c.ids('prodi')(m.prodi),
        mk_bersama: m.bersama,
        jenis: m.jenis,
        kelompok: m.kelompok,
        teori_praktek: m.teoriPraktek,
        sks_tatap_muka: tatapMuka,
        sks_praktik: praktik,
        sks_praktik_lapangan: lapangan,
        sks_simulasi: simulasi,
        sistem_penilaian: m.lulusTidak ? 'lulus_tidak' : 'indeks',
        masuk_ipk: !m.lulusTidak,
        semester: m.semester,
        aktif: c.prodi[m.prodi]?.tutup === undefined ? 'A' : 'N',
        id_pddikti: c.prodi[m.prodi]?.tutup === undefined ? c.ids('pddikti_makul')(m.n) : null,
      }
    }),
  )
}

/** Lecturers by prodi for teaching; where a prodi has none of its own those of the first one teach. */
export function pengajar(c: CollegeSeed): readonly (readonly number[])[] {
  const semua = c.dosen.filter(bolehMembimbing)
  return c.prodi.map((_, i) => {
    const sendiri = semua.filter((d) => d.prodi === i).map((d) => d.n)
    return sendiri.length > 0 ? sendiri : semua.slice(0, 5).map((d) => d.n)
  })
}

/** Who teaches a class, out of those of its prodi. */
export function dosenKelas(daftar: readonly (readonly number[])[], k: Kelas): number | undefined {
  const dosen = daftar[k.makul.prodi] ?? []
  return dosen[(k.makul.n * 3 + k.nomor * 5 + k.tempat) % Math.max(1, dosen.length)]
}

function* barisKelas(c: CollegeSeed): Generator<string> {
  const id = { kelas: c.ids('kelas_kuliah'), prodi: c.ids('prodi'), makul: c.ids('mata_kuliah'), dosen: c.ids('dosen') }
  const daftar = pengajar(c)
  const baris = (k: Kelas, n: number): string => {
    const d = dosenKelas(daftar, k)
    const tanpaDosen = k.tempat > TEMPAT_BERJALAN && n % 120 === 60
    return line([
      c.id,
      id.kelas(n),
      idPeriodeKelas(k),
      id.prodi(k.makul.prodi),
      id.makul(k.makul.n),
      namaKelas(k.nomor),
      k.kapasitas,
      k.terisi,
      d === undefined || tanpaDosen ? null : id.dosen(d),
    ])
  }
  for (const [n, k] of c.kelas.entries()) yield baris(k, n)
  for (const [n, k] of c.tawaran.entries()) yield baris(k, c.kelas.length + n)
}

/** Fee of a semester by level; leave costs its own, an idle period nothing. */
const BIAYA: Readonly<Record<string, number>> = {
  '22': 4_000_000,
  '23': 5_500_000,
  '30': 5_000_000,
  '31': 7_500_000,
  '35': 9_000_000,
  '40': 14_000_000,
}

function biaya(jenjang: string, a: Akm): number {
  if (a.status === 'C') return 500_000
  return a.status === 'N' ? 0 : a.tempat % 2 === 1 ? a.sksSemester * 200_000 : (BIAYA[jenjang] ?? 5_000_000)
}

function* barisAkm(c: CollegeSeed): Generator<string> {
  const [id, idMahasiswa] = [c.ids('aktivitas_kuliah'), c.ids('mahasiswa')]
  let n = 0
  for (const m of c.mahasiswa) {
    const jenjang = c.prodi[m.prodi]?.jenjang ?? '30'
    const pembiayaan = m.n % 20 === 3 ? '3' : m.n % 11 === 4 ? '2' : '1'
    for (const a of hitungAkm(c.akm, m)) {
      yield line([
        c.id,
        id(n++),
        idMahasiswa(m.n),
        idPeriodeKelas({ tempat: a.tempat }),
        a.status,
        a.semesterKe,
        desimal(a.ips),
        desimal(a.ipk),
        a.sksSemester,
        a.sksLulusSemester,
        a.sksTempuh,
        a.sksTotal,
        biaya(jenjang, a),
        pembiayaan,
        terkunci(a),
        'hitung',
        a.sementara,
        terkunci(a) ? 'TERKIRIM' : 'BELUM',
      ])
    }
  }
}

/** Answers the rows of the grade scale, courses, classes, grades and AKM. */
export function* akademikTables(c: CollegeSeed): Generator<TableRows> {
  yield skalaNilai(c)
  yield mataKuliah(c)
  yield {
    table: 'kelas_kuliah',
    columns: ['college_id', 'id', 'id_periode', 'id_prodi', 'id_makul', 'nama_kelas', 'kapasitas', 'terisi', 'id_dosen'],
    lines: barisKelas(c),
  }
  yield nilaiRows(c)
  yield {
    table: 'aktivitas_kuliah',
    columns: [
      'college_id',
      'id',
      'id_mahasiswa',
      'id_periode',
      'status',
      'semester_ke',
      'ips',
      'ipk',
      'sks_semester',
      'sks_lulus_semester',
      'sks_tempuh',
      'sks_total',
      'biaya_kuliah_smt',
      'pembiayaan',
      'kunci',
      'sumber',
      'sementara',
      'status_pddikti',
    ],
    lines: barisAkm(c),
  }
}
