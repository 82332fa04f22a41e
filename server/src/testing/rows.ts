import { inCollege, insert, makeCollege, makeOperator, makePeriode, nextNumber, nobody, PERIODE, TEST_COLLEGE } from './builders'
import { makeEntri, makeJendela, makeKegiatan } from './builders-kalender'
import { row, type Maker, type RowKind } from './row-kind'
import { ROWS_AKUN } from './rows-akun'
import { ROWS_BADAN_HUKUM } from './rows-badan-hukum'
import { ROWS_DOKUMEN } from './rows-dokumen'
import { ROWS_ORANG } from './rows-orang'
import { ROWS_MAHASISWA } from './rows-mahasiswa'
import { ROWS_PENEMPATAN } from './rows-penempatan'
import { ROWS_STATUS } from './rows-status'
import { ROWS_KONVERSI } from './rows-konversi'
import { ROWS_PENGAJAR } from './rows-pengajar'
import {
  makeAkreditasi,
  makeFakultas,
  makeJurusan,
  makeKampus,
  makeKonsentrasi,
  makeMahasiswa,
  makeProdi,
  makeYayasan,
} from './builders-master'
import { makeHakSks, makePredikat, makeSkala, makeSksKelulusan } from './builders-studi'

const ofProdi = true

const operator: RowKind = {
  make: async (owner, place) => {
    const { idOperator } = await makeOperator(owner, { username: `baris.${nextNumber()}`, ...place })
    return { id: String(idOperator), idOperator: String(idOperator) }
  },
}

/** Of an accreditation: its own id and the prodi that its path names. */
const akreditasiProdi: RowKind = {
  make: async (owner, place) => {
    const { id, idProdi } = await makeAkreditasi(owner, place)
    return { id, idProdi: idProdi ?? '' }
  },
  ofProdi,
  body: {
    POST: {
      lembaga: 'BAN-PT',
      peringkat: 'U',
      nomorSk: 'SK/BARU',
      tanggalSk: '2100-01-01',
      tanggalMulai: '2100-01-01',
      tanggalBerakhir: '2105-01-01',
    },
  },
}

const akta: Maker = async (owner, place) => {
  const { id: idYayasan } = await makeYayasan(owner, place)
  return await insert(owner, 'aktaYayasan', { ...place, idYayasan, nomor: '1', tanggal: '2020-01-01', perihal: 'Pendirian' })
}

/** The legal body that every college of a test has. */
const perguruanTinggi: Maker = async (owner, { collegeId = TEST_COLLEGE }) =>
  await inCollege(owner, collegeId, (db) =>
    db.selectFrom('perguruanTinggi').select('id').where('collegeId', '=', collegeId).executeTakeFirstOrThrow(),
  )

const pengumuman: Maker = async (owner, place) => {
  await makeCollege(owner, place)
  const { id: idKategori } = await insert(owner, 'kategoriPengumuman', { ...place, kode: 'UMUM', nama: 'Umum' })
  const values = { judul: 'Ujian', isi: 'Jadwal ujian', idKategori, unitPenulis: 'BAAK', terbitPada: new Date('2025-01-01') }
  return await insert(owner, 'pengumuman', { ...place, ...values })
}

const lokasi: Maker = async (owner, place) => {
  await makeCollege(owner, place)
  return await insert(owner, 'lokasi', { ...place, kode: `L${nextNumber()}`, nama: 'Loket', kota: 'Bandung' })
}

const role: Maker = async (owner, place) => {
  await makeCollege(owner, place)
  return await insert(owner, 'hakAkses', { ...place, nama: `Hak ${nextNumber()}`, scopes: JSON.stringify({ F3: 'B' }) })
}

/** An act of the audit log. */
const catatan: Maker = async (owner, place) => {
  await makeCollege(owner, place)
  const { id } = await insert(owner, 'auditLog', {
    ...place,
    aksi: 'ubah',
    entitas: 'lokasi',
    idBaris: nobody(),
    sebelum: '{}',
    sesudah: '{}',
  })
  return { id: String(id) }
}

