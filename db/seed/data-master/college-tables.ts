import type { CollegeSeed } from '../college-seed'
import { PERIODE, PERIODE_BERJALAN } from '../kit/calendar'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { daftarKecamatan, type Kecamatan } from './wilayah'

/** Answers a kecamatan by Kemendagri's number. */
export function kecamatan(kemendagri: string): Kecamatan {
  const k = daftarKecamatan().find((x) => x.kemendagri === kemendagri)
  if (k === undefined) throw new RangeError(`Kecamatan ${kemendagri} tidak dikenal.`)
  return k
}

/** Origins of the demo colleges: the full one on the plain address, the others on names that every browser leads home. */
export function demoSites(collegeId: string, port: number): readonly { readonly origin: string; readonly jenis: 'utama' | 'terpisah' }[] {
  const di = (host: string, jenis: 'utama' | 'terpisah' = 'utama') => ({ origin: `http://${host}:${port}`, jenis })
  if (collegeId === 'pt01') return [di('localhost'), di('127.0.0.1')]
  if (collegeId === 'pt03') return [di('pt03.localhost'), di('terpisah.pt03.localhost', 'terpisah')]
  return [di(`${collegeId}.localhost`)]
}

function college({ id, def, port }: CollegeSeed): TableRows {
  return rowsOf('college', [
    {
      college_id: id,
      kode_pt: def.kodePt,
      unik: def.unik,
      zona_waktu: 'Asia/Jakarta',
      nama: def.namaSistem,
      judul: def.nama,
      copyright: def.nama,
      url_sikad_legacy: id === 'pt01' ? `http://localhost:${port}` : null,
      color_mode: 'light',
      enable_chat: false,
      enable_localization: false,
      enable_help_chat: false,
      status: 'aktif',
      periode_aktif: PERIODE_BERJALAN,
      demo: true,
    },
  ])
}

function yayasan({ id, def, ids }: CollegeSeed): TableRows[] {
  if (def.statusMilik !== '3') return []
  const k = kecamatan(def.kemendagri)
  const idYayasan = ids('yayasan')(1)
  const akta = [
    { nomor: '12', tanggal: '1984-02-20', perihal: 'Pendirian yayasan' },
    { nomor: '45', tanggal: '2006-08-14', perihal: 'Penyesuaian anggaran dasar' },
    { nomor: '08', tanggal: '2021-03-09', perihal: 'Perubahan susunan pengurus' },
  ]
  return [
    rowsOf('yayasan', [
      {
        college_id: id,
        id: idYayasan,
        kode: `Y-${def.kodePt}`,
        nama: `Yayasan ${def.nama.replace('Universitas ', '')}`,
        jalan: def.jalan,
        kelurahan: 'Sukamaju',
        kode_pos: '40135',
        id_wilayah: k.kode,
        telepon: '+62225550101',
        email: `yayasan@${def.domain}`,
        website: `https://yayasan.${def.domain}`,
        nomor_akta: '08',
        tanggal_akta: '2021-03-09',
        nama_notaris: 'Notaris Contoh, S.H., M.Kn.',
        nomor_pengesahan_ahu: 'AHU-0012345.AH.01.04.Tahun 2021',
        tanggal_pengesahan_ahu: '2021-04-01',
        npwp: '012345678901000',
        ketua: 'Ketua Yayasan Contoh',
        sekretaris: 'Sekretaris Yayasan Contoh',
        bendahara: 'Bendahara Yayasan Contoh',
      },
    ]),
    rowsOf(
      'akta_yayasan',
      akta.map((a, i) => ({
        college_id: id,
        id: ids('akta_yayasan')(i + 1),
        id_yayasan: idYayasan,
        ...a,
        notaris: 'Notaris Contoh, S.H., M.Kn.',
      })),
    ),
  ]
}

