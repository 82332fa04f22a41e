import type { CollegeSeed } from '../college-seed'
import { HARI_INI, hariSesudah, saat } from '../kit/calendar'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { DOKUMEN } from '../platform/berkas-isi'
import { daftarOperator } from '../platform/operator'
import { ada, Kekurangan } from './kekurangan'
import type { Mahasiswa } from './mahasiswa'
import { Penduduk, type Orang } from './orang'

/** Students for each request that waits: 80 of 50,000 (demo data). */
const SETIAP = 625
/** Decided ones for each ten that wait. */
const DIPUTUS = 3
const HARI_TERTUA = 41

type Isian = { field: string; lama: string | null; baru: string; putusan?: 'setuju' | 'tolak'; alasan?: string }
type Pemohon = { m: Mahasiswa; o: Orang; kurang: ReturnType<Kekurangan['dari']> }

const surel = ({ m, o }: Pemohon) => `${o.nama.toLowerCase().replaceAll(/[^a-z]+/g, '.')}${m.n}`

/** What people ask for, in turn; old values are those that the person has. */
const RAGAM: readonly ((p: Pemohon) => { isian: Isian[]; alasan: string })[] = [
  ({ o }) => ({ isian: [{ field: 'nama', lama: o.nama, baru: `${o.nama} Ramadhan` }], alasan: 'Nama pada akta kelahiran lebih panjang' }),
  (p) => ({
    isian: [{ field: 'email', lama: ada(p.kurang, 'email', `${surel(p)}@surel.test`), baru: `${surel(p)}@pos.test` }],
    alasan: 'Alamat surel lama tidak dapat dibuka lagi',
  }),
  ({ o, kurang }) => ({
    isian: [
      { field: 'namaIbuKandung', lama: ada(kurang, 'ibu', o.ibu), baru: `${o.ibu} Rahayu` },
      { field: 'idAgama', lama: ada(kurang, 'agama', o.agama), baru: o.agama === '1' ? '2' : '1' },
    ],
    alasan: 'Disesuaikan dengan kartu keluarga yang baru',
  }),
  ({ o }) => ({
    isian: [
      { field: 'tanggalLahir', lama: o.tanggalLahir, baru: hariSesudah(o.tanggalLahir, 1) },
      { field: 'nama', lama: o.nama, baru: `${o.nama} Putri` },
    ],
    alasan: 'Tanggal lahir keliru satu hari sejak pendaftaran',
  }),
]

/** Students who study, whom no document names and no other fixture needs, spread over the whole college. */
function* pemohon(c: CollegeSeed): Generator<Pemohon> {
  const penduduk = new Penduduk(c)
  const kekurangan = new Kekurangan(c)
  for (const m of c.mahasiswa) {
    if (m.orang !== m.n || m.bernama || m.asing || m.jalan.keluar !== null || c.pengecualian.mirip.has(m.n)) continue
    yield { m, o: penduduk.orang(m.n), kurang: kekurangan.dari(m.n) }
  }
}

function pilih(c: CollegeSeed, banyak: number): Pemohon[] {
  const semua = [...pemohon(c)]
  const langkah = Math.max(1, Math.floor(semua.length / banyak))
  return semua.filter((_, n) => n % langkah === langkah - 1).slice(0, banyak)
}

const ALASAN_TOLAK = ['Bukti tidak terbaca', 'Bukti tidak sesuai dengan isian'] as const

/** Every third decided request was refused; of the others the last field of two was. */
function putuskan(isian: readonly Isian[], k: number): { status: string; isian: Isian[] } {
  const alasan = ALASAN_TOLAK[k % ALASAN_TOLAK.length]!
  const tolak = k % 3 === 2
  return {
    status: tolak ? 'ditolak' : 'disetujui',
    isian: isian.map((satu, n) =>
      tolak || n === 1 ? { ...satu, putusan: 'tolak' as const, alasan } : { ...satu, putusan: 'setuju' as const },
    ),
  }
}

/** Answers requests of students with the files beside them: those that wait, the oldest first, and some decided ones. */
export function perubahanTables(c: CollegeSeed): TableRows[] {
  const menunggu = Math.max(1, Math.round(c.mahasiswa.length / SETIAP))
  const semua = pilih(c, menunggu + Math.ceil((menunggu * DIPUTUS) / 10))
  const petugas = c.ids('akun')(daftarOperator(c)[0]?.id ?? 0)
  const baris = semua.map((p, k) => {
    const terbuka = k < menunggu
    const { isian, alasan } = RAGAM[k % RAGAM.length]!(p)
    const putus = terbuka ? { status: 'diajukan', isian } : putuskan(isian, k)
    const umur = terbuka ? HARI_TERTUA - Math.floor((k * HARI_TERTUA) / menunggu) : HARI_TERTUA + (k % 20)
    const diajukan = saat(hariSesudah(HARI_INI, -umur), 28_800 + k * 97)
    return {
      college_id: c.id,
      id: c.ids('perubahan_data')(k),
      id_mahasiswa: c.ids('mahasiswa')(p.m.n),
      isian: JSON.stringify(
        putus.isian.map(({ field, lama, baru, putusan, alasan: sebab }) => ({
          field,
          lama,
          baru,
          putusan: putusan ?? null,
          alasan: sebab ?? null,
        })),
      ),
      alasan,
      bukti: [c.ids('berkas_perubahan')(k)],
      status: putus.status,
      diajukan_pada: diajukan,
      diputus_oleh: terbuka ? null : petugas,
      diputus_pada: terbuka ? null : saat(hariSesudah(HARI_INI, 2 - umur), 36_000 + k * 31),
      dibuat_pada: diajukan,
    }
  })
  const berkas = semua.map((p, k) => {
    const isi = DOKUMEN[k % DOKUMEN.length]!
    return {
      college_id: c.id,
      id: c.ids('berkas_perubahan')(k),
      nama: isi.nama,
      mime: isi.mime,
      ukuran: isi.bytes.length,
      sha256: isi.sha256,
      sha256_kecil: null,
      jenis: 'dokumen',
      area: 'data-master',
      pemilik_jenis: 'dokumen-mahasiswa',
      id_pemilik: c.ids('mahasiswa')(p.m.n),
      status: 'tersimpan',
      dibuat_pada: baris[k]?.diajukan_pada,
      dibuat_oleh: petugas,
    }
  })
  return [rowsOf('berkas', berkas), rowsOf('perubahan_data', baris)]
}