/** A role lent from one operator to another. */
const pelimpahan: Maker = async (owner, place) => {
  const { idOperator: idPemberi } = await makeOperator(owner, { username: `pemberi.${nextNumber()}`, ...place })
  const { idOperator: idPenerima } = await makeOperator(owner, { username: `penerima.${nextNumber()}`, ...place })
  const days = { berlakuMulai: '2026-01-01', berlakuSelesai: '2026-02-01' }
  return await insert(owner, 'pelimpahan', { ...place, idPemberi, idPenerima, idHakAkses: [nobody()], ...days, alasan: 'Cuti tahunan' })
}

/** A system that signs in through us. */
const ssoKlien: Maker = async (owner, place) => {
  await makeCollege(owner, place)
  const values = { jenis: 'lms', redirectUri: ['https://lms.contoh.ac.id/sso'], peranDiizinkan: ['ROLE_OPERATOR'] }
  return await insert(owner, 'ssoKlien', { ...place, id: `klien.${nextNumber()}`, nama: 'LMS', ...values })
}

const idpLuar: Maker = async (owner, place) => {
  await makeCollege(owner, place)
  return await insert(owner, 'idpLuar', { ...place, nama: 'Surel kampus', issuer: `https://${nobody()}.contoh.ac.id`, clientId: 'sivitas' })
}

/** A student, whose number stands for him in a path. */
const mahasiswa: RowKind = {
  make: async (owner, place) => {
    const { id, nim } = await makeMahasiswa(owner, place)
    return { id, nim }
  },
  ofProdi,
}

/** A window that some later day opens, so that every act on it may be tried. */
const jendela: Maker = (owner, place) =>
  makeJendela(owner, {
    ...place,
    angkatan: 1980 + (nextNumber() % 120),
    mulai: new Date('2100-01-01T00:00:00Z'),
    selesai: new Date('2100-02-01T00:00:00Z'),
  })

const periode: RowKind = {
  make: async (owner, { collegeId }) => ({ id: String(await makePeriode(owner, 20991, collegeId)) }),
}

const berkas: Maker = async (owner, place) => {
  await makeCollege(owner, place)
  const content = { mime: 'application/pdf', ukuran: 1, sha256: '0'.repeat(64), jenis: 'dokumen' }
  return await insert(owner, 'berkas', {
    ...place,
    nama: 'uji.pdf',
    ...content,
    status: 'tersimpan',
    pemilikJenis: 'operator',
    idPemilik: '1',
  })
}

/** A rule set of a prodi. */
const aturan: RowKind = {
  make: async (owner, place) => {
    const { id: idProdi } = await makeProdi(owner, place)
    const id = 1000 + nextNumber()
    await insert(owner, 'aturan', { ...place, id, nama: 'Set', idProdi, berlakuMulai: PERIODE })
    return { id: String(id) }
  },
  ofProdi,
}

const situs: Maker = async (owner, place) => {
  await makeCollege(owner, place)
  return await insert(owner, 'site', { ...place, origin: `https://situs-${nextNumber()}.contoh.ac.id`, jenis: 'terpisah' })
}

