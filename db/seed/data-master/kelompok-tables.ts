import type { CollegeSeed } from '../college-seed'
import { line, rowsOf, type TableRows } from '../kit/copy-text'
import { HARI_INI, hariSesudah, saat } from '../kit/calendar'
import { daftarOperator } from '../platform/operator'

type Kelompok = { nama: string; deskripsi: string; saringan: Readonly<Record<string, unknown>>; bersama?: boolean; beku?: true }

/** Saved sets as a registrar keeps them; the frozen ones hold the students whom their filter found on their day. */
const KELOMPOK: readonly Kelompok[] = [
  {
    nama: 'Angkatan 2025 aktif',
    deskripsi: 'Mahasiswa baru yang masih aktif.',
    saringan: { angkatan: [2025], status: ['A'] },
    bersama: true,
  },
  { nama: 'Sedang cuti', deskripsi: 'Untuk pengingat daftar ulang.', saringan: { status: ['C'] }, bersama: true },
  { nama: 'Nonaktif', deskripsi: 'Perlu dihubungi program studi.', saringan: { status: ['N'] } },
  { nama: 'Tanpa dosen PA', deskripsi: 'Menunggu penetapan.', saringan: { status: ['A'], tanpaPa: true }, bersama: true },
  { nama: 'Tanpa kelas', deskripsi: 'Menunggu pembagian kelas.', saringan: { status: ['A'], tanpaKelas: true } },
  {
    nama: 'Mendekati batas studi',
    deskripsi: 'Sisa dua semester atau kurang.',
    saringan: { status: ['A', 'N'], sisaStudi: { before: 2 } },
  },
  { nama: 'Informatika', deskripsi: 'Semua angkatan.', saringan: { prodi: ['55201'], status: ['A'] }, bersama: true },
  { nama: 'Belum siap PDDikti', deskripsi: 'Data pelaporan belum lengkap.', saringan: { status: ['A'], siapPddikti: false } },
  {
    nama: 'Calon wisuda',
    deskripsi: 'Dibekukan untuk undangan.',
    saringan: { angkatan: [2021], status: ['A'] },
    bersama: true,
    beku: true,
  },
  { nama: 'Peserta pelatihan', deskripsi: 'Dibekukan dari daftar panitia.', saringan: { angkatan: [2024], prodi: ['57201'] }, beku: true },
]

/** A frozen demo set is a list for one hall. */
const ANGGOTA = 120

/** Members of a frozen set: the first students of the year that its filter names. */
function anggota(c: CollegeSeed, { saringan }: Kelompok): number[] {
  const [angkatan] = saringan['angkatan'] as readonly number[]
  return c.mahasiswa
    .filter((m) => m.angkatan === angkatan && m.jalan.keluar === null)
    .slice(0, ANGGOTA)
    .map((m) => m.n)
}

/** Saved sets of students of the full college (data-master, Demo data: 10 saved filters). */
export function kelompokTables(c: CollegeSeed): TableRows[] {
  if (!c.lengkap) return []
  const [idKelompok, idMahasiswa, idAkun] = [c.ids('kelompok_tersimpan'), c.ids('mahasiswa'), c.ids('akun')]
  const pemilik = daftarOperator(c).filter((o) => o.status === 'aktif' && o.prodi === '')
  const frozen = KELOMPOK.flatMap((kelompok, n) => (kelompok.beku ? [{ n, anggota: anggota(c, kelompok) }] : []))
  return [
    rowsOf(
      'kelompok_tersimpan',
      KELOMPOK.map(({ nama, deskripsi, saringan, bersama = false, beku }, n) => ({
        college_id: c.id,
        id: idKelompok(n),
        id_akun: idAkun(pemilik[n % 3]?.id ?? pemilik[0]?.id ?? 0),
        nama,
        deskripsi,
        jenis: 'saringan',
        mode: beku ? 'beku' : 'hidup',
        bersama,
        saringan: JSON.stringify(saringan),
        jumlah: frozen.find((one) => one.n === n)?.anggota.length ?? 0,
        dihitung_pada: saat(hariSesudah(HARI_INI, -3 * n - 1), 36_000),
      })),
    ),
    {
      table: 'kelompok_anggota',
      columns: ['college_id', 'id_kelompok', 'id_mahasiswa'],
      lines: frozen.flatMap(({ n, anggota: daftar }) => daftar.map((m) => line([c.id, idKelompok(n), idMahasiswa(m)]))),
    },
  ]
}
