import type { AppDatabase } from '../db/client'
import { insert, nextNumber } from './builders'
import { makeTemplate } from './builders-dokumen'
import { makeMahasiswa } from './builders-master'
import type { RowKind } from './row-kind'

type Place = { collegeId?: string }

const mahasiswa = (body: RowKind['body'] = {}): RowKind => ({
  make: async (owner, place) => ({ id: (await makeMahasiswa(owner, place)).id }),
  ofProdi: true,
  body,
})

/** A paper of a student with the file behind it. */
async function dokumen(owner: AppDatabase, place: Place) {
  const { id } = await makeMahasiswa(owner, place)
  const berkas = await insert(owner, 'berkas', {
    ...place,
    nama: 'ktp.pdf',
    mime: 'application/pdf',
    ukuran: 1,
    sha256: '0'.repeat(64),
    jenis: 'dokumen',
  })
  const { id: idDokumen } = await insert(owner, 'dokumenMahasiswa', { ...place, idMahasiswa: id, jenis: 'ktp', idBerkas: berkas.id })
  return { id, idDokumen }
}

async function pendidikan(owner: AppDatabase, place: Place) {
  const { id, idBiodata } = await makeMahasiswa(owner, place)
  const { id: idPendidikan } = await insert(owner, 'riwayatPendidikan', {
    ...place,
    idBiodata,
    jenis: 'sekolah',
    jenjang: '6',
    namaLembaga: 'SMA 1',
  })
  return { id, idPendidikan }
}

/** A merge that may be taken back. */
async function gabungan(owner: AppDatabase, place: Place) {
  const { idBiodata } = await makeMahasiswa(owner, place)
  return await insert(owner, 'gabunganBiodata', {
    ...place,
    idUtama: idBiodata,
    sebelumUtama: JSON.stringify({ id: idBiodata }),
    sebelumLain: JSON.stringify({ id: idBiodata }),
    pindah: JSON.stringify({ mahasiswa: [], pendidikan: [], orangTua: [] }),
  })
}

/** A request for a mail address that waits. */
async function permintaan(owner: AppDatabase, place: Place) {
  const { id: idMahasiswa } = await makeMahasiswa(owner, place)
  const isian = JSON.stringify([{ field: 'email', lama: null, baru: 'baru@contoh.id', putusan: null, alasan: null }])
  return await insert(owner, 'perubahanData', { ...place, idMahasiswa, isian })
}

const perubahan = (body: RowKind['body'] = {}): RowKind => ({
  make: async (owner, place) => ({ id: (await permintaan(owner, place)).id }),
  ofProdi: true,
  body,
})

/** A card in somebody's hand, by the code behind its QR. */
async function kartu(owner: AppDatabase, place: Place) {
  const { id: idMahasiswa } = await makeMahasiswa(owner, place)
  const { id: idTemplate } = await makeTemplate(owner, { ...place, jenis: 'ktm' })
  const kode = `kode-kartu-${String(nextNumber()).padStart(11, '0')}`
  await insert(owner, 'kartu', {
    ...place,
    idMahasiswa,
    idTemplate,
    jenis: 'ktm',
    ke: 1,
    nomorKartu: kode,
    kode,
    nomorVersi: 1,
    berlakuSampai: '2030-01-01',
    alasan: 'BARU',
    data: JSON.stringify({}),
  })
  return { kode }
}

const alasan = 'Salah catat'
const sekolah = { jenis: 'sekolah', jenjang: '6', namaLembaga: 'SMA 1' }

/** Rows behind the writes of students, their papers and their timeline. */
export const ROWS_MAHASISWA: Readonly<Record<string, RowKind>> = {
  '/v2/master/cetak/biodata-mahasiswa/{id}': mahasiswa(),
  '/v2/master/cetak/lembar-keluar/{id}': mahasiswa(),
  '/v1/mahasiswa/{id}': mahasiswa({ PUT: { versi: 1 }, DELETE: { alasan } }),
  '/v1/mahasiswa/{id}/biodata/diri': mahasiswa({ POST: { dataDiri: {} } }),
  '/v1/mahasiswa/{id}/biodata/fileFoto': {
    ...mahasiswa(),
    // Nothing but form data carries a file; the row is looked for before the picture is read.
    body: { POST: fotoKosong() },
  },
  '/v1/mahasiswa/{id}/biodata/alamat': mahasiswa({ POST: {} }),
  '/v1/mahasiswa/{id}/riwayat_pendidikan': mahasiswa({ POST: sekolah }),
  '/v1/mahasiswa/{id}/riwayat_pendidikan/{idPendidikan}': { make: pendidikan, ofProdi: true },
  '/v2/master/mahasiswa/{id}/nim': mahasiswa({ PUT: { versi: 1, nim: 'BARU0001', alasan } }),
  '/v2/master/mahasiswa/{id}/dokumen': mahasiswa({ POST: { jenis: 'ktp' } }),
  '/v2/master/mahasiswa/{id}/dokumen/{idDokumen}': { make: dokumen, ofProdi: true },
  '/v2/master/mahasiswa/{id}/dokumen/{idDokumen}/verifikasi': {
    make: dokumen,
    ofProdi: true,
    body: { PUT: { versi: 1, statusVerifikasi: 'sah' } },
  },
  '/v2/master/mahasiswa/by-kartu/{kode}': { make: kartu, ofProdi: true },
  '/v2/master/mahasiswa/{id}/akademik': mahasiswa(),
  '/v2/master/mahasiswa/{id}/riwayat': mahasiswa(),
  '/v2/master/mahasiswa/perlu-perhatian/{id}/tindakan': mahasiswa({ POST: { cara: 'telepon', tanggal: '2025-11-12' } }),
  '/v2/master/mahasiswa/{id}/riwayat/isian': mahasiswa(),
  '/v2/master/biodata/gabung/{id}/batal': {
    make: async (owner, place) => ({ id: (await gabungan(owner, place)).id }),
    body: { POST: { alasan } },
  },
  '/v2/master/perubahan-data/{id}': perubahan(),
  '/v2/master/perubahan-data/{id}/putusan': perubahan({ PUT: { setujui: ['email'] } }),
  '/v2/master/perubahan-data/{id}/batal': perubahan({ POST: { alasan } }),
  '/v2/master/mahasiswa/{id}/akun': mahasiswa({ POST: {}, PUT: { status: 'aktif' } }),
  '/v2/master/mahasiswa/{id}/akun/sandi': mahasiswa({ POST: {} }),
}

function fotoKosong(): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(10)], 'foto.jpg'))
  return form
}