/** Of every path with a parameter, what the parameter stands for. */
export const ROWS: Readonly<Record<string, RowKind>> = {
  '/v1/fakultas/{id}': row(makeFakultas),
  '/v1/jurusan/{id}': row(makeJurusan),
  '/v2/master/prodi/{id}': row(makeProdi, { ofProdi }),
  '/v2/master/prodi/{id}/mahasiswa': row(makeProdi, { ofProdi }),
  '/v2/master/prodi/{id}/dosen': row(makeProdi, { ofProdi }),
  '/v2/master/prodi/{idProdi}/akreditasi': akreditasiProdi,
  '/v2/master/prodi/{idProdi}/akreditasi/{id}': akreditasiProdi,
  '/v2/master/akreditasi-institusi/{id}': row((owner, place) => makeAkreditasi(owner, { ...place, idProdi: null, lembaga: nobody() })),
  '/v1/perguruan_tinggi/{id}': row(perguruanTinggi),
  '/v1/yayasan/{id}': row(makeYayasan),
  '/v2/master/akta-yayasan/{id}': row(akta),
  '/v2/master/kampus/{id}': row(makeKampus),
  ...ROWS_BADAN_HUKUM,
  '/v1/konsentrasi/{id}': row(makeKonsentrasi, { ofProdi }),
  '/v1/mahasiswa/{id}/biodata_singkat': mahasiswa,
  '/v1/mahasiswa/{id}/biodata': mahasiswa,
  '/v2/master/mahasiswa/by-nim/{nim}': mahasiswa,
  '/v1/operator/{idOperator}': operator,
  '/v1/operator/{id}': operator,
  '/v1/operator/{id}/biodata_singkat': operator,
  '/v1/role/{id}': row(role),
  '/v1/aturan/{id}': aturan,
  '/v2/pengaturan/aturan/{id}': aturan,
  '/v2/pengaturan/situs/{id}': row(situs),
  '/v2/pengaturan/lokasi/{id}': row(lokasi),
  '/v2/academic/kegiatan-akademik/{id}': row(makeKegiatan),
  '/v2/academic/kalender/{id}': row(makeEntri),
  '/v2/academic/jadwal-sistem/{id}': row(jendela),
  '/v2/academic/jadwal-sistem/{id}/tutup': row(jendela),
  '/v2/academic/periode/{id}': periode,
  '/v2/academic/periode/{id}/status': { ...periode, body: { POST: { status: 'berjalan' } } },
  '/v2/academic/periode/{id}/periksa-tutup': periode,
  '/v2/academic/hak-sks/{id}': row((owner, place) => makeHakSks(owner, { ...place, angkatanMulai: nextNumber() })),
  '/v2/academic/sks-kelulusan/{id}': row((owner, place) => makeSksKelulusan(owner, { ...place, angkatanMulai: nextNumber() })),
  '/v2/academic/predikat/{id}': row((owner, place) => makePredikat(owner, { ...place, angkatanMulai: nextNumber() })),
  '/v2/academic/skala-nilai/{id}': row(
    (owner, place) => makeSkala(owner, { ...place, berlakuMulai: `${2000 + (nextNumber() % 7000)}-01-01` }),
    {
      body: { PUT: { versi: 1, baris: [{ huruf: 'A', indeks: 4, batasBawah: 0, batasAtas: 100, lulus: true }] } },
    },
  ),
  '/v2/academic/mahasiswa/{id}/hak-sks': mahasiswa,
  ...ROWS_AKUN,
  ...ROWS_DOKUMEN,
  ...ROWS_ORANG,
  ...ROWS_MAHASISWA,
  ...ROWS_PENEMPATAN,
  ...ROWS_STATUS,
  ...ROWS_KONVERSI,
  ...ROWS_PENGAJAR,
  '/v1/pengumuman/{id}': row(pengumuman),
  '/v2/platform/audit/{id}': row(catatan),
  '/v2/platform/audit/{id}/kembalikan': row(catatan, { body: { POST: { versi: 1, alasan: 'Salah ubah' } } }),
  '/v2/pengaturan/pelimpahan/{id}/akhiri': row(pelimpahan),
  '/v2/pengaturan/sso-klien/{id}': row(ssoKlien),
  '/v2/pengaturan/sso-klien/{id}/rahasia': row(ssoKlien),
  '/v2/pengaturan/sso-klien/{id}/uji': row(ssoKlien),
  '/v2/pengaturan/idp-luar/{id}': row(idpLuar),
  '/v2/platform/berkas/{id}': row(berkas),
  '/v2/platform/berkas/{id}/unduh': row(berkas),
}