function perguruanTinggi({ id, def, ids }: CollegeSeed): TableRows {
  const k = kecamatan(def.kemendagri)
  return rowsOf('perguruan_tinggi', [
    {
      college_id: id,
      id: ids('perguruan_tinggi')(1),
      kode: def.kodePt,
      nama: def.nama,
      nama_inggris: def.inggris,
      singkatan: def.singkatan,
      bentuk_pt: def.bentuk,
      status_milik: def.statusMilik,
      status_pt: 'A',
      id_yayasan: def.statusMilik === '3' ? ids('yayasan')(1) : null,
      npwp: '098765432101000',
      sk_pendirian: '0123/O/1985',
      tanggal_sk_pendirian: '1985-03-11',
      sk_izin_operasional: '77/D/O/1985',
      tanggal_izin_operasional: '1985-06-01',
      jalan: def.jalan,
      rt_rw: '001/002',
      kelurahan: 'Sukamaju',
      kode_pos: '40135',
      id_wilayah: k.kode,
      lintang: '-6.887000',
      bujur: '107.615000',
      telepon: '+62225550100',
      faksimile: '+62225550199',
      email: `info@${def.domain}`,
      website: `https://www.${def.domain}`,
      bank: 'Bank Contoh',
      unit_cabang: 'Bandung',
      nomor_rekening: '1234567890',
      mbs: false,
      luas_tanah_milik: '52000.00',
      luas_tanah_bukan_milik: '8000.00',
      motto: 'Belajar, Berkarya, Berbagi',
      visi: 'Menjadi perguruan tinggi yang unggul dan membumi.',
      misi: 'Menyelenggarakan pendidikan, penelitian, dan pengabdian kepada masyarakat yang bermutu.',
      tanggal_berdiri: '1985-03-11',
      id_pddikti: ids('pddikti_pt')(1),
    },
  ])
}

function kampus({ id, def, ids }: CollegeSeed): TableRows {
  return rowsOf(
    'kampus',
    def.kampus.map((k, i) => {
      const kec = kecamatan(k.kemendagri)
      return {
        college_id: id,
        id: ids('kampus')(i + 1),
        kode: k.kode,
        nama: k.nama,
        jalan: k.jalan,
        kelurahan: 'Sukamaju',
        kode_pos: '40135',
        id_wilayah: kec.kode,
        kota: kec.kota,
        lintang: `-6.${890_000 + i * 1000}`,
        bujur: `107.${610_000 + i * 1000}`,
        utama: i === 0,
        zona_waktu: 'WIB',
        aktif: true,
      }
    }),
  )
}

/** Kinds of class: code, digits in the NIM, name, group of sessions, whether an agency sends the students. */
const JENIS_KELAS = [
  ['RP', '01', 'Reguler Pagi', 0, false],
  ['RS', '02', 'Reguler Sore', 1, false],
  ['KK', '03', 'Karyawan', 2, false],
  ['IN', '04', 'Internasional', 0, false],
  ['KS', '05', 'Kelas Kerja Sama', 2, true],
] as const
const KELOMPOK_SESI = [
  ['PAGI', 'Pagi', [1, 2, 3, 4, 5]],
  ['MALAM', 'Malam', [1, 2, 3, 4, 5]],
  ['PEKAN', 'Akhir pekan', [6, 7]],
] as const

function jenisKelas({ id, ids }: CollegeSeed): TableRows[] {
  return [
    rowsOf(
      'kelompok_sesi',
      KELOMPOK_SESI.map(([kode, nama, hari], i) => ({ college_id: id, id: ids('kelompok_sesi')(i), kode, nama, hari, aktif: true })),
    ),
    rowsOf(
      'jenis_kelas',
      JENIS_KELAS.map(([kode, kodeNim, nama, sesi, perlu], i) => ({
        college_id: id,
        id: ids('jenis_kelas')(i),
        kode,
        kode_nim: kodeNim,
        nama,
        id_kelompok_sesi: ids('kelompok_sesi')(sesi),
        perlu_instansi: perlu,
        aktif: true,
      })),
    ),
  ]
}

/** Group of sessions of each kind of class. */
export const SESI_KELAS: readonly number[] = JENIS_KELAS.map(([, , , sesi]) => sesi)

/** Answers the rows of the college itself: its sites, periods, legal body, campuses and kinds of class. */
export function* collegeTables(seed: CollegeSeed): Generator<TableRows> {
  yield college(seed)
  yield rowsOf(
    'site',
    demoSites(seed.id, seed.port).map((s, i) => ({ college_id: seed.id, id: seed.ids('site')(i), ...s, aktif: true })),
  )
  yield rowsOf(
    'periode',
    PERIODE.map((p) => ({
      college_id: seed.id,
      id: p.id,
      tahun: p.tahun,
      kode_semester: p.kode,
      tanggal_mulai: p.mulai,
      tanggal_selesai: p.selesai,
      minggu_kuliah: p.minggu,
      status: p.status,
    })),
  )
  yield* yayasan(seed)
  yield perguruanTinggi(seed)
  yield kampus(seed)
  yield* jenisKelas(seed)
}
