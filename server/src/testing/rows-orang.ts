import type { AppDatabase } from '../db/client'
import { insert, nextNumber } from './builders'
import { makeAlumni, makeAsisten, makeDosenBerumah, makePegawai } from './builders-orang'

type Place = { collegeId?: string }
type Kind = {
  make(owner: AppDatabase, place: Place): Promise<Readonly<Record<string, string>>>
  ofProdi?: true
  body?: Record<string, object>
}

const ofProdi = true

const dosen: Kind = { make: async (owner, place) => ({ id: (await makeDosenBerumah(owner, place)).id }), ofProdi }

const berkas = (owner: AppDatabase, place: Place, idDosen: string) =>
  insert(owner, 'berkas', {
    ...place,
    nama: 'ijazah.pdf',
    mime: 'application/pdf',
    ukuran: 1,
    sha256: '0'.repeat(64),
    jenis: 'dokumen',
    status: 'tersimpan',
    pemilikJenis: 'dosen',
    idPemilik: idDosen,
  })

/** A row of each history, and what a new one needs in its body before its lecturer is looked for. */
const RIWAYAT = {
  penugasan: {
    table: 'dosenPenugasan',
    values: { tahunAjaran: 2025, nomorSuratTugas: 'ST/1', tanggalSuratTugas: '2025-08-01', mulaiSuratTugas: '2025-09-01' },
  },
  'jabatan-fungsional': { table: 'dosenJabatanFungsional', values: { kode: '43', nomorSk: 'SK/1', tmt: '2020-01-01' } },
  pangkat: { table: 'dosenPangkat', values: { golongan: '11', nomorSk: 'SK/1', tmt: '2020-01-01' } },
  pendidikan: { table: 'dosenPendidikan', values: { jenjang: '35', lembaga: 'Universitas Contoh', tahunLulus: 2005 } },
  sertifikasi: { table: 'dosenSertifikasi', values: { jenis: 'serdos', nomor: 'S-1', tahun: 2015 } },
  'jabatan-struktural': { table: 'dosenJabatanStruktural', values: { nama: 'Kepala Lab', mulai: '2024-01-01' } },
  status: { table: 'dosenStatus', values: { keaktifan: '1', mulai: '2020-01-01' } },
  dokumen: { table: 'dosenDokumen', values: { jenis: 'ijazah' } },
} as const

async function makeRiwayat(owner: AppDatabase, place: Place, jenis: keyof typeof RIWAYAT): Promise<Record<string, string>> {
  const { id: idDosen, idProdiHomebase } = await makeDosenBerumah(owner, place)
  const more = {
    ...(jenis === 'penugasan' ? { idProdi: idProdiHomebase ?? '' } : {}),
    ...(jenis === 'dokumen' ? { idBerkas: (await berkas(owner, place, idDosen)).id } : {}),
  }
  const { table, values } = RIWAYAT[jenis]
  const { id } = await insert(owner, table, { ...place, idDosen, ...values, ...more } as never)
  return { idDosen, id }
}

const NOL = '00000000-0000-4000-8000-000000000000'
const lengkap = (jenis: keyof typeof RIWAYAT) => ({ ...RIWAYAT[jenis].values, idProdi: NOL, idBerkas: NOL })

const riwayat = Object.fromEntries(
  (Object.keys(RIWAYAT) as (keyof typeof RIWAYAT)[]).flatMap((jenis) => {
    const make: Kind['make'] = (owner, place) => makeRiwayat(owner, place, jenis)
    return [
      [`/v2/master/dosen/{idDosen}/${jenis}`, { make, ofProdi, body: { POST: lengkap(jenis) } }],
      [`/v2/master/dosen/{idDosen}/${jenis}/{id}`, { make, ofProdi, body: { PUT: { versi: 1 } } }],
    ] as const
  }),
)

/** A file that names nobody: the lecturer is looked for before anything in it is read. */
function berkasBanding(): FormData {
  const form = new FormData()
  form.set('berkas', new File(['[]'], 'dosen.json'))
  return form
}

/** Parameters of the paths that lecturers, staff, assistants and alumni have. */
export const ROWS_ORANG: Readonly<Record<string, Kind>> = {
  '/v1/dosen/{id}': dosen,
  '/v2/master/cetak/biodata-dosen/{id}': dosen,
  '/v2/master/dosen/{id}/mengajar': dosen,
  '/v2/master/dosen/{id}/bimbingan': dosen,
  '/v2/master/dosen/{id}/akun': dosen,
  '/v2/master/dosen/{id}/riwayat': dosen,
  '/v2/master/dosen/{id}/riwayat/isian': dosen,
  '/v2/master/dosen/{id}/banding': { ...dosen, body: { POST: berkasBanding() } },
  ...riwayat,
  '/v2/master/pegawai/{id}': {
    make: async (owner, place) => ({ id: (await makePegawai(owner, { ...place, nama: `Pegawai ${nextNumber()}` })).id }),
  },
  '/v2/master/asisten-lab/{id}': { make: async (owner, place) => ({ id: (await makeAsisten(owner, place)).id }), ofProdi },
  '/v2/master/alumni/{id}': { make: async (owner, place) => ({ id: (await makeAlumni(owner, place)).id }), ofProdi },
}
